/** What is on the screen before the page's script has started, and where it never does. */
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

const starting = (page: Page) => page.locator('.starting');

/** Until the text without a script shows, in both languages. */
async function isTold(page: Page): Promise<void> {
  await expect(starting(page)).toBeVisible();
  for (const words of ['npm start', 'Load the page again.', '双击打开', '请重新加载页面'])
    await expect(starting(page)).toContainText(words);
}

test('6.6: a first file that is missing is told of', async ({ page, faults }) => {
  await page.route(/assets\/core-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('./');
  await isTold(page);
  expect(faults.join()).toContain('404');
  faults.length = 0;
});

for (const [what, pattern] of [
  ['the first script', /assets\/index-.*\.js$/],
  ['a file that the first script needs', /assets\/sentence-.*\.js$/],
  ['every script and every style', /assets\//],
] as const)
  test(`6.5: where ${what} is blocked, the page says what to do`, long, async ({ page, faults }) => {
    await page.route(pattern, (route) => route.abort('blockedbyclient'));
    await page.goto('./');
    await isTold(page);
    expect(faults.join()).toContain('BLOCKED_BY_CLIENT');
    faults.length = 0;
  });

test('6.5: opened by double click, the page says what to do', long, async ({ page, faults }) => {
  await page.goto(`${pathToFileURL('dist/site/index.html')}`);
  await isTold(page);
  // the address of a file is no other host
  faults.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('6.5: the page says that it needs it', long, async ({ page }) => {
    await page.goto('./');
    for (const said of await page.locator('noscript').all()) await expect(said).toBeVisible();
    await expect(page.locator('noscript')).toHaveCount(2);
  });
});

test(
  '6.5: the text of the start is never seen when all is well, and is gone once the page is there',
  long,
  async ({ bench, page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const text = document.querySelector('.starting');
        if (text && getComputedStyle(text).visibility === 'visible') document.title = 'flashed';
        if (!document.querySelector('main')) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await bench.open();
    await expect(starting(page)).toHaveCount(0);
    await expect(page).toHaveTitle('Deepen: step through IDA*');
  },
);
