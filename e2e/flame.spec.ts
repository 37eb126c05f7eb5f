/** The flame of the whole search under its timeline, on complete n = 3: 329 nodes under bound 5, 86 under bound 6. */
import { long } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

/** A place on the flame: a share of the width, and a row from the root down. */
async function place(bench: Workbench, share: number, row: number): Promise<[x: number, y: number]> {
  const box = await bench.page.locator('[data-flame="0"]').boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + share * width, y + ((row + 0.5) * height) / 7];
}

test('pointing at a bar tells its node, and lights it in the tree', async ({ bench, page }) => {
  await bench.open({ input: '3', step: 400 });
  await page.mouse.move(...(await place(bench, 0.1, 0)));
  await expect(page.getByText('node #0 · depth 0 · h 5 · f 5')).toBeVisible();
  await expect(bench.node('5')).toHaveClass(/lit/);
  await page.mouse.move(...(await place(bench, 0.2, 1)));
  await expect(page.getByText(/^node #58 · depth 1 · h 4 · f 5$/)).toBeVisible();
  await page.mouse.move(5, 300);
  await expect(page.getByText(/^node #58/)).toHaveCount(0);
});

test('a click on a bar goes to the step at which its node was entered', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  await page.mouse.click(...(await place(bench, 0.2, 1)));
  await expect(bench.sentence).toContainText('Node #58: stick 4 is removed');
  await page.mouse.click(...(await place(bench, 0.9, 0)));
  await expect(bench.sentence).toContainText('Start: no stick is removed yet');
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^bound 6/);
});

test('the wheel magnifies down to single steps, and one press shows the whole again', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  const whole = bench.button('The whole timeline');
  // 5.4: it is there when there is something to undo
  await expect(whole).toHaveCount(0);
  const band = bench.slider.locator('[data-bound="5"] rect.recorded');
  const before = (await band.boundingBox())?.width ?? 0;
  await page.mouse.move(...(await place(bench, 0.2, 1)));
  await page.mouse.wheel(0, -2000);
  await expect(whole).toBeVisible();
  await expect.poll(async () => Number(await band.getAttribute('width'))).toBeGreaterThan(10 * before);
  await page.mouse.wheel(0, -9000);
  // a step is wide enough to be hit: about 24 pixels
  const [x, y] = await place(bench, 0.5, 0);
  const steps: number[] = [];
  for (const by of [0, 240]) {
    await page.mouse.click(x + by, y - 20);
    steps.push(Number(await bench.slider.getAttribute('aria-valuenow')));
  }
  expect(Math.abs((steps[1] ?? 0) - (steps[0] ?? 0) - 10)).toBeLessThanOrEqual(1);
  await whole.click();
  // 5.4: it is there when there is something to undo
  await expect(whole).toHaveCount(0);
  await expect.poll(async () => Number(await band.getAttribute('width'))).toBeLessThan(before + 1);
});

test('stepping out of the magnified part brings the cursor back into sight', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  await page.mouse.move(...(await place(bench, 0.2, 1)));
  await page.mouse.wheel(0, -3000);
  await bench.press('End');
  await expect(bench.slider.locator('.cursor')).toBeInViewport();
  await bench.press('Home');
  await expect(bench.slider.locator('.cursor')).toBeInViewport();
});

test('the colour is chosen, and remembered', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  await page.getByLabel('Colour of the flame').selectOption('h');
  await page.reload();
  await expect(page.getByLabel('Colour of the flame')).toHaveValue('h');
});

test('of two runs of IDA* it shows which nodes both visit, and of others it does not', async ({ bench, page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await bench.open({ input: '4', preset: 'strong', compare: 'guide' });
  const colour = page.getByLabel('Colour of the flame');
  await colour.selectOption('in A and B');
  await expect(page.getByText('high and dark: A and B both visit it')).toBeVisible();
  const flame = page.locator('[data-flame="1"]');
  const box = (await flame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // strong needs no iteration under bound 8
  await page.mouse.move(box.x + 0.03 * box.width, box.y + 2);
  await expect(page.getByText('node #0 · depth 0 · h 8 · f 8 · this run only')).toBeVisible();
  await page.mouse.move(box.x + 0.9 * box.width, box.y + 2);
  await expect(page.getByText('node #289 · depth 0 · h 8 · f 8 · both A and B')).toBeVisible();
  await bench.open({ input: '3', preset: 'guide', compare: 'astar' });
  await expect(colour.locator('option')).toHaveText(['outcome', 'h']);
  await expect(colour).toHaveValue('outcome');
});

test('which nodes two runs share is not told of one that is not recorded to its end', async ({ bench, page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 1366, height: 800 });
  await bench.open({ input: '5', preset: 'guide', compare: 'blind' });
  await expect(bench.place).toHaveText(/of 5,000,000$/);
  await expect(page.getByLabel('Colour of the flame').locator('option')).toHaveText(['outcome', 'h']);
});

test(
  'what is not recorded has no nodes to point at, and an iteration recorded in part says so',
  long,
  async ({ bench, page }) => {
    test.setTimeout(60_000);
    await bench.open({ input: '5', preset: 'blind', step: 5_000_000 });
    await expect(page.locator('[data-standing="truncated"]')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.captions')).toContainText('· recorded in part');
    const box = (await page.locator('[data-flame="0"]').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(box.x + 0.99 * box.width, box.y + 2);
    await expect(page.getByText(/^node #/)).toHaveCount(0);
  },
);

test('a cursor that is out of sight shows which way it lies', async ({ bench, page }) => {
  await bench.open({ input: '3', step: 1700 });
  await page.mouse.move(...(await place(bench, 0.1, 0)));
  await page.mouse.wheel(0, -2000);
  await expect(bench.slider.locator('.cursor line')).toHaveCount(0);
  await expect(bench.slider.locator('.cursor path')).toBeInViewport();
  await bench.press('ArrowRight');
  await expect(bench.slider.locator('.cursor line')).toBeInViewport();
});
