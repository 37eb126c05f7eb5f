/** A reader has only what his own program printed: the first case that it gets wrong is named, and opened for stepping. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Workbench } from './workbench.ts';

const SAMPLES = '2\n2\n0\n3\n3 12 17 23\n';
const TITLE = 'Which case does my program get wrong?';

async function open(bench: Workbench, hash: Record<string, string> = { input: '1' }): Promise<Locator> {
  await bench.open(hash);
  await bench.button('Input').click();
  await bench.page.getByLabel('Contest input').fill(SAMPLES);
  await bench.dialog.getByText(TITLE).click();
  return bench.page.getByLabel('Output of your program');
}

/** Drops a file on the part of the dialog that is for a program's output. */
async function dropOutput(page: Page, text: string): Promise<void> {
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'mine.txt', { type: 'text/plain' }));
    return data;
  }, text);
  await page.locator('dialog details').dispatchEvent('drop', { dataTransfer: transfer });
}

test('the first case that differs is named, and opened for stepping', async ({ bench }) => {
  const field = await open(bench);
  await field.fill('3\n4\n');
  await bench.dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(bench.dialog).toContainText(
    'Case 2 is the first that differs: your answer is “4”, expected “3”. Its input: n = 3 − 12 17 23.',
  );
  await bench.dialog.getByRole('button', { name: 'Step through case 2' }).first().click();
  await expect(bench.dialog).toHaveCount(0);
  await expect(bench.place).toHaveText('step 1 of 16');
  await expect(bench.stick(12)).toHaveAttribute('data-status', 'missing');
});

test('a file that is dropped there is compared at once, and is no contest input', async ({ bench, page }) => {
  await open(bench);
  await dropOutput(page, '3\r\n3\r\n');
  await expect(bench.dialog).toContainText('Alike: 2 cases compared.');
  await expect(page.getByLabel('Contest input')).toHaveValue(SAMPLES);
  await dropOutput(page, '3\n');
  await expect(bench.dialog).toContainText('Your output ends after case 1, with all alike up to there: 2 answers');
});

test('what was compared is forgotten when either text changes, and other words are told from the keyboard too', async ({
  bench,
  page,
}) => {
  const field = await open(bench);
  await field.fill('3 3 7');
  await bench.dialog.getByRole('button', { name: 'Compare', exact: true }).focus();
  await bench.press('Enter');
  await expect(bench.dialog).toContainText('But your output goes on after the last of them: “7”.');
  await field.fill('3 3');
  await expect(bench.dialog).not.toContainText('goes on after');
  await bench.dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(bench.dialog).toContainText('Alike: 2 cases compared.');
  await page.getByLabel('Contest input').fill('1\n1\n0\n');
  await expect(bench.dialog).not.toContainText('Alike');
});

test('at 360 × 640 it fits', async ({ bench, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(bench);
  await dropOutput(page, `${'9'.repeat(500)}\n`);
  await expect(bench.dialog).toContainText('Case 1 is the first that differs');
  const over = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    return (dialog?.scrollWidth ?? 0) - (dialog?.clientWidth ?? 0);
  });
  expect(over).toBe(0);
});

test('what was stopped by closing is answered and compared after all', async ({ bench, page }) => {
  await bench.open({ puzzle: 'rotation-game', input: '111132323132231222312133' });
  await bench.button('Input').click();
  const hard = [...'312312311232131223123123'].join(' ');
  await page.getByLabel('Contest input').fill(`${[...'111132323132231222312133'].join(' ')}\n${hard}\n0\n`);
  await bench.dialog.getByText(TITLE).click();
  await page.getByLabel('Output of your program').fill('AC\n2\n');
  const compare = bench.dialog.getByRole('button', { name: 'Compare', exact: true });
  await compare.click();
  await expect(bench.dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
  await bench.press('Escape');
  await bench.button('Input').click();
  await compare.click();
  await expect(bench.dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
});

test('an input without a case is compared too', async ({ bench, page }) => {
  const field = await open(bench);
  await page.getByLabel('Contest input').fill('0\n');
  await field.fill('7');
  await bench.dialog.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(bench.dialog).toContainText('But your output goes on after the last of them: “7”.');
});
