/** Nodes are found beside the tree, on complete n = 3. */
import { long } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

const bar = (bench: Workbench) => bench.page.getByRole('search', { name: 'Find a node' });
const said = (bench: Workbench) => bar(bench).locator('output');
const field = (bench: Workbench) => bar(bench).getByLabel('Value', { exact: true });

async function look(bench: Workbench, trait: string, value: string, key: string): Promise<void> {
  await bar(bench).getByLabel('Looked for by').selectOption(trait);
  await field(bench).fill(value);
  await field(bench).press(key);
}

test('8.5: F docks Find beside the tree; Enter goes from one found to the next, and the field keeps the keys', async ({
  bench,
}) => {
  await bench.open({ input: '3', step: 10 });
  await bench.press('f');
  await expect(field(bench)).toBeFocused();
  await look(bench, 'depth', '4', 'Enter');
  await expect(said(bench)).toHaveText(/^1 of \d+$/);
  await expect(bench.stack.locator('tbody tr')).toHaveCount(5);
  await bench.press('Enter', 'Enter', 'Shift+Enter');
  await expect(said(bench)).toHaveText(/^2 of \d+$/);
  await expect(field(bench)).toBeFocused();
  await expect(bench.tree).toBeVisible();
  const there = (await bench.place.textContent()) ?? '';
  await bench.press('Escape');
  await expect(bar(bench)).toHaveCount(0);
  await expect(bench.place).toHaveText(there);
  await bench.press('ArrowRight', 'ArrowLeft');
  await expect(bench.place).toHaveText(there);
});

test('8.5: Find says which there are, and that there is no such stick', long, async ({ bench }) => {
  await bench.open({ input: '3' });
  await bench.button('Find a node').click();
  await look(bench, 'stick', '12', 'Enter');
  await expect(bench.sentence).toContainText('stick 12 is removed');
  await look(bench, 'stick', '99', 'Enter');
  await expect(said(bench)).toHaveText('there is no stick “99” (1 to 24)');
  await look(bench, 'cut with f', '7', 'Enter');
  await expect(said(bench)).toHaveText('2 of 77');
  await bar(bench)
    .getByRole('button', { name: /^Previous found/ })
    .click();
  await expect(said(bench)).toHaveText('1 of 77');
  await field(bench).press('Shift+Enter');
  await expect(said(bench)).toHaveText('no earlier one · 1 of 77');
  await look(bench, 'depth', '0', 'Shift+Enter');
  await expect(said(bench)).toHaveText('1 of 2');
  await look(bench, 'depth', '99', 'Enter');
  await expect(said(bench)).toHaveText('depth 99: no such node (0 to 6)');
  await field(bench).fill('9');
  await expect(said(bench)).toHaveText('');
  await bar(bench)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(bar(bench)).toHaveCount(0);
});

test('8.5: in a comparison the nodes of the tree that is drawn are found', { tag: '@long' }, async ({
  bench,
  page,
}) => {
  await bench.open({ input: '3', compare: 'guide', preset: 'blind' });
  await bench.press('f');
  await expect(bar(bench)).toContainText('A');
  await look(bench, 'depth', '6', 'Enter');
  await expect(page.locator('[data-lane="0"]')).toContainText('is removed');
  await expect(said(bench)).toHaveText(/^1 of \d+$/);
});

test(
  '4.1, 8.5: with Find open a click on the page brings the arrows back, and a new search leaves them there',
  long,
  async ({ bench, page }) => {
    await bench.open({ input: '3', step: 10 });
    for (const pressed of [bench.button('Step'), bench.tree.locator('[data-stop]').first(), bench.stick(9)]) {
      await bench.press('f');
      await expect(field(bench)).toBeFocused();
      await pressed.click();
      await expect(field(bench)).not.toBeFocused();
      const before = await bench.place.textContent();
      await bench.press('ArrowRight');
      await expect(bench.place).not.toHaveText(before ?? '');
    }
    await page.getByRole('button', { name: 'Search: guide' }).click();
    await page.getByRole('radio', { name: /^blind/ }).click();
    await expect(bar(bench)).toBeVisible();
    await expect(field(bench)).not.toBeFocused();
  },
);

test('8.5: what was found in one search is not said of another', long, async ({ bench }) => {
  await bench.open({ input: '3', compare: 'blind,strong', by: 'step', step: 40 });
  await bench.press('f');
  await look(bench, 'depth', '2', 'Enter');
  await expect(said(bench)).toHaveText(/of \d+/);
  await bench.button('The tree of B').click();
  await expect(said(bench)).toHaveText('');
});
