/** The dialog of the matrix as the tests use it. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { readCsv } from '../tests/matrix/read-csv.ts';
import { test as base, expect, type Workbench } from './workbench.ts';

export { expect };

/** The button that opens it. */
export const OPEN = 'Many searches on many inputs';

/** The samples of the contest: two cases. */
export const SAMPLES = '2\n2\n0\n3\n3 12 17 23\n';

class Matrix {
  readonly #bench: Workbench;
  readonly status: Locator;
  readonly field: Locator;

  constructor(bench: Workbench) {
    this.#bench = bench;
    this.status = bench.dialog.getByRole('status');
    this.field = bench.page.getByLabel('Contest input to run');
  }

  async open(): Promise<void> {
    await this.#bench.choose(OPEN);
    await expect(this.#bench.dialog).toBeVisible();
  }

  /** Ticks these searches and no others. */
  async choose(...names: readonly string[]): Promise<void> {
    for (const box of await this.#bench.dialog.locator('fieldset').first().getByRole('checkbox').all())
      await box.setChecked(names.includes(await box.inputValue()));
  }

  async type(text: string): Promise<void> {
    await this.#bench.dialog.getByRole('radio', { name: 'contest input' }).check();
    await this.field.fill(text);
  }

  async run(): Promise<void> {
    await this.#bench.button('Run').click();
  }

  /** Shows or hides what is to be run. */
  async setUp(): Promise<void> {
    await this.#bench.dialog.getByText('What to run').click();
  }

  cell(input: number, search: number): Locator {
    return this.#bench.dialog.locator(`[data-cell="${input}-${search}"]`);
  }

  /** The records of the table as it is saved. */
  async saved(): Promise<string[][]> {
    const { page } = this.#bench;
    const [download] = await Promise.all([page.waitForEvent('download'), this.#bench.button('Save as CSV').click()]);
    expect(download.suggestedFilename()).toBe('deepen-square-destroyer-matrix.csv');
    const text = readFileSync(await download.path(), 'utf8');
    // by this mark spreadsheets know UTF-8
    expect(text.startsWith('\uFEFF')).toBe(true);
    return readCsv(text.slice(1));
  }
}

export const test = base.extend<{ matrix: Matrix }>({
  matrix: async ({ bench }, use) => {
    await use(new Matrix(bench));
  },
});
