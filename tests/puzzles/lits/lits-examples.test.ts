import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBoard } from '../../../src/puzzles/lits/board.ts';
import { litsExamples, randomBoard } from '../../../src/puzzles/lits/examples.ts';
import { lits } from '../../../src/puzzles/lits/index.ts';
import { decodeBoard, encodeBoard } from '../../../src/puzzles/lits/notation.ts';
import { litsPresets } from '../../../src/puzzles/lits/settings.ts';
import { count } from '../../../src/trace/record.ts';
import { lying, placementsOf, waysToPlaceAllFour } from './lits-boards.ts';

const anySeed = fc.integer({ min: 0, max: 0xffff_ffff });
const anySide = fc.integer({ min: 1, max: 50 });
const named = (name: string) => {
  const found = litsExamples.find((example) => example.name === name);
  if (!found) throw new Error(`no example ${name}`);
  return found.instance;
};
const solve = (rows: readonly string[]) => count(lits.search({ rows }, litsPresets.secondary, 'count'));

test('the same seed gives the same board, whatever else was asked for in between', () => {
  fc.assert(
    fc.property(anySeed, anySeed, anySide, (seed, other, n) => {
      const like = makeBoard(n, () => true);
      const first = randomBoard(seed, like);
      randomBoard(other, like);
      expect(
        randomBoard(
          seed,
          makeBoard(n, () => false),
        ),
      ).toEqual(first);
      expect(first.rows).toHaveLength(n);
      expect(decodeBoard(encodeBoard(first))).toEqual(first);
    }),
  );
});

test.each([5, 8, 12, 20, 50])('random boards of side %i have either answer', (n) => {
  const like = makeBoard(n, () => true);
  const yes = Array.from({ length: 60 }, (_, seed) => solve(randomBoard(seed, like).rows)).filter(
    ({ outcome }) => outcome === 'solved',
  );
  expect(yes.length).toBeGreaterThanOrEqual(6);
  expect(yes.length).toBeLessThanOrEqual(54);
});

test('a seed keeps its board from one release to the next', () => {
  expect(
    encodeBoard(
      randomBoard(
        1,
        makeBoard(5, () => true),
      ),
    ),
  ).toMatchInlineSnapshot(`"5.xU-8g"`);
  expect(
    encodeBoard(
      randomBoard(
        42,
        makeBoard(8, () => true),
      ),
    ),
  ).toMatchInlineSnapshot(`"8.iaHYGG1CNoM"`);
});

test('the examples have different names and are whole boards', () => {
  const names = litsExamples.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { instance } of litsExamples) expect(decodeBoard(encodeBoard(instance))).toEqual(instance);
});

test('each example is what its name says', () => {
  const answers = litsExamples.map(({ name, instance }) => [name, lits.answer(instance, solve(instance.rows))]);
  expect(answers).toEqual([
    ['one-way', 'Yes'],
    ['sample-1', 'No'],
    ['sample-2', 'Yes'],
    ['full-4', 'No'],
    ['mirrored', 'No'],
    ['hard', 'No'],
    ['scattered', 'No'],
    ['no-t', 'No'],
    ['large', 'Yes'],
  ]);
  expect(waysToPlaceAllFour(named('one-way'))).toBe(1);
  expect(named('full-4').rows).toEqual(['1111', '1111', '1111', '1111']);
  expect(placementsOf(named('no-t'), 'T')).toEqual([]);
  expect(placementsOf(named('no-t'), 'L').length).toBeGreaterThan(0);
  expect(solve(named('scattered').rows).iterations[0]?.nodes).toBe(11);
  const filled = count(lits.search(named('scattered'), litsPresets.filler, 'count'));
  expect(filled.iterations[0]?.nodes).toBe(559);
  expect(solve(named('hard').rows).iterations[0]?.nodes).toBe(314);
  expect(solve(named('sample-1').rows).iterations).toEqual([{ bound: 0, nodes: 4, prunes: 1, held: 4 }]);
});

test('the mirrored example has a solution once shapes may be flipped', () => {
  const mirror = (form: string) =>
    form
      .split('/')
      .map((row) => [...row].reverse().join(''))
      .join('/');
  const flipped = Object.fromEntries(
    Object.entries(lying).map(([name, forms]) => [name, [...new Set([...forms, ...forms.map(mirror)])]]),
  );
  expect(waysToPlaceAllFour(named('mirrored'))).toBe(0);
  expect(waysToPlaceAllFour(named('mirrored'), flipped)).toBeGreaterThan(0);
});
