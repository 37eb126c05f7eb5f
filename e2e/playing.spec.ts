/** The page's clock is the test's: nothing here waits for real time. */
import type { Page } from '@playwright/test';
import { long } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

async function openWithClock(bench: Workbench, page: Page, grid: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await bench.open({ input: grid });
  await page.clock.pauseAt(60_000);
}

test('playing goes to the end and stops there, and starts again from the first step', async ({ bench, page }) => {
  await openWithClock(bench, page, '2');
  await page.locator('.wide .speed select').selectOption('10');
  await bench.button('Play').click();
  await page.clock.runFor(2000);
  await bench.isAt(21);
  await page.clock.runFor(10_000);
  await expect(bench.place).toHaveText('step 79 of 79');
  await bench.button('Play').click();
  await page.clock.runFor(300);
  await bench.isAt(4);
});

test('Space plays and pauses', async ({ bench, page }) => {
  await openWithClock(bench, page, '2');
  await bench.press(' ');
  await page.clock.runFor(3000);
  await bench.isAt(7);
  await expect(bench.button('Pause')).toBeVisible();
  await bench.press(' ');
  await page.clock.runFor(3000);
  await bench.isAt(7);
  await expect(bench.button('Play')).toBeVisible();
});

test('stop goes back to the first step', async ({ bench, page }) => {
  await openWithClock(bench, page, '2');
  await bench.button('Play').click();
  await page.clock.runFor(3000);
  await bench.button('Stop').click();
  await page.clock.runFor(3000);
  await bench.isAt(1);
  await expect(bench.button('Play')).toBeVisible();
});

test('a step pauses playing', async ({ bench, page }) => {
  await openWithClock(bench, page, '2');
  await bench.button('Play').click();
  await page.clock.runFor(2000);
  await bench.press('ArrowLeft');
  await page.clock.runFor(2000);
  await bench.isAt(4);
});

test('speeds go from a step in two seconds to thousands a second', long, async ({ bench, page }) => {
  await openWithClock(bench, page, '3');
  const speed = page.locator('.wide .speed select');
  await speed.selectOption({ label: '1 step in 2 s' });
  await bench.button('Play').click();
  await page.clock.runFor(8000);
  await bench.isAt(5);
  await speed.selectOption({ label: '30 / s' });
  await page.clock.runFor(1000);
  await expect(bench.place).toHaveText(/^step 3[345] of/);
  await speed.selectOption({ label: '5,000 / s' });
  await page.clock.runFor(1000);
  await expect(bench.place).toHaveText('step 1,760 of 1,760');
  await expect(bench.sentence).toContainText(
    'The answer is 6: take out 1, 2, 10, 12, 15 and 20. It took 415 nodes in 2 iterations.',
  );
});

test('load, play, reset and play at once leave one run', long, async ({ bench, page }) => {
  await openWithClock(bench, page, '3');
  await page.evaluate(() => {
    const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
    for (const name of ['Play', 'Stop', 'Play']) press(name);
  });
  await bench.button('Input').click();
  await bench.dialog.getByRole('button', { name: 'complete n = 4' }).click();
  await expect(bench.place).toHaveText('step 1 of 16,704');
  for (const name of ['Play', 'Stop', 'Play']) await bench.button(name).click();
  await page.clock.runFor(5000);
  await bench.isAt(11);
});
