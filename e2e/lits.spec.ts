/** LITS: its board and matrix, the links inside a step, and boards as large as the contest has them. */
import type { Locator } from '@playwright/test';
import { encodeBoard } from '../src/puzzles/lits/notation.ts';
import { long } from './sample.ts';
import { test as base, expect, type Workbench } from './workbench.ts';

const puzzle = 'lits';
/** The first example: one way to place all four, 15 nodes and 172 steps; with fillers 5 nodes. */
const ONE_WAY = encodeBoard({ rows: ['00110', '01111', '10101', '11111', '11000'] });
/** The contest samples, with answers No and Yes. */
const SAMPLES = '2\n5\n1 1 1 1 1\n1 0 1 1 0\n1 0 0 0 1\n1 0 1 0 1\n1 1 1 1 1\n5\n10011\n11111\n11110\n11101\n01111\n';
const FULL_50 = encodeBoard({ rows: Array.from({ length: 50 }, () => '1'.repeat(50)) });

class Lits {
  readonly bench: Workbench;
  readonly board: Locator;
  readonly cursor: Locator;
  readonly pieces: Locator;
  readonly matrix: Locator;

  constructor(bench: Workbench) {
    this.bench = bench;
    this.board = bench.page.locator('[data-board="0"] svg[role=group]');
    this.cursor = this.board.locator('[data-cell]');
    this.pieces = this.board.locator('[data-piece]');
    this.matrix = bench.page.getByRole('region', { name: /^(Matrix|矩阵)$/ });
  }

  /** Where a cell is on the screen, its middle. */
  async middle(n: number, row: number, column: number): Promise<{ x: number; y: number }> {
    return this.board.evaluate(
      (svg, [r, c]) => {
        const place = new DOMPoint((c as number) + 0.5, (r as number) + 0.5).matrixTransform(
          (svg as SVGSVGElement).getScreenCTM() ?? undefined,
        );
        return { x: place.x, y: place.y };
      },
      [row, column, n],
    );
  }

  async click(n: number, row: number, column: number): Promise<void> {
    const { x, y } = await this.middle(n, row, column);
    await this.bench.page.mouse.click(x, y);
  }

  row(option: number): Locator {
    return this.matrix.locator(`[data-row="${option}"]`);
  }

  column(item: number): Locator {
    return this.matrix.locator(`[data-column="${item}"]`);
  }
}

const test = base.extend<{ lits: Lits }>({ lits: async ({ bench }, use) => use(new Lits(bench)) });

test('steps cover items and place pieces, and back takes them off', async ({ bench, lits }) => {
  await bench.open({ puzzle, step: 6 });
  await expect(bench.place).toHaveText('step 6 of 172');
  await expect(bench.sentence).toContainText('Try I 0,2, the 1st of the 4 options of I.');
  await expect(lits.column(17)).toHaveClass(/covered/);
  await expect(lits.column(0)).not.toHaveClass(/covered/);
  await bench.press('ArrowRight');
  await expect(bench.sentence).toContainText(
    'Cover (0,2), which I 0,2 covers. It is secondary, so it is on no header list. Its 4 options leave the other columns, 16 entries in all',
  );
  await expect(lits.column(0)).toHaveClass(/covered/);
  await expect(lits.row(1)).toHaveAttribute('data-status', 'hidden');
  await bench.press('ArrowLeft');
  await expect(lits.column(0)).not.toHaveClass(/covered/);
  await expect(lits.row(1)).toHaveAttribute('data-status', 'visible');
  await expect(lits.row(4)).toHaveAttribute('data-status', 'tried');
  await bench.open({ puzzle, step: 11 });
  await expect(bench.sentence).toContainText('Node #1: I 0,2 lies on (0,2), (1,2), (2,2) and (3,2).');
  await expect(lits.pieces).toHaveCount(1);
  await expect(lits.row(4)).toHaveAttribute('data-status', 'placed');
});

test('over goes to the end of a subtree, and out to the parent', async ({ bench }) => {
  await bench.open({ puzzle, step: 6 });
  await bench.press('Shift+ArrowRight');
  await bench.isAt(43);
  await expect(bench.sentence).toContainText(
    'The one option of T was tried at node #1: no solution among the 2 nodes below.',
  );
  await bench.press('Shift+ArrowLeft');
  await bench.isAt(11);
});

