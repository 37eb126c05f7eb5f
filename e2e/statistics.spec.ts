/** Find, and statistics: on complete n = 3, where guide visits 329 and 86 nodes. */
import { readFileSync } from 'node:fs';
import { expect, test } from './workbench.ts';

test('the table tells nodes per bound, and a large subtree is gone to by a press', async ({ bench }) => {
  await bench.open({ input: '3' });
  await bench.button('Statistics').click();
  await expect(bench.dialog.locator('tbody tr')).toHaveText([/5\s*329\s*247\s*[\d.]+/, /6\s*86\s*61\s*[\d.]+/]);
  const first = bench.dialog.getByRole('listitem').first().getByRole('button');
  const node = /#([\d,]+)/.exec((await first.textContent()) ?? '')?.[1] ?? '';
  await first.click();
  await expect(bench.dialog).toHaveCount(0);
  await expect(bench.sentence).toContainText(`Node #${node.replace(',', '')}`);
});

test('a node is found by depth, by its stick and by the f at which it was cut, both ways', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  await bench.button('Statistics').click();
  const find = async (trait: string, value: string, way: string) => {
    await page.getByLabel('Looked for by').selectOption(trait);
    await page.getByLabel('Value', { exact: true }).fill(value);
    await bench.dialog.getByRole('button', { name: way }).click();
  };
  await find('depth', '4', 'Next');
  await expect(bench.stack.locator('tbody tr')).toHaveCount(5);
  await find('stick', '12', 'Next');
  await expect(bench.sentence).toContainText('stick 12 is removed');
  await find('cut with f', '7', 'Next');
  await find('depth', '0', 'Previous');
  await expect(bench.dialog.locator('output')).toHaveText('step 2 of 1,760');
  await bench.dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(bench.dialog.locator('output')).toHaveText('no earlier one');
  await find('depth', '99', 'Next');
  await expect(bench.dialog.locator('output')).toHaveText('no further one');
});

test('the counts by bound and depth are saved as a table', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  await bench.button('Statistics').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bench.dialog.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('deepen-square-destroyer-guide.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines[0]).toBe('bound,depth,nodes,cuts');
  const rows = lines.slice(1).map((line) => line.split(',').map(Number));
  expect(rows.reduce((sum, [, , nodes = 0]) => sum + nodes, 0)).toBe(415);
});
