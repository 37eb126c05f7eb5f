import { expect, test } from 'vitest';
import { makeGrid } from '../../src/puzzles/square-destroyer/notation.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { squareSubject } from './square-subject.ts';
import { Tally, walk } from './walk.ts';

const lax = {
  ...squareSubject,
  claims: {
    ...squareSubject.claims,
    'square-destroyer': new Proxy(squareSubject.claims['square-destroyer'] as object, {
      get: (t, k) => Reflect.get(t, k) ?? (() => ({})),
    }),
  },
} as typeof squareSubject;
test('what is said of Square Destroyer is so', () => {
  const tally = new Tally();
  for (const settings of [squarePresets.astar, squarePresets.guide])
    for (const [n, missing] of [
      [1, []],
      [2, []],
      [2, [1]],
      [3, [12, 17, 23]],
      [3, [1, 2, 3, 7, 9]],
      [3, []],
    ] as [number, number[]][])
      walk(lax, { instance: makeGrid(n, missing), settings }, tally);
  console.table([...tally.checked]);
  console.log(tally.examples.slice(0, 8).join('\n'));
  expect(tally.examples).toEqual([]);
}, 100000);
