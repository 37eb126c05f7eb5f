/** The frame of the page: head, controls, the sentence and the phone's layout, in the sizes in which they were cut off. */
import type { Locator, Page } from '@playwright/test';
import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

const size = async (page: Page, width: number, height: number) => page.setViewportSize({ width, height });

/** Whether all of a text is shown: nothing that holds it hides a part. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const at = box.getBoundingClientRect();
      if (top < at.top - 1 || bottom > at.bottom + 1 || left < at.left - 1 || right > at.right + 1) return false;
    }
    return bottom <= innerHeight + 1 && right <= innerWidth + 1;
  });

/** How many rows the buttons that are shown in a region stand in. */
const rows = (region: Locator): Promise<number> =>
  region.evaluate((element) => {
    const middles = [...element.querySelectorAll('button, select')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect())
      .map(({ top, height }) => Math.round((top + height / 2) / 12));
    return new Set(middles).size;
  });

const isInside = (box: Locator) =>
  box.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

test('5.1: on the projector the sentence of a cut is whole, and more of it opens', async ({ bench, page }) => {
  await size(page, 1280, 720);
  await bench.prefer('projector');
  await bench.open({ input: '3', preset: 'guide', step: 16 });
  await expect(bench.sentence).toContainText('and this bound allows 5.');
  expect(await isWhole(bench.sentence)).toBe(true);
  const more = bench.button('More on this step');
  const aside = page.locator('.aside');
  if (await more.isVisible()) await more.click();
  await expect(aside).toBeVisible();
  expect(await rows(page.locator('footer'))).toBe(1);
});

test(
  '5.3: comparing on the projector, both sentences are whole and the head is one row',
  long,
  async ({ bench, page }) => {
    await size(page, 1280, 720);
    await bench.prefer('projector');
    await bench.open({ input: '3', preset: 'guide', compare: 'blind', by: 'step', step: 16 });
    for (const lane of [0, 1]) expect(await isWhole(page.locator(`[data-lane="${lane}"]`))).toBe(true);
    expect(await rows(page.getByRole('banner'))).toBe(1);
  },
);

for (const [width, height, compare] of [
  [1024, 768, 'blind,poj'],
  [1024, 768, 'blind,poj,strong'],
  [819, 614, 'blind'],
  [360, 640, 'blind,poj,strong'],
] as const)
  test(
    `5.5: every menu opens inside the window: ${width}×${height}, with ${compare}`,
    long,
    async ({ bench, page }) => {
      await size(page, width, height);
      await bench.prefer('projector');
      await bench.open({ input: '3', compare });
      for (const menu of await page.locator('.menu').all()) {
        if (!(await menu.isVisible())) continue;
        await menu.locator('> button').click();
        await expect(menu.locator('.sheet')).toBeVisible();
        // what it shows may come a moment later
        await expect.poll(() => isInside(menu.locator('.sheet'))).toBe(true);
        await bench.press('Escape');
      }
    },
  );

test('4.4: the menu of the search says that it opens and whether it is open', long, async ({ bench, page }) => {
  await bench.open({ input: '3' });
  const menu = page.getByRole('button', { name: 'Search: guide' });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await bench.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('5.8: everything grows with a large window', long, async ({ bench, page }) => {
  await size(page, 2560, 1440);
  await bench.open({ input: '3', step: 16 });
  const pixels = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await pixels(bench.sentence)).toBeGreaterThan(21);
  expect(await pixels(page.locator('.panel-title').first())).toBeGreaterThan(15);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const locale of ['en-US', 'zh-CN'])
    test.describe(locale, () => {
      test.use({ locale });

      test(
        `5.9: sentence, board and tree are seen together, and bars are low: ${locale}`,
        long,
        async ({ bench, page }) => {
          await bench.open({ input: '3', step: 16 });
          for (const part of [bench.sentence, bench.stick(1), bench.tree.locator('.now-ring')])
            await expect(part).toBeInViewport({ ratio: 1 });
          const bars = await page
            .locator('header, .tabs, footer')
            .evaluateAll((all) => all.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0));
          expect(bars).toBeLessThanOrEqual(160);
          expect(await isWhole(bench.sentence)).toBe(true);
          await expect(page.locator('.sentence .rest')).toBeHidden();
          await page.locator('.unfold').tap();
          await expect(page.locator('.aside')).toBeVisible();
          await expect(page.locator('.sentence .rest')).toBeVisible();
        },
      );
    });
});

for (const [width, height] of [
  [640, 360],
  [683, 384],
] as const)
  test(`5.11: at 200 % zoom the step buttons are in view: ${width}×${height}`, long, async ({ bench, page }) => {
    await size(page, width, height);
    await bench.open({ input: '3', step: 16 });
    for (const name of ['Back', 'Play', 'Step']) await expect(bench.button(name)).toBeInViewport({ ratio: 1 });
    for (const part of [bench.stick(1), bench.tree.locator('.now-ring'), bench.sentence])
      await expect(part).toBeInViewport({ ratio: 0.9 });
  });

test(
  '5.5: a wide window has Print in one menu alone, and arrows go from choice to choice',
  long,
  async ({ bench, page }) => {
    await bench.open({ input: '3', step: 5 });
    await bench.isExplained();
    const more = page.locator('.menu.more');
    await more.locator('> button').press('Enter');
    await expect(more.getByRole('button', { name: 'Keys' })).toBeVisible();
    await expect(more.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(more.getByRole('button', { name: 'Many searches on many inputs' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(more.getByRole('button', { name: 'Projector' })).toBeFocused();
  },
);