test('into compares the items one by one', async ({ bench }) => {
  await bench.open({ puzzle, step: 3 });
  await expect(bench.sentence).toContainText('I has the fewest options of the 4 items left: 4. (L 10, I 4, T 8, S 4)');
  await bench.press('ArrowDown');
  await expect(bench.sentence).toContainText('Header list, item 1 of 4: L has 10 options.');
  await bench.press('ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(bench.sentence).toContainText('S has 4 options, as many as I, which came first and is kept.');
  await bench.press('ArrowDown');
  await expect(bench.place).toHaveText('step 3 of 172');
  await expect(bench.sentence).toContainText('I has the fewest options');
});

test('into a cover changes link after link, and back restores them', long, async ({ bench, lits }) => {
  await bench.open({ puzzle, step: 7 });
  await bench.press('ArrowDown');
  await expect(bench.sentence).toContainText('Header of (0,2): it is secondary and its own neighbour');
  await bench.press('ArrowDown');
  await expect(bench.sentence).toContainText('Link 2 of 17: entry x of T90 0,1 in the column of (1,1). D[U[x]] ← D[x]');
  await expect(bench.sentence).toContainText('Size 6 − 1 = 5.');
  await expect(lits.row(1).locator('.link')).toHaveCount(1);
  await bench.press('ArrowLeft');
  await expect(bench.sentence).toContainText('Header of (0,2)');
  await expect(lits.row(1).locator('.out')).toHaveCount(0);
});

test('a dead end says what took the options', async ({ bench, lits, page }) => {
  await bench.open({ puzzle });
  await page.getByLabel('Jump to').selectOption({ label: 'dead end' });
  await page.getByLabel('Jump to').blur();
  await bench.press('n');
  await bench.isAt(31);
  await expect(bench.sentence).toHaveText(
    'Dead end at node #3: S must be covered and has no option left. Each of its 4 options shares a cell with what was taken above: I 0,2 hid 2 of them, then T270 2,0 another one, then L180 1,3 another one.',
  );
  await expect(lits.pieces).toHaveCount(3);
  await expect(bench.stack.locator('tbody tr').last()).toHaveText(/3\s*L180 1,3\s*S\s*0/);
});

test('the end tells the solution with exact figures', async ({ bench, lits }) => {
  await bench.open({ puzzle });
  await bench.press('End');
  await expect(bench.sentence).toHaveText(
    'End. The answer is Yes: L 2,0, I90 3,1, T90 0,1 and S90 0,3 fit together. It took 15 nodes.',
  );
  await expect(lits.pieces).toHaveCount(4);
});

test('comparing opens fillers beside secondary cells, with both counts', async ({ bench, page }) => {
  await bench.open({ puzzle });
  await bench.button('Compare').click();
  await expect(page).toHaveURL(/preset=secondary&compare=filler/);
  await expect(page.locator('[data-total="0"]')).toHaveText('15');
  await expect(page.locator('[data-total="1"]')).toHaveText('5');
  await bench.press('End');
  await expect(page.locator('[data-lane="1"]')).toContainText('It took 5 nodes.');
});

test('a thing named in a sentence lights up on the board and in the matrix', async ({ bench, lits, page }) => {
  await bench.open({ puzzle, step: 6 });
  await page.locator('[data-lane="0"] [data-thing="option-4"]').hover();
  await expect(lits.row(4)).toHaveClass(/lit/);
  await expect(lits.board.locator('path.lit')).toHaveCount(1);
});

test.describe('editing', () => {
  test('a click makes a cell blocked or free, and Back undoes it', async ({ bench, lits, page }) => {
    await bench.open({ puzzle });
    await bench.button('Edit').click();
    await lits.click(5, 0, 2);
    await expect(page).toHaveURL(new RegExp(encodeBoard({ rows: ['00010', '01111', '10101', '11111', '11000'] })));
    await expect(bench.sentence).toContainText('the four shapes and the 15 free cells');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(ONE_WAY));
  });

  test('dragging paints a row of cells as the first of them', long, async ({ bench, lits, page }) => {
    await bench.open({ puzzle });
    await bench.button('Edit').click();
    const [from, to] = [await lits.middle(5, 0, 0), await lits.middle(5, 0, 4)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await expect(page).toHaveURL(new RegExp(encodeBoard({ rows: ['11111', '01111', '10101', '11111', '11000'] })));
  });

  test('arrow keys go from cell to cell and Space changes one', async ({ bench, lits, page }) => {
    await bench.open({ puzzle });
    await bench.button('Edit').click();
    await lits.cursor.focus();
    await bench.press('Shift+Tab', 'Tab'); // the keys have led there
    await bench.press('ArrowRight', 'ArrowDown');
    await expect(lits.cursor).toHaveAttribute('data-cell', '6');
    await expect(lits.cursor).toBeFocused();
    await expect(lits.cursor).toHaveAttribute('aria-label', 'cell (1,1), free, 7 options');
    await bench.press('Space');
    await expect(page).toHaveURL(new RegExp(encodeBoard({ rows: ['00110', '00111', '10101', '11111', '11000'] })));
    await expect(lits.cursor).toBeFocused();
    await expect(lits.cursor).toHaveAttribute('aria-pressed', 'false');
  });

  test('buttons change the size, fill, clear and draw lots', long, async ({ bench, page }) => {
    await bench.open({ puzzle });
    const title = page.locator('[data-board="0"] .title');
    await bench.button('Edit').click();
    await bench.button('Larger board').click();
    await expect(title).toHaveText('N = 6 · 27 free cells');
    await bench.button('All 0').click();
    await expect(title).toHaveText('N = 6 · 0 free cells');
    await expect(bench.sentence).toContainText('placements, 0 in all: L 0, I 0, T 0, S 0.');
    await bench.button('All 1').click();
    await expect(title).toHaveText('N = 6 · 36 free cells');
    await bench.button('Smaller board').click();
    await expect(title).toHaveText('N = 5 · 25 free cells');
    await bench.button('Random').click();
    await expect(title).toHaveText(/^N = 5 · \d+ free cells?$/);
  });
});

test('pasted contest input is answered, and a case opens for stepping', long, async ({ bench, page }) => {
  await bench.open({ puzzle });
  await bench.button('Input').click();
  await page.getByLabel('Contest input').fill(SAMPLES);
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.locator('tbody tr td:nth-child(3)')).toHaveText(['No', 'Yes']);
  await bench.dialog.getByRole('button', { name: 'Step through case 1' }).click();
  await expect(bench.dialog).toHaveCount(0);
  await expect(bench.sentence).toContainText('placements, 15 in all: L 5, I 6, T 3, S 1.');
  await expect(page.locator('[data-standing]')).toHaveCount(0);
  await bench.press('End');
  await expect(bench.sentence).toContainText('End. The answer is No');
  await expect(bench.sentence).toContainText('4 nodes, 1 of them a dead end.');
});

