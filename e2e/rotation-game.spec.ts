/** The Rotation Game: its board, its two estimates, and a run too long to record. */
import type { Locator } from '@playwright/test';
import { long } from './sample.ts';
import { test as base, expect, type Workbench } from './workbench.ts';

/** AC in 7 nodes and 28 steps. */
const SAMPLE_1 = '111132323132231222312133';
/** AEGHH in 96 nodes and 393 steps under 8 − max, 32 nodes under the pattern database. */
const FIVE = '222321113331311332321122';
/** ABDFFHBHHBFDB in 70,072,798 nodes under 8 − max, 67 under the pattern database. */
const LONGEST = '312312311232131223123123';
/** The first sample after A. */
const TURNED = '113132223132231222313113';
const puzzle = 'rotation-game';

class Rotation {
  readonly bench: Workbench;
  readonly board: Locator;
  readonly cells: Locator;
  readonly table: Locator;

  constructor(bench: Workbench) {
    this.bench = bench;
    this.board = bench.page.locator('[data-board="0"]');
    this.cells = this.board.locator('[data-cell]');
    this.table = bench.page.getByRole('region', { name: /^(Digits|数字)$/ });
  }

  move(letter: string): Locator {
    return this.board.locator(`[data-move="${letter}"]`);
  }

  cell(cell: number): Locator {
    return this.board.locator(`[data-cell="${cell}"]`);
  }

  /** All digits shown, in reading order. */
  async digits(): Promise<string> {
    const digits = await this.cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-digit')));
    return digits.join('');
  }

  async shows(digits: string): Promise<void> {
    await expect.poll(() => this.digits()).toBe(digits);
  }
}

const test = base.extend<{ game: Rotation }>({ game: async ({ bench }, use) => use(new Rotation(bench)) });

test('steps turn a line, and back turns it back', async ({ bench, game }) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 13 });
  await expect(bench.sentence).toContainText('Try A, the 1st of 8 moves at node #2: it turns the left column up');
  await expect(game.move('A')).toHaveAttribute('data-status', 'now');
  await game.shows(SAMPLE_1);
  await bench.press('ArrowRight');
  await expect(bench.sentence).toContainText('Node #3: A turned the left column up. A 2 came into the centre');
  await game.shows(TURNED);
  await expect(game.board.locator('[data-line="A"]')).toBeVisible();
  await bench.press('ArrowLeft');
  await game.shows(SAMPLE_1);
  await bench.press('ArrowRight');
  await game.shows(TURNED);
});

test('a node leaves out the move that would undo the last, on the board too', async ({ bench, game }) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 16 });
  await expect(bench.sentence).toHaveText(
    /Try A B C D E G H in this order\. F is left out: it would only undo A, and no shortest solution does that\./,
  );
  await expect(game.move('F')).toHaveAttribute('data-status', 'left-out');
  await expect(game.move('F')).toHaveAccessibleName('F: left column down, left out');
  await expect(game.move('G')).toHaveAttribute('data-status', 'tried');
});

test('a cut says what the centre has, and what the subtree would be without the estimate', async ({ bench, game }) => {
  await bench.open({ puzzle, input: FIVE, step: 60 });
  await expect(bench.sentence).toHaveText(
    /f = 2 \+ 4 = 6 > 4: cut\. Digit 3 has the most, 4, so at least 8 − 4 = 4 more moves are needed\. With the 2 moves already made that is 6, and this bound allows 4\./,
  );
  await expect(bench.page.locator('.aside')).toContainText('would have 57 nodes');
  await expect(game.board.locator('[data-mark="counted"]')).toHaveCount(4);
  await expect(game.table.locator('[data-row="3"]')).toHaveAttribute('data-status', 'counted');
  await expect(game.table.locator('[data-row="3"] td')).toContainText(['3', '4 of 8', '4']);
});

