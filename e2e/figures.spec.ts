/** Figures that lead somewhere, and that say how far they are counted. */
import { expect, test, type Workbench } from './workbench.ts';

const section = (bench: Workbench, name: string) => bench.dialog.locator(`[data-section="${name}"]`);
const opener = (bench: Workbench) => bench.page.getByRole('button', { name: 'Go to a place by its number' });

test('8.6: pressed, the place is a field; Enter goes to the step of that number, Escape nowhere', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '3' });
  const field = page.getByRole('textbox', { name: /^Go to a place by its number/ });
  await opener(bench).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('1,234');
  await page.keyboard.press('Enter');
  await expect(bench.place).toHaveText('step 1,234 of 1,760');
  await expect(opener(bench)).toBeFocused();
  await opener(bench).click();
  await field.fill('1761');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('found “1761”, expected a whole number from 1 to 1,760');
  await page.keyboard.press('Escape');
  await expect(bench.place).toHaveText('step 1,234 of 1,760');
  await page.keyboard.press('ArrowRight');
  await expect(bench.place).toHaveText('step 1,235 of 1,760');
});

test('8.5: the count of falls leads from one to the next, and so does the list of jumps', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  const falls = bench.dialog.getByRole('button', { name: /moves h falls by more than the move costs/ });
  await bench.choose('Statistics');
  await falls.click();
  await expect(bench.dialog).toHaveCount(0);
  const first = (await bench.place.textContent()) ?? '';
  await bench.choose('Statistics');
  await falls.click();
  await expect(bench.place).not.toHaveText(first);
  await page.getByLabel('Jump to').selectOption('steep fall of h');
  await bench.press('p');
  await expect(bench.place).toHaveText(first);
  await bench.press('Home', 'p');
  await expect(bench.place).toHaveText('no earlier steep fall of h');
});

test('8.6: a cancelled run says of its last bound that it is counted so far', async ({ bench, page }) => {
  await bench.open({ input: '7', preset: 'blind' });
  await expect(bench.place).toHaveText(/of \d+,\d+,\d+$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-standing="cancelled"]')).toBeVisible();
  await bench.choose('Statistics');
  const rows = section(bench, 'iterations').locator('tbody tr');
  await expect(rows.last()).toContainText('so far', { timeout: 20_000 });
  await expect(rows.first()).not.toContainText('so far');
  await expect(rows.last().locator('td').last()).toHaveText('–');
});

test('2.3, 2.5: the table of failures and the branching factor say what they are', async ({ bench, page }) => {
  await bench.open({ input: '4', preset: 'table', compare: 'guide', by: 'finish', step: 2 });
  await expect(page.locator('[data-table="0"]')).toHaveText(/^187 \(\d+ kB\)$/);
  await bench.choose('Statistics');
  await expect(section(bench, 'held')).toContainText(/Table of failures at the end: 187 positions in [\d,]+ bytes\./);
  await expect(section(bench, 'held')).toContainText('IDA* holds the positions of its path');
  await expect(section(bench, 'iterations')).toContainText(
    'the b for which 1 + b + b² + … + bᵈ is the number of nodes',
  );
});

test('2.6: searches of different methods have no ratio row by row, and say what a row is', async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'astar' });
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table).toContainText(
    'A: nodes under that bound; B: nodes entered after the least f rose to that much and before it rose again.',
  );
  for (const row of await table.locator('tbody tr').all()) await expect(row.locator('td').last()).toHaveText('');
  await expect(table.locator('tfoot tr').first().locator('th').last()).toHaveText('÷ 2.06');
});
