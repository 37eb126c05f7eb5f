/** The squares of the sample, n = 3 without 12 17 23, at its steps. Squares are numbered by side, row and column. */
import { expect, test } from './workbench.ts';

test('every square is listed with its side, corner and sticks', async ({ bench }) => {
  await bench.open();
  await expect(bench.table.locator('[data-row]')).toHaveCount(14);
  await expect(bench.row(0)).toContainText('1 × 1 (0,0)1 4 5 8');
  await expect(bench.row(9)).toContainText('2 × 2 (0,0)1 2 4 6 11 13 15 16');
  await expect(bench.row(13)).toContainText('3 × 3 (0,0)1 2 3 4 7 11 14 18 21 22 23 24');
});

test('in the estimate a square is counted in order, or skipped with the stick and square that are why', async ({
  bench,
}) => {
  await bench.open({ step: 3 });
  const rows = [
    [0, 'counted', 'counted 1'],
    [1, 'skipped', 'skipped: shares stick 5 with 1 × 1 (0,0)'],
    [2, 'counted', 'counted 2'],
    [6, 'counted', 'counted 3'],
    [9, 'skipped', 'skipped: shares stick 1 with 1 × 1 (0,0)'],
    [3, 'missing', 'broken: stick 12 is missing'],
    [5, 'missing', 'broken: stick 17 is missing'],
    [13, 'missing', 'broken: stick 23 is missing'],
  ] as const;
  for (const [square, status, text] of rows) {
    await expect(bench.row(square)).toHaveAttribute('data-status', status);
    await expect(bench.row(square)).toContainText(text);
  }
  await expect(bench.table.locator('[data-status="missing"]')).toHaveCount(9);
});

test('outside the estimate squares are alive or broken, and by which stick', async ({ bench }) => {
  await bench.open({ step: 4 });
  await expect(bench.table.locator('[data-status="alive"]')).toHaveCount(5);
  await bench.press('ArrowRight', 'ArrowRight');
  for (const square of [0, 9]) {
    await expect(bench.row(square)).toHaveAttribute('data-status', 'removed');
    await expect(bench.row(square)).toContainText('broken by stick 1');
  }
  await expect(bench.table.locator('[data-status="alive"]')).toHaveCount(3);
  await bench.press('End');
  await expect(bench.row(1)).toContainText('broken by stick 6');
  await expect(bench.row(2)).toContainText('broken by stick 6');
  await expect(bench.row(6)).toContainText('broken by stick 15');
  await expect(bench.table.locator('[data-status="alive"]')).toHaveCount(0);
});

test('pointing at a row lights the square on the board', async ({ bench, page }) => {
  await bench.open();
  await bench.row(9).scrollIntoViewIfNeeded();
  await bench.row(9).hover();
  await expect(page.locator('[data-mark="lit"]')).toHaveCount(1);
  for (const id of [1, 2, 4, 6, 11, 13, 15, 16]) await expect(bench.stick(id)).toHaveClass(/\blit\b/);
  await expect(bench.stick(5)).not.toHaveClass(/\blit\b/);
});

test('the row of the square branched on is tinted and scrolled to', async ({ bench }) => {
  await bench.open({ step: 12 });
  const row = bench.table.locator('tr.now');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('1 × 1 (2,0)');
  await expect(row).toBeInViewport();
});
