/** A browser that gives the page no worker, and one whose workers fall silent. */
import type { Page } from '@playwright/test';
import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

/** Workers cannot be made, as in a frame that is shut in. */
const withoutWorkers = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('access to the script is denied', 'SecurityError');
        }
      },
    });
  });

test('6.4: without workers a search is recorded all the same, and stepped through', async ({ bench, page }) => {
  await withoutWorkers(page);
  await bench.open({ input: '3', step: 40 });
  await expect(bench.place).toHaveText('step 40 of 1,760');
  await bench.press('ArrowRight');
  await bench.isAt(41);
  await expect(page.locator('[data-standing]')).toHaveCount(0);
});

test(
  '6.4: without workers the page says so while it records, keeps up with the reader, and answers',
  long,
  async ({ bench, page }) => {
    await withoutWorkers(page);
    await page.goto('./#puzzle=square-destroyer&input=5&preset=blind');
    await expect(page.locator('[data-pulse="here"]')).toHaveText(/^No worker could be started: the page does its work/);
    await bench.press('ArrowRight', 'ArrowRight');
    await bench.isAt(3);
    await expect(page.locator('[data-standing="recording"]')).toBeVisible();
    await bench.button('Cancel').click();
    await bench.button('Input').click();
    await page.getByRole('button', { name: 'Answer all cases' }).click();
    await expect(bench.dialog.locator('[data-pulse="here"]')).toBeVisible();
  },
);

test('6.4: without workers a matrix and distances say what is missing', long, async ({ bench, page }) => {
  await withoutWorkers(page);
  await bench.open();
  await bench.choose('Statistics');
  await bench.button('Work it out').click();
  await expect(bench.dialog).toContainText('It failed: its worker could not be started, or has died.');
  await bench.press('Escape');
  await bench.choose('Many searches on many inputs');
  await bench.button('Run').click();
  await expect(bench.dialog.getByRole('alert')).toHaveText(/^The runs failed: its worker could not be started/);
});

test('6.4: a worker that falls silent is told of, and its search can be run again', long, async ({ bench, page }) => {
  await page.clock.install();
  await page.route(/recorder\.worker.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {};' }),
  );
  await page.goto('./#puzzle=square-destroyer&input=3');
  await expect(page.locator('[data-standing="recording"]')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page.locator('[data-pulse="silent"]')).toHaveText(
    'Nothing heard of the worker for 10 s: it may have died.',
  );
  await page.unroute(/recorder\.worker.*\.js$/);
  await bench.button('Run again').click();
  await expect(bench.place).toHaveText('step 1 of 1,760');
});