test('a bad input is refused with its place', long, async ({ bench, page }) => {
  await bench.open({ puzzle });
  await bench.button('Input').click();
  await page.getByLabel('Contest input').fill('1\n3\n111\n11\n111\n');
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog).toContainText('line 4, column 3: found “11”, expected a row of 3 digits');
});

test('a reload shows the same board, preset and step', long, async ({ bench, lits, page }) => {
  await bench.open({ puzzle, input: ONE_WAY, preset: 'filler', step: 3 });
  await bench.press('ArrowRight');
  await bench.isAt(4);
  await expect(page).toHaveURL(/step=4$/);
  const sentence = await bench.sentence.textContent();
  await page.reload();
  await bench.isAt(4);
  await expect(bench.sentence).toHaveText(sentence ?? '');
  await expect(lits.board).toBeVisible();
});

test.describe('a full board of side 50', long, () => {
  test('steps to its solution, and shows what matters of its matrix', async ({ bench, lits }) => {
    await bench.open({ puzzle, input: FULL_50 });
    await expect(bench.place).toHaveText('step 1 of 40');
    await expect(bench.sentence).toContainText('placements, 28,220 in all: L 9,408, I 4,700, T 9,408, S 4,704.');
    for (let step = 2; step <= 6; step++) await bench.press('ArrowRight');
    await expect(bench.sentence).toContainText('Try I 0,0, the 1st of the 4,700 options of I.');
    await expect(lits.matrix).toContainText('30 of 28,220 options');
    await expect(lits.matrix.locator('tbody tr')).toHaveCount(30);
    await bench.press('End');
    await expect(bench.sentence).toContainText('End. The answer is Yes');
    await expect(lits.pieces).toHaveCount(4);
  });

  test('can be painted and walked by keys', async ({ bench, lits, page }) => {
    await bench.open({ puzzle, input: FULL_50 });
    await bench.button('Edit').click();
    await lits.cursor.focus();
    await bench.press('Shift+Tab', 'Tab');
    await bench.press('ArrowDown', 'ArrowRight', 'Space');
    await expect(page.locator('[data-board="0"] .title')).toHaveText('N = 50 · 2,499 free cells');
    const [from, to] = [await lits.middle(50, 49, 0), await lits.middle(50, 49, 49)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('[data-board="0"] .title')).toHaveText('N = 50 · 2,449 free cells');
  });
});