test('into looks at the estimate digit by digit, over leads past a subtree', async ({ bench, game }) => {
  await bench.open({ puzzle, input: FIVE, step: 39 });
  await expect(bench.sentence).toContainText('h = 3.');
  await bench.press('ArrowDown');
  await expect(bench.sentence).toContainText('Digit 1 is in 3 of the 8 cells of the centre');
  await expect(game.table.locator('tr.now')).toHaveAttribute('data-row', '1');
  await bench.press('ArrowDown', 'ArrowDown');
  await expect(bench.sentence).toContainText('The least so far is 3, with digit 3.');
  await bench.press('ArrowDown');
  await expect(bench.sentence).toContainText('Digit 3 has the most, 5, so no digit needs fewer than 8 − 5 = 3.');
  await bench.button('Over').click();
  await expect(bench.sentence).toContainText(
    /All 7 moves were tried at node #9: no solution with f ≤ 4 among the 21 nodes below\. Back\./,
  );
});

test('the goal has the centre of one digit, and the end says moves, digit and nodes', async ({ bench, game }) => {
  await bench.open({ puzzle, input: FIVE });
  await bench.press('End');
  await expect(bench.sentence).toContainText(
    'End. The moves are A E G H H, the digit is 3. It took 96 nodes in 6 iterations.',
  );
  await expect(game.board.locator('[data-mark="goal"]')).toHaveCount(1);
  for (const cell of [6, 7, 8, 11, 12, 15, 16, 17]) await expect(game.cell(cell)).toHaveAttribute('data-digit', '3');
});

test('a solved board needs no moves', async ({ bench }) => {
  await bench.open({ puzzle, input: '111133222332233222331111' });
  await bench.press('End');
  await expect(bench.sentence).toContainText('End. No moves needed, the digit is 2. It took 1 node in 1 iteration.');
});

test('moves and swaps edit the board that is seen, and Back undoes', async ({ bench, game, page }) => {
  await bench.open({ puzzle, input: SAMPLE_1 });
  await bench.button('Edit').click();
  await game.move('A').click();
  await game.shows(TURNED);
  await expect(page).toHaveURL(new RegExp(`input=${TURNED}&`));
  await game.move('F').click();
  await game.shows(SAMPLE_1);
  await game.cell(0).click();
  await expect(game.cell(0)).toHaveAttribute('aria-pressed', 'true');
  await game.cell(4).click();
  await game.shows(`311112323132231222312133`);
  await page.goBack();
  await game.shows(SAMPLE_1);
  await page.goBack();
  await game.shows(TURNED);
});

test('the board is edited with the keyboard alone', async ({ bench, game }) => {
  await bench.open({ puzzle, input: SAMPLE_1 });
  await bench.button('Edit').focus();
  await bench.press('Enter');
  await game.cell(0).focus();
  await bench.press('Enter', 'ArrowDown', 'ArrowDown', 'ArrowLeft');
  await expect(game.cell(5)).toBeFocused();
  await bench.press('Enter');
  await game.shows('211131323132231222312133');
  await game.cell(0).focus();
  await bench.press('ArrowUp');
  await expect(game.move('A')).toBeFocused();
  await bench.press(' ');
  await expect.poll(() => game.digits()).not.toBe('211131323132231222312133');
});

test('a cell waits to be swapped only while editing', async ({ bench, game }) => {
  await bench.open({ puzzle, input: SAMPLE_1 });
  await bench.button('Edit').click();
  await game.cell(0).click();
  await expect(game.board.locator('[data-mark="held"]')).toHaveCount(1);
  await bench.button('Edit').click();
  await expect(game.board.locator('[data-mark="held"]')).toHaveCount(0);
});

test('scrambled, solved and random boards have eight of each digit', async ({ bench, game }) => {
  await bench.open({ puzzle, input: SAMPLE_1 });
  await bench.button('Edit').click();
  for (const name of ['Random', 'Solved', 'Scramble']) {
    const before = await game.digits();
    await bench.button(name).click();
    await expect.poll(() => game.digits()).not.toBe(before);
    const digits = await game.digits();
    expect([...digits].sort().join('')).toBe('111111112222222233333333');
  }
});

test('an edit in the middle of a search starts from the board that is seen', async ({ bench, game }) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 14 });
  await bench.button('Edit').click();
  await game.move('F').click();
  await bench.isAt(1);
  await game.shows(SAMPLE_1);
});

