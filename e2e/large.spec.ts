/** The largest contest input known: n = 5 without 29 32 33 47, 675,691 nodes under `guide`, 2,871,680 steps. */
import type { Page } from '@playwright/test';
import { squareDestroyer } from '../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../src/puzzles/square-destroyer/settings.ts';
import { codeOf } from '../src/search/event-kinds.ts';
import { depthOf, estimateOf } from '../src/trace/nodes.ts';
import { record } from '../src/trace/record.ts';
import { nodeAt } from '../src/trace/replay.ts';
import { long } from './sample.ts';
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
  await expect(bench.place).toHaveText('step 1 of 2,871,680');
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(bench.sentence).toContainText('h = 10');
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(bench.sentence).toContainText('the 1st of the 4 sticks');
  await bench.press('Shift+ArrowRight');
  await expect(bench.sentence).toContainText('tried at node #1: no solution with f ≤ 10 among the 56 nodes below');
  const over = Number(await bench.place.getAttribute('data-stop-at')) + 1;
  await bench.press('ArrowRight', 'ArrowLeft');
  await bench.isAt(over);
  await bench.press('End');
  await expect(bench.place).toHaveText('step 2,871,680 of 2,871,680');
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

test('the flame seeks, and magnifies down to a single node', long, async ({ bench, page }) => {
  await bench.open({ input: HARD });
  const { x, y, width, height } = await flameBox(page);
  await page.mouse.click(x + width / 2, y + 2);
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^bound 12/);
  await expect(bench.sentence).toContainText('Start: no stick is removed yet');
  await expect(bench.node('12')).toHaveAttribute('aria-label', `node ${ROOT_OF_12}, open, g 0`);
  // a place in the middle of a band of 632,373 nodes: several of them in a pixel, then one
  const place = x + 0.4 * width;
  const row = (depth: number) => y + (height * (depth + 0.5)) / 14;
  const told = page.locator('.told', { hasText: /^node #/ });
  await page.mouse.move(place, row(8));
  await expect(told).toHaveText(/one of (?:[2-9]|\d{2,}) nodes in this pixel$/);
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -1000);
  await page.mouse.click(place, y - 15);
  await expect(bench.slider).toHaveAttribute('aria-valuetext', /^bound 12/);
  const { trace } = record(squareDestroyer.search(squareDestroyer.decode(HARD), squarePresets.guide, 'events'));
  const node = nodeAt(trace, Number(await bench.place.getAttribute('data-stop-at')));
  const [depth, h] = [depthOf(trace, node), estimateOf(trace, node) ?? 0];
  const isCut = trace.kind[trace.exit[node] as number] === codeOf.prune;
  await page.mouse.move(place, row(depth));
  const figures = `depth ${depth} · h ${h} · f ${depth + h}${isCut ? ' · cut' : ''}`;
  await expect(told).toHaveText(`node #${node.toLocaleString('en')} · ${figures}`);
  await page.mouse.down();
  await page.mouse.up();
  await bench.isAt((trace.enter[node] as number) + 1);
  await expect(bench.sentence).toContainText(`Node #${node}`);
  await bench.button('The whole timeline').click();
  await expect(bench.slider.locator('.cursor')).toBeInViewport();
});

test('the tree shows the neighbourhood of any place, however large the trace', long, async ({ bench }) => {
  await bench.open({ input: HARD, step: 1_500_000 });
  await expect(bench.tree.locator('[data-key]').first()).toBeVisible();
  expect(await bench.tree.locator('[data-key]').count()).toBeLessThan(150);
  await expect(bench.tree.getByRole('treeitem', { name: /^collapsed subtree of [\d,]+ nodes/ }).first()).toBeVisible();
});

/** Holds back what the recorder says after its first chunk, until `release` is called on the page. */
function holdBack(): void {
  const held: (() => void)[] = [];
  let said = 0;
  let isOpen = false;
  const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage') as { set(f: unknown): void };
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(tell: ((event: MessageEvent) => void) | null) {
      const later = (event: MessageEvent) => {
        if (said++ === 0 || isOpen) tell?.(event);
        else held.push(() => tell?.(event));
      };
      set.call(this, tell && later);
    },
  });
  const release = () => {
    isOpen = true;
    for (const tell of held.splice(0)) tell();
  };
  Object.assign(globalThis, { release });
}

test('its first steps can be seen while the rest is still recorded, which arrives under the hand', async ({
  page,
  bench,
}) => {
  await page.addInitScript(holdBack);
  await page.goto(`./#puzzle=square-destroyer&input=${HARD}`);
  const standing = page.locator('[data-standing="recording"]');
  await expect(bench.sentence).toContainText('The first bound is the estimate of the start: h = 10');
  await expect(standing).toBeVisible();
  await bench.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await bench.isAt(4);
  await page.evaluate(() => Reflect.get(globalThis, 'release')());
  await expect(bench.place).toHaveText('step 4 of 2,871,680');
  await expect(standing).toHaveCount(0);
});

test('it is cancelled while it is recorded, and what is recorded stays', async ({ page, bench }) => {
  await page.addInitScript(holdBack);
  await page.goto(`./#puzzle=square-destroyer&input=${HARD}`);
  await expect(bench.place).toHaveText(/^step 1 of/);
  await bench.button('Cancel').click();
  const standing = page.locator('[data-standing]');
  await expect(standing).toHaveAttribute('data-standing', 'cancelled');
  const steps = /^step 1 of ([\d,]+)$/.exec((await bench.place.textContent()) ?? '')?.[1] ?? '';
  expect(Number(steps.replace(',', ''))).toBeLessThan(5000);
  await page.evaluate(() => Reflect.get(globalThis, 'release')());
  await bench.press('End');
  await expect(bench.place).toHaveText(`step ${steps} of ${steps}`);
  await expect(standing).toHaveAttribute('data-standing', 'cancelled');
});

test('its memory is given back when another input is opened', long, async ({ bench, page }) => {
  await bench.open({ input: HARD });
  await bench.press('End');
  await expect.poll(() => bytesHeld(page)).toBeGreaterThan(20_000_000);
  await bench.button('Input').click();
  await bench.dialog.getByRole('button', { name: /contest sample 1/ }).click();
  await expect(bench.place).toHaveText(/^step 1 of \d+$/);
  await expect.poll(() => bytesHeld(page)).toBeLessThan(5_000_000);
});
