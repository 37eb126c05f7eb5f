/** Two searches on one grid. On complete n = 3 guide visits 415 nodes, blind 2,103. */
import { completeGrid } from './golden.ts';
import { long } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

const other = (bench: Workbench) => bench.page.locator('[data-lane="1"]');
const comparison = (bench: Workbench) => bench.page.getByRole('region', { name: 'Comparison' });

test('9.3: comparing opens guide against blind on the same grid, at the end of the same bound, and says what both visit', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '3' });
  await bench.button('Compare').click();
  await expect(bench.sentence).toContainText('A · guide');
  await expect(other(bench)).toContainText('B · blind');
  await expect(page.locator('[data-board]')).toHaveCount(2);
  await expect(page.getByRole('slider')).toHaveCount(2);
  await expect(page).toHaveURL(/preset=guide&compare=blind&by=bound&step=5$/);
  await expect(bench.place).toHaveText('5 of 6 bounds');
  await expect(page.locator('.tree-panel .where')).toHaveText('bound 5 · both 329 · only A 0 · only B 1,036');
  await expect(bench.tree.locator('[data-visits="both"]')).not.toHaveCount(0);
});

test(
  '9.3: a lane that has no bound such as the other’s is shown by steps, and the tree says so',
  long,
  async ({ bench, page }) => {
    await bench.open({ input: '3', preset: 'blind', step: 3 });
    await bench.button('Compare').click();
    await expect(page).toHaveURL(/preset=blind&compare=guide&by=step&step=3$/);
    await expect(page.locator('.tree-panel .where')).toContainText('B is under bound 5 · B has no bound 1');
    await page.getByLabel('Lockstep by').selectOption('bound');
    await expect(page.locator('.tree-panel .where')).toContainText('bound 1');
    await bench.press('End', 'ArrowLeft');
    await expect(page.locator('.tree-panel .where')).toHaveText('bound 5 · both 329 · only A 1,036 · only B 0');
  },
);

test('the table has nodes per bound, totals and ratio', async ({ bench }) => {
  await bench.open({ input: '3', compare: 'blind' });
  const table = comparison(bench).getByRole('table');
  await expect(table.locator('[data-total="0"]')).toHaveText('415');
  await expect(table.locator('[data-total="1"]')).toHaveText('2,103');
  await expect(comparison(bench)).toContainText('B · blind visits about 5.07 times the nodes of A · guide');
  const guide = new Map(completeGrid(3, 'guide').map(([bound, nodes]) => [bound, nodes]));
  for (const [i, [bound, nodes]] of completeGrid(3, 'blind').entries()) {
    const cells = await table.locator('tbody tr').nth(i).getByRole('cell').allTextContents();
    const wanted = [`${bound}`, guide.get(bound)?.toString() ?? '–', nodes.toLocaleString('en')];
    expect(cells.slice(0, 3)).toEqual(wanted);
  }
});

test('the chart shows nodes per bound of both on a logarithmic scale', long, async ({ bench }) => {
  await bench.open({ input: '3', compare: 'blind' });
  const chart = bench.page.getByRole('img', { name: 'Nodes per bound, logarithmic scale' });
  await expect(chart.locator('[data-line="0"] path')).toHaveCount(2);
  await expect(chart.locator('[data-line="1"] path')).toHaveCount(6);
  await expect(chart.locator('text.y')).toHaveText(['1', '10', '100', '1K', '10K']);
  const ys = await chart.locator('text.y').evaluateAll((all) => all.map((one) => Number(one.getAttribute('y'))));
  const gaps = ys.slice(1).map((y, i) => Math.round((ys[i] as number) - y));
  expect(new Set(gaps).size).toBe(1);
});

test('lockstep by step takes both one step on', async ({ bench }) => {
  await bench.open({ input: '3', compare: 'blind' });
  await expect(bench.place).toHaveText('step 1 of 8,933');
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(bench.sentence).toContainText('h = 5.');
  await expect(other(bench)).toContainText('h = 1.');
  await bench.press('End', 'ArrowLeft');
  await expect(bench.sentence).toContainText(/The answer is 6: .* It took 415 nodes/);
  await expect(other(bench)).toContainText('Goal');
});

test('lockstep by node takes both to the same number of nodes', long, async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'blind' });
  await page.getByLabel('Lockstep by').selectOption('node');
  await bench.press('Home');
  for (let i = 0; i < 4; i++) await bench.press('ArrowRight');
  await expect(bench.place).toHaveText('node #4 · 2,103 nodes');
  await expect(bench.sentence).toContainText('f = 3 + 3 = 6 > 5: cut.');
  await expect(other(bench)).toContainText('f = 1 + 1 = 2 > 1: cut.');
  await bench.press('End', 'ArrowLeft');
  await expect(bench.sentence).toContainText(/The answer is 6: .* It took 415 nodes/);
  await expect(other(bench)).toContainText('Goal');
});

