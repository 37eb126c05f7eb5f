/** The largest contest input known: n = 5 without 29 32 33 47, 675,691 nodes under `guide`, 2,871,680 steps. */
import type { Page } from '@playwright/test';
import { expect, test } from './workbench.ts';

const HARD = '5-29.32.33.47';
const END = 2_871_680;
/** Nodes under bounds 10 and 11, and so the number of the root under bound 12. */
const ROOT_OF_12 = 405 + 19_629;

/** The box of the flame of the one search. */
async function flameBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('[data-flame="0"]').boundingBox();
  if (!box) throw new Error('there is a flame');
  return box;
}

/** Bytes of all typed arrays of the page, after a garbage collection. */
async function bytesHeld(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const usage = (await session.send('Runtime.getHeapUsage')) as unknown as { backingStorageSize: number };
  await session.detach();
  return usage.backingStorageSize;
}

test('it opens, steps, goes back and jumps like a small one', async ({ bench }) => {
  await bench.open({ input: HARD });
  await expect(bench.position).toHaveText('step 1 of 2,871,680');
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(bench.sentence).toContainText('h = 10');
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(bench.sentence).toContainText('the 1st of the 4 sticks');
  await bench.press('Shift+ArrowRight');
  await expect(bench.sentence).toContainText('tried at node #1: no solution with f ≤ 10 among the 56 nodes below');
  const over = Number(await bench.position.getAttribute('data-position')) + 1;
  await bench.press('ArrowRight', 'ArrowLeft');
  await bench.isAt(over);
  await bench.press('End');
  await expect(bench.position).toHaveText('step 2,871,680 of 2,871,680');
  await expect(bench.sentence).toContainText('1, 2, 9, 10, 18, 25, 21, 34, 41, 42, 43, 51 and 54');
  await bench.press('ArrowLeft');
  await bench.isAt(END - 1);
  await bench.press('Shift+B');
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^bound 13/);
  await bench.press('Shift+B');
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^bound 12 · 632,373 nodes/);
  await bench.press('Home');
  await bench.isAt(1);
});

test('the flame seeks, and magnifies down to a single node', async ({ bench, page }) => {
  await bench.open({ input: HARD });
  const { x, y, width, height } = await flameBox(page);
  await page.mouse.click(x + width / 2, y + 2);
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^bound 12/);
  await expect(bench.sentence).toContainText('Start: no stick is removed yet');
  await expect(bench.node('12')).toHaveAttribute('aria-label', `node ${ROOT_OF_12}, open, g 0`);
  // a place in the middle of a band of 632,373 nodes: hundreds of them in a pixel, then one
  const place = [x + 0.4 * width, y + 0.6 * height] as const;
  const told = page.locator('.told', { hasText: /^node #/ });
  await page.mouse.move(...place);
  await expect(told).toContainText(/one of [\d,]+ nodes in this pixel$/);
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -1000);
  // now a step is wide enough to be hit: along the root every node above the place is a bar of its own
  await page.mouse.move(x + width / 2, y + 2);
  await expect(told).toHaveText(`node #${ROOT_OF_12.toLocaleString('en')} · depth 0 · h 10 · f 10`);
  let text = '';
  for (let depth = 1; depth < 13; depth++) {
    await page.mouse.move(x + width / 2, y + (height * (depth + 0.5)) / 14);
    if ((await told.count()) > 0) text = (await told.textContent()) ?? '';
    else await page.mouse.move(x + width / 2, y + (height * (depth - 0.5)) / 14);
    if ((await told.count()) > 0 && depth > 1 && text === (await told.textContent())) break;
  }
  expect(text).not.toContain('in this pixel');
  await page.mouse.down();
  await page.mouse.up();
  const node = text.match(/^node #([\d,]+)/)?.[1]?.replace(/,/g, '');
  await expect(bench.sentence).toContainText(`ode #${node}`);
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(bench.stack).toBeVisible();
  await bench.button('The whole timeline').click();
  await expect(bench.slider.locator('.cursor')).toBeInViewport();
});

test('the tree shows the neighbourhood of any place, however large the trace', async ({ bench }) => {
  await bench.open({ input: HARD, step: 1_500_000 });
  await expect(bench.tree.locator('[data-key]').first()).toBeVisible();
  expect(await bench.tree.locator('[data-key]').count()).toBeLessThan(150);
  await expect(bench.tree.getByRole('button', { name: /^collapsed subtree of [\d,]+ nodes/ }).first()).toBeVisible();
});

test('a run that would never end is cancelled, and what is recorded stays', async ({ bench, page }) => {
  await bench.open({ input: '8' });
  await bench.button('Cancel').click();
  const standing = page.locator('[data-standing]');
  await expect(standing).toHaveAttribute('data-standing', 'cancelled');
  await bench.press('End');
  await expect(bench.position).toHaveText('step 5,000,000 of 5,000,000');
  await bench.press('ArrowLeft');
  await bench.isAt(4_999_999);
});

test('its memory is given back when another input is opened', async ({ bench, page }) => {
  await bench.open({ input: HARD });
  await bench.press('End');
  await expect.poll(() => bytesHeld(page)).toBeGreaterThan(20_000_000);
  await bench.button('Input').click();
  await bench.dialog.getByRole('button', { name: /contest sample 1/ }).click();
  await expect(bench.position).toHaveText(/^step 1 of \d+$/);
  await expect.poll(() => bytesHeld(page)).toBeLessThan(5_000_000);
});
