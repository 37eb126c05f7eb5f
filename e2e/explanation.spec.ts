/** What happened and why. The numbers are those of the spec and of the golden file, not read off the page. */
import { long, oneIn } from './sample.ts';
import { expect, test } from './workbench.ts';

const sentences: readonly [what: string, grid: string, preset: string, step: number, told: string][] = [
  [
    'the first bound',
    '2',
    'guide',
    1,
    'The first bound is the estimate of the start: h = 2. h never overestimates, so fewer',
  ],
  ['a first bound of zero', '2', 'poj', 1, 'The first bound is 0.'],
  ['the start', '2', 'guide', 2, 'Start: no stick is removed yet (g = 0). 5 squares are alive.'],
  [
    'an estimate',
    '3-12.17.23',
    'guide',
    3,
    'h = 3. Squares 1 × 1 (0,0), 1 × 1 (0,2) and 1 × 1 (2,0) share no stick, so no single stick breaks two of them: at least 3 more sticks must be removed. f = g + h = 0 + 3 = 3 ≤ 3: this node is searched.',
  ],
  [
    'a branch',
    '2',
    'guide',
    4,
    'Branch on 1 × 1 (0,0), the first alive square by side, row and column. One of its sticks must be removed, so nothing is missed. Order: 1, 3, 4, 6',
  ],
  [
    'a choice',
    '2',
    'guide',
    5,
    'Try stick 1, the 1st of the 4 sticks of 1 × 1 (0,0). It would break 1 × 1 (0,0) and 2',
  ],
  ['a node', '2', 'guide', 14, 'Node #3: stick 4 is removed and breaks 1 × 1 (0,0) and 1 × 1 (0,1). g = 1; 3 squares'],
  ['a cut', '2', 'guide', 8, 'f = 1 + 2 = 3 > 2: cut. Squares 1 × 1 (0,1) and 1 × 1 (1,0) share no stick, so no'],
  ['a cut without an estimate', '2', 'blind', 8, 'f = 1 + 1 = 2 > 1: cut. Some square is alive, so at least one more'],
  [
    'a backtrack',
    '2',
    'guide',
    33,
    'All 4 sticks of 1 × 1 (1,0) were tried at node #3: no solution with f ≤ 2 among the 4',
  ],
  [
    'a bound raised by one',
    '2',
    'guide',
    56,
    'Bound 2 was not enough: of 13 nodes, 10 had f > 2 and were cut, and no goal was met. h never overestimates, so every solution has more than 2 sticks. The bound goes up by one to 3.',
  ],
  [
    'a bound raised to the least overflow',
    '3',
    'poj',
    5,
    'Bound 0 was not enough: the only node had f > 0 and was cut. The least f that was cut is 5, first at node #0. h never overestimates, so every solution has at least 5 sticks: that is the new bound.',
  ],
  [
    'a goal',
    '2',
    'guide',
    78,
    'Goal: with 1, 2 and 9 removed no square is left. No solution has fewer than 3 sticks: h never overestimates, and bound 2 was searched in vain.',
  ],
  ['the end', '2', 'guide', 79, 'End. The answer is 3: take out 1, 2 and 9. It took 19 nodes in 2 iterations.'],
  ['nothing to break', '3-1.2.3.8.9.10.15.16.17.22.23.24', 'guide', 3, 'nothing has to be removed'],
];

for (const [row, [what, input, preset, step, told]] of sentences.entries())
  test(`the sentence tells ${what}`, oneIn(3, row), async ({ bench }) => {
    await bench.open({ input, preset, step });
    await expect(bench.sentence).toContainText(told);
    await expect(bench.page.locator('[role="status"][aria-live]')).toContainText(told);
  });

test('complete n = 3: h falls from 5 to 3 with stick 5, so the estimate is not consistent', long, async ({ bench }) => {
  await bench.open({ input: '3', step: 491 });
  await expect(bench.sentence).toContainText('h = 3.');
  await expect(bench.sentence).toContainText('h fell from 5 to 3 with one stick');
  await expect(bench.sentence).toContainText('it is not consistent');
  await expect(bench.stick(5)).toHaveAttribute('data-status', 'removed');
  await bench.open({ input: '3', step: 7 });
  await expect(bench.sentence).not.toContainText('consistent');
});

