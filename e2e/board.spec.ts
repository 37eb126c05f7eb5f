import type { Locator } from '@playwright/test';
import { long } from './sample.ts';
import { expect, SAMPLE, test } from './workbench.ts';

const dashes = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).strokeDasharray);

test(
  'the numbering is an overlay: all, on hover or none, and the choice is remembered',
  long,
  async ({ bench, page }) => {
    await bench.open();
    const ids = bench.sticks.locator('text.id');
    const numbering = page.getByLabel('Numbering');
    await expect(ids).toHaveCount(24);
    await numbering.selectOption('hover');
    await expect(ids).toHaveCount(0);
    await bench.stick(20).hover();
    await expect(ids).toHaveText(['20']);
    await numbering.selectOption('none');
    await bench.stick(20).hover();
    await expect(ids).toHaveCount(0);
    await page.reload();
    await expect(numbering).toHaveValue('none');
    await expect(bench.sticks).toHaveCount(24);
    await expect(ids).toHaveCount(0);
  },
);

test('pointing at a stick shows its formula with this grid’s numbers and the squares that use it', async ({
  bench,
  page,
}) => {
  await bench.open();
  await bench.stick(13).hover();
  await expect(page.getByText('r·w + n + c + 1 = 1·7 + 3 + 2 + 1 = 13')).toBeVisible();
  await expect(page.getByText('in 4 squares: 1 × 1 (1,1), 1 × 1 (1,2), 2 × 2 (0,0), 2 × 2 (1,0)')).toBeVisible();
  await bench.stick(16).hover();
  await expect(page.getByText('r·w + j + 1 = 2·7 + 1 + 1 = 16')).toBeVisible();
  await expect(page.getByText('w = 2n + 1 = 7')).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(page.getByText('r·w')).toHaveCount(0);
});

