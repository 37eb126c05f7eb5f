/** Words are explained beside them, by keys and pointer, and a presenter's remote steps on all the same. */
import { expectAccessible } from './accessible.ts';
import { expect, test, type Workbench } from './workbench.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A word of the sentence, once words are explained. */
const word = (bench: Workbench, name: string) => bench.sentence.getByRole('button', { name, exact: true });

test('2.10: a word is explained by keys, read aloud, closed by Escape, and a press keeps the remote alive', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '3', step: 16 });
  const f = word(bench, 'f');
  const cut = word(bench, 'cut');
  await expect(f).toHaveAttribute('tabindex', '0');
  await expect(cut).toHaveAttribute('tabindex', '-1');
  await f.focus();
  await bench.press('ArrowDown');
  await expect(cut).toBeFocused();
  await bench.press('Enter');
  await expect(cut).toHaveAttribute('aria-expanded', 'true');
  await expect(bench.dialog).toBeFocused();
  await expect(bench.dialog).toMatchAriaSnapshot(`
    - dialog "cut (the literature says pruned)":
      - heading "cut (the literature says pruned)" [level=2]
      - button "Close"
      - paragraph: /^A node whose f is above the bound is not searched further.*may come back to it.$/
      - paragraph: "Here: g = 3, h = 3, f = 3 + 3 = 6 > bound 5."
      - button "All terms"
  `);
  await expectAccessible(page);
  await bench.press('Escape');
  await expect(bench.dialog).toHaveCount(0);
  await expect(cut).toBeFocused();
  await cut.blur();

  await cut.click();
  await expect(bench.dialog).toBeVisible();
  await bench.press('PageDown');
  await bench.isAt(17);
  await expect(bench.dialog).toHaveCount(0);
  await bench.press('ArrowLeft', 'ArrowLeft', 'ArrowRight');
  await bench.isAt(16);
});

test('2.10: all terms stand in one place, and what is typed finds some of them', { tag: '@long' }, async ({
  bench,
  page,
}) => {
  await bench.open({ input: '3', step: 16 });
  await word(bench, 'cut').click();
  await bench.button('All terms').click();
  await expect(bench.dialog).toHaveAccessibleName('Glossary');
  await expect(bench.dialog.locator('[data-entry]')).toHaveCount(36);
  await bench.dialog.getByRole('searchbox').fill('dancing');
  await expect(bench.dialog.locator('[data-entry="dancing-links"]')).toBeVisible();
  await expect(bench.dialog.locator('[data-entry="bound"]')).toHaveCount(0);
  await expectAccessible(page);
  await bench.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bench.dialog).toHaveCount(0);
  await bench.press('?');
  await bench.button('Glossary').click();
  await expect(bench.dialog).toHaveAccessibleName('Glossary');
});

test('2.11: the puzzle is stated at the first step, and at the heading of the board', { tag: '@long' }, async ({
  bench,
  page,
}) => {
  for (const [puzzle, contest, board] of [
    ['square-destroyer', 'POJ 1084', 'Board'],
    ['booksort', 'POJ 3460', 'Shelf'],
    ['rotation-game', 'POJ 2286', 'Board'],
    ['lits', 'P11047', 'Board'],
  ] as const) {
    await bench.open({ puzzle });
    await expect(page.locator('.statement')).toContainText(contest);
    await bench.press('ArrowRight');
    await expect(page.locator('.statement')).toHaveCount(0);
    await page.getByRole('heading', { name: board, exact: true }).getByRole('button').click();
    await expect(bench.dialog).toContainText(contest);
  }
});

test('2.5: heads of statistics are explained inside their dialog', { tag: '@long' }, async ({ bench, page }) => {
  await bench.open({ input: '3', step: 1500 });
  await bench.choose('Statistics');
  await bench.dialog.getByRole('button', { name: 'effective branching factor' }).click();
  const card = page.getByRole('dialog', { name: 'effective branching factor' });
  await expect(card).toContainText('1 + b + … + b^d = nodes');
  await expect(card).toContainText(/Here: bound 5 had 329 nodes down to depth d = \d, so b ≈ \d\.\d\d\./);
  await bench.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(bench.dialog).toBeVisible();
});

test.describe('360×640 with touch', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('2.10: an explanation is inside the window, whichever word is tapped', { tag: '@long' }, async ({
    bench,
    page,
  }) => {
    await bench.open({ input: '3', step: 15 });
    await bench.button('More on this step').tap();
    const words = page.locator('.told [data-term]');
    await expect(words.first()).toBeVisible();
    for (const each of await words.all()) {
      await each.tap();
      const box = await bench.dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(640);
      await bench.dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(bench.dialog).toHaveCount(0);
    }
  });

  test('2.10: the menu of other things leads to all terms', { tag: '@long' }, async ({ bench }) => {
    await bench.open({ input: '3', step: 15 });
    await bench.button('More').tap();
    await bench.button('Glossary').tap();
    await expect(bench.dialog).toHaveAccessibleName('Glossary');
    await expect(bench.dialog.locator('[data-entry="bound"]')).toBeVisible();
    await expect(bench.button('Glossary')).toHaveCount(0);
  });
});
