/** Everything that matters fits on the screen of a beamer and of an old laptop, and on a phone. */
import type { Page } from '@playwright/test';
import { pairwise } from '../tests/pairwise.ts';
import { expectOneScreen } from './one-screen.ts';
import { oneIn } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

const screens = [
  { size: '1366×768', theme: 'light', locale: 'en-US' },
  { size: '1366×768', theme: 'light', locale: 'zh-CN' },
  { size: '1366×768', theme: 'projector', locale: 'en-US' },
  { size: '1366×768', theme: 'projector', locale: 'zh-CN' },
  { size: '1024×768', theme: 'light', locale: 'en-US' },
  { size: '1024×768', theme: 'light', locale: 'zh-CN' },
] as const;

async function oneSearch(bench: Workbench): Promise<void> {
  for (const view of [{}, { step: 3 }, { step: 16 }, { input: '2', step: 33 }, { input: '5', step: 16 }]) {
    await bench.open(view);
    await expectOneScreen(bench.page, JSON.stringify(view));
    for (const panel of [bench.tree, bench.table, bench.stack]) {
      const box = await panel.boundingBox();
      expect(box?.height ?? 0, JSON.stringify(view)).toBeGreaterThan(60);
      await expect(panel, JSON.stringify(view)).toBeInViewport({ ratio: 0.99 });
    }
  }
}

async function comparison(bench: Workbench): Promise<void> {
  const { page } = bench;
  await bench.open({ input: '3', compare: 'blind', step: 60 });
  await expectOneScreen(page, 'opened by a link');
  await bench.open({ input: '3', step: 60 });
  await page.getByRole('button', { name: /^(Compare|对比)$/ }).click();
  await expect(page.locator('[data-lane="1"]')).toBeVisible();
  await expectOneScreen(page, 'opened by the button');
}

async function threeAndFour(bench: Workbench): Promise<void> {
  const { page } = bench;
  for (const compare of ['blind,strong', 'blind,strong,astar', 'poj,naive+ascending,fractional+most-alive+zero']) {
    await bench.open({ input: '3', compare, step: 60 });
    await expect(page.locator('[data-ratio]')).toHaveCount(compare.split(',').length + 1);
    await expectOneScreen(page, compare);
    const tops = await page
      .locator('[data-board]')
      .evaluateAll((boards) => boards.map((board) => Math.round(board.getBoundingClientRect().top)));
    expect(new Set(tops).size, 'rows of boards').toBe(2);
    for (const panel of [bench.tree, page.locator('.scroll-table.compare')])
      expect((await panel.boundingBox())?.height ?? 0, compare).toBeGreaterThan(60);
  }
}

const fourOf = (puzzle: string, preset: string, compare: string) => async (bench: Workbench) => {
  await bench.open({ puzzle, preset, compare, step: 9 });
  await expect(bench.page.locator('[data-ratio]')).toHaveCount(4);
  await expectOneScreen(bench.page, puzzle);
};

const oneOf = (puzzle: string) => async (bench: Workbench) => {
  for (const step of [1, 4, 12]) {
    await bench.open({ puzzle, step });
    await expectOneScreen(bench.page, `step ${step}`);
  }
  await bench.page.getByRole('button', { name: /^(Edit|编辑)$/ }).click();
  await expectOneScreen(bench.page, 'while editing');
};

/** What is to be on one screen, and the check that it is. */
const views: Readonly<Record<string, (bench: Workbench) => Promise<void>>> = {
  'board, tree, explanation and controls are': oneSearch,
  'a comparison is': comparison,
  'three and four searches are': threeAndFour,
  'four searches of booksort are': fourOf('booksort', 'guide', 'blind,astar,bidirectional'),
  'four searches of rotation-game are': fourOf('rotation-game', 'guide', 'blind,pattern,astar'),
  'four searches of lits are': fourOf('lits', 'secondary', 'filler,secondary,filler'),
  'booksort: board, tree, explanation and controls are': oneOf('booksort'),
  'rotation-game: board, tree, explanation and controls are': oneOf('rotation-game'),
  'lits: board, tree, explanation and controls are': oneOf('lits'),
};

const combinations = screens.flatMap((screen) => Object.keys(views).map((what) => ({ ...screen, what })));
// every combination is looked at in looks.spec.ts
for (const { size, theme, locale, what } of pairwise(combinations))
  test.describe(`${size}, ${theme}, ${locale}`, () => {
    const [width = 0, height = 0] = size.split('×').map(Number);
    test.use({ viewport: { width, height }, locale });

    test(`${what} on one screen`, async ({ bench }) => {
      await bench.prefer(theme);
      await views[what]?.(bench);
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

  for (const [row, view] of [
    { step: 3 },
    { input: '5', step: 16 },
    { input: '3', compare: 'blind', step: 60 },
    { input: '3', compare: 'blind,strong', step: 60 },
    { input: '3', compare: 'blind,strong,astar', step: 60 },
  ].entries())
    test(
      `nothing scrolls sideways, in any tab and language: ${JSON.stringify(view)}`,
      oneIn(4, row),
      async ({ bench, page }) => {
        await bench.open(view);
        await expect(bench.views).toHaveCount(3);
        for (const tab of await bench.views.all()) {
          await tab.tap();
          await expect(tab).toHaveAttribute('aria-pressed', 'true');
          expect(await sideways(page), (await tab.textContent()) ?? '').toEqual({ page: 0, main: 0, out: [] });
        }
        await bench.choose(/中文|English/);
        expect((await sideways(page)).out).toEqual([]);
      },
    );

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

test.describe('5.9: editing on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  const things = '[data-stick], [data-book], [data-move], rect[data-cell]';
  const least = (page: Page, part: string) =>
    page
      .locator(`[data-board] :is(${part})`)
      .evaluateAll((all) =>
        Math.min(...all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))),
      );

  for (const [row, view] of [{ input: '5', step: 16 }, { puzzle: 'rotation-game' }, { puzzle: 'lits' }].entries())
    test(
      `the board does not shrink, its parts are as wide as a finger, its tools one row: ${JSON.stringify(view)}`,
      oneIn(3, row),
      async ({ bench, page }) => {
        await bench.open(view);
        const picture = page.locator('[data-board] svg[data-roving]');
        const before = (await picture.boundingBox())?.height ?? 999;
        await bench.button('Edit').tap();
        expect((await picture.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(before);
        expect(await least(page, things)).toBeGreaterThanOrEqual(32);
        const tops = await page
          .locator('[data-board] .tools button')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
        expect(new Set(tops).size, 'rows of tools').toBe(1);
        expect((await page.locator('[data-board] .tools').boundingBox())?.width ?? 999).toBeLessThanOrEqual(360);
      },
    );
});
