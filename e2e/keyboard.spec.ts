/** No mouse in this file. */
import type { Locator, Page } from '@playwright/test';
import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** How the focused element shows that it is focused: an outline, or a changed stroke of its shape. */
function focusSign(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as Element;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'outline';
    const focus = getComputedStyle(document.documentElement).getPropertyValue('--focus').trim();
    const probe = document.createElement('i');
    probe.style.color = focus;
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const shapes = [...element.querySelectorAll('.shape, .reach, .focus')];
    return shapes.some((shape) => getComputedStyle(shape).stroke === colour)
      ? 'stroke'
      : `none on ${element.outerHTML.slice(0, 90)}`;
  });
}

test('every stop of the Tab key shows that it has the focus, and all are passed', async ({ bench, page }) => {
  await bench.open({ input: '2', step: 33 });
  const stops = new Set<string>();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? '');
    if (name.startsWith('<body') || stops.has(name)) break;
    stops.add(name);
    expect(await focusSign(page)).toMatch(/^(outline|stroke)$/);
  }
  const all = [...stops].join('\n');
  for (const part of [
    'data-stick=',
    'data-key=',
    'role="slider"',
    'aria-label="Step"',
    'aria-label="Play"',
    'aria-label="Search: guide"',
  ])
    expect(all).toContain(part);
});

test('an example is opened and stepped by keyboard alone', async ({ bench, page }) => {
  await bench.open();
  await tabTo(page, bench.button('Input'));
  await bench.press('Enter');
  await tabTo(page, bench.dialog.getByRole('button', { name: 'complete n = 3' }));
  await bench.press('Enter');
  await expect(bench.dialog).toHaveCount(0);
  await expect(bench.place).toHaveText('step 1 of 1,760');
  await bench.press('ArrowRight', 'ArrowRight', 'ArrowDown');
  await expect(bench.place).toHaveText('square 1 of 14 in the scan');
  await bench.press('ArrowUp');
  await tabTo(page, bench.button('Step'));
  await bench.press('Enter', ' ');
  await bench.isAt(5);
});

test('contest input is typed, answered and opened by keyboard alone', long, async ({ bench, page }) => {
  await bench.open();
  await tabTo(page, bench.button('Input'));
  await bench.press(' ');
  await tabTo(page, page.getByLabel('Contest input'));
  await bench.press('ControlOrMeta+a');
  await page.keyboard.type('1\n2\n1 5\n');
  await tabTo(page, page.getByRole('button', { name: 'Answer all cases' }));
  await bench.press('Enter');
  await expect(bench.dialog.getByRole('status')).toContainText('1 of 1 case answered');
  await tabTo(page, bench.dialog.getByRole('button', { name: 'Step through case 1' }));
  await bench.press('Enter');
  await expect(bench.stick(5)).toHaveAttribute('data-status', 'missing');
});

test('a comparison is opened, set and ended by keyboard alone', long, async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await tabTo(page, bench.button('Compare'));
  await bench.press('Enter');
  await expect(page.locator('[data-lane="1"]')).toContainText('B · blind');
  await expect(bench.button('Compare')).toBeFocused();
  const second = page.locator('.choice').nth(1);
  await tabTo(page, second.locator('> button'));
  await bench.press('Enter');
  await tabTo(page, second.getByRole('radio', { checked: true }));
  await bench.press('ArrowDown');
  await expect(page.locator('[data-lane="1"]')).toContainText('B · poj');
  await tabTo(page, bench.button('Compare'));
  await bench.press('Enter');
  await expect(page.locator('[data-lane="1"]')).toHaveCount(0);
});

test('a stick is found and taken out by keyboard alone', async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await tabTo(page, bench.button('Edit'));
  await bench.press('Enter');
  await tabTo(page, bench.stick(1));
  await bench.press('ArrowRight', 'Enter');
  await expect(bench.stick(2)).toHaveAttribute('data-status', 'missing');
  await bench.press('ArrowDown', 'Enter');
  await expect(page.getByText('n = 2 · 2 missing')).toBeVisible();
});

test('a node is gone to by keyboard alone', long, async ({ bench, page }) => {
  await bench.open({ input: '2', step: 55 });
  await tabTo(page, bench.node('2'));
  await bench.press('ArrowDown', 'Enter');
  await expect(bench.sentence).toContainText(/Node #\d+: stick/);
});

for (const [what, open] of [
  ['Input', 'Input'],
  ['Keys', 'More'],
] as const)
  test(`the dialog ${what} keeps the focus inside and gives it back`, async ({ bench, page }) => {
    await bench.open();
    await tabTo(page, bench.button(open));
    await bench.press('Enter');
    if (open !== what) {
      await tabTo(page, bench.button(what));
      await bench.press('Enter');
    }
    await expect(bench.dialog).toBeVisible();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const at = document.activeElement;
        return at === null || at === document.body || at.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    await bench.press('Escape');
    await expect(bench.dialog).toHaveCount(0);
    await expect(bench.button(open)).toBeFocused();
  });

test('the list of keys opened by ? gives the focus back to where it was', long, async ({ bench, page }) => {
  await bench.open();
  await tabTo(page, bench.button('Step'));
  await bench.press('?');
  await expect(bench.dialog).toBeVisible();
  await bench.press('Escape');
  await expect(bench.button('Step')).toBeFocused();
});

test('Escape closes the choice of a search', async ({ bench, page }) => {
  await bench.open();
  const choice = page.locator('.choice').first();
  await tabTo(page, choice.locator('> button'));
  await bench.press('Enter');
  await expect(choice.getByRole('radio').first()).toBeVisible();
  await bench.press('Escape');
  await expect(choice.getByRole('radio').first()).toBeHidden();
  await expect(choice.locator('> button')).toBeFocused();
});

test('4.4: the skip link leads to the board of every puzzle', long, async ({ bench, page }) => {
  for (const puzzle of ['square-destroyer', 'booksort', 'rotation-game', 'lits']) {
    await bench.open({ puzzle, step: 3 });
    await bench.press('Tab', 'Enter');
    await expect(page.locator('[data-board="0"] :focus')).toHaveCount(1);
  }
});
