/** The search with every switch on. On complete n = 3 it visits 38 nodes, guide 415. */
import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

test('a branch says which sticks it leaves out, and board and tree mark them', async ({ bench, page }) => {
  await bench.open({ input: '3', preset: 'strong', step: 12 });
  await expect(bench.sentence).toContainText('Order: 3, 10 (sticks that break most alive squares first).');
  await expect(bench.sentence).toContainText(
    'Stick 6 is left out: stick 3 breaks all that it breaks, and can replace it in any solution.',
  );
  await expect(bench.sentence).toContainText('Stick 7 has been left out since node #0');
  await expect(page.getByRole('button', { name: 'stick 6, present, not tried here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'stick 3, present', exact: true })).toBeVisible();
});

test('the weights stand on the squares and in the table', async ({ bench, page }) => {
  await bench.open({ input: '3', preset: 'strong', step: 15 });
  await expect(bench.sentence).toContainText('The alive squares weigh 2½ in all');
  await expect(page.locator('[data-mark="counted"] text, [data-number-of] text')).toHaveText(['½', '½', '½', '½', '½']);
  await expect(bench.table.locator('[data-status="weighed"]')).toHaveCount(5);
});

test('both searches stand side by side with their nodes', async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'strong' });
  await expect(page.locator('[data-total="0"]')).toHaveText('415');
  await expect(page.locator('[data-total="1"]')).toHaveText('38');
});

test('a switch alone is in the address, and going back undoes it', async ({ bench, page }) => {
  await bench.open({ input: '3', preset: 'guide' });
  await page.locator('.choice > button').click();
  await page.getByRole('combobox', { name: 'Memory' }).selectOption('table');
  await expect(page).toHaveURL(/preset=table&/);
  await page.goBack();
  await expect(page).toHaveURL(/preset=guide/);
});

test('complete n = 8 is searched to its end', long, async ({ bench }) => {
  await bench.open({ input: '8', preset: 'strong' });
  await bench.press('End');
  await expect(bench.sentence).toContainText('End. The answer is 33: take out');
  await expect(bench.sentence).toContainText('It took 3,600 nodes in 1 iteration.');
});
