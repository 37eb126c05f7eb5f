import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

test('the first step of the sample is on the screen without a click', async ({ bench, page }) => {
  await page.goto('./');
  await expect(bench.place).toHaveText('step 1 of 16');
  await expect(bench.sticks).toHaveCount(24);
  await expect(bench.sentence).toContainText('The first bound is the estimate of the start: h = 3.');
});

test('arrow keys and a presenter’s page keys step', async ({ bench }) => {
  await bench.open();
  for (const [key, step] of [
    ['ArrowRight', 2],
    ['PageDown', 3],
    ['PageDown', 4],
    ['ArrowLeft', 3],
    ['PageUp', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await bench.press(key);
    await bench.isAt(step);
  }
});

test('buttons step as the keys do', async ({ bench }) => {
  await bench.open({ input: '2' });
  for (const [name, step] of [
    ['Step', 2],
    ['Back', 1],
    ['Last step', 79],
    ['Previous bound', 56],
    ['Previous bound', 1],
    ['Next bound', 56],
    ['First step', 1],
    ['Next of the chosen kind', 8],
    ['Next of the chosen kind', 12],
    ['Previous of the chosen kind', 8],
    ['Out', 9],
    ['Over', 12],
    ['Back over', 10],
  ] as const) {
    await bench.button(name).click();
    await bench.isAt(step);
  }
});

test('over goes to the end of a subtree and back to where it was entered', async ({ bench }) => {
  await bench.open({ input: '2', step: 14 });
  await bench.press('Shift+ArrowRight');
  await bench.isAt(33);
  await bench.press('Shift+ArrowLeft');
  await bench.isAt(14);
  await bench.press('ArrowLeft');
  await expect(bench.sentence).toContainText('Try stick 4');
  await bench.press('Shift+ArrowRight');
  await bench.isAt(33);
});

test('out goes to the parent, and back out to where the parent chose', async ({ bench }) => {
  await bench.open({ input: '2', step: 18 });
  await bench.press('ArrowUp');
  await bench.isAt(21);
  await bench.press('Shift+ArrowUp');
  await bench.isAt(13);
});

test('Home, End and the bound keys jump', async ({ bench }) => {
  await bench.open({ input: '2', step: 10 });
  for (const [key, step] of [
    ['End', 79],
    ['Home', 1],
    ['b', 56],
    ['b', 79],
    ['Shift+B', 56],
    ['Shift+B', 1],
  ] as const) {
    await bench.press(key);
    await bench.isAt(step);
  }
});

test('N and P go to the next and previous of the chosen kind', async ({ bench, page }) => {
  await bench.open({ input: '2' });
  const kind = page.getByLabel('Jump to');
  for (const [choice, next, then] of [
    ['cut', 8, 12],
    ['bound', 56, 56],
    ['estimate', 3, 7],
    ['goal', 78, 78],
  ] as const) {
    await bench.press('Home');
    await kind.selectOption({ label: choice });
    await kind.blur();
    await bench.press('n');
    await bench.isAt(next);
    await bench.press('n');
    await bench.isAt(then);
  }
  await bench.press('End', 'p');
  await bench.isAt(78);
});

test('? opens the list of keys, and Escape closes it', long, async ({ bench }) => {
  await bench.open();
  await bench.press('?');
  await expect(bench.dialog.getByText('over: to the end of this node’s subtree')).toBeVisible();
  await bench.press('ArrowRight', 'Escape');
  await expect(bench.dialog).toBeHidden();
  await bench.isAt(1);
});

test('keys typed into a field stay in it', async ({ bench, page }) => {
  await bench.open({ step: 5 });
  await bench.button('Input').click();
  const field = page.getByLabel('Contest input');
  await field.fill('');
  await field.pressSequentially('1 nN pP bB?');
  for (const key of ['ArrowLeft', 'ArrowUp', 'Home', 'End', 'PageDown', 'Shift+ArrowRight']) await field.press(key);
  await expect(field).toHaveValue('1 nN pP bB?');
  await page.getByLabel('Seed').press('ArrowRight');
  await expect(bench.dialog).toHaveCount(1);
  await bench.press('Escape');
  await bench.isAt(5);
});

test('ten fast clicks on Step are ten steps', long, async ({ bench }) => {
  await bench.open({ input: '2' });
  await bench.button('Step').click({ clickCount: 10 });
  await bench.isAt(11);
  await bench.button('Step').evaluate((button: HTMLElement) => {
    for (let i = 0; i < 10; i++) button.click();
  });
  await bench.isAt(21);
});

test('past the end and back once is the last step but one', long, async ({ bench }) => {
  await bench.open();
  await bench.press('End', 'ArrowRight', 'ArrowRight', 'PageDown');
  await expect(bench.place).toHaveText('step 16 of 16');
  await bench.press('ArrowLeft');
  await expect(bench.place).toHaveText('step 15 of 16');
});

test('before the beginning and on once is the second step', long, async ({ bench }) => {
  await bench.open({ step: 2 });
  await bench.press('ArrowLeft', 'ArrowLeft', 'PageUp', 'ArrowRight');
  await bench.isAt(2);
});

test('4.5: at the root Out says that it leads past the whole tree', long, async ({ bench }) => {
  await bench.open({ input: '3', step: 3 });
  await expect(bench.button('Out')).toHaveAttribute('title', /^Out: this is the root/);
  await bench.open({ input: '3', step: 16 });
  await expect(bench.button('Out')).not.toHaveAttribute('title', /root/);
});
