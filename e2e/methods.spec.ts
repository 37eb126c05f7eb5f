/** What the workbench says is of the kind of search that runs: bounds, layers, a rising f, or none of these. */
import { expect, test } from './workbench.ts';

test('a search in layers has no bounds, no h and no subtrees', async ({ bench, page }) => {
  await bench.open({ puzzle: 'booksort', input: '1.3.4.6.2.5', preset: 'bidirectional', step: 8 });
  await expect(page.locator('.where')).toHaveText('1 move in all · 35 nodes · at node #0');
  await bench.button('Next layer').click();
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^2 moves in all · 17 nodes · 0 known already/);
  await bench.press('f');
  await expect(page.getByLabel('Looked for by').locator('option')).toHaveText(['move', 'depth']);
  await page.getByLabel('Value', { exact: true }).fill('0');
  await page.getByRole('search').getByRole('button', { name: 'Previous' }).click();
  await expect(bench.sentence).toContainText('goal');
  await bench.choose('Statistics');
  await expect(bench.dialog.locator('[data-section="iterations"] tbody tr')).toHaveText([
    /0\s*2\s*0/,
    /1\s*35\s*0/,
    /2\s*17\s*0/,
  ]);
  await expect(bench.dialog.getByRole('listitem')).toHaveCount(0);
});

test('Dancing Links speaks of items and dead ends, not of bounds', async ({ bench, page }) => {
  await bench.open({ puzzle: 'lits', step: 8 });
  await bench.press('f');
  await expect(page.getByLabel('Looked for by').locator('option')).toHaveText([/./, 'depth']);
  await bench.choose('Statistics');
  await expect(bench.dialog).not.toContainText(/bound/i);
  await expect(bench.dialog.getByRole('listitem').first()).toContainText(/nodes/);
});

test('A* tells its lists, and a comparison what they hold against the path of IDA*', async ({ bench, page }) => {
  await bench.open({ puzzle: 'rotation-game', preset: 'astar', compare: 'guide', by: 'finish', step: 2 });
  await expect(bench.sentence).toContainText(
    / is a shortest solution, of 2 moves, .* IDA\* without a table would hold 3 positions: its path\./,
  );
  await expect(page.getByRole('heading', { name: 'Least f' })).toHaveText('Least f', { useInnerText: true });
  await expect(page.locator('[data-held="1"]')).toHaveText('3');
  const held = Number(await page.locator('[data-held="0"]').textContent());
  expect(held).toBeGreaterThan(15);
  await expect(
    page.getByText(/A · astar holds (?:about )?[\d.]+ times the positions of B · guide at once, tables apart\./),
  ).toBeVisible();
});

test('a table built first counts as what it is in a comparison', async ({ bench, page }) => {
  await bench.open({ puzzle: 'rotation-game', preset: 'guide', compare: 'pattern', by: 'finish', step: 2 });
  await expect(page.locator('[data-table="0"]')).toHaveText('–');
  await expect(page.locator('[data-table="1"]')).toHaveText('735,471 (735 kB)');
});

test('what A* says is told as soon as its words are there, however late they come', async ({ bench, page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/best-first/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./#puzzle=square-destroyer&input=2&preset=astar&step=3');
  await expect(page.locator('[data-standing="recording"]')).toHaveCount(0);
  await bench.isAt(3);
  await expect(bench.sentence).toHaveText('');
  release();
  await expect(bench.sentence).toContainText('Next: is this position held already?');
});
