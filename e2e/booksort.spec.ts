/** Booksort: its shelf, its estimate, and the search from both ends. */
import type { Locator, Page } from '@playwright/test';
import { long } from './sample.ts';
import { test as base, expect, type Workbench } from './workbench.ts';

/** Two moves; 43 nodes and 172 steps under the wrong successors, 54 nodes and 169 steps from both ends. */
const SAMPLE_1 = '1.3.4.6.2.5';
const REVERSED_15 = Array.from({ length: 15 }, (_, i) => 15 - i).join('.');
const puzzle = 'booksort';

class Shelf {
  readonly bench: Workbench;
  readonly board: Locator;
  readonly books: Locator;
  readonly gaps: Locator;
  readonly successors: Locator;
  readonly layers: Locator;

  constructor(bench: Workbench) {
    this.bench = bench;
    this.board = bench.page.locator('[data-board="0"]');
    this.books = this.board.locator('[data-book]');
    this.gaps = this.board.locator('[data-gap]');
    this.successors = bench.page.getByRole('region', { name: /^(Successors|后继)$/ });
    this.layers = bench.page.getByRole('region', { name: /^(Layers so far|各层情况)$/ });
  }

  book(book: number): Locator {
    return this.board.locator(`[data-book="${book}"]`);
  }

  /** Where two books are on the page, once nothing moves. */
  async boxes(one: number, other: number) {
    await this.book(one).scrollIntoViewIfNeeded();
    const from = await this.book(one).boundingBox();
    const to = await this.book(other).boundingBox();
    if (!from || !to) throw new Error('the books are not drawn');
    return [from, to] as const;
  }

  /** The books from left to right. */
  async shows(order: string): Promise<void> {
    await expect
      .poll(async () => {
        const places = await this.books.evaluateAll((all) =>
          all.map((book) => [book.getAttribute('data-place'), book.getAttribute('data-book')] as const),
        );
        return places
          .sort(([a], [b]) => Number(a) - Number(b))
          .map(([, book]) => book)
          .join('.');
      })
      .toBe(order);
  }
}

const test = base.extend<{ shelf: Shelf }>({ shelf: async ({ bench }, use) => use(new Shelf(bench)) });

const inputOf = (page: Page) => /input=([\d.]+)&/.exec(page.url())?.[1];

test('a step makes the move that was shown, and back takes it back', async ({ bench, shelf }) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 61 });
  await expect(bench.sentence).toHaveText(
    /Try move 1–4→5, the 13th of 35: books 1, 3, 4 and 6 would go behind book 2\. It changes the successors of 6 and 2\.$/,
  );
  await expect(shelf.board.locator('[data-mark="arrow"]')).toHaveCount(1);
  for (const book of [1, 3, 4, 6]) await expect(shelf.book(book)).toHaveAttribute('aria-pressed', 'true');
  await expect(shelf.book(2)).toHaveAttribute('aria-pressed', 'false');
  await shelf.shows(SAMPLE_1);
  await bench.press('ArrowRight');
  await expect(bench.sentence).toContainText('g = 1; wrong successors: 5 before, 5 now.');
  await shelf.shows('2.1.3.4.6.5');
  await bench.press('ArrowLeft');
  await shelf.shows(SAMPLE_1);
});

test('a cut names the wrong successors, and what the subtree would be without the estimate', async ({
  bench,
  shelf,
}) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 8 });
  await expect(bench.sentence).toHaveText(
    /f = 0 \+ 2 = 2 > 1: cut\. 5 books have a wrong successor: 3 behind 1, 6 behind 4, 2 behind 6, 5 behind 2 and nothing behind 5\. A move mends at most three of them, so at least 2 more moves must follow\. This bound allows 1\.$/,
  );
  await expect(bench.page.locator('.aside')).toContainText('would have 36 nodes');
  await expect(shelf.gaps.locator('text')).toHaveText(['1', '2', '3', '4', '5']);
  await expect(shelf.board.locator('[data-gap="3"]')).toHaveAttribute('data-mark', 'right');
  await expect(shelf.successors.locator('[data-status="counted"] td:last-child')).toHaveText([
    'move 1',
    'move 1',
    'move 1',
    'move 2',
    'move 2',
  ]);
});

