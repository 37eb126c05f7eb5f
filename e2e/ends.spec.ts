/** What stands under the sentence of A*, and what is told where a recording ends before its run. */
import { expect, test } from './workbench.ts';

/** 70,072,798 nodes in all, of which the first 1,206,898 are recorded. */
const LONGEST = { puzzle: 'rotation-game', input: '312312311232131223123123', preset: 'guide' };

test('9.4: A* shows its open list, the next to be expanded first, and a row leads to where its node was entered', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '3', preset: 'astar', step: 600 });
  const list = page.getByRole('region', { name: 'Open list' });
  await expect(list).toBeVisible();
  await expect(bench.stack).toHaveCount(0);
  const first = list.locator('tr[data-open]').first();
  const next = await first.getAttribute('data-open');
  await bench.button('Next of the chosen kind').click();
  await expect(bench.sentence).toContainText(`#${next}`);
  await expect(list.locator(`[data-open="${next}"]`)).toHaveCount(0);
  const other = await list.locator('tr[data-open]').first().getAttribute('data-open');
  await list.locator('tr[data-open] button').first().click();
  await expect(bench.sentence).toContainText(`#${other}`);
  await bench.open({ input: '3', preset: 'guide' });
  await expect(bench.stack).toBeVisible();
});

test('8.1: the end of a recording is marked, tells the answer, and opens its path', async ({ bench, page }) => {
  test.setTimeout(120_000);
  await bench.open(LONGEST);
  await expect(page.locator('[data-standing="truncated"]')).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('[data-run-answer]')).toHaveText(
    'Solution: 13 moves: A, B, D, F, F, H, B, H, H, B, F, D, B',
  );
  await expect(page.locator('[data-recording-ends]')).toContainText('recording ends here');
  const end = page.locator('[data-recording-end]');
  await expect(end).toHaveCount(0);
  await bench.press('End');
  await expect(end).toContainText('70,072,798 nodes under 14 bounds');
  await expect(end).toContainText('A, B, D, F, F, H, B, H, H, B, F, D, B');
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /recording ends here$/);

  await end.getByRole('button', { name: 'Show the answer' }).click();
  const told = bench.dialog.locator('[data-answer-sentence]');
  await expect(told).toContainText('the way to the answer alone: 13 moves');
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(told).toContainText('h = 5: at least 5 more are needed. In truth it takes 13');
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(told).toContainText('Here is move 1 of 13: A. g = 1.');
  await bench.press('ArrowLeft');
  await expect(told).toContainText('Next comes move 1 of 13: A.');
  await bench.press('End');
  await expect(told).toContainText('The answer’s path in full');
  await expect(bench.dialog.getByRole('button', { name: 'g 13, the goal' })).toBeVisible();
  await bench.dialog.getByRole('button', { name: 'Back to the search' }).click();
  await expect(bench.dialog).toBeHidden();
  await expect(bench.place).toHaveText('step 5,000,000 of 5,000,000');
});