test('pasted contest input is answered in two lines a board, and a board opens', async ({ bench, game, page }) => {
  await bench.open({ puzzle, input: FIVE });
  await bench.button('Input').click();
  const spaced = [...SAMPLE_1].join(' ');
  await page.getByLabel('Contest input').fill(`${spaced}\n${[...'111133222332233222331111'].join(' ')}\n0\n`);
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('status')).toContainText('2 of 2 cases answered');
  const answers = await bench.dialog.locator('td.answer').allInnerTexts();
  expect(answers.map((text) => text.trim())).toEqual(['AC\n2', 'No moves needed\n2']);
  await bench.dialog.getByRole('button', { name: 'Step through case 1' }).click();
  await game.shows(SAMPLE_1);
  await expect(bench.place).toHaveText('step 1 of 28');
});

test('a board cut short is refused with its place', async ({ bench, page }) => {
  await bench.open({ puzzle, input: FIVE });
  await bench.button('Input').click();
  await page.getByLabel('Contest input').fill('1 1\n1 1\n0\n');
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog).toContainText('one more cell, 1 to 3: the board is cut short, it has 24');
});

test('a reload shows the same board at the same step', async ({ bench, game, page }) => {
  await bench.open({ puzzle, input: FIVE, step: 60 });
  const digits = await game.digits();
  await page.reload();
  await bench.isAt(60);
  await game.shows(digits);
  await expect(bench.sentence).toContainText('f = 2 + 4 = 6 > 4: cut.');
});

test('comparing sets the two estimates side by side, with exact figures', async ({ bench, page }) => {
  await bench.open({ puzzle, input: FIVE });
  await bench.button('Compare').click();
  await expect(page).toHaveURL(/preset=guide&compare=pattern/);
  const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table');
  await expect(table.locator('[data-total="0"]')).toHaveText('96');
  await expect(table.locator('[data-total="1"]')).toHaveText('32');
});

test('the table of a run under the pattern database has exact distances', async ({ bench, game }) => {
  await bench.open({ puzzle, input: FIVE, preset: 'pattern', step: 3 });
  await expect(bench.sentence).toContainText('so each figure is exact, and so is the least of them.');
  await expect(game.table.getByRole('columnheader')).toHaveText([
    'digit',
    'in the centre',
    '8 − count',
    'moves needed',
  ]);
  await expect(game.table.locator('[data-row="3"] td').last()).toHaveText('5');
  await expect(game.board.locator('[data-mark="counted"]')).toHaveCount(8);
});

test('how far the pattern database is built is told, then its size and the time that took', async ({ bench, page }) => {
  // it is built between two looks of the test, so the page itself remembers what was said
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const line = document.querySelector('[data-built="false"]')?.textContent ?? said.at(-1);
      if (line !== undefined && line !== said.at(-1)) said.push(line);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await bench.open({ puzzle, input: FIVE, preset: 'pattern' });
  await expect(page.locator('[data-built="true"]')).toHaveText(
    /^Table of 735,471 distances, 735 kB, built first, in [\d,]+ ms$/,
  );
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  const shares = [0, 8, 17, 26, 35, 44, 53, 62, 71, 80, 89, 98];
  expect(said).toEqual(shares.map((share) => `Building a table of distances first … ${share} %`));
  await bench.open({ puzzle, input: FIVE });
  await expect(page.locator('[data-built]')).toHaveCount(0);
});

test('the pattern database solves the longest board in 67 nodes', async ({ bench }) => {
  await bench.open({ puzzle, input: LONGEST, preset: 'pattern' });
  await bench.press('End');
  await expect(bench.sentence).toContainText(
    'End. The moves are A B D F F H B H H B F D B, the digit is 3. It took 67 nodes in 14 iterations.',
  );
});

test('a run that goes on counting can be stepped meanwhile and cancelled', long, async ({ bench, game, page }) => {
  test.setTimeout(120_000);
  await bench.open({ puzzle, input: LONGEST, preset: 'blind' });
  const standing = page.locator('[data-standing]');
  await expect(standing).toHaveAttribute('data-standing', 'counting', { timeout: 60_000 });
  await bench.press('ArrowRight', 'ArrowRight');
  await bench.isAt(3);
  await expect(standing).toHaveAttribute('data-standing', 'counting');
  await bench.button('Cancel').click();
  await expect(standing).toHaveAttribute('data-standing', 'cancelled');
  await game.shows(LONGEST);
});

