/** Three and four searches side by side: added, taken away, kept at work. */
import type { Page } from '@playwright/test';
import { choices, comparison, lane, remove } from './lanes.ts';
import { long } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

const add = (bench: Workbench) => bench.button('Add a search to the comparison');

/** The searches as the header names them, such as `A guide`. */
const named = async (page: Page) =>
  (await choices(page).locator('> button').allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());

/** Waits until as many runs have recorded what they may: before that four of them leave the page little time. */
async function areCounting(page: Page, runs: number): Promise<void> {
  await expect(page.locator('[data-standing="counting"]')).toHaveCount(runs, { timeout: 60_000 });
}

/** Workers started from now on. */
function workersOf(page: Page): { started: number } {
  const seen = { started: 0 };
  page.on('worker', () => seen.started++);
  return seen;
}

const four = { input: '3', compare: 'blind,poj,textbook' };

test('four presses on the buttons give four different searches', async ({ bench, page }) => {
  await bench.open({ input: '3', step: 60 });
  await bench.button('Compare').click();
  await add(bench).click();
  await add(bench).click();
  await expect(add(bench)).toHaveCount(0);
  expect(await named(page)).toEqual(['A guide', 'B blind', 'C poj', 'D textbook']);
  await expect(page.locator('[data-board]')).toHaveCount(4);
  await expect(page.getByRole('slider')).toHaveCount(4);
  await expect(lane(page, 3)).toContainText('D · textbook');
  await expect(page).toHaveURL(/preset=guide&compare=blind,poj,textbook&by=bound&step=6$/);
});

test('searches go on at work while others come and go, in any order', async ({ bench, page }) => {
  await bench.open({ ...four, step: 60 });
  const workers = workersOf(page);
  await remove(page, 0);
  expect(await named(page)).toEqual(['A blind', 'B poj', 'C textbook']);
  await expect(page).toHaveURL(/preset=blind&compare=poj,textbook&by=step&step=60$/);
  await expect(bench.sentence).toContainText('A · blind');
  await remove(page, 1);
  expect(await named(page)).toEqual(['A blind', 'B textbook']);
  await expect(comparison(page).locator('[data-total="1"]')).toHaveText('420');
  expect(workers.started).toBe(0);
  await add(bench).click();
  expect(await named(page)).toEqual(['A blind', 'B textbook', 'C guide']);
  await expect(comparison(page).locator('[data-total="2"]')).toHaveText('415');
  await remove(page, 1);
  await remove(page, 0);
  expect(await named(page)).toEqual(['guide']);
  await expect(page.locator('[data-board]')).toHaveCount(1);
  await expect(page).toHaveURL(/preset=guide&step=60$/);
  await expect(bench.place).toHaveText('step 60 of 1,760');
  expect(workers.started).toBe(1);
});

test('of the same search twice, the one meant is taken away', long, async ({ bench, page }) => {
  test.setTimeout(90_000);
  await page.goto('./#puzzle=square-destroyer&input=7&preset=blind&compare=blind');
  await areCounting(page, 2);
  await bench.button('Cancel').first().click();
  await expect(page.locator('[data-standing]').first()).toHaveAttribute('data-standing', 'cancelled');
  await remove(page, 0);
  await expect(page.locator('[data-standing]')).toHaveCount(1);
  await expect(page.locator('[data-standing]')).toHaveAttribute('data-standing', 'counting');
});

test('quick presses add and take away without a fault', async ({ bench, page }) => {
  await bench.open({ input: '4' });
  const press = (name: RegExp, times: number) =>
    page.evaluate(
      ([source, n]) => {
        const button = () =>
          [...document.querySelectorAll('button')].find((one) =>
            new RegExp(source as string).test(one.getAttribute('aria-label') ?? one.title),
          );
        for (let i = 0; i < Number(n); i++) button()?.click();
      },
      [name.source, times] as const,
    );
  for (let turn = 0; turn < 4; turn++) {
    await press(/^Compare$/, 1);
    await press(/^Add a search/, 5);
    await press(/^Remove search [AC]$/, 3);
    await press(/^Add a search/, 1);
    await press(/^End comparison$/, 1);
  }
  await expect(page.locator('[data-board]')).toHaveCount(1);
  await bench.button('Compare').click();
  await add(bench).click();
  await add(bench).click();
  await expect(page.locator('[data-board]')).toHaveCount(4);
  for (const i of [0, 1, 2, 3]) await expect(comparison(page).locator(`[data-total="${i}"]`)).toHaveText(/^[\d,]+$/);
});