test('lockstep by bound takes both to the same bound', async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'blind', by: 'bound' });
  await expect(bench.place).toHaveText('1 of 6 bounds');
  for (let i = 0; i < 3; i++) await bench.press('ArrowRight');
  await expect(bench.sentence).toContainText('The first bound is the estimate of the start: h = 5.');
  await expect(other(bench)).toContainText('no solution with f ≤ 4 among the 340 nodes below');
  await bench.press('ArrowRight');
  await expect(bench.sentence).toContainText('no solution with f ≤ 5 among the 328 nodes below');
  await expect(other(bench)).toContainText('no solution with f ≤ 5 among the 1,364 nodes below');
  await expect(page).toHaveURL(/by=bound&step=5/);
  await bench.press('End');
  await expect(bench.place).toHaveText('6 of 6 bounds');
  await expect(other(bench)).toContainText('It took 2,103 nodes in 6 iterations');
});

test('lockstep by finish takes both to their ends', long, async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'blind' });
  await page.getByLabel('Lockstep by').selectOption('finish');
  await bench.press('ArrowRight');
  await expect(bench.sentence).toContainText('It took 415 nodes in 2 iterations');
  await expect(other(bench)).toContainText('It took 2,103 nodes in 6 iterations');
});

test('the merged tree marks nodes that both visit and nodes that only one visits', async ({ bench }) => {
  await bench.open({ input: '2', compare: 'blind', step: 55 });
  const visits = (who: string) => bench.tree.locator(`[data-visits="${who}"]`);
  await expect(visits('both')).toHaveCount(13);
  await expect(visits('second')).toHaveCount(8);
  await expect(visits('first')).toHaveCount(0);
  await expect(bench.node('2/1/2')).toHaveAttribute('data-visits', 'second');
  await expect(bench.node('2/1/2').getByText('B', { exact: true })).toBeVisible();
  await expect(bench.node('2/4').getByText('B', { exact: true })).toHaveCount(0);
  await bench.open({ input: '2', preset: 'blind', compare: 'guide', step: 55 });
  await expect(visits('first')).toHaveCount(8);
  await expect(bench.node('2/1/2').getByText('A', { exact: true })).toBeVisible();
});

test('a click on a timeline or a node takes both there in lockstep', async ({ bench, page }) => {
  await bench.open({ input: '2', compare: 'blind', step: 55 });
  await bench.node('2/4').click();
  await bench.isAt(14);
  await expect(other(bench)).toContainText(/./);
  const second = page.getByRole('slider').nth(1);
  const { x, y, width } = (await second.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width - 1, y + 15);
  await expect(other(bench)).toContainText('It took 32 nodes in 3 iterations');
});

test('other presets and single choices can be compared', long, async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'blind' });
  const choice = page.locator('.choice').nth(1);
  await choice.locator('> button').click();
  await choice.getByRole('radio', { name: /^textbook/ }).check();
  await expect(other(bench)).toContainText('B · textbook');
  await expect(comparison(bench).locator('[data-total="1"]')).toHaveText('420');
  await expect(choice.getByRole('combobox', { name: 'First bound' })).toBeVisible();
  await choice.getByRole('combobox', { name: 'First bound' }).selectOption('root-estimate');
  await expect(page).toHaveURL(/compare=ascending&/);
  await expect(comparison(bench).locator('[data-total="1"]')).toHaveText('415');
});

test('ending the comparison leaves the first search at work', async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'blind', step: 60 });
  await bench.button('Compare').click();
  await expect(other(bench)).toHaveCount(0);
  await expect(page.locator('[data-board]')).toHaveCount(1);
  await expect(bench.place).toHaveText(/of 1,760$/);
  await expect(page).not.toHaveURL(/compare=/);
});

test('back equals forth in a comparison too', long, async ({ bench, page }) => {
  await bench.open({ input: '2', compare: 'blind' });
  await expect(bench.place).toHaveText('step 1 of 134');
  const texts = () => page.locator('[data-lane], [data-visits]').allTextContents();
  const forth: string[][] = [];
  for (let step = 1; step <= 60; step++) {
    forth.push(await texts());
    await bench.press('ArrowRight');
  }
  for (let step = 60; step >= 1; step--) {
    await bench.press('ArrowLeft');
    expect(await texts(), `step ${step}`).toEqual(forth[step - 1]);
  }
});
