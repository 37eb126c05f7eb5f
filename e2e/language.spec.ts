import type { Page } from '@playwright/test';
import { long } from './sample.ts';
import { expect, test } from './workbench.ts';

/** Words that are names, the same in every language. */
const NAMES =
  /\b(Deepen|IDA|guide|blind|poj|textbook|strong|astar|English|Switch to|Esc|Tab|Home|End|Page Down|Page Up|Shift|Space|CSV|POJ|UVa)\b/g;

/** Runs of English that can be seen or are read aloud. */
function english(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const texts: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'title', 'aria-valuetext', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) if (child.nodeType === 3) texts.push(child.textContent ?? '');
    }
    return texts.map((text) => text.replaceAll(new RegExp(names, 'g'), '')).filter((text) => /[A-Za-z]{3}/.test(text));
  }, NAMES.source);
}

test.describe('in a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('the page is Chinese, and so is its document', async ({ bench, page }) => {
    await bench.open({ step: 3 });
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await expect(page).toHaveTitle('Deepen：逐步看懂 IDA*');
    await expect(bench.place).toHaveText('第 3 步，共 16 步');
    await expect(bench.sentence).toContainText('两两没有公共火柴');
    await expect(bench.row(1)).toContainText('跳过：与已计入的 1 × 1 (0,0) 共用火柴 5');
  });

  test('no English is left in any step of the sample', async ({ bench, page }) => {
    await bench.open();
    for (let step = 1; step <= 16; step++) {
      expect(await english(page), `step ${step}`).toEqual([]);
      await bench.press('ArrowRight');
    }
  });

  test(
    'no English is left at a cut, a raised bound, in the scan, the dialogs and the comparison',
    long,
    async ({ bench, page }) => {
      for (const step of [8, 33, 56]) {
        await bench.open({ input: '2', step });
        expect(await english(page), `step ${step}`).toEqual([]);
      }
      await bench.open({ step: 3 });
      await bench.press('ArrowDown', 'ArrowRight');
      expect(await english(page), 'scan').toEqual([]);
      await bench.button('编辑').click();
      expect(await english(page), 'editing').toEqual([]);
      await bench.button('输入').click();
      await page.getByLabel('竞赛输入').fill('1\n2 x');
      await page.getByRole('button', { name: '求出全部答案' }).click();
      await expect(bench.dialog.getByRole('alert')).toContainText('第 2 行第 3 列：读到“x”');
      expect(await english(page), 'input').toEqual([]);
      await page.keyboard.press('Escape');
      await bench.choose('快捷键');
      await expect(bench.dialog).toBeVisible();
      expect(await english(page), 'keys').toEqual([]);
      await page.keyboard.press('Escape');
      await bench.choose('统计');
      await bench.button('开始计算').click();
      await expect(bench.dialog.locator('[data-section="distances"] svg')).toBeVisible();
      expect(await english(page), 'statistics').toEqual([]);
      await page.keyboard.press('Escape');
      await bench.button('对比').click();
      await expect(page.locator('[data-lane="1"]')).toBeVisible();
      await page.locator('.choice > button').first().click();
      expect(await english(page), 'comparison').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '再加一个搜索' }).click();
      await page.getByRole('button', { name: '再加一个搜索' }).click();
      await expect(page.locator('[data-ratio="3"]')).toHaveText(/\d/);
      await page.locator('.choice > button').last().click();
      expect(await english(page), 'comparison of four').toEqual([]);
    },
  );

  test('no English is left in the table of many searches', async ({ bench }) => {
    await bench.open();
    await bench.choose('多种搜索 × 多组输入');
    await bench.dialog.getByRole('radio', { name: '竞赛输入' }).check();
    await bench.page.getByLabel('要运行的竞赛输入').fill('1\n2 x');
    await bench.button('运行').click();
    await expect(bench.dialog.getByRole('alert')).toContainText('第 2 行第 3 列：读到“x”');
    await bench.dialog.getByText('运行什么').click();
    expect(await english(bench.page), 'an error').toEqual([]);
    await bench.dialog.getByRole('radio', { name: '8 个示例' }).check();
    await bench.dialog.getByRole('radio', { name: '100 万' }).check();
    await bench.button('运行').click();
    await expect(bench.dialog.getByRole('status')).toHaveText('完成：共 16 次运行。');
    await bench.dialog.getByText('运行什么').click();
    expect(await english(bench.page), 'a table').toEqual([]);
  });

  test('the switch goes to English and is remembered', async ({ bench, page }) => {
    await bench.open({ step: 3 });
    await bench.choose('English');
    await expect(bench.place).toHaveText('step 3 of 16');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(bench.place).toHaveText('step 3 of 16');
    await bench.choose('中文');
    await expect(bench.place).toHaveText('第 3 步，共 16 步');
  });
});

test.describe('in a traditional Chinese browser', () => {
  test.use({ locale: 'zh-TW' });

  test('the page is Chinese', async ({ bench }) => {
    await bench.open();
    await expect(bench.place).toHaveText('第 1 步，共 16 步');
  });
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the page is English', async ({ bench, page }) => {
    await bench.open();
    await expect(bench.place).toHaveText('step 1 of 16');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
