import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { long, oneIn } from './sample.ts';
import { expect, SAMPLE, test, type Workbench } from './workbench.ts';

const SAMPLES = '2\n2\n0\n3\n3 12 17 23\n';

async function openDialog(bench: Workbench): Promise<Locator> {
  await bench.button('Input').click();
  return bench.page.getByLabel('Contest input');
}

/** Has a text in a field as if it was pasted: typed line by line a long one takes seconds. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    (element as HTMLTextAreaElement).value = pasted;
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  }, text);
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content as string], file as string, { type: 'text/plain' }));
      return data;
    },
    [name, text],
  );
  await page.getByRole('dialog').dispatchEvent('dragover', { dataTransfer: transfer });
  await page.getByRole('dialog').dispatchEvent('drop', { dataTransfer: transfer });
}

const examples: readonly [name: string, grid: string, end: string | RegExp][] = [
  ['contest sample 1: n = 2, complete', '2', /The answer is 3: .* It took 19 nodes/],
  ['contest sample 2: n = 3 without 12 17 23', SAMPLE, /The answer is 3: .* It took 4 nodes/],
  ['complete n = 1', '1', /The answer is 1: .* It took 2 nodes/],
  ['complete n = 3', '3', /The answer is 6: .* It took 415 nodes/],
  ['complete n = 4', '4', /The answer is 9: .* It took 3,932 nodes/],
  ['complete n = 5', '5', /The answer is 14: .* It took 28,637 nodes/],
  ['hard for guide: n = 5 without 29 32 33 47', '5-29.32.33.47', /It took 675,691 nodes/],
  ['nothing left to break: n = 3 without horizontals', '3-1.2.3.8.9.10.15.16.17.22.23.24', 'The answer is 0'],
];

for (const [row, [name, grid, end]] of examples.entries())
  test(`the example “${name}” opens`, oneIn(3, row), async ({ bench, page }) => {
    await bench.open({ input: '2-1' });
    await openDialog(bench);
    await bench.dialog.getByRole('button', { name, exact: true }).click();
    await expect(bench.dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`input=${grid.replaceAll('.', '\\.')}&preset=guide&step=1$`));
    await expect(page.locator('[data-standing]')).toHaveCount(0);
    await expect(bench.place).toHaveText(/^step 1 of/);
    await bench.press('End');
    await expect(bench.sentence).toContainText(end);
  });

test('pasted contest input is answered as a whole, and a case opens for stepping', async ({ bench, page }) => {
  await bench.open({ input: '1' });
  const field = await openDialog(bench);
  await field.fill(SAMPLES);
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('status')).toContainText('2 of 2 cases answered');
  await expect(bench.dialog.locator('tbody tr td:nth-child(3)')).toHaveText(['3', '3']);
  await bench.dialog.getByRole('button', { name: 'Step through case 2' }).click();
  await expect(bench.dialog).toHaveCount(0);
  await expect(bench.place).toHaveText('step 1 of 16');
  await expect(bench.stick(12)).toHaveAttribute('data-status', 'missing');
});

const damaged: readonly [what: string, text: string, told: string][] = [
  ['a word', '1\n2 x\n', 'line 2, column 3: found “x”, expected how many sticks are missing'],
  ['a side out of range', '1\n13 0', 'line 2, column 1: found “13”, expected the side n of the grid, 1 to 12'],
  [
    'a stick that is not there',
    '1\n3\n3 12 99 23',
    'line 3, column 6: found “99”, expected the id of a stick, 1 to 24',
  ],
  ['too few sticks', '1\n3\n3 12 17', 'line 3, column 8: found the end of the text, expected the id of a stick'],
  ['too few cases', '2\n2\n0\n', 'found the end of the text, expected the side n of the grid'],
  ['text after the last case', '1\n2\n0\n7', 'line 4, column 1: found “7”, expected nothing more after the last case'],
  ['no text', '', 'line 1, column 1: found the end of the text, expected the number of cases'],
  ['a negative number', '1\n-2 0', 'line 2, column 1: found “-2”, expected the side n of the grid'],
];

for (const [row, [what, text, told]] of damaged.entries())
  test(`an error says line, column, found and expected: ${what}`, oneIn(4, row), async ({ bench, page }) => {
    await bench.open({ step: 5 });
    const field = await openDialog(bench);
    await field.fill(text);
    await page.getByRole('button', { name: 'Answer all cases' }).click();
    await expect(bench.dialog.getByRole('alert')).toContainText(told);
    await expect(bench.dialog.getByRole('alert')).toContainText('What is on the board is kept.');
    await expect(bench.dialog.getByRole('table')).toHaveCount(0);
    await bench.press('Escape');
    await bench.isAt(5);
    await expect(bench.stick(12)).toHaveAttribute('data-status', 'missing');
    await expect(bench.sticks).toHaveCount(24);
  });

test('a mended text is answered after an error', async ({ bench, page }) => {
  await bench.open();
  const field = await openDialog(bench);
  await field.fill('1\n2 x');
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('alert')).toBeVisible();
  await field.fill('\uFEFF1\r\n2\r\n\r\n0');
  await expect(bench.dialog.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.locator('tbody tr td:nth-child(3)')).toHaveText(['3']);
});

test('a dropped file is read and answered', async ({ bench, page }) => {
  await bench.open();
  const field = await openDialog(bench);
  await drop(page, 'samples.in', SAMPLES);
  await expect(field).toHaveValue(SAMPLES);
  await expect(bench.dialog.getByRole('status')).toContainText('2 of 2 cases answered');
  await drop(page, 'broken.in', '1\n2 x');
  await expect(bench.dialog.getByRole('alert')).toContainText('line 2, column 3');
});

test('many cases are answered with progress, and shown a page at a time', long, async ({ bench, page }) => {
  await bench.open();
  const cases = Array.from({ length: 450 }, (_, i) => `2\n1 ${1 + (i % 12)}`);
  const field = await openDialog(bench);
  await paste(field, `450\n${cases.join('\n')}\n`);
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('status')).toContainText('450 of 450 cases answered');
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(200);
  await page.getByRole('button', { name: '… and 250 more cases' }).click();
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(400);
});

test('a text that is too long is refused before anything is done with it', long, async ({ bench, page }) => {
  await bench.open();
  const field = await openDialog(bench);
  await field.fill('1 '.repeat(500_001));
  await expect(bench.dialog.getByRole('alert')).toContainText('1,000,002 characters, expected at most 1,000,000');
  await expect(page.getByRole('button', { name: 'Answer all cases' })).toBeDisabled();
});

test('the same seed gives the same grid, another seed another', long, async ({ bench, page }) => {
  await bench.open();
  const gridOf = async (seed: string) => {
    await openDialog(bench);
    await page.getByLabel('Seed').fill(seed);
    await bench.dialog.getByRole('button', { name: 'Random' }).click();
    await expect(bench.dialog).toHaveCount(0);
    return /input=([\d.-]+)&/.exec(page.url())?.[1];
  };
  const seven = await gridOf('7');
  expect(await gridOf('8')).not.toBe(seven);
  expect(await gridOf('7')).toBe(seven);
  await openDialog(bench);
  await page.getByLabel('Seed').fill('-1');
  await expect(bench.dialog).toContainText('Expected: a whole number from 0 to 4294967295.');
  await expect(bench.dialog.getByRole('button', { name: 'Random' })).toBeDisabled();
});

test('the answers of the shared cases are right in the browser too', async ({ bench, page }) => {
  const lines = readFileSync(new URL('../tests/golden/square-destroyer.jsonl', import.meta.url), 'utf8');
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ n }) => n <= 4)
    .slice(0, 60);
  await bench.open();
  const field = await openDialog(bench);
  const cases = rows.map(({ n, missing }) => `${n}\n${[missing.length, ...missing].join(' ')}`);
  await paste(field, `${rows.length}\n${cases.join('\n')}\n`);
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('status')).toContainText(`${rows.length} of ${rows.length} cases answered`);
  const answers = rows.map(({ presets }) => String(presets.guide.answer));
  await expect(bench.dialog.locator('tbody tr td:nth-child(3)')).toHaveText(answers);
});

test(
  '7.2, 7.3: files are opened with a button, all of them, however they are written',
  long,
  async ({ bench, page }) => {
    await bench.open();
    const field = await openDialog(bench);
    await expect(bench.dialog.getByRole('button', { name: 'Open files…' }).first()).toBeVisible();
    const choosing = page.waitForEvent('filechooser');
    await bench.dialog.getByRole('button', { name: 'Open files…' }).first().press('Enter');
    const chooser = await choosing;
    expect(chooser.isMultiple()).toBe(true);
    const utf16 = Buffer.from('\uFEFF1\r\n3\r\n3 12 17 23\r\n', 'utf16le');
    await chooser.setFiles([
      { name: '10.in', mimeType: 'text/plain', buffer: utf16 },
      { name: '2.in', mimeType: 'text/plain', buffer: Buffer.from('1\n2\n0\n') },
      { name: 'heading.in', mimeType: 'text/plain', buffer: Buffer.from([0x31, 0x20, 0xbb, 0xf0, 0xb2, 0xf1]) },
    ]);
    await expect(field).toHaveValue(SAMPLES);
    await expect(bench.dialog.getByRole('status')).toContainText('2 of 2 cases answered');
    await expect(bench.dialog).toContainText(
      '2 files were read and put together in the order of their names: 2 cases in all.',
    );
    await expect(bench.dialog).toContainText('heading.in is not UTF-8: it looks like GBK.');
    await field.fill('1 1 0');
    await expect(bench.dialog).not.toContainText('heading.in');
  },
);

test('7.3: all files dropped anywhere on the page are taken', long, async ({ bench, page }) => {
  await bench.open();
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    for (const [name, text] of [
      ['b.in', '1 3 3 12 17 23'],
      ['a.in', '1 2 0'],
      ['c.in', '1 2 x'],
    ] as const)
      data.items.add(new File([text], name));
    return data;
  });
  await page.locator('main').dispatchEvent('drop', { dataTransfer });
  await expect(page.getByLabel('Contest input')).toHaveValue(SAMPLES);
  await expect(bench.dialog.getByRole('status')).toContainText('2 of 2 cases answered');
  await expect(bench.dialog).toContainText('c.in, line 1, column 5: found “x”, expected');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('5.10: answers and errors of all cases are in sight', long, async ({ bench, page }) => {
    await bench.open({ input: '1' });
    const field = await openDialog(bench);
    await paste(field, SAMPLES);
    const ask = page.getByRole('button', { name: 'Answer all cases' });
    await ask.click();
    await expect(bench.dialog.locator('tbody tr').last()).toBeInViewport({ ratio: 1 });
    await paste(field, '1\n2\n1 99\n');
    await ask.click();
    await expect(bench.dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  });
});
