/** Many searches on many inputs: chosen, run in a worker, cancelled, saved, and opened from a cell. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readCsv } from '../tests/matrix/read-csv.ts';
import { expect, test, type Workbench } from './workbench.ts';

const OPEN = 'Many searches on many inputs';
const SAMPLES = '2\n2\n0\n3\n3 12 17 23\n';
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

async function openMatrix(bench: Workbench): Promise<void> {
  await bench.button(OPEN).click();
  await expect(bench.dialog).toBeVisible();
}

/** Ticks these searches and no others. */
async function choose(bench: Workbench, ...names: readonly string[]): Promise<void> {
  for (const box of await bench.dialog.locator('fieldset').first().getByRole('checkbox').all())
    await box.setChecked(names.includes(await box.inputValue()));
}

async function typeText(bench: Workbench, text: string): Promise<void> {
  await bench.dialog.getByRole('radio', { name: 'contest input' }).check();
  await bench.page.getByLabel('Contest input to run').fill(text);
}

const run = (bench: Workbench) => bench.button('Run').click();
const setUp = (bench: Workbench) => bench.dialog.getByText('What to run').click();
const cell = (bench: Workbench, input: number, search: number): Locator =>
  bench.dialog.locator(`[data-cell="${input}-${search}"]`);
const status = (bench: Workbench) => bench.dialog.getByRole('status');

async function saved(page: Page, bench: Workbench): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), bench.button('Save as CSV').click()]);
  expect(download.suggestedFilename()).toBe('deepen-square-destroyer-matrix.csv');
  return readCsv(readFileSync(await download.path(), 'utf8'));
}

test('presets on the contest samples have the golden counts, and the table is saved as it is', async ({
  bench,
  page,
}) => {
  await bench.open();
  await openMatrix(bench);
  await choose(bench, ...PRESETS);
  await typeText(bench, SAMPLES);
  await expect(bench.dialog.getByText('4 searches × 2 inputs = 8 runs')).toBeVisible();
  await run(bench);
  await expect(status(bench)).toHaveText('Finished: 8 runs.');
  const counts = [goldenNodes(2, []), goldenNodes(3, [12, 17, 23])];
  for (const [input, row] of counts.entries())
    for (const [search, nodes] of row.entries()) await expect(cell(bench, input, search)).toContainText(`${nodes}`);
  await expect(bench.dialog.locator('thead th')).toHaveText(['Input', ...PRESETS]);
  await expect(bench.dialog.locator('tbody th')).toHaveText([
    /1 · n = 2\s*answer: 3/,
    /2 · n = 3 − 12 17 23\s*answer: 3/,
  ]);
  await expect(bench.dialog.locator('.best')).toHaveText(['◆ 19', '◆ 4']);
  const sum = (search: number) => counts.reduce((all, row) => all + (row[search] ?? 0), 0);
  await expect(bench.dialog.locator('tfoot td > span')).toHaveText(PRESETS.map((_, search) => `${sum(search)}`));
  const [head = [], ...records] = await saved(page, bench);
  expect(head.slice(0, 6)).toEqual(['case', 'brief', 'search', 'outcome', 'answer', 'nodes']);
  expect(records.map((record) => record.slice(0, 6))).toEqual(
    counts.flatMap((row, input) =>
      row.map((nodes, i) => [
        `${input + 1}`,
        ['n = 2', 'n = 3 − 12 17 23'][input],
        PRESETS[i],
        'solved',
        '3',
        `${nodes}`,
      ]),
    ),
  );
  expect(records.every((record) => record.slice(-2).join() === 'yes,yes')).toBe(true);
});

test('switches are varied from the search on the screen, one at a time or all together', async ({ bench }) => {
  await bench.open({ input: '3', preset: 'strong' });
  await openMatrix(bench);
  await choose(bench);
  await expect(bench.dialog.getByText('Choose a search.')).toBeVisible();
  await expect(bench.button('Run')).toBeDisabled();
  await bench.dialog.getByRole('checkbox', { name: /^Memory/ }).check();
  await bench.dialog.getByRole('checkbox', { name: 'Estimate h' }).check();
  await expect(bench.dialog.getByText('5 searches × 1 input = 5 runs')).toBeVisible();
  await bench.dialog.getByRole('radio', { name: 'all combinations' }).check();
  await expect(bench.dialog.getByText('8 searches × 1 input = 8 runs')).toBeVisible();
  await run(bench);
  await expect(status(bench)).toHaveText('Finished: 8 runs.');
  await expect(bench.dialog.locator('thead th b').first()).toHaveText('strong');
  await expect(cell(bench, 0, 0)).toContainText('38');
  await setUp(bench);
  for (const box of await bench.dialog.locator('.switches').getByRole('checkbox').all()) await box.check();
  await expect(bench.dialog.getByText('That makes 1,536 searches, at most 64 fit here.')).toBeVisible();
  await expect(bench.button('Run')).toBeDisabled();
});

