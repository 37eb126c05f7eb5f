/** The tree's tools, counts and signs in narrow and low panels. */
import { isInside } from './is-inside.ts';
import { oneIn } from './sample.ts';
import { expect, test } from './workbench.ts';

const rooms = [
  { size: [819, 614], theme: 'projector', view: { input: '3', compare: 'blind', step: 300 } },
  { size: [1280, 720], theme: 'projector', view: { input: '3', compare: 'blind', step: 300 } },
  { size: [819, 614], theme: 'projector', view: { input: '4', compare: 'strong,astar,blind', step: 452 } },
  { size: [1280, 720], theme: 'projector', view: { input: '3', preset: 'astar', step: 300 } },
  { size: [1024, 768], theme: 'light', view: { input: '3', compare: 'blind,strong', step: 300 } },
  { size: [360, 640], theme: 'dark', view: { input: '3', compare: 'blind', step: 300 } },
  { size: [2560, 1440], theme: 'light', view: { input: '3', compare: 'blind', step: 300 } },
] as const;
for (const [row, { size, theme, view }] of rooms.entries())
  test(
    `of the tree no tool, count or sign is cut at ${size.join('×')}, ${theme}, ${row}`,
    oneIn(7, row),
    async ({ bench, page }) => {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await bench.prefer(theme);
      await bench.open(view);
      const panel = page.locator('.tree-panel');
      const legend = panel.locator('.legend');
      if (!(await legend.isVisible())) await bench.button('Legend').click();
      await expect(legend).toBeVisible();
      const parts = await panel.locator('.where, .tools > *').all();
      for (const part of parts) {
        if (!(await part.isVisible())) continue;
        expect(await isInside(part, panel)).toBe(true);
        expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
      }
      // of a very low panel they are scrolled
      for (const sign of await legend.locator('li').all()) {
        await sign.scrollIntoViewIfNeeded();
        const [inner, outer] = [await sign.boundingBox(), await legend.boundingBox()];
        expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
        expect(await sign.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      }
      if (view.input === '3' && 'compare' in view && view.compare === 'blind')
        await expect(panel.locator('.where')).toContainText('bound 5 · both 329 · only A 0 · only B 1,036');
    },
  );
