/** Many searches on many inputs: chosen, run in a worker, cancelled, saved, and opened from a cell. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, OPEN, SAMPLES, test } from './matrix.ts';
import { oneIn } from './sample.ts';

const golden = readFileSync(new URL('../tests/golden/square-destroyer.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const PRESETS = ['guide', 'blind', 'poj', 'textbook'];

/** The golden nodes of a grid under the presets. */
function goldenNodes(n: number, missing: readonly number[]): number[] {
  const row = golden.find((one) => one.n === n && one.missing.join() === missing.join());
  return PRESETS.map((preset) => row.presets[preset].nodes);
}

test('presets on the contest samples have the golden counts, and the table is saved as it is', async ({
  bench,
  matrix,
}) => {
  await bench.open();
  await matrix.open();
  await matrix.choose(...PRESETS);
  await matrix.type(SAMPLES);
  await expect(bench.dialog.getByText('4 searches × 2 inputs = 8 runs')).toBeVisible();
  await matrix.run();
  await expect(matrix.status).toHaveText('Finished: 8 runs.');
  const counts = [goldenNodes(2, []), goldenNodes(3, [12, 17, 23])];
  for (const [input, row] of counts.entries())
    for (const [search, nodes] of row.entries()) await expect(matrix.cell(input, search)).toContainText(`${nodes}`);
  await expect(bench.dialog.locator('thead th')).toHaveText(['Input', ...PRESETS]);
  await expect(bench.dialog.locator('tbody th')).toHaveText([
    /1 · n = 2\s*answer: 3/,
    /2 · n = 3 − 12 17 23\s*answer: 3/,
  ]);
  await expect(bench.dialog.locator('.best')).toHaveText(['◆ 19', '◆ 4']);
  const sum = (search: number) => counts.reduce((all, row) => all + (row[search] ?? 0), 0);
  await expect(bench.dialog.locator('tfoot td > span')).toHaveText(PRESETS.map((_, search) => `${sum(search)}`));
  const [head = [], ...records] = await matrix.saved();
  expect(head.slice(0, 6)).toEqual(['case', 'brief', 'search', 'outcome', 'answer', 'nodes']);
  expect(records.map((record) => record.slice(0, 6))).toEqual(
    counts.flatMap((row, input) =>
      row.map((nodes, i) => [
        `${input + 1}`,
        ['n = 2', 'n = 3 - 12 17 23'][input],
        PRESETS[i],
        'solved',
        '3',
        `${nodes}`,
      ]),
    ),
  );
  expect(records.every((record) => record.slice(-2).join() === 'yes,yes')).toBe(true);
});

test('switches are varied from the search on the screen, one at a time or all together', async ({ bench, matrix }) => {
  await bench.open({ input: '3', preset: 'strong' });
  await matrix.open();
  await matrix.choose();
  await expect(bench.dialog.getByText('Choose a search.')).toBeVisible();
  await expect(bench.button('Run')).toBeDisabled();
  await bench.dialog.getByRole('checkbox', { name: /^Memory/ }).check();
  await bench.dialog.getByRole('checkbox', { name: 'Estimate h' }).check();
  await expect(bench.dialog.getByText('5 searches × 1 input = 5 runs')).toBeVisible();
  await bench.dialog.getByRole('radio', { name: 'all combinations' }).check();
  await expect(bench.dialog.getByText('8 searches × 1 input = 8 runs')).toBeVisible();
  await matrix.run();
  await expect(matrix.status).toHaveText('Finished: 8 runs.');
  await expect(bench.dialog.locator('thead th b').first()).toHaveText('strong');
  await expect(matrix.cell(0, 0)).toContainText('38');
  await matrix.setUp();
  for (const box of await bench.dialog.locator('.switches').getByRole('checkbox').all()) await box.check();
  await expect(bench.dialog.getByText('That makes 1,536 searches, at most 64 fit here.')).toBeVisible();
  await expect(bench.button('Run')).toBeDisabled();
});

test('a cell opens its input with its search; the table is there when one comes back', async ({
  bench,
  matrix,
  page,
}) => {
  await bench.open();
  await matrix.open();
  await bench.dialog.getByRole('radio', { name: 'the 8 examples' }).check();
  await bench.dialog.getByRole('radio', { name: '1 million' }).check();
  await matrix.run();
  await expect(matrix.status).toHaveText('Finished: 16 runs.');
  await expect(matrix.cell(5, 1)).toContainText(/≥ 1,\d{3},\d{3}\s*stopped/);
  const total = bench.dialog.locator('tfoot td').nth(1);
  await expect(total.locator('span')).toHaveText(/^≥ [\d,]+$/);
  await expect(total.locator('small')).toHaveText(/^≥ [\d,.]+ ms$/);
  await matrix.cell(3, 1).click();
  await expect(bench.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/input=3&preset=blind&step=1$/);
  await expect(bench.place).toHaveText('step 1 of 8,933');
  await bench.press('ArrowRight'); // the keys are the workbench's again
  await bench.isAt(2);
  await matrix.open();
  await expect(matrix.cell(3, 1)).toContainText('2,103');
});