test('a reload, Back and Forward show as many searches as there were', async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'blind', step: 9 });
  await add(bench).click();
  await add(bench).click();
  await page.reload();
  await expect(page.locator('[data-board]')).toHaveCount(4);
  await bench.isAt(9);
  expect(await named(page)).toEqual(['A guide', 'B blind', 'C poj', 'D textbook']);
  const workers = workersOf(page);
  await page.goBack();
  await expect(page.locator('[data-board]')).toHaveCount(3);
  await page.goBack();
  await expect(page.locator('[data-board]')).toHaveCount(2);
  await bench.isAt(9);
  expect(workers.started).toBe(0);
  await page.goForward();
  await expect(page.locator('[data-board]')).toHaveCount(3);
  await expect(comparison(page).locator('[data-total="2"]')).toHaveText('416');
  expect(workers.started).toBe(1);
});

for (const words of ['blind+poj', 'blind,poj,textbook,strong', 'blind,worst'])
  test(`an address that compares “${words}” is damaged`, async ({ page }) => {
    await page.goto(`./#puzzle=square-destroyer&input=3&preset=guide&compare=${words}`);
    await expect(page.getByRole('alert')).toContainText(`searches compared “${words}”`);
  });

test('four searches are opened, added to and taken away by keyboard alone', async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await bench.button('Compare').focus();
  await bench.press('Enter');
  await add(bench).focus();
  await bench.press('Enter', 'Enter');
  await expect(page.locator('[data-board]')).toHaveCount(4);
  // the button is gone: the keys go on at the last search
  await expect(choices(page).nth(3).locator('> button')).toBeFocused();
  await bench.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove search D' })).toBeVisible();
  await bench.press('Tab', 'Enter');
  expect(await named(page)).toEqual(['A guide', 'B blind', 'C poj']);
  await expect(choices(page).nth(2).locator('> button')).toBeFocused();
  await bench.press('Home', 'ArrowRight');
  await bench.isAt(2);
});

test('where all presets are shown there is none to add', async ({ bench }) => {
  await bench.open({ puzzle: 'lits' });
  await bench.button('Compare').click();
  await expect(bench.page.locator('[data-board]')).toHaveCount(2);
  await expect(add(bench)).toHaveCount(0);
});

test(
  'each of four runs is cancelled by itself, and one taken away stops and lets go of what it recorded',
  long,
  async ({ bench, page }) => {
    await page.goto('./#puzzle=square-destroyer&input=7&preset=blind&compare=blind,naive+ascending,naive+zero');
    test.setTimeout(120_000);
    const standings = page.locator('[data-standing]');
    await areCounting(page, 4);
    await expect.poll(() => page.workers().length).toBe(4);
    await bench.button('Cancel').nth(1).click();
    await expect.poll(() => page.workers().length).toBe(3);
    await expect(standings.nth(1)).toContainText(/^B: Cancelled/);
    await remove(page, 3);
    await expect.poll(() => page.workers().length).toBe(2);
    await remove(page, 0);
    await expect.poll(() => page.workers().length).toBe(1);
    await bench.button('Cancel').click();
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(standings).toHaveCount(2);
    const before = await columns(page);
    expect(before).toBeGreaterThan(40e6);
    await remove(page, 0);
    await expect.poll(() => columns(page)).toBeLessThan(0.6 * before);
  },
);

/** Bytes of the columns that the page still holds on to. */
async function columns(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { backingStorageSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return backingStorageSize;
}
