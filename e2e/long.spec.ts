/** Runs beyond the recording budget of five million steps. */
import { completeGrid } from './golden.ts';
import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

test(
  'complete n = 5 under blind is recorded in part, counted to the end, and can be stepped meanwhile',
  long,
  async ({ bench, page }) => {
    test.setTimeout(120_000);
    await bench.open({ input: '5', preset: 'blind' });
    const standing = page.locator('[data-standing]');
    await expect(standing).toHaveAttribute('data-standing', 'counting', { timeout: 30_000 });
    await expect(standing).toContainText(/Too long to record in full: counting on … [\d,]+ node/);
    await bench.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await bench.isAt(4);
    await expect(bench.sentence).toContainText('Branch on 1 × 1 (0,0)');
    await expect(standing).toHaveAttribute('data-standing', 'counting');
    await bench.press('End');
    await expect(bench.place).toHaveText('step 5,000,000 of 5,000,000');
    await bench.press('ArrowLeft');
    await expect(bench.place).toHaveText('step 4,999,999 of 5,000,000');
    await expect(standing).toHaveAttribute('data-standing', 'truncated', { timeout: 90_000 });
    await expect(standing).toContainText('longer than the recording budget: its first 5,000,000 steps');
    // the golden file ends at bound 12; the sum over all bounds is the spec's
    const wanted = completeGrid(5, 'blind').map(([bound, nodes]) => `${bound} ${nodes}`);
    const bands = await bench.slider
      .locator('[data-bound]')
      .evaluateAll((all) => all.map((band) => `${band.getAttribute('data-bound')} ${band.getAttribute('data-nodes')}`));
    expect(bands.slice(0, wanted.length)).toEqual(wanted);
    expect(bands.length).toBe(14);
    expect(bands.reduce((total, band) => total + Number(band.split(' ')[1]), 0)).toBe(144_425_413);
    await bench.isAt(4_999_999);
  },
);

test('a run can be cancelled, and what is recorded can be stepped through', async ({ bench, page }) => {
  await bench.open({ input: '7', preset: 'blind' });
  await bench.button('Cancel').click();
  const standing = page.locator('[data-standing]');
  await expect(standing).toHaveAttribute('data-standing', 'cancelled');
  await expect(standing).toContainText(/Cancelled: the [\d,]+ steps recorded so far/);
  await bench.press('ArrowRight');
  await bench.isAt(2);
  const text = (await bench.place.textContent()) as string;
  await bench.press('End');
  await expect(bench.place).toHaveText(text.replace('step 2 of', `step ${text.split(' ').at(-1)} of`));
});

test('8.6: the iteration in which a run is cancelled is told to be counted so far', async ({ bench, page }) => {
  await bench.open({ input: '7', preset: 'blind' });
  await bench.press('End');
  await bench.button('Cancel').click();
  await expect(page.locator('[data-standing]')).toHaveAttribute('data-standing', 'cancelled');
  const last = bench.slider.locator('[data-bound]').last();
  await expect(last.locator('title')).toHaveText(/ · so far$/);
  await expect(last.locator('.notch')).toHaveCount(0);
  await expect(bench.slider.locator('[data-bound="5"] title')).not.toContainText('so far');
});

test('another grid ends the run before it', async ({ bench, page }) => {
  await bench.open({ input: '8', preset: 'blind' });
  await expect(page.locator('[data-standing]')).toBeVisible();
  await bench.button('Input').click();
  await bench.dialog.getByRole('button', { name: /contest sample 1/ }).click();
  await expect(page.locator('[data-standing]')).toHaveCount(0);
  await expect(bench.place).toHaveText(/^step 1 of \d+$/);
});

test('a comparison with a long run says which of the two is still running', async ({ bench, page }) => {
  await bench.open({ input: '6', compare: 'blind' });
  await expect(page.locator('[data-standing]').last()).toContainText(/^B: /);
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('still running');
});

test('how much of a long run is recorded is chosen beforehand too, with the memory it takes', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '3' });
  await bench.button('Input').click();
  await bench.dialog.getByLabel('If a run is long').selectOption('record 10 million steps: 110 MB');
  await bench.press('Escape');
  await page.goto('about:blank');
  await page.goto('./#puzzle=square-destroyer&input=5&preset=blind');
  await expect(bench.place).toHaveText(/of 10,000,000$/, { timeout: 30_000 });
});

test(
  'more of a long run is recorded when asked for, with the memory it takes said before',
  long,
  async ({ bench, page }) => {
    test.setTimeout(60_000);
    await bench.open({ input: '5', preset: 'blind' });
    const budget = page.getByLabel('Record more of it, and run again');
    await expect(budget.locator('option')).toHaveText([
      'record 5 million steps: 55 MB',
      'record 10 million steps: 110 MB',
      'record 20 million steps: 220 MB',
    ]);
    await budget.selectOption('record 10 million steps: 110 MB');
    await expect(bench.place).toHaveText(/of 10,000,000$/, { timeout: 30_000 });
    await bench.press('End');
    await expect(bench.place).toHaveText('step 10,000,000 of 10,000,000');
    await expect(bench.sentence).not.toBeEmpty();
  },
);
