/** The page as it is printed. */
import type { Page } from '@playwright/test';
import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

/** A sheet without its margins, in pixels: A4, upright and lying. */
const sheets = { upright: { width: 703, height: 1032 }, lying: { width: 1032, height: 703 } };

/** What of these is cut off: sticks out of the sheet's width, or lies outside of what it can be scrolled in. */
const cutOff = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const faults: string[] = [];
      if (box.width === 0 || box.right > innerWidth + 1 || box.left < -1) faults.push(`wide ${box.left} ${box.right}`);
      for (let around = element.parentElement; around; around = around.parentElement) {
        const outer = around.getBoundingClientRect();
        const isClipping = getComputedStyle(around).overflow !== 'visible';
        if (isClipping && (box.bottom > outer.bottom + 1 || box.right > outer.right + 1))
          faults.push(`${element.className} in ${around.className}`);
      }
      return faults;
    }),
  );

for (const [name, size] of Object.entries(sheets))
  for (const [puzzle, step, compare] of [
    ['square-destroyer', 10, 'blind'],
    ['square-destroyer', 10, ''],
    ['booksort', 20, ''],
    ['rotation-game', 12, ''],
    ['lits', 30, ''],
  ] as const)
    test(
      `6.3: on paper, ${name}, ${puzzle}${compare && ' compared'} is whole and light`,
      long,
      async ({ bench, page }) => {
        await bench.prefer('dark');
        await bench.open({ puzzle, step, ...(compare ? { compare } : {}) });
        await bench.isExplained();
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name: url }) => url.includes('on-paper')),
        );
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        await page.setViewportSize(size);
        await page.emulateMedia({ media: 'print' });
        const main = page.locator('main');
        await expect(main.locator('button:visible')).toHaveCount(0);
        await expect(page.locator('footer')).toBeHidden();
        const paper = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
        );
        expect(paper).toMatch(/^#f+$/);
        for (const part of [
          '.sentence',
          '.canvas',
          '[data-board="0"] svg',
          '.strip .frame',
          '.board-panel > .table tr:last-child',
        ])
          await expect(page.locator(part).last(), part).toBeVisible();
        expect(await cutOff(page, '.sentence, .canvas, .strip .frame, main > .board-panel .table tr')).toEqual([]);
        // nothing is printed over the tree, nor the tree over anything
        const boxes = await main
          .locator('.told-panel, .tree-panel .canvas, .board-panel > .table')
          .evaluateAll((parts) =>
            parts
              .map((part) => part.getBoundingClientRect())
              .map(({ left, right, top, bottom }) => [left, right, top, bottom]),
          );
        const over = boxes.flatMap(([left = 0, right = 0, top = 0, bottom = 0], i) =>
          boxes.slice(i + 1).filter(([l = 0, r = 0, t = 0, b = 0]) => l < right && left < r && t < bottom && top < b),
        );
        expect(over).toEqual([]);
        if (compare) await expect(page.locator('[data-board="1"] > h3')).toHaveAttribute('data-name', `B · ${compare}`);
        // the tree fits on one sheet
        expect((await page.locator('.canvas').boundingBox())?.height).toBeLessThanOrEqual(size.height - 60);
      },
    );

test('6.3: it can be printed', long, async ({ bench, page }) => {
  await bench.open({ input: '3', step: 40 });
  await bench.isExplained();
  for (const landscape of [false, true])
    expect((await page.pdf({ format: 'A4', landscape })).length).toBeGreaterThan(10_000);
});