test('a cell opens its input with its search; the table is there when one comes back', async ({ bench, page }) => {
  await bench.open();
  await openMatrix(bench);
  await bench.dialog.getByRole('radio', { name: 'the 8 examples' }).check();
  await bench.dialog.getByRole('radio', { name: '1 million' }).check();
  await run(bench);
  await expect(status(bench)).toHaveText('Finished: 16 runs.');
  await expect(cell(bench, 5, 1)).toContainText(/≥ 1,\d{3},\d{3}\s*stopped/);
  const total = bench.dialog.locator('tfoot td').nth(1);
  await expect(total.locator('span')).toHaveText(/^≥ [\d,]+$/);
  await expect(total.locator('small')).toHaveText(/^≥ [\d,.]+ ms$/);
  await cell(bench, 3, 1).click();
  await expect(bench.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/input=3&preset=blind&step=1$/);
  await expect(bench.position).toHaveText('step 1 of 8,933');
  await bench.press('ArrowRight'); // the keys are the workbench's again
  await bench.isAt(2);
  await openMatrix(bench);
  await expect(cell(bench, 3, 1)).toContainText('2,103');
});

test('a long run tells how far it is, and is cancelled in the middle; closing the dialog stops it too', async ({
  bench,
}) => {
  await bench.open({ input: '5' });
  await openMatrix(bench);
  await choose(bench, 'guide', 'blind');
  await bench.dialog.getByRole('radio', { name: '100 million' }).check();
  await run(bench);
  const progress = bench.dialog.locator('.progress');
  await expect(progress).toContainText(/1 of 2 runs done\s*·\s*now blind on input 1: [\d,]{7,} nodes/);
  await bench.button('Cancel').click();
  await expect(status(bench)).toHaveText('Cancelled after 1 of 2 runs. What was found is kept.');
  await expect(cell(bench, 0, 0)).toContainText('28,637');
  await expect(cell(bench, 0, 1)).toHaveCount(0);
  await expect(bench.dialog.locator('tfoot')).toHaveCount(0); // one search is not through: there is nothing to compare
  await expect(progress).toHaveCount(0);
  await run(bench);
  await expect(progress).toContainText('now blind');
  await bench.press('Escape');
  await openMatrix(bench);
  await expect(status(bench)).toHaveText('Cancelled after 1 of 2 runs. What was found is kept.');
});

test('an input that cannot be read says where, and the last good table stays', async ({ bench }) => {
  await bench.open();
  await openMatrix(bench);
  await typeText(bench, SAMPLES);
  await run(bench);
  await expect(status(bench)).toHaveText('Finished: 4 runs.');
  await setUp(bench);
  await bench.page.getByLabel('Contest input to run').fill('1\n3\n3 12 99 23');
  await expect(bench.dialog.getByText('2 searches × every case of the text')).toBeVisible();
  await run(bench);
  await expect(bench.dialog.getByRole('alert')).toContainText(
    'line 3, column 6: found “99”, expected the id of a stick, 1 to 24. Nothing was run',
  );
  await expect(cell(bench, 1, 1)).toContainText('30');
  await setUp(bench);
  await bench.page.getByLabel('Contest input to run').fill('1\n1\n0\n');
  await run(bench);
  await expect(bench.dialog.getByRole('alert')).toHaveCount(0);
  await expect(status(bench)).toHaveText('Finished: 2 runs.');
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(1);
});

test('a dropped file is run, of many cases a page is shown, and too many are refused', async ({ bench, page }) => {
  await bench.open();
  await openMatrix(bench);
  const drop = async (cases: number) => {
    const text = `${cases}\n${'1\n0\n'.repeat(cases)}`;
    const dataTransfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'many.in', { type: 'text/plain' }));
      return data;
    }, text);
    await bench.dialog.dispatchEvent('drop', { dataTransfer });
    await expect(page.getByLabel('Contest input to run')).toHaveValue(new RegExp(`^${cases}\n`));
  };
  await drop(400);
  await run(bench);
  await expect(status(bench)).toHaveText('Finished: 800 runs.');
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(120);
  await bench.button('… and 280 more inputs').click();
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(240);
  await drop(10_001);
  await run(bench);
  await expect(bench.dialog.getByRole('alert')).toContainText('That makes 20,002 runs, at most 20,000 fit here.');
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(240);
});

test('all of it works by the keyboard alone', async ({ bench, page }) => {
  await bench.open();
  await bench.button(OPEN).focus();
  await bench.press('Enter');
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
  await expect(status(bench)).toHaveText('Finished: 3 runs.');
  await tabTo(cell(bench, 0, 0));
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(cell(bench, 0, 2)).toBeFocused();
  await bench.press('Enter');
  await expect(bench.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/preset=poj/);
});

