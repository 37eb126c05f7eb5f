/** Everything that matters fits on the screen of a beamer and of an old laptop, and on a phone. */
import type { Page } from '@playwright/test';
import { expectOneScreen } from './one-screen.ts';
import { expect, test } from './workbench.ts';

for (const [width, height, theme, locale] of [
  [1366, 768, 'light', 'en-US'],
  [1366, 768, 'light', 'zh-CN'],
  [1366, 768, 'projector', 'en-US'],
  [1366, 768, 'projector', 'zh-CN'],
  [1024, 768, 'light', 'en-US'],
  [1024, 768, 'light', 'zh-CN'],
] as const)
  test.describe(`${width}×${height}, ${theme}, ${locale}`, () => {
    test.use({ viewport: { width, height }, locale });

    test('board, tree, explanation and controls are on one screen', async ({ bench, page }) => {
      await bench.prefer(theme);
      for (const view of [{}, { step: 3 }, { step: 16 }, { input: '2', step: 33 }, { input: '5', step: 16 }]) {
        await bench.open(view);
        await expectOneScreen(page, JSON.stringify(view));
        for (const panel of [bench.tree, bench.table, bench.stack]) {
          const box = await panel.boundingBox();
          expect(box?.height ?? 0, JSON.stringify(view)).toBeGreaterThan(60);
          await expect(panel, JSON.stringify(view)).toBeInViewport({ ratio: 0.99 });
        }
      }
    });

    test('a comparison is on one screen', async ({ bench, page }) => {
      await bench.prefer(theme);
      await bench.open({ input: '3', compare: 'blind', step: 60 });
      await expectOneScreen(page, 'opened by a link');
      await bench.open({ input: '3', step: 60 });
      await page.getByRole('button', { name: /^(Compare|对比)$/ }).click();
      await expect(page.locator('[data-lane="1"]')).toBeVisible();
      await expectOneScreen(page, 'opened by the button');
    });

    test('three and four searches are on one screen', async ({ bench, page }) => {
      await bench.prefer(theme);
      for (const compare of ['blind,strong', 'blind,strong,astar', 'poj,naive+ascending,fractional+most-alive+zero']) {
        await bench.open({ input: '3', compare, step: 60 });
        await expect(page.locator('[data-ratio]')).toHaveCount(compare.split(',').length + 1);
        await expectOneScreen(page, compare);
        const tops = await page
          .locator('[data-board]')
          .evaluateAll((boards) => boards.map((board) => Math.round(board.getBoundingClientRect().top)));
        expect(new Set(tops).size, 'rows of boards').toBe(2);
        for (const panel of [bench.tree, page.locator('section.compare')])
          expect((await panel.boundingBox())?.height ?? 0, compare).toBeGreaterThan(60);
      }
    });

    for (const [puzzle, preset, compare] of [
      ['booksort', 'guide', 'blind,astar,bidirectional'],
      ['rotation-game', 'guide', 'blind,pattern,astar'],
      ['lits', 'secondary', 'filler,secondary,filler'],
    ] as const)
      test(`four searches of ${puzzle} are on one screen`, async ({ bench, page }) => {
        await bench.prefer(theme);
        await bench.open({ puzzle, preset, compare, step: 9 });
        await expect(page.locator('[data-ratio]')).toHaveCount(4);
        await expectOneScreen(page, puzzle);
      });
  });

test.describe('360×640 with touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  /** Elements that reach out of the screen to the side, and how far the page can be scrolled there. */
  const sideways = (page: Page) =>
    page.evaluate(() => ({
      page: (document.scrollingElement?.scrollWidth ?? 0) - 360,
      main: (document.querySelector('main')?.scrollWidth ?? 0) - (document.querySelector('main')?.clientWidth ?? 0),
      out: [...document.querySelectorAll('button, select, summary, h2, p, table, [role=slider]')]
        .filter((element) => element.checkVisibility() && !element.closest('.unseen, .captions'))
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 1 && (left < -1 || right > 361);
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    }));

  test('nothing scrolls sideways, in any tab and language, compared or not', async ({ bench, page }) => {
    for (const view of [
      { step: 3 },
      { input: '5', step: 16 },
      { input: '3', compare: 'blind', step: 60 },
      { input: '3', compare: 'blind,strong', step: 60 },
      { input: '3', compare: 'blind,strong,astar', step: 60 },
    ]) {
      await bench.open(view);
      await expect(bench.views).toHaveCount(3);
      for (const tab of await bench.views.all()) {
        await tab.tap();
        await expect(tab).toHaveAttribute('aria-pressed', 'true');
        expect(await sideways(page), `${JSON.stringify(view)} ${await tab.textContent()}`).toEqual({
          page: 0,
          main: 0,
          out: [],
        });
      }
      await page.getByRole('button', { name: /中文|English/ }).tap();
      expect((await sideways(page)).out).toEqual([]);
      await page.getByRole('button', { name: /中文|English/ }).tap();
    }
  });

  test('board, sentence and controls stay while tabs change the rest', async ({ bench }) => {
    await bench.open({ step: 3 });
    for (const [tab, shown] of [
      ['Search tree', bench.tree],
      ['Squares', bench.table],
      ['Bounds', bench.slider],
    ] as const) {
      await bench.views.filter({ hasText: tab }).tap();
      await expect(shown).toBeVisible();
      for (const other of [bench.tree, bench.table, bench.slider].filter((one) => one !== shown))
        await expect(other).toBeHidden();
      await expect(bench.stick(1)).toBeVisible();
      await expect(bench.sentence).toBeVisible();
      await expect(bench.button('Step')).toBeInViewport({ ratio: 1 });
    }
  });

  test('taps step, and large enough to hit', async ({ bench, page }) => {
    await bench.open();
    await bench.button('Step').tap();
    await bench.button('Step').tap();
    await bench.isAt(3);
    await bench.button('Back').tap();
    await bench.isAt(2);
    const small = await page.locator('footer button').evaluateAll(
      (buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => button.getBoundingClientRect())
          .filter(({ width, height }) => width < 36 || height < 36).length,
    );
    expect(small).toBe(0);
  });

  test('a tap on a stick shows its formula, and edits while editing', async ({ bench, page }) => {
    await bench.open();
    await bench.stick(16).tap();
    await expect(page.getByText('r·w + j + 1 = 2·7 + 1 + 1 = 16')).toBeVisible();
    await bench.button('Edit').tap();
    await bench.stick(1).tap();
    await expect(bench.stick(1)).toHaveAttribute('data-status', 'missing');
    await bench.stick(2).tap();
    await expect(bench.stick(2)).toHaveAttribute('data-status', 'missing');
    await expect(page).toHaveURL(/input=3-1\.2\.12\.17\.23/);
  });

  test('the input dialog fits, and an example opens by tap', async ({ bench, page }) => {
    await bench.open();
    await bench.button('Input').tap();
    expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - 360)).toBe(0);
    const box = await bench.dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await bench.dialog.getByRole('button', { name: 'complete n = 1' }).tap();
    await expect(bench.sticks).toHaveCount(4);
  });
});
