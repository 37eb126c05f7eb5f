import type { Locator } from '@playwright/test';
import { expect, test } from './workbench.ts';

const style = (locator: Locator, name: string) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const pixels = async (locator: Locator, name: string) => Number.parseFloat(await style(locator, name));

test('the theme is chosen, and remembered after a reload', async ({ bench, page }) => {
  await bench.open();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const paper = await style(page.getByRole('banner'), 'background-color');
  await bench.choose('Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await style(page.getByRole('banner'), 'background-color')).not.toBe(paper);
  expect(await style(html, 'color-scheme')).toBe('dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await bench.choose('Dark');
  await expect(bench.button('Dark')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the page opens dark, until another theme is chosen', async ({ bench, page }) => {
    await bench.open();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await bench.choose('Light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('the projector theme has type half as large again and lines twice as thick', async ({ bench, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await bench.open({ input: '2', step: 33 });
  const edge = bench.tree.locator('path.edge').first();
  const title = page.locator('.panel-title').first();
  const before = {
    sentence: await pixels(bench.sentence, 'font-size'),
    small: await pixels(title, 'font-size'),
    edge: await pixels(edge, 'stroke-width'),
  };
  expect(before).toMatchObject({ sentence: 16, small: 12 });
  await bench.choose('Projector');
  await expect.poll(() => pixels(bench.sentence, 'font-size')).toBe(24);
  expect(await pixels(title, 'font-size')).toBe(18);
  expect(await pixels(edge, 'stroke-width')).toBeCloseTo(2 * before.edge, 3);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'projector');
});

test('motion takes at most a quarter of a second', async ({ bench }) => {
  await bench.open({ input: '2', step: 33 });
  await bench.press('ArrowRight');
  const longest = await bench.page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)));
    return Math.max(
      ...[...document.querySelectorAll('body *')].map((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return Math.max(seconds(transitionDuration), seconds(animationDuration));
      }),
    );
  });
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(0.25);
});

test.describe('where less motion is preferred', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated', async ({ bench, page }) => {
    await bench.open({ input: '2', step: 33 });
    await bench.press('ArrowRight', 'ArrowRight');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionDuration, animationName, transitionProperty } = getComputedStyle(element);
        const isStill = animationName === 'none' && (transitionDuration === '0s' || transitionProperty === 'none');
        return isStill ? [] : [`${element.tagName} ${element.getAttribute('class')}`];
      }),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
