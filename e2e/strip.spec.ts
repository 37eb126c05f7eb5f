/** The timeline of all bounds, on complete n = 3: 329 nodes under bound 5, 86 under bound 6. */
import { expect, test } from './workbench.ts';

test('every iteration is a band with its bound, nodes and cuts, as wide as its nodes', async ({ bench }) => {
  await bench.open({ input: '3' });
  await expect(bench.place).toHaveText('step 1 of 1,760');
  const bands = bench.slider.locator('[data-bound]');
  await expect(bands).toHaveCount(2);
  await expect(bands.locator('title')).toHaveText(['bound 5 · 329 nodes · 247 cuts', 'bound 6 · 86 nodes · 61 cuts']);
  await expect(bench.page.getByText('bound 5 · 329 nodes · 247 cuts').last()).toBeVisible();
  const widths = await bands
    .locator('rect.recorded')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect((widths[0] as number) / (widths[1] as number)).toBeGreaterThan(3.4);
  expect((widths[0] as number) / (widths[1] as number)).toBeLessThan(3.9);
});

test('a click seeks to the place under it', async ({ bench }) => {
  await bench.open({ input: '3' });
  await expect(bench.place).toHaveText('step 1 of 1,760');
  const second = bench.slider.locator('[data-bound="6"] rect.recorded');
  const { x, y, width, height } = (await second.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await bench.page.mouse.click(x + 2, y + height / 2);
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^bound 6/);
  await expect(bench.stack.locator('tbody tr').last().locator('td').last()).toHaveText('6');
  await bench.page.mouse.click(x + width - 1, y + height / 2);
  const step = Number(await bench.slider.getAttribute('aria-valuenow'));
  expect(step).toBeGreaterThan(1750);
  await bench.page.mouse.click(x - 5, y + height / 2);
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^bound 5/);
});

test('dragging scrubs, and the cursor follows', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  await expect(bench.place).toHaveText('step 1 of 1,760');
  const { x, y, width } = (await bench.slider.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + 2, y + 15);
  await page.mouse.down();
  let before = 0;
  for (const share of [0.25, 0.5, 0.75, 0.9]) {
    await page.mouse.move(x + width * share, y + 15);
    await expect
      .poll(async () => Number(await bench.slider.getAttribute('aria-valuenow')))
      .toBeGreaterThan(before + 100);
    before = Number(await bench.slider.getAttribute('aria-valuenow'));
    const cursor = await bench.slider.locator('.cursor').boundingBox();
    expect(Math.abs((cursor?.x ?? 0) + (cursor?.width ?? 0) / 2 - (x + width * share))).toBeLessThan(3);
  }
  await page.mouse.up();
  await page.mouse.move(x + 2, y + 15);
  await bench.isAt(before);
});

test('it is a slider: named, with its range, its value and what the value means', async ({ bench }) => {
  await bench.open({ input: '3', step: 3 });
  await expect(bench.slider).toHaveAccessibleName('Timeline of all bounds: click or drag to seek');
  await expect(bench.slider).toHaveAttribute('aria-valuemin', '1');
  await expect(bench.slider).toHaveAttribute('aria-valuemax', '1760');
  await expect(bench.slider).toHaveAttribute('aria-valuenow', '3');
  await expect(bench.slider).toHaveAttribute('aria-valuetext', 'bound 5 · 329 nodes · 247 cuts, step 3 of 1,760');
  await bench.slider.focus();
  for (const [key, step] of [
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
    ['End', 1760],
    ['Home', 1],
  ] as const) {
    await bench.press(key);
    await expect(bench.slider).toHaveAttribute('aria-valuenow', String(step));
  }
});

test('the goal ends the last band, cuts are notches', async ({ bench }) => {
  await bench.open({ input: '3' });
  await expect(bench.slider.locator('[data-bound="6"] .star')).toHaveCount(1);
  await expect(bench.slider.locator('[data-bound="5"] .notch')).toHaveCount(1);
});

test('5.4: of four searches the whole timeline is one calm row and four strips', async ({ bench, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const input of ['3', '5-29.32.33.47']) {
    // of the second one run is longer than its recording
    await bench.open({ input, preset: 'guide', compare: 'blind,poj,textbook' });
    await expect(bench.slider).toHaveCount(4);
    const { height = 999 } = (await page.locator('.bounds').boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(900 / 6 + 2);
    const { height: head = 999 } = (await page.locator('.bounds > .head').boundingBox()) ?? {};
    expect(head).toBeLessThanOrEqual(34);
  }
});

test('5.13: what has been visited is outlined, and its band shows through', async ({ bench }) => {
  await bench.open({ input: '3', step: 1500 });
  const done = bench.slider.locator('rect.done');
  await expect(done).toHaveCount(2);
  for (const rect of await done.all()) expect(await rect.evaluate((one) => getComputedStyle(one).fill)).toBe('none');
});
