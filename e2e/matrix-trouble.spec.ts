/** A matrix whose searches disagree, or whose parts cannot be fetched. */
import type { Page } from '@playwright/test';
import { timesOf } from '../src/matrix/times.ts';
import { expect, OPEN, test } from './matrix.ts';

/** Puts another script in the place of the worker. */
async function replaceWorker(page: Page, body: string): Promise<void> {
  await page.route(/matrix\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Has the worker say that three searches came to their ends on one input, the second with a wrong answer and few nodes. */
async function haveOneStray(page: Page, told: number): Promise<void> {
  const cells = [3, 4, 3].map((length, search) => {
    const counts = { nodes: length === 4 ? 2 : 10 + search, prunes: 1, held: 2, time: timesOf([1]) };
    return { input: 0, search, ...counts, outcome: 'solved', answer: `${length}` };
  });
  const replies = [
    { type: 'STARTED', instances: [{ n: 2, missing: [] }] },
    { type: 'PROGRESS', cells: cells.slice(0, told), running: null },
    ...(told === cells.length ? [{ type: 'DONE' }] : []),
  ];
  await replaceWorker(page, `onmessage = () => ${JSON.stringify(replies)}.forEach((reply) => postMessage(reply))`);
}

test('answers that differ are told loudly, and few nodes do not praise them', async ({ bench, matrix, page }) => {
  await haveOneStray(page, 3);
  await bench.open();
  await matrix.open();
  await matrix.choose('guide', 'blind', 'poj');
  await matrix.run();
  await expect(bench.dialog.getByRole('alert')).toContainText('do not give the same answer on input 1');
  await expect(matrix.cell(0, 1)).toContainText('✗ answers 4');
  await expect(bench.dialog.locator('td.odd')).toHaveCount(1);
  await expect(bench.dialog.locator('.best')).toHaveText(['◆ 10']);
  expect((await matrix.saved()).map((record) => record.at(-1))).toEqual(['agrees', 'yes', 'no', 'yes']);
});

test('a row is judged when all searches are through, and not if it was cancelled before', async ({
  bench,
  matrix,
  page,
}) => {
  await haveOneStray(page, 2);
  await bench.open();
  await matrix.open();
  await matrix.choose('guide', 'blind', 'poj');
  await matrix.run();
  await expect(matrix.cell(0, 1)).toBeVisible();
  await expect(bench.dialog.locator('td.odd')).toHaveCount(0);
  await bench.button('Cancel').click();
  await expect(matrix.status).toContainText('Cancelled after 2 of 3 runs.');
  await expect(bench.dialog.locator('td.odd')).toHaveCount(0);
  await expect(bench.dialog.getByRole('alert')).toHaveCount(0);
  expect((await matrix.saved()).map((record) => record.at(-1))).toEqual(['agrees', '', '']);
});

test('what cannot be fetched is said, and can be tried again', async ({ bench, matrix, page, faults }) => {
  await bench.open();
  await matrix.open();
  await page.route(/matrix\.worker/, (route) => route.abort());
  await matrix.run();
  await expect(bench.dialog.getByRole('alert')).toHaveText(/^The runs failed: /);
  await page.unroute(/matrix\.worker/);
  await matrix.run();
  await expect(matrix.status).toHaveText('Finished: 2 runs.');
  faults.length = 0;
});

test('a dialog that cannot be fetched says so', async ({ bench, page, faults }) => {
  await bench.open();
  await page.route(/MatrixDialog/, (route) => route.abort());
  await bench.choose(OPEN);
  await expect(page.getByRole('alert')).toContainText(`${OPEN} could not be fetched`);
  faults.length = 0;
});
