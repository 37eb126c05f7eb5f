/** Inside the estimate: five squares are alive at the start of the sample, three of them are counted. */
import { expect, test } from './workbench.ts';

const told = [
  '1 × 1 (0,0) shares no stick with a counted square. It is counted: h ≥ 1.',
  '1 × 1 (0,1) is skipped, for it shares stick 5 with 1 × 1 (0,0). Still h ≥ 1.',
  '1 × 1 (0,2) shares no stick with a counted square. It is counted: h ≥ 2.',
  '1 × 1 (2,0) shares no stick with a counted square. It is counted: h ≥ 3.',
  '2 × 2 (0,0) is skipped, for it shares stick',
];

test('into an estimate the scan goes square by square, and out of it again', async ({ bench, page }) => {
  await bench.open({ step: 3 });
  await bench.press('ArrowDown');
  for (const [i, words] of told.entries()) {
    await expect(bench.place).toHaveText(`square ${i + 1} of 5 in the scan`);
    await expect(bench.sentence).toContainText(`Scan, alive square ${i + 1} of 5: ${words}`);
    await expect(page.locator('[data-mark="scanned"]')).toHaveCount(1);
    await expect(bench.table.locator('[data-status="counted"], [data-status="skipped"]')).toHaveCount(i + 1);
    await bench.press(i === 0 ? 'ArrowDown' : 'ArrowRight');
  }
  await expect(bench.place).toHaveText('step 3 of 16');
  await expect(bench.sentence).toContainText('h = 3.');
});

test('backwards the scan is entered at its end and left at its beginning', async ({ bench }) => {
  await bench.open({ step: 3 });
  await bench.press('Shift+ArrowDown');
  for (const [i, words] of [...told.entries()].reverse()) {
    await expect(bench.place).toHaveText(`square ${i + 1} of 5 in the scan`);
    await expect(bench.sentence).toContainText(words);
    await bench.press('ArrowLeft');
  }
  await expect(bench.place).toHaveText('step 2 of 16');
});

test('out of the middle of a scan leads back to its step', async ({ bench }) => {
  await bench.open({ step: 3 });
  await bench.press('ArrowDown', 'ArrowRight', 'ArrowUp');
  await expect(bench.place).toHaveText('step 3 of 16');
});

test('a skipped square names every stick that it shares, and with which square', async ({ bench }) => {
  await bench.open({ step: 3 });
  await bench.press('Shift+ArrowDown');
  await expect(bench.sentence).toContainText(
    /shares sticks? 1( and 4)? with 1 × 1 \(0,0\)(,| and) stick 6 with 1 × 1 \(0,2\)(,| and|, and) stick 15 with 1 × 1 \(2,0\)\. Still h ≥ 3/,
  );
});

test('into a step with nothing finer is a plain step', async ({ bench }) => {
  await bench.open({ step: 4 });
  await bench.press('ArrowDown');
  await expect(bench.place).toHaveText('step 5 of 16');
  await bench.open({ step: 3, preset: 'blind' });
  await bench.press('ArrowDown');
  await bench.isAt(4);
});

test('7.8: the place in a scan is in the address, and a link or a reload opens it', async ({ bench, page }) => {
  await bench.open({ step: 3 });
  await bench.press('ArrowDown', 'ArrowRight');
  await page.reload();
  await expect(bench.place).toHaveText('square 2 of 5 in the scan');
  await expect(page).toHaveURL(/&step=3&scan=2$/);
  await expect(bench.sentence).toContainText(told[1] as string);
  await bench.press('ArrowUp');
  await expect(page).toHaveURL(/&step=3$/);
  await page.goto(page.url().replace(/&step=3$/, '&step=3&scan=9'));
  await expect(page.getByRole('alert')).toContainText('place in the scan “9”. What could be read is shown.');
  await bench.isAt(3);
});

test('7.8: a step that was made just before a reload is there after it', async ({ bench, page }) => {
  await bench.open({ step: 3 });
  await bench.press('ArrowRight', 'ArrowRight');
  await page.reload();
  await bench.isAt(5);
});
