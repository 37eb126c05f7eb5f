/** The contest input of a matrix: typed, dropped, refused. */
import { expect, SAMPLES, test } from './matrix.ts';

test('an input that cannot be read says where, and the last good table stays', async ({ bench, matrix }) => {
  await bench.open();
  await matrix.open();
  await matrix.type(SAMPLES);
  await matrix.run();
  await expect(matrix.status).toHaveText('Finished: 4 runs.');
  await matrix.setUp();
  await matrix.field.fill('1\n3\n3 12 99 23');
  await expect(bench.dialog.getByText('2 searches × every case of the text')).toBeVisible();
  await matrix.run();
  await expect(bench.dialog.getByRole('alert')).toContainText(
    'line 3, column 6: found “99”, expected the id of a stick, 1 to 24. Nothing was run',
  );
  await expect(matrix.cell(1, 1)).toContainText('30');
  await matrix.setUp();
  await matrix.field.fill('1\n1\n0\n');
  await matrix.run();
  await expect(bench.dialog.getByRole('alert')).toHaveCount(0);
  await expect(matrix.status).toHaveText('Finished: 2 runs.');
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(1);
});

test('a dropped file is run, of many cases a page is shown, and too many are refused', async ({
  bench,
  matrix,
  page,
}) => {
  await bench.open();
  await matrix.open();
  const drop = async (cases: number) => {
    const text = `${cases}\n${'1\n0\n'.repeat(cases)}`;
    const dataTransfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'many.in', { type: 'text/plain' }));
      return data;
    }, text);
    await bench.dialog.dispatchEvent('drop', { dataTransfer });
    await expect(matrix.field).toHaveValue(new RegExp(`^${cases}\n`));
  };
  await drop(400);
  await matrix.run();
  await expect(matrix.status).toHaveText('Finished: 800 runs.');
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(120);
  await bench.button('… and 280 more inputs').click();
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(240);
  await drop(10_001);
  await matrix.run();
  await expect(bench.dialog.getByRole('alert')).toContainText('That makes 20,002 runs, at most 20,000 fit here.');
  await expect(bench.dialog.locator('tbody tr')).toHaveCount(240);
});

test('a text that was typed stays, whatever is chosen before the dialog is closed', async ({ bench, matrix }) => {
  await bench.open();
  await matrix.open();
  await matrix.type(SAMPLES);
  await bench.dialog.getByRole('radio', { name: 'the 8 examples' }).check();
  await bench.press('Escape');
  await expect(bench.dialog).toHaveCount(0);
  await matrix.open();
  await bench.dialog.getByRole('radio', { name: 'contest input' }).check();
  await expect(matrix.field).toHaveValue(SAMPLES);
});
