/** Three and four searches side by side: added, taken away, kept at work, stepped together. */
import type { Page } from '@playwright/test';
import { completeGrid, nodesOf } from './golden.ts';
import { expect, test, type Workbench } from './workbench.ts';

const lane = (page: Page, i: number) => page.locator(`[data-lane="${i}"]`);
const comparison = (page: Page) => page.getByRole('region', { name: 'Comparison' });
const choices = (page: Page) => page.locator('details.choice');
const add = (bench: Workbench) => bench.button('Add a search to the comparison');

/** The searches as the header names them, such as `A guide`. */
const named = async (page: Page) =>
  (await choices(page).locator('summary').allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());

async function remove(page: Page, i: number): Promise<void> {
  await choices(page).nth(i).locator('summary').click();
  await choices(page)
    .nth(i)
    .getByRole('button', { name: /^Remove search/ })
    .click();
}

/** Waits until as many runs have recorded what they may: before that four of them leave the page little time. */
async function areCounting(page: Page, runs: number): Promise<void> {
  await expect(page.locator('[data-standing="counting"]')).toHaveCount(runs, { timeout: 60_000 });
}

/** Workers started from now on. */
function workersOf(page: Page): { started: number } {
  const seen = { started: 0 };
  page.on('worker', () => seen.started++);
  return seen;
}

const four = { input: '3', compare: 'blind,poj,textbook' };
const presets = ['guide', 'blind', 'poj', 'textbook'] as const;

test('four presses on the buttons give four different searches', async ({ bench, page }) => {
  await bench.open({ input: '3', step: 60 });
  await bench.button('Compare').click();
  await add(bench).click();
  await add(bench).click();
  await expect(add(bench)).toHaveCount(0);
  expect(await named(page)).toEqual(['A guide', 'B blind', 'C poj', 'D textbook']);
  await expect(page.locator('[data-board]')).toHaveCount(4);
  await expect(page.getByRole('slider')).toHaveCount(4);
  await expect(lane(page, 3)).toContainText('D · textbook');
  await expect(page).toHaveURL(/preset=guide&compare=blind,poj,textbook&by=step&step=60$/);
});