test('into the estimate the count goes from book to book, and out of it again', async ({ bench, shelf }) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 3 });
  await bench.press('ArrowDown');
  const told = [
    'behind book 1 stands 3, not 2. Wrong successor 1: h ≥ ⌈1/3⌉ = 1.',
    'behind book 3 stands 4, as it should. Still 1 wrong: h ≥ ⌈1/3⌉ = 1.',
    'behind book 4 stands 6, not 5. Wrong successor 2: h ≥ ⌈2/3⌉ = 1.',
    'behind book 6 stands 2, but nothing should. Wrong successor 3: h ≥ ⌈3/3⌉ = 1.',
    'behind book 2 stands 5, not 3. Wrong successor 4: h ≥ ⌈4/3⌉ = 2.',
    'book 5 stands at the end, where 6 should stand. Wrong successor 5: h ≥ ⌈5/3⌉ = 2.',
  ];
  for (const [i, words] of told.entries()) {
    await expect(bench.place).toHaveText(`book ${i + 1} of 6 in the count`);
    await expect(bench.sentence).toHaveText(`Count, book ${i + 1} of 6: ${words}`);
    await expect(shelf.successors.locator('tr.now')).toHaveAttribute('data-row', String(i + 1));
    await expect(shelf.board.locator('[data-mark="scanned"]')).toHaveCount(1);
    await bench.press('ArrowRight');
  }
  await expect(bench.place).toHaveText('step 3 of 172');
});

test('over leads past a subtree, and the end lists the moves and what they make', async ({ bench, shelf }) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 13 });
  await bench.button('Over').click();
  await bench.isAt(16);
  await bench.press('End');
  await expect(bench.sentence).toHaveText('End. The answer is 2: 2–3→5, then 2→6. It took 43 nodes in 3 iterations.');
  await shelf.shows('1.2.3.4.5.6');
  await expect(shelf.board.getByRole('list', { name: 'The solution' }).getByRole('listitem')).toHaveText([
    /g = 0\s+1 3 4 6 2 5/,
    /g = 1\s+2–3→5\s+1 6 2 3 4 5/,
    /g = 2\s+2→6\s+1 2 3 4 5 6/,
  ]);
});

test('“5 or more” is an answer: five nodes for fifteen reversed books', async ({ bench }) => {
  await bench.open({ puzzle, input: REVERSED_15 });
  await bench.press('End');
  await expect(bench.sentence).toContainText('So the answer is “5 or more”: an answer, not a failure');
  await expect(bench.sentence).toContainText('It took 5 nodes in 5 iterations.');
});

test('from both ends each side says where it is, and the layers what they hold', long, async ({ bench, shelf }) => {
  await bench.open({ puzzle, input: SAMPLE_1, preset: 'bidirectional' });
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(shelf.board.locator('[data-side]')).toHaveText('start side, depth 0');
  await bench.press('End');
  await expect(bench.sentence).toContainText(
    'End. The answer is 2: 4→6, then 2–3→4. It took 54 nodes, and 53 positions were held in memory at the end.',
  );
  await expect(shelf.board.locator('[data-side]')).toHaveText('goal side, depth 1');
  const cells = await shelf.layers.locator('tbody tr').allInnerTexts();
  expect(cells.map((row) => row.split(/\t/))).toEqual([
    ['0', 'start · goal', '0', '2', '0', '2'],
    ['1', 'start side', '1', '35', '0', '37'],
    ['2', 'goal side', '1', '16', '0', '53'],
  ]);
  await bench.press('ArrowLeft');
  await expect(bench.sentence).toHaveText(
    'The start side holds this position: node #34. From the start: 4→6. From here to the goal, the goal side’s moves taken back in reverse: 2–3→4. Together 2 moves. Fewer are not enough: on a shorter way there would be a position that both sides held before.',
  );
  await expect(shelf.board.getByRole('list', { name: 'The two halves' }).getByRole('listitem')).toHaveText([
    /start side, depth 0\s+1 3 4 6 2 5/,
    /the sides meet here\s+4→6\s+1 3 4 2 5 6/,
    /goal side, depth 0\s+2–3→4\s+1 2 3 4 5 6/,
  ]);
});