test('4.4: what is said of the stick pointed at covers no part of the board', long, async ({ bench, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await bench.open({ input: '3', step: 16 });
  const before = await page.locator('[data-board="0"] svg').first().boundingBox();
  await bench.stick(9).hover();
  const said = await page.locator('.formula').boundingBox();
  const board = await page.locator('[data-board="0"] .drawing').boundingBox();
  expect(said?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  expect(await page.locator('[data-board="0"] svg').first().boundingBox()).toEqual(before);
});

test('focus on a stick shows its formula, and arrow keys go from stick to stick', async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await bench.stick(1).focus();
  await expect(page.getByText('r·w + j + 1 = 0·5 + 0 + 1 = 1')).toBeVisible();
  await bench.press('ArrowRight');
  await expect(bench.stick(2)).toBeFocused();
  await bench.press('ArrowDown');
  await expect(page.getByText(/r·w \+ .* = \d+$/)).toBeVisible();
  await expect(bench.stick(2)).not.toBeFocused();
  await bench.isAt(1);
  await bench.press('Escape', 'ArrowRight');
  await bench.isAt(2);
});

test('present, missing and removed sticks differ in shape, and removed ones tell their order', async ({ bench }) => {
  await bench.open({ step: 16 });
  for (const id of [12, 17, 23]) await expect(bench.stick(id)).toHaveAttribute('data-status', 'missing');
  for (const [id, order] of [
    [1, '1'],
    [6, '2'],
    [15, '3'],
  ] as const) {
    await expect(bench.stick(id)).toHaveAttribute('data-status', 'removed');
    await expect(bench.stick(id).locator('circle + text')).toHaveText(order);
    // 5.7: nothing strikes its id out
    await expect(bench.stick(id).locator('.id')).toHaveText(String(id));
    await expect(bench.stick(id).locator('line:not(.edge, .gone), .strike')).toHaveCount(0);
  }
  await expect(bench.sticks.and(bench.page.locator('[data-status="present"]'))).toHaveCount(18);
  await expect(bench.stick(2).locator('ellipse.head')).toHaveCount(1);
  await expect(bench.stick(12).locator('ellipse, line')).toHaveCount(0);
  expect(await dashes(bench.stick(1).locator('.gone'))).not.toBe('none');
  expect(await bench.stick(12).locator('circle.dot').count()).toBeGreaterThan(2);
});

test('counted squares are hatched and numbered, skipped ones dotted', async ({ bench, page }) => {
  await bench.open({ step: 3 });
  const counted = page.locator('[data-mark="counted"]');
  const skipped = page.locator('[data-mark="skipped"]');
  await expect(counted.locator('text')).toHaveText(['1', '2', '3']);
  await expect(counted.locator('path').first()).toHaveAttribute('fill', /hatch/);
  await expect(skipped).toHaveCount(2);
  await expect(skipped.first()).toHaveAttribute('fill', /dots/);
  expect(await dashes(skipped.first())).not.toBe(await dashes(counted.locator('path').first()));
});

test('the branch square has an outline, alive squares a ground, broken ones a cross', async ({ bench, page }) => {
  await bench.open({ step: 4 });
  await expect(page.locator('[data-mark="branch"]')).toHaveCount(1);
  await expect(page.locator('[data-mark="counted"], [data-mark="skipped"]')).toHaveCount(0);
  await expect(page.locator('rect[data-square][data-status="alive"]')).toHaveCount(4);
  await expect(page.locator('path[data-square][data-status="broken"]')).toHaveCount(5);
});

test('a click takes a stick out and puts it back, and the search starts anew', async ({ bench, page }) => {
  await bench.open({ step: 9 });
  await bench.button('Edit').click();
  await bench.stick(1).click();
  await expect(bench.stick(1)).toHaveAttribute('data-status', 'missing');
  await expect(page.getByText('n = 3 · 4 missing')).toBeVisible();
  await expect(page).toHaveURL(/input=3-1\.12\.17\.23&/);
  await bench.isAt(1);
  await expect(bench.row(0)).toContainText('1 is missing');
  await bench.stick(1).click();
  await expect(bench.stick(1)).toHaveAttribute('data-status', 'present');
  await expect(bench.place).toHaveText('step 1 of 16');
});

test('without editing a click on a stick does not change the grid', async ({ bench, page }) => {
  await bench.open();
  await bench.stick(1).click();
  await expect(page.getByText('r·w + j + 1 = 0·7 + 0 + 1 = 1')).toBeVisible();
  await expect(bench.stick(1)).toHaveAttribute('data-status', 'present');
});

test('keys edit the grid', async ({ bench }) => {
  await bench.open({ input: '2' });
  await bench.button('Edit').press('Enter');
  await bench.stick(1).focus();
  await bench.press('ArrowRight', 'Enter');
  await expect(bench.stick(2)).toHaveAttribute('data-status', 'missing');
  await expect(bench.stick(2)).toBeFocused();
  await bench.press(' ');
  await expect(bench.stick(2)).toHaveAttribute('data-status', 'present');
});

test('Back in the browser undoes an edit', long, async ({ bench, page }) => {
  await bench.open({ input: SAMPLE });
  await bench.button('Edit').click();
  await bench.stick(1).click();
  await bench.stick(2).click();
  await expect(page.getByText('n = 3 · 5 missing')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('n = 3 · 4 missing')).toBeVisible();
  await expect(bench.stick(2)).toHaveAttribute('data-status', 'present');
  await page.goBack();
  await expect(page.getByText('n = 3 · 3 missing')).toBeVisible();
  await page.goForward();
  await expect(bench.stick(1)).toHaveAttribute('data-status', 'missing');
});

test('the side goes from 1 to 12 and keeps what is missing in its place', long, async ({ bench, page }) => {
  await bench.open({ input: '3-1.4' });
  await bench.button('Edit').click();
  for (const [n, sticks] of [
    [2, 12],
    [1, 4],
  ] as const) {
    await bench.button('Smaller grid').click();
    await expect(page.getByText(`n = ${n} · 2 missing`)).toBeVisible();
    await expect(bench.sticks).toHaveCount(sticks);
  }
  await expect(bench.button('Smaller grid')).toBeDisabled();
  for (let n = 2; n <= 12; n++) {
    await bench.button('Larger grid').click();
    await expect(page.getByText(`n = ${n} · 2 missing`)).toBeVisible();
  }
  await expect(bench.sticks).toHaveCount(312);
  await expect(bench.button('Larger grid')).toBeDisabled();
  await expect(bench.stick(1)).toHaveAttribute('data-status', 'missing');
  await expect(bench.stick(13)).toHaveAttribute('data-status', 'missing');
});

test('a grid can be made complete, or random', long, async ({ bench, page }) => {
  await bench.open();
  await bench.button('Edit').click();
  await bench.button('Complete').click();
  await expect(page.getByText('n = 3 · complete')).toBeVisible();
  await expect(page).toHaveURL(/input=3&/);
  await bench.button('Random').click();
  await expect(page.getByText(/n = 3 · ([3-9]|1[0-2]) missing/)).toBeVisible();
});