test('the panel has the nodes of all four by bound, in all, and as multiples of the first', async ({ bench, page }) => {
  await bench.open(four);
  const table = comparison(page).getByRole('table');
  for (const [i, preset] of presets.entries())
    await expect(table.locator(`[data-total="${i}"]`)).toHaveText(nodesOf(3, preset).toLocaleString('en'));
  const ratios = presets.map((preset) =>
    (nodesOf(3, preset) / nodesOf(3, 'guide')).toLocaleString('en', { maximumSignificantDigits: 3 }),
  );
  await expect(table.locator('[data-ratio]')).toHaveText(ratios);
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

test('searches go on at work while others come and go, in any order', async ({ bench, page }) => {
  await bench.open({ ...four, step: 60 });
  const workers = workersOf(page);
  await remove(page, 0);
  expect(await named(page)).toEqual(['A blind', 'B poj', 'C textbook']);
  await expect(page).toHaveURL(/preset=blind&compare=poj,textbook&by=step&step=60$/);
  await expect(bench.sentence).toContainText('A · blind');
  await remove(page, 1);
  expect(await named(page)).toEqual(['A blind', 'B textbook']);
  await expect(comparison(page).locator('[data-total="1"]')).toHaveText('420');
  expect(workers.started).toBe(0);
  await add(bench).click();
  expect(await named(page)).toEqual(['A blind', 'B textbook', 'C guide']);
  await expect(comparison(page).locator('[data-total="2"]')).toHaveText('415');
  await remove(page, 1);
  await remove(page, 0);
  expect(await named(page)).toEqual(['guide']);
  await expect(page.locator('[data-board]')).toHaveCount(1);
  await expect(page).toHaveURL(/preset=guide&step=60$/);
  await expect(bench.position).toHaveText('step 60 of 1,760');
  expect(workers.started).toBe(1);
});

test('of the same search twice, the one meant is taken away', async ({ bench, page }) => {
  test.setTimeout(90_000);
  await page.goto('./#puzzle=square-destroyer&input=7&preset=blind&compare=blind');
  await areCounting(page, 2);
  await bench.button('Cancel').first().click();
  await expect(page.locator('[data-standing]').first()).toHaveAttribute('data-standing', 'cancelled');
  await remove(page, 0);
  await expect(page.locator('[data-standing]')).toHaveCount(1);
  await expect(page.locator('[data-standing]')).toHaveAttribute('data-standing', 'counting');
});

test('quick presses add and take away without a fault', async ({ bench, page }) => {
  await bench.open({ input: '4' });
  const press = (name: RegExp, times: number) =>
    page.evaluate(
      ([source, n]) => {
        const button = () =>
          [...document.querySelectorAll('button')].find((one) =>
            new RegExp(source as string).test(one.getAttribute('aria-label') ?? one.title),
          );
        for (let i = 0; i < Number(n); i++) button()?.click();
      },
      [name.source, times] as const,
    );
  for (let round = 0; round < 4; round++) {
    await press(/^Compare$/, 1);
    await press(/^Add a search/, 5);
    await press(/^Remove search [AC]$/, 3);
    await press(/^Add a search/, 1);
    await press(/^End comparison$/, 1);
  }
  await expect(page.locator('[data-board]')).toHaveCount(1);
  await bench.button('Compare').click();
  await add(bench).click();
  await add(bench).click();
  await expect(page.locator('[data-board]')).toHaveCount(4);
  for (const i of [0, 1, 2, 3]) await expect(comparison(page).locator(`[data-total="${i}"]`)).toHaveText(/^[\d,]+$/);
});

test('a reload, Back and Forward show as many searches as there were', async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'blind', step: 9 });
  await add(bench).click();
  await add(bench).click();
  await page.reload();
  await expect(page.locator('[data-board]')).toHaveCount(4);
  await bench.isAt(9);
  expect(await named(page)).toEqual(['A guide', 'B blind', 'C poj', 'D textbook']);
  const workers = workersOf(page);
  await page.goBack();
  await expect(page.locator('[data-board]')).toHaveCount(3);
  await page.goBack();
  await expect(page.locator('[data-board]')).toHaveCount(2);
  await bench.isAt(9);
  expect(workers.started).toBe(0);
  await page.goForward();
  await expect(page.locator('[data-board]')).toHaveCount(3);
  await expect(comparison(page).locator('[data-total="2"]')).toHaveText('416');
  expect(workers.started).toBe(1);
});

for (const words of ['blind,', 'blind,poj,textbook,strong', 'blind,worst'])
  test(`an address that compares “${words}” is damaged`, async ({ page }) => {
    await page.goto(`./#puzzle=square-destroyer&input=3&preset=guide&compare=${words}`);
    await expect(page.getByRole('alert')).toContainText(`searches compared “${words}”`);
  });

test('four searches are opened, added to and taken away by keyboard alone', async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await bench.button('Compare').focus();
  await bench.press('Enter');
  await add(bench).focus();
  await bench.press('Enter', 'Enter');
  await expect(page.locator('[data-board]')).toHaveCount(4);
  // the button is gone: the keys go on at the last search
  await expect(choices(page).nth(3).locator('summary')).toBeFocused();
  await bench.press('Enter', 'Tab', 'Enter');
  expect(await named(page)).toEqual(['A guide', 'B blind', 'C poj']);
  await expect(choices(page).nth(2).locator('summary')).toBeFocused();
  await bench.press('ArrowRight');
  await bench.isAt(2);
});