test('compared, the search from both ends holds far more than the other', long, async ({ bench, page }) => {
  await bench.open({ puzzle, input: SAMPLE_1 });
  await bench.button('Compare').click();
  await expect(page).toHaveURL(/preset=guide&compare=bidirectional/);
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.locator('[data-total="0"]')).toHaveText('43');
  await expect(table.locator('[data-total="1"]')).toHaveText('54');
  await expect(table).toContainText('B · bidirectional holds about 17.7 times the positions');
});

test('a book is dragged to its new place, and Back in the browser undoes it', async ({ bench, shelf, page }) => {
  await bench.open({ puzzle, input: SAMPLE_1 });
  await bench.button('Edit').click();
  const [from, to] = await shelf.boxes(6, 1);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, from.y + from.height / 2, { steps: 5 });
  await shelf.shows('6.1.3.4.2.5');
  expect(inputOf(page)).toBe(SAMPLE_1);
  await page.mouse.up();
  await expect.poll(() => inputOf(page)).toBe('6.1.3.4.2.5');
  await bench.isAt(1);
  await page.goBack();
  await shelf.shows(SAMPLE_1);
});

test('keys lift a book, carry it and put it back, or give up', async ({ bench, shelf, page }) => {
  await bench.open({ puzzle, input: SAMPLE_1 });
  await bench.button('Edit').press('Enter');
  await shelf.book(1).focus();
  await bench.press('ArrowRight');
  await expect(shelf.book(3)).toBeFocused();
  await bench.press('Enter', 'ArrowRight', 'ArrowRight');
  await expect(shelf.book(3)).toHaveAccessibleName('book 3 lifted, place 4');
  await shelf.shows('1.4.6.3.2.5');
  await bench.press('Escape');
  await shelf.shows(SAMPLE_1);
  await bench.press(' ', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await shelf.shows('3.1.4.6.2.5');
  await expect(shelf.book(3)).toBeFocused();
  expect(inputOf(page)).toBe('3.1.4.6.2.5');
});

test('an edit in the middle of a search is of the order that is seen', long, async ({ bench, shelf, page }) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 14 });
  await shelf.shows('3.1.4.6.2.5');
  await bench.button('Edit').click();
  await shelf.shows('3.1.4.6.2.5');
  await shelf.book(6).focus();
  await bench.press('Enter', 'ArrowLeft');
  await shelf.shows('3.1.6.4.2.5');
  await bench.press('Enter');
  await expect.poll(() => inputOf(page)).toBe('3.1.6.4.2.5');
  await bench.isAt(1);
  await page.goBack();
  await shelf.shows('3.1.4.6.2.5');
  const [from, to] = await shelf.boxes(2, 3);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, from.y + from.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => inputOf(page)).toBe('2.3.1.4.6.5');
  await page.goBack();
  await bench.isAt(14);
  await bench.button('One book fewer').click();
  await expect.poll(() => inputOf(page)).toBe('3.1.4.2.5');
});

test('an edit of the goal side starts from the order that is seen', long, async ({ bench, shelf, page }) => {
  await bench.open({ puzzle, input: '2.1', preset: 'bidirectional', step: 4 });
  await shelf.shows('1.2');
  await bench.button('Edit').click();
  await bench.button('One book more').click();
  await expect.poll(() => inputOf(page)).toBe('1.2.3');
});

test('B and Shift+B lead from layer to layer, each with its sentence', long, async ({ bench }) => {
  await bench.open({ puzzle, input: '5.4.3.2.1', preset: 'bidirectional', step: 2 });
  const layers: readonly (readonly [step: number, words: string])[] = [
    [
      1,
      'Sum of depths 0: the two ends of the search are put down, the start and the sorted books. If they are the same, no move is needed.',
    ],
    [
      6,
      'The start is not sorted, so 0 moves are not enough. The sum of the depths goes up to 1: the start side grows to depth 1, from its 1 position of depth 0. If the sides meet in this layer, 1 move is the least.',
    ],
    [
      70,
      'The sorted books are not within 1 move of the start, so 1 move is not enough. The sum of the depths goes up to 2: the goal side grows to depth 1, from its 1 position of depth 0. If the sides meet in this layer, 2 moves are the least.',
    ],
    [
      134,
      'No position is both within 1 move of the start and within 1 move of the goal, so 2 moves are not enough. The sum of the depths goes up to 3: the start side grows to depth 2, from its 20 positions of depth 1. If the sides meet in this layer, 3 moves are the least.',
    ],
  ];
  const isAt = async ([step, words]: readonly [number, string]) => {
    await bench.isAt(step);
    await expect(bench.sentence).toHaveText(words);
  };
  for (const layer of layers.slice(1)) {
    await bench.press('b');
    await isAt(layer);
  }
  await bench.press('b');
  await bench.isAt(497); // after the last layer the end
  for (const layer of [...layers].reverse()) {
    await bench.press('Shift+B');
    await isAt(layer);
  }
});