test(
  '8 − max counts on beyond what is recorded, to all seventy million nodes of the longest board',
  long,
  async ({ bench, page }) => {
    test.setTimeout(120_000);
    // the counting may be over between two looks of the test, so the page itself remembers what was said
    await page.addInitScript(() => {
      const said = new Set<string>();
      Object.assign(window, { said });
      new MutationObserver(() => {
        const line = document.querySelector('[data-standing]');
        if (line)
          said.add(`${line.getAttribute('data-standing')}: ${line.textContent?.replace(/[\d,]+/g, 'N').trim()}`);
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await bench.open({ puzzle, input: LONGEST });
    const standing = page.locator('[data-standing]');
    await expect(standing).toHaveAttribute('data-standing', 'truncated', { timeout: 90_000 });
    const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
    expect(said.some((line) => /^counting: Too long to record in full: counting on … N nodes/.test(line))).toBe(true);
    const nodes = await bench.slider
      .locator('[data-bound]')
      .evaluateAll((all) => all.reduce((sum, band) => sum + Number(band.getAttribute('data-nodes')), 0));
    expect(nodes).toBe(70_072_798);
  },
);

test('what a sentence names lights up on the board', async ({ bench, game }) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 13 });
  await bench.sentence.locator('[data-thing="move-0"]').hover();
  await expect(game.move('A')).toHaveAttribute('aria-pressed', 'true');
  await expect(game.board.locator('[data-line="A"]')).toBeVisible();
});

test('a line slides by one place within a quarter of a second, and not at all when motion is not wanted', async ({
  bench,
  page,
}) => {
  await bench.open({ puzzle, input: SAMPLE_1, step: 13 });
  await bench.press('ArrowRight');
  await bench.isAt(14);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const kept: unknown[] = [];
    Object.assign(window, { kept });
    Element.prototype.animate = function (this: Element, frames, options) {
      kept.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, frames, options);
    };
  });
  const kept = () => page.evaluate(() => (window as unknown as { kept: number[] }).kept);
  await bench.press('ArrowLeft');
  await expect.poll(kept).toEqual(new Array(7).fill(220));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bench.press('ArrowRight');
  await bench.isAt(14);
  expect(await kept()).toHaveLength(7);
});

/** What is on the screen as text. */
const picture = (bench: Workbench) =>
  bench.page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('[class]'))
      element.setAttribute('class', [...element.classList].sort().join(' '));
    return copy.outerHTML.replaceAll('<!---->', '').replaceAll('><', '>\n<');
  });

test('back through every step shows the same pictures as coming from the start', long, async ({ bench, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bench.open({ puzzle, input: SAMPLE_1 });
  await bench.isExplained();
  const forth: string[] = [];
  for (let step = 1; step <= 28; step++) {
    await bench.isAt(step);
    forth.push(await picture(bench));
    await bench.press('ArrowRight');
  }
  for (let step = 28; step >= 1; step--) {
    await bench.isAt(step);
    const lines = new Set(forth[step - 1]?.split('\n'));
    const back = await picture(bench);
    expect(
      back.split('\n').filter((line) => !lines.has(line)),
      `step ${step}`,
    ).toEqual([]);
    expect(back === forth[step - 1], `step ${step}`).toBe(true);
    await bench.press('ArrowLeft');
  }
  expect(new Set(forth).size).toBe(28);
});

test('on a phone every cell and move is large enough for a finger, and nothing is cut off', async ({ bench, game }) => {
  await bench.page.setViewportSize({ width: 390, height: 844 });
  await bench.open({ puzzle, input: FIVE });
  await bench.button('Edit').click();
  const frame = (await game.board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const stop of await game.board.locator('[data-stop]').all()) {
    const box = (await stop.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    expect(box.x >= frame.x && box.y >= frame.y && box.y + box.height <= frame.y + frame.height).toBe(true);
  }
});