test('a long run tells how far it is, and is cancelled in the middle; closing the dialog stops it too', async ({
  bench,
  matrix,
}) => {
  await bench.open({ input: '5' });
  await matrix.open();
  await matrix.choose('guide', 'blind');
  await bench.dialog.getByRole('radio', { name: '100 million' }).check();
  await matrix.run();
  const progress = bench.dialog.locator('.progress');
  await expect(progress).toContainText(/1 of 2 runs done\s*·\s*now blind on input 1: [\d,]{7,} nodes/);
  await bench.button('Cancel').click();
  await expect(matrix.status).toHaveText('Cancelled after 1 of 2 runs. What was found is kept.');
  await expect(matrix.cell(0, 0)).toContainText('28,637');
  await expect(matrix.cell(0, 1)).toHaveCount(0);
  await expect(bench.dialog.locator('tfoot')).toHaveCount(0); // one search is not through: there is nothing to compare
  await expect(progress).toHaveCount(0);
  await matrix.run();
  await expect(progress).toContainText('now blind');
  await bench.press('Escape');
  await matrix.open();
  await expect(matrix.status).toHaveText('Cancelled after 1 of 2 runs. What was found is kept.');
});

test('all of it works by the keyboard alone', async ({ bench, matrix, page }) => {
  await bench.open();
  await bench.button('More').focus();
  await bench.press('Enter');
  await expect(bench.button(OPEN)).toBeVisible();
  await bench.press('Tab', 'Enter');
  await expect(bench.dialog).toBeVisible();
  const tabTo = async (wanted: Locator) => {
    for (let i = 0; i < 60; i++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await bench.press('Tab');
    }
    throw new Error('not reached by Tab');
  };
  await tabTo(bench.dialog.locator('input[value=poj]'));
  await bench.press('Space');
  await tabTo(bench.button('Run'));
  await bench.press('Enter');
  await expect(matrix.status).toHaveText('Finished: 3 runs.');
  await tabTo(matrix.cell(0, 0));
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(matrix.cell(0, 2)).toBeFocused();
  await bench.press('Enter');
  await expect(bench.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/preset=poj/);
});

test('neither the dialog nor its worker is in the first load', async ({ bench, matrix, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await bench.open();
  expect(asked.filter((url) => /matrix/i.test(url))).toEqual([]);
  await matrix.open();
  await matrix.run();
  await expect(matrix.status).toHaveText('Finished: 2 runs.');
  expect(asked.filter((url) => /matrix\.worker/.test(url))).toHaveLength(1);
});

for (const [row, puzzle] of ['booksort', 'rotation-game', 'lits'].entries())
  test(`the searches of ${puzzle} agree on the input on the screen`, oneIn(3, row), async ({ bench, matrix, page }) => {
    await page.goto(`./#puzzle=${puzzle}`);
    await expect(bench.sentence).toBeVisible();
    await matrix.open();
    const boxes = await bench.dialog.locator('fieldset').first().getByRole('checkbox').all();
    for (const box of boxes) await box.check();
    await matrix.run();
    await expect(matrix.status).toHaveText(`Finished: ${boxes.length} runs.`, { timeout: 20_000 });
    await expect(bench.dialog.getByRole('alert')).toHaveCount(0);
    await expect(bench.dialog.locator('tbody th')).toContainText('answer: ');
  });

const screens = [
  { width: 360, height: 640, theme: 'light' },
  { width: 1024, height: 768, theme: 'light' },
  { width: 1366, height: 768, theme: 'projector' },
] as const;
for (const [row, { width, height, theme }] of screens.entries())
  test(
    `at ${width} × ${height}, ${theme}, it fits and its table scrolls inside`,
    oneIn(3, row),
    async ({ bench, matrix, page }) => {
      await page.setViewportSize({ width, height });
      await bench.prefer(theme);
      await bench.open();
      await matrix.open();
      await bench.dialog.getByRole('checkbox', { name: 'Stick order' }).check();
      await bench.dialog.getByRole('checkbox', { name: 'Estimate h' }).check();
      await bench.dialog.getByRole('radio', { name: 'all combinations' }).check();
      await matrix.run();
      await expect(matrix.status).toHaveText('Finished: 12 runs.');
      const wide = await page.evaluate(() => {
        const over = (element: Element | null) => (element?.scrollWidth ?? 0) - (element?.clientWidth ?? 0);
        return { dialog: over(document.querySelector('dialog[open]')), page: over(document.scrollingElement) };
      });
      expect(wide).toEqual({ dialog: 0, page: 0 });
      await matrix.cell(0, 11).scrollIntoViewIfNeeded();
      await expect(bench.dialog.locator('tbody th')).toBeInViewport();
      await expect(matrix.cell(0, 11)).toBeInViewport();
    },
  );

test('7.8: what it is asked is in the address: a reload and a link open it again', async ({ bench, matrix, page }) => {
  await bench.open({ input: '3', step: 9 });
  await matrix.open();
  await matrix.choose('poj', 'blind');
  await matrix.type(SAMPLES);
  await expect(page).toHaveURL(/&step=9&matrix=blind,poj&inputs=2,3-12\.17\.23&limit=10000000$/);
  await page.reload();
  await expect(bench.dialog).toBeVisible();
  await expect(bench.dialog.getByText('2 searches × 2 inputs = 4 runs')).toBeVisible();
  await expect(matrix.field).toHaveValue(/^2\n2\n/);
  await bench.press('Escape');
  await expect(page).toHaveURL(/&step=9$/);
  await page.goto('./#puzzle=lits&matrix=filler&inputs=examples');
  await expect(bench.dialog.getByRole('checkbox', { name: 'filler' })).toBeChecked();
  await expect(bench.dialog.getByRole('radio', { name: /examples/ })).toBeChecked();
});

test('5.12: of eight searches every column can be brought to sight', async ({ bench, matrix, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await bench.open({ input: '2' });
  await matrix.open();
  const boxes = bench.dialog.locator('fieldset').first().getByRole('checkbox');
  for (const box of await boxes.all()) await box.check();
  await matrix.run();
  await expect(matrix.status).toHaveText(/^Finished/);
  const last = bench.dialog.locator('thead th').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  const sideways = await bench.dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});