test('lockstep by step, node, bound and finish takes all four along; those at their ends stand still', async ({
  bench,
  page,
}) => {
  await bench.open({ ...four, step: 3000 });
  await expect(bench.position).toHaveText('step 3,000 of 8,933');
  for (const [i, preset] of (['guide', 'poj', 'textbook'] as const).entries())
    await expect(lane(page, [0, 2, 3][i] as number)).toContainText(`It took ${nodesOf(3, preset)} nodes`);
  await expect(lane(page, 1)).not.toContainText('It took');
  const unit = page.getByLabel('Lockstep by');
  await unit.selectOption('node');
  await bench.press('Home');
  for (let i = 0; i < 4; i++) await bench.press('ArrowRight');
  await expect(bench.position).toHaveText('node 5 of 2,103');
  await unit.selectOption('bound');
  await bench.press('End', 'ArrowLeft');
  await expect(bench.sentence).toContainText('Bound 5 was not enough');
  await expect(lane(page, 1)).toContainText('Bound 5 was not enough');
  await expect(lane(page, 3)).toContainText('Bound 5 was not enough');
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
  await expect(page.locator('.where')).toContainText('f up to');
  // what is drawn stays when a search before it goes
  await remove(page, 0);
  await expect(page.locator('.where')).toContainText(/bound|f up to/);
  await bench.button('The tree of C').click();
  await expect(page.locator('.where')).toContainText('f up to');
});

test('a node and a timeline of any search lead there', async ({ bench, page }) => {
  await bench.open({ input: '2', compare: 'blind,poj,textbook' });
  const { x, y, width } = (await page.getByRole('slider').nth(3).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width - 1, y + 15);
  await expect(lane(page, 3)).toContainText(`It took ${nodesOf(2, 'textbook')} nodes`);
});

for (const [puzzle, preset, compare] of [
  ['square-destroyer', 'guide', 'blind,strong,astar'],
  ['booksort', 'guide', 'blind,astar,bidirectional'],
  ['rotation-game', 'guide', 'blind,pattern,astar'],
  ['lits', 'secondary', 'filler,secondary,filler'],
] as const)
  test(`four searches of ${puzzle} are counted to their ends`, async ({ bench, page }) => {
    await bench.open({ puzzle, preset, compare, by: 'finish', step: 2 });
    for (const [i, name] of [preset, ...compare.split(',')].entries()) {
      await expect(lane(page, i)).toContainText(`${'ABCD'[i]} · ${name}`);
      await expect(comparison(page).locator(`[data-total="${i}"]`)).toHaveText(/^[\d,]+$/);
    }
    await expect(comparison(page)).toContainText('Fewest nodes: ');
    await bench.press('Home', 'ArrowRight');
    await bench.isAt(2);
  });

test('where all presets are shown there is none to add', async ({ bench }) => {
  await bench.open({ puzzle: 'lits' });
  await bench.button('Compare').click();
  await expect(bench.page.locator('[data-board]')).toHaveCount(2);
  await expect(add(bench)).toHaveCount(0);
});

test('each of four runs is cancelled by itself, and one taken away stops and lets go of what it recorded', async ({
  bench,
  page,
}) => {
  await page.goto('./#puzzle=square-destroyer&input=7&preset=blind&compare=blind,naive+ascending,naive+zero');
  test.setTimeout(120_000);
  const standings = page.locator('[data-standing]');
  await areCounting(page, 4);
  await expect.poll(() => page.workers().length).toBe(4);
  await bench.button('Cancel').nth(1).click();
  await expect.poll(() => page.workers().length).toBe(3);
  await expect(standings.nth(1)).toContainText(/^B: Cancelled/);
  await remove(page, 3);
  await expect.poll(() => page.workers().length).toBe(2);
  await remove(page, 0);
  await expect.poll(() => page.workers().length).toBe(1);
  await bench.button('Cancel').click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(standings).toHaveCount(2);
  const before = await columns(page);
  expect(before).toBeGreaterThan(40e6);
  await remove(page, 0);
  await expect.poll(() => columns(page)).toBeLessThan(0.6 * before);
});

/** Bytes of the columns that the page still holds on to. */
async function columns(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return backingStorageSize;
}

test('a comparison whose parts cannot be fetched says so, and goes on', async ({ bench, page, faults }) => {
  await bench.open({ input: '2', step: 3 });
  await page.route(/ComparePanel|BoundChart/, (route) => route.abort());
  await bench.button('Compare').click();
  await expect(page.getByRole('alert')).toContainText('Comparison could not be fetched');
  await expect(page.locator('[data-board]')).toHaveCount(2);
  await bench.press('ArrowRight');
  await bench.isAt(4);
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  faults.length = 0; // the browser itself reports the requests that were stopped
});