test('books are added, taken away, sorted, reversed and shuffled', long, async ({ bench, shelf, page }) => {
  await bench.open({ puzzle, input: '3.1.2' });
  await bench.button('Edit').click();
  await bench.button('One book more').click();
  await shelf.shows('3.1.2.4');
  await bench.button('Reversed').click();
  await shelf.shows('4.3.2.1');
  await bench.button('One book fewer').click();
  await shelf.shows('3.2.1');
  await bench.button('Sorted').click();
  await shelf.shows('1.2.3');
  await expect(bench.place).toHaveText('step 1 of 4');
  await bench.press('End');
  await expect(bench.sentence).toContainText('The answer is 0. It took 1 node in 1 iteration.');
  await bench.button('Random').click();
  await expect.poll(() => inputOf(page)?.split('.').sort().join('.')).toBe('1.2.3');
});

test('contest input is answered, and what is wrong with it is said', long, async ({ bench, page }) => {
  await bench.open({ puzzle });
  await bench.button('Input').click();
  const field = page.getByLabel('Contest input');
  await field.fill('3\n6\n1 3 4 6 2 5\n5\n5 4 3 2 1\n10\n6 8 5 3 4 7 2 9 1 10\n');
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.locator('tbody tr td:nth-child(3)')).toHaveText(['2', '3', '5 or more']);
  await field.fill('1\n3\n1 2 1\n');
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog).toContainText('line 3, column 5: found “1”, expected a book that has not occurred yet');
});

test('an address brings puzzle, books, search and step back after a reload', long, async ({ bench, shelf, page }) => {
  await bench.open({ puzzle, input: '5.4.3.2.1', preset: 'bidirectional', step: 110 });
  await page.reload();
  await bench.isAt(110);
  await expect(bench.sentence).toContainText('Node #34, by move 2→5');
  await shelf.shows('1.3.4.5.2');
});

test('fifteen books searched from both ends are recorded to the end', long, async ({ bench, shelf }) => {
  test.slow();
  await bench.open({ puzzle, input: REVERSED_15, preset: 'bidirectional' });
  await expect(bench.place).toHaveText('step 1 of 1,888,336');
  await bench.press('End');
  await expect(bench.sentence).toContainText('It took 628,322 nodes, and 242,090 positions were held in memory');
  await expect(shelf.layers.locator('[data-layer="4"] td:last-child')).toHaveText('242,090');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('fifteen books are each wide enough for a finger', async ({ bench, shelf }) => {
    await bench.open({ puzzle, input: REVERSED_15, step: 3 });
    const boxes = await shelf.books.evaluateAll((all) => all.map((book) => book.getBoundingClientRect().width));
    expect(boxes).toHaveLength(15);
    expect(Math.round(100 * Math.min(...boxes)) / 100).toBeGreaterThanOrEqual(24);
  });

  test('a book is dragged with a finger', long, async ({ bench, shelf, page }) => {
    await bench.open({ puzzle, input: SAMPLE_1 });
    await bench.button('Edit').tap();
    const [from, to] = await shelf.boxes(5, 1);
    const y = from.y + from.height / 2;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x + from.width / 2);
    for (const share of [0.3, 0.6, 1]) await touch('touchMove', from.x + (to.x - from.x) * share + from.width / 2);
    await touch('touchEnd', 0);
    await shelf.shows('5.1.3.4.6.2');
  });
});
