/** h against the true distance. On complete n = 3 the answer is 6 and guide's h at the root 5. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Workbench } from './workbench.ts';

const distances = (bench: Workbench) => bench.dialog.locator('[data-section="distances"]');
const stop = (bench: Workbench) => distances(bench).getByRole('button', { name: 'Stop' });
const path = (bench: Workbench) => distances(bench).locator('table:has(caption) tbody tr');

async function workOut(bench: Workbench): Promise<void> {
  await bench.choose('Statistics');
  await bench.button('Work it out').click();
  await expect(stop(bench)).toHaveCount(0, { timeout: 30_000 });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

test('the path shown has its true distances: 6 at the root of complete n = 3, where h is 5', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '3', step: 40 });
  await workOut(bench);
  await expect(path(bench)).toHaveText([
    /^#0\s*0\s*5\s*6\s*1$/,
    /^#1\s*1\s*4\s*5\s*1$/,
    /^#2\s*2\s*3\s*4\s*1$/,
    /^#6\s*3\s*2\s*3\s*1$/,
    /^#9\s*4\s*3\s*3\s*0$/,
  ]);
  await expect(distances(bench)).toContainText('For 300 of 415 nodes recorded, drawn at random');
  await expect(distances(bench).getByRole('alert')).toHaveCount(0);
  await expect(distances(bench).locator('svg .above')).toHaveCount(0);
  await expectAccessible(page);
});

test('a small trace is measured whole; its chart is a table and a file too', async ({ bench, page }) => {
  await bench.open();
  await workOut(bench);
  await expect(distances(bench)).toContainText('For all 4 nodes recorded.');
  await expect(distances(bench)).toContainText('Exact: 4 of 4 (100\u00a0%).');
  await distances(bench).locator('summary').click();
  await expect(distances(bench).locator('details tbody tr')).toHaveText([
    /^0\s*0\s*1$/,
    /^1\s*1\s*1$/,
    /^2\s*2\s*1$/,
    /^3\s*3\s*1$/,
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    distances(bench).getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    '\ufeffnode,depth,h,distance\r\n0,0,3,3\r\n1,1,2,2\r\n2,2,1,1\r\n3,3,0,0\r\n',
  );
});

test('of 675,691 nodes 300 are drawn, which the page says, and what the cursor comes to is measured next', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '5-29.32.33.47' });
  await workOut(bench);
  await expect(distances(bench)).toContainText(
    'For 300 of 675,691 nodes recorded, drawn at random, evenly over the trace (seed 1).',
  );
  const counts = await distances(bench).locator('svg .count').allTextContents();
  expect(counts.reduce((sum, text) => sum + Number(text), 0)).toBe(300);
  await bench.press('Escape', 'f');
  await page.locator('form.find select').first().selectOption('depth');
  await page.getByLabel('Value', { exact: true }).fill('3');
  await bench.press('Enter');
  await expect(bench.place).not.toHaveText(/^step 1 of/);
  await bench.press('Escape');
  await workOut(bench);
  await expect(path(bench)).toHaveText([
    /^#0\s*0\s*10\s*13\s*3$/,
    /^#1\s*1\s*9\s*12\s*3$/,
    /^#3\s*2\s*8\s*11\s*3$/,
    /^#4\s*3\s*7\s*10\s*3$/,
  ]);
});

test('where sticks are kept for good there may be no solution below a node', async ({ bench }) => {
  await bench.open({ input: '3', preset: 'exclusion+dominance' });
  await workOut(bench);
  await expect(distances(bench)).toContainText(/Below (1 node|\d+ nodes) there is no solution/);
});

test('distances beyond the limit are counted, not guessed', async ({ bench }) => {
  await bench.open({ puzzle: 'booksort', input: '15.14.13.12.11.10.9.8.7.6.5.4.3.2.1' });
  await workOut(bench);
  await expect(distances(bench)).toContainText('Of 5 nodes the distance was not found within 200,000 nodes each.');
  await expect(distances(bench).locator('svg')).toHaveCount(0);
});

test('the Rotation Game has them too, under A* as well', async ({ bench }) => {
  await bench.open({ puzzle: 'rotation-game', input: '222321113331311332321122', preset: 'astar', step: 2 });
  await workOut(bench);
  await expect(path(bench)).toHaveText([/^#0\s*0\s*\d\s*5\s*\d$/]);
});

test('an h above the true distance is told loudly, with its nodes', async ({ bench, page }) => {
  await page.route(/distance\.worker.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "onmessage = ({ data }) => postMessage({ type: 'DISTANCES', found: data.nodes.map(({ node }) => [node, 1]) });",
    }),
  );
  await bench.open();
  await workOut(bench);
  const alert = distances(bench).getByRole('alert');
  await expect(alert).toContainText('h is greater than the true distance at 2 nodes: this estimate is not admissible');
  await expect(distances(bench).locator('svg .above')).toHaveCount(2);
  await alert.getByRole('button', { name: '#1: h = 2, true distance 1' }).click();
  await expect(bench.sentence).toContainText('Node #1');
});

test('closing the dialog ends the work, and so does the button, which keeps what is known', async ({ bench, page }) => {
  await bench.open({ input: '9', preset: 'strong' });
  await bench.choose('Statistics');
  await bench.button('Work it out').click();
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('distance')).length).toBe(1);
  await expect(distances(bench).getByRole('status')).toHaveText(/[1-9]\d* of 300 nodes measured/, { timeout: 30_000 });
  await stop(bench).click();
  await expect(distances(bench).getByRole('status')).toHaveText(/^Stopped: \d+ of 300 nodes measured\.$/);
  const measured = /\d+/.exec((await distances(bench).getByRole('status').textContent()) ?? '')?.[0] ?? '';
  await expect(distances(bench).locator('.says')).toContainText(
    new RegExp(
      `\\(seed 1\\)\\. So far ${measured} of them (is|are) measured, in random order; what follows is of these alone\\.`,
    ),
  );
  await expect(bench.button('Work it out')).toBeVisible();
  await bench.button('Work it out').press('Enter');
  await expect(stop(bench)).toBeVisible();
  await bench.press('Escape');
  await expect(bench.dialog).toHaveCount(0);
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('distance')).length).toBe(0);
});

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('the statistics are Chinese, with keys alone', async ({ bench, page }) => {
    await bench.open({ puzzle: 'booksort', input: '1.3.4.6.2.5', preset: 'astar', step: 40 });
    await bench.press('f');
    await expect(page.locator('form.find option', { hasText: 'h 至少下降' })).toHaveCount(1);
    await bench.press('Escape');
    await bench.button('更多').press('Enter');
    await bench.button('统计').press('Enter');
    await page.getByRole('button', { name: '开始计算' }).press('Enter');
    await expect(distances(bench)).toContainText('统计了记录下来的全部 71 个节点。');
    await expect(path(bench).first()).toHaveText(/^#0\s*0\s*2\s*2\s*0$/);
    // one by one: the letters of options side by side would make a word
    const each = await bench.dialog.evaluate((dialog) => {
      const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
      return found;
    });
    const texts = each.join('\n').replaceAll(/\b(IDA|astar|CSV)\b/g, '');
    expect(texts).not.toMatch(/[A-Za-z]{3}/);
    await expectAccessible(page);
    await bench.press('Escape');
    await expect(bench.dialog).toHaveCount(0);
  });
});
