/** Where the system's own colours are forced upon the page, and where the screen's pixels change. */
import type { Page } from '@playwright/test';
import { long } from './sample.ts';
import { expect, SAMPLE, test } from './workbench.ts';

/** A property of the first such element, as it is computed. */
const computed = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Colours of the system, as the page has them. */
const system = (page: Page, colour: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('forced-color-adjust', 'none');
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, colour);

/** The colours of the flame's bars. */
const flameColours = (page: Page) =>
  page
    .locator('.flame canvas')
    .first()
    .evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      brush?.drawImage(canvas as HTMLCanvasElement, 0, 0);
      const pixels = brush?.getImageData(0, 0, width, height).data ?? [];
      const found = new Set<string>();
      for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at + 3] === 255) found.add(`rgb(${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]})`);
      return [...found];
    });

for (const scheme of ['dark', 'light'] as const)
  test.describe(`6.2: with forced colours on a ${scheme} ground`, () => {
    test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: scheme });
    const tag = scheme === 'dark' ? {} : long;

    test('the tree, the rows, the buttons and the timeline keep their marks', tag, async ({ bench, page }) => {
      await bench.open({ input: SAMPLE, step: 14 });
      const [ground, highlight] = [await system(page, 'Canvas'), await system(page, 'Highlight')];
      expect(highlight).not.toBe(ground);
      expect(await computed(page, '.now-ring', 'stroke')).toBe(highlight);
      expect(await computed(page, '.stack tr.now', 'outline-style')).toBe('solid');
      expect(await computed(page, 'button[aria-pressed="true"]', 'background-color')).toBe(highlight);
      expect(await computed(page, 'button[aria-pressed="false"]', 'background-color')).not.toBe(highlight);
      expect(await computed(page, '[data-board="0"] .missing .dot', 'fill')).not.toBe(ground);
      expect(await computed(page, '[data-board="0"] .gone', 'stroke-dasharray')).toContain(',');
      expect(await computed(page, '[data-board="0"] .gone', 'stroke')).not.toBe(ground);
      expect(await computed(page, '[data-board="0"] .order', 'fill')).toBe(ground);
      expect(await computed(page, '.strip .cursor line', 'stroke')).not.toBe(ground);
      await expect(page.locator('.flame canvas')).toHaveCount(2);
      await expect.poll(() => flameColours(page)).toContain(await system(page, 'CanvasText'));
      expect(await flameColours(page)).not.toContain(ground);
    });

    test('LITS keeps its live squares', long, async ({ bench, page }) => {
      await bench.open({ puzzle: 'lits', step: 30 });
      const ground = await system(page, 'Canvas');
      expect(await computed(page, 'td i.on', 'background-color')).not.toBe(ground);
      expect(await computed(page, 'td i.out', 'border-top-style')).toBe('dotted');
      expect(await computed(page, 'thead th.now', 'background-color')).toBe(await system(page, 'Highlight'));
      expect(await computed(page, '.piece text', 'fill')).toBe(await system(page, 'CanvasText'));
    });

    test('the bars of the Rotation Game are full or empty', long, async ({ bench, page }) => {
      await bench.open({ puzzle: 'rotation-game', step: 12 });
      const ground = await system(page, 'Canvas');
      expect(await computed(page, '.bar i.full', 'background-color')).not.toBe(ground);
      expect(await computed(page, '.bar i:not(.full)', 'background-color')).toBe('rgba(0, 0, 0, 0)');
    });

    test('Booksort keeps its books and their gaps', long, async ({ bench, page }) => {
      await bench.open({ puzzle: 'booksort', step: 20 });
      const ground = await system(page, 'Canvas');
      for (const mark of ['.cover', '.counted rect']) expect(await computed(page, mark, 'stroke')).not.toBe(ground);
      expect(await computed(page, '.counted i', 'background-color')).not.toBe(ground);
    });
  });

test('6.9: when the screen has other pixels, the flame is drawn anew in them', long, async ({ bench, page }) => {
  await bench.open({ input: '3', step: 40 });
  const flame = page.locator('.flame canvas').first();
  await expect(flame).toBeVisible();
  const ratio = () =>
    flame.evaluate((canvas) => (canvas as HTMLCanvasElement).width / canvas.getBoundingClientRect().width);
  const client = await page.context().newCDPSession(page);
  for (const [turn, deviceScaleFactor] of [2, 1, 1.5, 3].entries()) {
    // a browser without a screen tells of another ratio only along with another size
    const size = { width: 1280, height: 801 + (turn % 2), deviceScaleFactor, mobile: false };
    await client.send('Emulation.setDeviceMetricsOverride', size);
    await expect.poll(ratio).toBeCloseTo(deviceScaleFactor, 1);
  }
});
