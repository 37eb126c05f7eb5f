/** Three and four searches side by side: counted, drawn and stepped together. */
import { completeGrid, nodesOf } from './golden.ts';
import { comparison, lane, remove } from './lanes.ts';
import { oneIn } from './sample.ts';
import { expect, test } from './workbench.ts';

const four = { input: '3', compare: 'blind,poj,textbook' };
const presets = ['guide', 'blind', 'poj', 'textbook'] as const;

test('the panel has the nodes of all four by bound, in all, and as multiples of the first', async ({ bench, page }) => {
  await bench.open(four);
  const table = comparison(page).getByRole('table');
  for (const [i, preset] of presets.entries())
    await expect(table.locator(`[data-total="${i}"]`)).toHaveText(nodesOf(3, preset).toLocaleString('en'));
  // 416 against 415 nodes, and neither is told as 1
  await expect(table.locator('[data-ratio]')).toHaveText(['=', '× 5.07', '× 1.002', '× 1.01']);
  const perBound = presets.map((preset) => new Map(completeGrid(3, preset).map(([bound, nodes]) => [bound, nodes])));
  const bounds = [...new Set(perBound.flatMap((all) => [...all.keys()]))].sort((a, b) => a - b);
  await expect(table.locator('tbody tr')).toHaveCount(bounds.length);
  for (const [i, bound] of bounds.entries())
    expect(await table.locator('tbody tr').nth(i).getByRole('cell').allTextContents()).toEqual([
      `${bound}`,
      ...perBound.map((all) => all.get(bound)?.toLocaleString('en') ?? '–'),
    ]);
  await expect(comparison(page)).toContainText(
    'Fewest nodes: A · guide, 415. Most: B · blind, 2,103, about 5.07 times as many.',
  );
});

test('the chart tells four lines apart by shape and dash, and says which is which', async ({ bench }) => {
  await bench.open(four);
  const chart = bench.page.getByRole('img', { name: 'Nodes per bound, logarithmic scale' });
  const counts = presets.map((preset) => completeGrid(3, preset).length);
  for (const [i, points] of counts.entries())
    await expect(chart.locator(`[data-line="${i}"] path`)).toHaveCount(points);
  const looks = await chart
    .locator('[data-line]')
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.querySelector('polyline')?.getAttribute('stroke-dasharray'),
        line.querySelector('path')?.getAttribute('d'),
      ]),
    );
  expect(new Set(looks.map(([dash]) => dash)).size).toBe(4);
  expect(new Set(looks.map(([, shape]) => shape)).size).toBe(4);
  await expect(bench.page.locator('figcaption .key')).toHaveText([/A · guide/, /B · blind/, /C · poj/, /D · textbook/]);
});

test('lockstep by step, node, bound and finish takes all four along; those at their ends stand still', async ({
  bench,
  page,
}) => {
  await bench.open({ ...four, step: 3000 });
  await expect(bench.place).toHaveText('step 3,000 of 8,933');
  for (const [i, preset] of (['guide', 'poj', 'textbook'] as const).entries())
    await expect(lane(page, [0, 2, 3][i] as number)).toContainText(`It took ${nodesOf(3, preset)} nodes`);
  await expect(lane(page, 1)).not.toContainText('It took');
  const unit = page.getByLabel('Lockstep by');
  await unit.selectOption('node');
  await bench.press('Home');
  for (let i = 0; i < 4; i++) await bench.press('ArrowRight');
  await expect(bench.place).toHaveText('node #4 · 2,103 nodes');
  await unit.selectOption('bound');
  await bench.press('End', 'ArrowLeft');
  for (const i of [0, 1, 3]) await expect(lane(page, i)).toContainText('no solution with f ≤ 5');
  await unit.selectOption('finish');
  await bench.press('End');
  for (const [i, preset] of presets.entries())
    await expect(lane(page, i)).toContainText(`It took ${nodesOf(3, preset).toLocaleString('en')} nodes`);
});

test('any two trees of IDA* can be laid over each other, and any one drawn alone', async ({ bench, page }) => {
  await bench.open({ input: '2', compare: 'blind,strong,astar', step: 55 });
  const over = page.getByLabel('Lay another tree over it');
  await expect(over.locator('option')).toHaveText(['with B', 'with C', 'alone']);
  await expect(over).toHaveValue('1');
  const only = (letter: string) => bench.tree.locator('[data-visits]').getByText(letter, { exact: true });
  await expect(only('B')).not.toHaveCount(0);
  await bench.button('The tree of B').click();
  await expect(over.locator('option')).toHaveText(['with A', 'with C', 'alone']);
  await over.selectOption('with C');
  await expect(only('B')).not.toHaveCount(0);
  await expect(only('A')).toHaveCount(0);
  await over.selectOption('alone');
  await expect(bench.tree.locator('[data-visits]')).toHaveCount(0);
  await bench.button('The tree of D').click();
  await expect(over).toHaveCount(0);
  await expect(page.locator('.where')).toContainText('while the least f had risen to');
  // what is drawn stays when a search before it goes
  await remove(page, 0);
  await expect(page.locator('.where')).toContainText(/bound|while the least f had risen to/);
  await bench.button('The tree of C').click();
  await expect(page.locator('.where')).toContainText('while the least f had risen to');
});

test('a node and a timeline of any search lead there', async ({ bench, page }) => {
  await bench.open({ input: '2', compare: 'blind,poj,textbook' });
  const { x, y, width } = (await page.getByRole('slider').nth(3).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width - 1, y + 15);
  await expect(lane(page, 3)).toContainText(`It took ${nodesOf(2, 'textbook')} nodes`);
});

for (const [row, { puzzle, preset, compare }] of [
  { puzzle: 'square-destroyer', preset: 'guide', compare: 'blind,strong,astar' },
  { puzzle: 'booksort', preset: 'guide', compare: 'blind,astar,bidirectional' },
  { puzzle: 'rotation-game', preset: 'guide', compare: 'blind,pattern,astar' },
  { puzzle: 'lits', preset: 'secondary', compare: 'filler,secondary,filler' },
].entries())
  test(`four searches of ${puzzle} are counted to their ends`, oneIn(3, row), async ({ bench, page }) => {
    await bench.open({ puzzle, preset, compare, by: 'finish', step: 2 });
    for (const [i, name] of [preset, ...compare.split(',')].entries()) {
      await expect(lane(page, i)).toContainText(`${'ABCD'[i]} · ${name}`);
      await expect(comparison(page).locator(`[data-total="${i}"]`)).toHaveText(/^[\d,]+$/);
    }
    await expect(comparison(page)).toContainText('Fewest nodes: ');
    await bench.press('Home', 'ArrowRight');
    await bench.isAt(2);
  });

test('a comparison whose parts cannot be fetched says so, and goes on', async ({ bench, page, faults }) => {
  await bench.open({ input: '2', step: 3 });
  await page.route(/ComparePanel|BoundChart/, (route) => route.abort());
  await bench.button('Compare').click();
  await expect(page.getByRole('alert')).toContainText('Comparison could not be fetched');
  await expect(page.locator('[data-board]')).toHaveCount(2);
  await bench.press('Home', 'ArrowRight');
  await bench.isAt(2);
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  faults.length = 0; // the browser itself reports the requests that were stopped
});