/** Puts another script in the place of the worker. */
async function replaceWorker(page: Page, body: string): Promise<void> {
  await page.route(/matrix\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

test('answers that differ are told loudly', async ({ bench, page }) => {
  const cells = [3, 4, 3].map((length, search) => {
    const counts = { nodes: 10 + search, prunes: 1, held: 2, milliseconds: 1 };
    return { input: 0, search, ...counts, outcome: 'solved', answer: `${length}`, length };
  });
  const replies = [
    { type: 'STARTED', instances: [{ n: 2, missing: [] }] },
    { type: 'PROGRESS', cells, running: null },
    { type: 'DONE' },
  ];
  await replaceWorker(page, `onmessage = () => ${JSON.stringify(replies)}.forEach((reply) => postMessage(reply))`);
  await bench.open();
  await openMatrix(bench);
  await choose(bench, 'guide', 'blind', 'poj');
  await run(bench);
  await expect(bench.dialog.getByRole('alert')).toContainText('do not give the same answer on input 1');
  await expect(cell(bench, 0, 1)).toContainText('✗ answers 4');
  await expect(bench.dialog.locator('td.odd')).toHaveCount(1);
  expect((await saved(page, bench)).map((record) => record.at(-1))).toEqual(['agrees', 'yes', 'no', 'yes']);
});

test('what cannot be fetched is said, and can be tried again', async ({ bench, page, faults }) => {
  await bench.open();
  await openMatrix(bench);
  await page.route(/matrix\.worker/, (route) => route.abort());
  await run(bench);
  await expect(bench.dialog.getByRole('alert')).toHaveText(/^The runs failed: /);
  await page.unroute(/matrix\.worker/);
  await run(bench);
  await expect(status(bench)).toHaveText('Finished: 2 runs.');
  faults.length = 0;
});

test('a dialog that cannot be fetched says so', async ({ bench, page, faults }) => {
  await bench.open();
  await page.route(/MatrixDialog/, (route) => route.abort());
  await bench.button(OPEN).click();
  await expect(page.getByRole('alert')).toContainText(`${OPEN} could not be fetched`);
  faults.length = 0;
});

test('neither the dialog nor its worker is in the first load', async ({ bench, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await bench.open();
  expect(asked.filter((url) => /matrix/i.test(url))).toEqual([]);
  await openMatrix(bench);
  await run(bench);
  await expect(status(bench)).toHaveText('Finished: 2 runs.');
  expect(asked.filter((url) => /matrix\.worker/.test(url))).toHaveLength(1);
});

for (const puzzle of ['booksort', 'rotation-game', 'lits'])
  test(`the searches of ${puzzle} agree on the input on the screen`, async ({ bench, page }) => {
    await page.goto(`./#puzzle=${puzzle}`);
    await expect(bench.sentence).toBeVisible();
    await openMatrix(bench);
    const boxes = await bench.dialog.locator('fieldset').first().getByRole('checkbox').all();
    for (const box of boxes) await box.check();
    await run(bench);
    await expect(status(bench)).toHaveText(`Finished: ${boxes.length} runs.`, { timeout: 20_000 });
    await expect(bench.dialog.getByRole('alert')).toHaveCount(0);
    await expect(bench.dialog.locator('tbody th')).toContainText('answer: ');
  });

for (const [width, height, theme] of [
  [360, 640, 'light'],
  [1024, 768, 'light'],
  [1366, 768, 'projector'],
] as const)
  test(`at ${width} × ${height}, ${theme}, it fits and its table scrolls inside`, async ({ bench, page }) => {
    await page.setViewportSize({ width, height });
    await bench.prefer(theme);
    await bench.open();
    await openMatrix(bench);
    await bench.dialog.getByRole('checkbox', { name: 'Stick order' }).check();
    await bench.dialog.getByRole('checkbox', { name: 'Estimate h' }).check();
    await bench.dialog.getByRole('radio', { name: 'all combinations' }).check();
    await run(bench);
    await expect(status(bench)).toHaveText('Finished: 12 runs.');
    const wide = await page.evaluate(() => {
      const over = (element: Element | null) => (element?.scrollWidth ?? 0) - (element?.clientWidth ?? 0);
      return { dialog: over(document.querySelector('dialog[open]')), page: over(document.scrollingElement) };
    });
    expect(wide).toEqual({ dialog: 0, page: 0 });
    await cell(bench, 0, 11).scrollIntoViewIfNeeded();
    await expect(bench.dialog.locator('tbody th')).toBeInViewport();
    await expect(cell(bench, 0, 11)).toBeInViewport();
  });
