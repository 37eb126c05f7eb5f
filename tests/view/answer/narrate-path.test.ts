import { describe, expect, test } from 'vitest';
import { plain } from '../../../src/messages/sentence.ts';
import { puzzles } from '../../../src/puzzles/registry.ts';
import { movesAfter, positionAfter } from '../../../src/search/problem.ts';
import { momentAt } from '../../../src/trace/moment.ts';
import { pathTrace } from '../../../src/trace/path-trace.ts';
import { count } from '../../../src/trace/record.ts';
import { narratePath } from '../../../src/view/answer/narrate-path.ts';
import { inAll } from '../../messages/in-all.ts';

const [en, zh] = await inAll('answer-path');
if (!en || !zh) throw new Error('both languages are there');

/** What is said at each step of an answer's path. */
function told(id: string, example: string, preset: string, say = en as NonNullable<typeof en>) {
  const puzzle = puzzles.find((each) => each.id === id);
  const instance = puzzle?.examples.find(({ name }) => name === example)?.instance;
  const settings = puzzle?.presets[preset];
  if (!puzzle || !settings) throw new Error(`there is no ${preset} of ${id}`);
  const { solution } = count(puzzle.search(instance, settings, 'count'));
  const problem = puzzle.problem?.(instance, settings, null);
  if (!problem || !solution) throw new Error('it has an answer');
  const trace = pathTrace(problem, solution);
  const path = {
    trace,
    method: puzzle.method(settings),
    word: 'move',
    nameOf: (move: number) => puzzle.moveName(instance, move),
  };
  const steps = Array.from({ length: trace.steps }, (_, step) => momentAt(trace, step));
  return {
    solution,
    problem,
    said: steps.map((moment) => ({ moment, text: plain(narratePath(path, moment, say)) })),
  };
}

describe('8.1: the path of an answer is told in words of its own', () => {
  test('from the start to the goal', () => {
    const { said } = told('rotation-game', 'sample-1', 'guide');
    const texts = said.filter(({ moment }) => moment.kind !== 'branch').map(({ text }) => text.trim());
    expect(texts[0]).toBe('This is the way to the answer alone: 2 moves, from the start to the goal.');
    expect(texts[1]).toBe('The start: no move is made yet, so g = 0.');
    expect(texts).toContain('Next comes move 1 of 2: A.');
    expect(texts).toContain('Here is move 2 of 2: C. g = 2.');
    expect(texts.at(-2)).toBe('This is the goal. g = 2: that is what the path costs.');
    expect(texts.at(-1)).toMatch(/^The answer’s path in full: A, C\./);
  });

  test('and says of h only what a full scan of the moves confirms', () => {
    for (const [id, example, preset] of [
      ['rotation-game', 'sample-2', 'guide'],
      ['rotation-game', 'sample-2', 'astar'],
      ['square-destroyer', 'sample-2', 'guide'],
    ] as const) {
      const { said, problem, solution } = told(id, example, preset);
      /** The least number of moves to a goal, tried one by one. */
      const needed = (path: readonly number[], most: number): number => {
        if (problem.estimate(positionAfter(problem, path), 0) === 0) return 0;
        if (most === 0) return Number.POSITIVE_INFINITY;
        return 1 + Math.min(...movesAfter(problem, path).map((move) => needed([...path, move], most - 1)));
      };
      for (const { moment, text } of said.filter(({ moment: { kind } }) => kind === 'estimate')) {
        const least = needed(moment.moves, solution.length - moment.g);
        const low = least - moment.value;
        expect(text).toContain(low === 0 ? 'here h is exact' : `In truth it takes ${least}`);
        if (low > 0) expect(text).toContain(`too low by ${low}`);
        expect(text).toContain(`= ${moment.g + moment.value}`);
      }
    }
  });

  test('and never of bounds, cuts or how many nodes there were', () => {
    for (const say of [en, zh])
      for (const { text } of told('booksort', 'sample-1', 'bidirectional', say as typeof en).said)
        expect(text).not.toMatch(/\b(bound|cut|node)s?\b(?!, though)|上限|剪枝|\d+ 个节点/);
  });

  test('also where the search does not use h', () => {
    const [first] = told('booksort', 'sample-1', 'bidirectional').said;
    expect(first?.text).toContain('this search does not use it');
  });
});