test('beside a cut stands how many nodes the subtree has without the estimate', long, async ({ bench }) => {
  await bench.open({ input: '2', step: 8 });
  const aside = bench.page.locator('.aside');
  await expect(aside).toHaveText(/With h = 1 instead \(naive\), this subtree would have 5 nodes at this bound\./);
  await bench.open({ input: '2', step: 20 });
  await expect(aside, 'nothing is saved where no stick is left').toHaveCount(0);
  await bench.open({ input: '5', step: 16 });
  await expect(bench.sentence).toContainText('f = 3 + 11 = 14 > 13: cut.');
  await expect(aside).toHaveText(/more than [1-9]\d*,000 nodes at this bound \(the count stops there\)/);
  await bench.press('ArrowLeft');
  await expect(aside).toHaveCount(0);
});

test('the call stack is the path of sticks with g, h, f and the bound', async ({ bench }) => {
  await bench.open({ input: '2', step: 70 });
  await expect(bench.stack.locator('tbody tr')).toHaveText(['0–223', '11233', '22133', '36143'].map(spaced));
  await bench.open({ input: '2', step: 69 });
  await expect(bench.stack.locator('tbody tr').last()).toHaveText(spaced('36··3'));
  await expect(bench.stack.locator('tbody tr.now')).toHaveCount(1);
});

test('4.5: a row of the call stack leads to where its node was entered, by a click and by Enter', async ({ bench }) => {
  await bench.open({ input: '2', step: 70 });
  await bench.stack.locator('tbody tr').nth(1).locator('td').nth(2).click();
  await expect(bench.sentence).toContainText('stick 1 is removed');
  await bench.press('End', 'ArrowLeft');
  await bench.stack.locator('tbody tr').first().getByRole('button').focus();
  await bench.press('Enter');
  await expect(bench.sentence).toContainText('Start: no stick is removed yet');
});

/** One figure a cell. */
function spaced(cells: string): RegExp {
  return new RegExp(`^\\s*${[...cells].join('\\s*')}\\s*$`);
}

test(
  'pointing at a square that the sentence names lights it on the board and in the table',
  long,
  async ({ bench, page }) => {
    await bench.open({ step: 3 });
    await bench.sentence.getByText('1 × 1 (0,2)').hover();
    await expect(page.locator('[data-mark="lit"]')).toHaveCount(1);
    await expect(bench.row(2)).toHaveClass(/\blit\b/);
    await expect(bench.stick(3)).toHaveClass(/\blit\b/);
    await page.mouse.move(5, 400);
    await expect(page.locator('[data-mark="lit"]')).toHaveCount(0);
    await expect(bench.row(2)).not.toHaveClass(/\blit\b/);
  },
);

test('pointing at a stick or a node lights it on the board and in the tree', async ({ bench }) => {
  await bench.open({ input: '2', step: 5 });
  await bench.sentence.locator('[data-thing="stick-1"]').hover();
  await expect(bench.stick(1)).toHaveClass(/\blit\b/);
  await bench.open({ input: '2', step: 14 });
  await bench.sentence.getByText('#3').hover();
  await expect(bench.node('2/4')).toHaveClass(/\blit\b/);
  await bench.node('2').hover();
  await expect(bench.stack.locator('tbody tr').first()).toHaveClass(/\blit\b/);
});

test('what a node will try is told beforehand, that it is cut is not', async ({ bench, page }) => {
  await bench.open({ input: '2', step: 3 });
  await expect(page.locator('.upcoming')).toContainText('Branch on 1 × 1 (0,0)');
  await bench.open({ input: '2', step: 7 });
  await expect(bench.sentence).toContainText('> 2: over the bound.');
  await expect(page.locator('.upcoming')).toHaveCount(0);
});

test('each step’s sentence is announced, but not while playing', long, async ({ bench, page }) => {
  await page.clock.install({ time: 0 });
  await bench.open({ input: '2' });
  await page.clock.pauseAt(60_000);
  const announced = page.locator('[role="status"][aria-live="polite"]');
  await expect(announced).toHaveText(/The first bound is/);
  await bench.press('ArrowRight');
  await expect(announced).toHaveText(/Start: no stick is removed yet/);
  await bench.button('Play').click();
  await page.clock.runFor(2000);
  await expect(announced).toHaveText('');
  await bench.button('Pause').click();
  await expect(announced).toHaveText(/Node #1: stick 1 is removed/);
});
