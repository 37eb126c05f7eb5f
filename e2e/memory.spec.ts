/** What a search that keeps its nodes holds in memory, over time, against the path of IDA*. */
import { readFileSync } from 'node:fs';
import { long, oneIn } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

const memory = (bench: Workbench) => bench.dialog.locator('[data-section="memory"]');

for (const [row, { puzzle, input }] of [
  { puzzle: 'square-destroyer', input: '3' },
  { puzzle: 'booksort', input: '1.3.4.6.2.5' },
  { puzzle: 'rotation-game', input: '222321113331311332321122' },
].entries())
  test(
    `A* of ${puzzle}: the lists at the end are what the last bound holds, and every line is labelled`,
    oneIn(3, row),
    async ({ bench }) => {
      await bench.open({ puzzle, input, preset: 'astar' });
      await bench.press('End');
      const told = (await bench.sentence.textContent()) ?? '';
      const held = Number((/([\d,]+) positions held at once/.exec(told)?.[1] ?? '').replaceAll(',', ''));
      await bench.choose('Statistics');
      const says = await memory(bench).locator('.says').textContent();
      const [all, open, closed] = (/([\d,]+) nodes in memory at the end: ([\d,]+) open, ([\d,]+) closed/
        .exec(says ?? '')
        ?.slice(1)
        .map((text) => Number(text.replaceAll(',', ''))) ?? []) as [number, number, number];
      expect(open + closed).toBe(all);
      expect(all).toBe(held);
      await expect(bench.dialog.locator('[data-section="depths"]')).toContainText('By depth, all nodes entered');
      await expect(memory(bench).locator('svg g text')).toHaveText([/^open list/, /^closed list/, /^path \d+$/]);
      await expect(memory(bench).getByRole('img')).toHaveAccessibleName(
        /open list [\d,]+, closed list [\d,]+, path \d+$/,
      );
    },
  );

test('a position that A* reaches again by a shorter way is held once, in every place that counts', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '4-1.5', preset: 'astar', compare: 'guide' });
  await bench.press('End');
  await expect(page.locator('[data-lane="0"]')).toContainText('521 positions held at once');
  await bench.choose('Statistics');
  await expect(memory(bench).locator('.says')).toContainText('521 nodes in memory at the end:');
});

test('the lists over time are a table on the screen and a file', async ({ bench, page }) => {
  await bench.open({ puzzle: 'rotation-game', input: '222321113331311332321122', preset: 'astar' });
  await bench.choose('Statistics');
  await memory(bench).locator('summary').click();
  await expect(memory(bench).locator('tbody tr')).toHaveCount(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    memory(bench).getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('deepen-rotation-game-astar-memory.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines[0]).toBe('expanded,open,closed,known,path');
  const last = lines.at(-1)?.split(',').map(Number) ?? [];
  await expect(memory(bench).locator('.says')).toContainText(`${last[1]} open, ${last[2]} closed`);
  expect(last[0]).toBe(last[2]);
  expect(last[0]).toBe(lines.length - 1);
});

test('a search from both ends tells what each side keeps', async ({ bench }) => {
  await bench.open({ puzzle: 'booksort', input: '1.3.4.6.2.5', preset: 'bidirectional' });
  await bench.choose('Statistics');
  await expect(memory(bench).locator('.says')).toHaveText(
    /^53 positions in memory at the end: 36 from the start, 17 from the goal\. A path through both sides never had more than 3 nodes: IDA\* without a table holds the positions of such a path and no others\./,
  );
});

test(
  'where the recording ends before the search does, the section says so, and why the search stopped',
  long,
  async ({ bench, page }) => {
    test.setTimeout(120_000);
    await bench.open({ puzzle: 'rotation-game', input: '312312311232131223123123', preset: 'astar' });
    await expect(page.locator('[data-standing="truncated"]')).toBeVisible({ timeout: 90_000 });
    await bench.choose('Statistics');
    await expect(memory(bench).locator('.says')).toContainText('nodes in memory at the end of what is recorded:');
    await expect(memory(bench).locator('.says')).toContainText('there was no room for another position');
    await expect(memory(bench)).toContainText(/Of the first [\d,]+ nodes only: those recorded when this was opened\./);
  },
);

test('IDA* has no such section: it holds its path alone', async ({ bench }) => {
  await bench.open({ input: '3' });
  await bench.choose('Statistics');
  await expect(bench.dialog.locator('[data-section="subtrees"]')).toBeVisible();
  await expect(memory(bench)).toHaveCount(0);
});
