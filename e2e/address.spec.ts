/** The address holds puzzle, grid, presets and step: reload, Back and a sent link open the same view. */
import { expect, test } from './workbench.ts';

test('the address says what is shown, and a reload shows it again', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  await bench.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(page).toHaveURL(/#puzzle=square-destroyer&input=3&preset=guide&step=4$/);
  const told = (await bench.sentence.textContent()) as string;
  await page.reload();
  await expect(bench.place).toHaveText('step 4 of 1,760');
  await expect(bench.sentence).toHaveText(told);
});

test('a comparison with its lockstep is kept over a reload', async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await bench.button('Compare').click();
  await page.getByLabel('Lockstep by').selectOption('node');
  await bench.press('Home', 'ArrowRight', 'ArrowRight');
  await expect(page).toHaveURL(/preset=guide&compare=blind&by=node&step=3$/);
  await page.reload();
  await expect(page.getByLabel('Lockstep by')).toHaveValue('node');
  await expect(bench.place).toHaveText('node #2 · 32 nodes');
  await expect(bench.sentence).toContainText('f = 1 + 2 = 3 > 2: cut.');
  await expect(page.locator('[data-lane="1"]')).toContainText('f = 1 + 1 = 2 > 1: cut.');
});

test('an older link, which says grid for input, opens the same', async ({ bench, page }) => {
  await page.goto('./#puzzle=square-destroyer&grid=2&preset=guide&step=20');
  await expect(bench.place).toHaveText('step 20 of 79');
});

test('a link opens grid, choices and step in a fresh browser', async ({ bench, page }) => {
  await page.goto('./#puzzle=square-destroyer&input=4-1.40&preset=naive+ascending&compare=poj&by=bound&step=3');
  await expect(bench.place).toHaveText('3 of 9 bounds');
  await expect(bench.sentence).toContainText('A · naive+ascending');
  await expect(page.locator('[data-lane="1"]')).toContainText('B · poj');
  await expect(bench.stick(40)).toHaveAttribute('data-status', 'missing');
  await expect(bench.sticks).toHaveCount(40);
});

test('a step past the end opens the last one', async ({ bench, page }) => {
  await page.goto('./#puzzle=square-destroyer&input=2&preset=guide&step=5000');
  await expect(bench.place).toHaveText('step 79 of 79');
});

test('Back and Forward go between grids and searches, not between steps', async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(page).toHaveURL(/step=3$/);
  await bench.button('Compare').click();
  await expect(page.locator('[data-lane="1"]')).toBeVisible();
  await bench.button('Input').click();
  await bench.dialog.getByRole('button', { name: 'complete n = 1' }).click();
  await expect(bench.sticks).toHaveCount(4);
  await page.goBack();
  await expect(bench.sticks).toHaveCount(12);
  await expect(page.locator('[data-lane="1"]')).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-lane="1"]')).toHaveCount(0);
  await expect(bench.place).toHaveText('step 3 of 79');
  await page.goForward();
  await expect(page.locator('[data-lane="1"]')).toBeVisible();
  await page.goForward();
  await expect(bench.sticks).toHaveCount(4);
});

const complete = { place: 'step 1 of 1,760', address: 'puzzle=square-destroyer&input=3&preset=guide' };
const example = { place: 'step 1 of 16', address: 'puzzle=square-destroyer&input=3-12.17.23&preset=guide' };
const fromStart = 'What could be read is shown, from the first step.';
const otherInput = 'What could be read is shown, with the example’s input, from the first step.';
const instead = 'The example was opened instead.';

const damages: readonly [fragment: string, told: string, shown: string, opened: typeof complete][] = [
  ['puzzle=chess&input=3&preset=guide&step=2', 'puzzle “chess”', instead, example],
  ['puzzle=square-destroyer&input=99&preset=guide&step=2', 'input “99”', otherInput, example],
  ['puzzle=square-destroyer&input=3-12.99&preset=guide&step=2', 'input “3-12.99”', otherInput, example],
  ['puzzle=square-destroyer&input=3-12..17', 'input “3-12..17”', otherInput, example],
  ['puzzle=square-destroyer&input=&preset=guide', 'input “”', otherInput, example],
  ['puzzle=square-destroyer&input=3&preset=best&step=7', 'search “best”', fromStart, complete],
  ['puzzle=square-destroyer&input=3&preset=guide&compare=worst', 'searches compared “worst”', fromStart, complete],
  ['puzzle=square-destroyer&input=3&preset=guide&step=0', 'step “0”', fromStart, complete],
  ['puzzle=square-destroyer&input=3&preset=guide&step=-4', 'step “-4”', fromStart, complete],
  ['puzzle=square-destroyer&input=3&preset=guide&step=1e3', 'step “1e3”', fromStart, complete],
  ['puzzle=square-destroyer&input=3&colour=red', 'unknown entry “colour”', 'What could be read is shown.', complete],
  ['input=%E0%A4%A', 'input “%E0%A4%A”', otherInput, example],
  ['input=99&step=zero', 'input “99”, step “zero”', otherInput, example],
];

for (const [fragment, told, shown, { place, address }] of damages)
  test(`7.1: a damaged address says what it could not read and keeps the rest: #${fragment}`, async ({
    bench,
    page,
  }) => {
    await page.goto(`./#${fragment}`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(`The address was damaged. This could not be read: ${told}. ${shown}`);
    await expect(bench.place).toHaveText(place);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
    expect(page.url().endsWith(`#${fragment}`)).toBe(true);
    await bench.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`#${address.replaceAll('.', '\\.')}&step=2$`));
  });

test('7.1: a link altered by a chat program opens what was sent, and stays until the reader steps', async ({
  bench,
  page,
}) => {
  const altered =
    './?from=singlemessage#puzzle%3Dsquare-destroyer&amp;input=2&amp;preset=guide&amp;step=20。&utm_source=chat';
  await page.goto(altered);
  await expect(bench.place).toHaveText('step 20 of 79');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.waitForTimeout(500);
  expect(page.url()).toContain('utm_source=chat');
  await bench.press('ArrowRight');
  await expect(page).toHaveURL(/#puzzle=square-destroyer&input=2&preset=guide&step=21$/);
});

test('a link to another comparison opens at its step', async ({ bench, page }) => {
  await bench.open({ input: '2', compare: 'blind', step: 9 });
  await page.goto('./#puzzle=square-destroyer&input=2&preset=blind&compare=guide&step=55');
  await expect(bench.place).toHaveText('step 55 of 134');
});

test('an address changed by hand is followed', async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await page.evaluate(() => {
    location.hash = '#puzzle=square-destroyer&input=1&preset=blind&step=2';
  });
  await expect(bench.sticks).toHaveCount(4);
  await bench.isAt(2);
  await page.evaluate(() => {
    location.hash = '#input=44';
  });
  await expect(page.getByRole('alert')).toContainText('input “44”');
  await expect(bench.place).toHaveText('step 1 of 16');
  await expect(page).toHaveURL(/#input=44$/);
});
