import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enSquares } from '../../../../src/messages/puzzles/square-destroyer/en.ts';
import { zhSquares } from '../../../../src/messages/puzzles/square-destroyer/zh.ts';
import { type Part, plain, type Sentence } from '../../../../src/messages/sentence.ts';
import { squareDestroyer } from '../../../../src/puzzles/square-destroyer/index.ts';
import { type SquareSettings, squarePresets } from '../../../../src/puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../../../src/puzzles/square-destroyer/square-problem.ts';
import { momentAt } from '../../../../src/trace/moment.ts';
import { record } from '../../../../src/trace/record.ts';
import { narrate } from '../../../../src/view/puzzles/square-destroyer/narrate.ts';
import {
  type SquareScene,
  scanLength,
  squareScene,
} from '../../../../src/view/puzzles/square-destroyer/square-scene.ts';
import { allSettings, anyGrid } from '../../../puzzles/square-destroyer/square-grids.ts';

/** The scenes of a run's first steps, one a step, and one for each square of a scan. */
function scenesOf(instance: SquareGrid, settings: SquareSettings, most = Number.POSITIVE_INFINITY): SquareScene[] {
  const { trace } = record(squareDestroyer.search(instance, settings, 'events'), most);
  return Array.from({ length: trace.steps }, (_, step) => {
    const whole = { instance, settings, trace, moment: momentAt(trace, step), built: null };
    const places = Array.from({ length: scanLength({ ...whole, scan: null }) }, (_place, scan) => scan);
    return [null, ...places].map((scan) => squareScene({ ...whole, scan }));
  }).flat();
}

const english = (scene: SquareScene) => plain(narrate(scene, enSquares));
const things = (said: Sentence) =>
  said.flatMap((part: Part) => (typeof part === 'string' ? [] : [`${part.thing} ${part.id}`])).sort();

const complete = scenesOf({ n: 3, missing: [] }, squarePresets.strong).filter(({ scan }) => scan === null);
const saidAt = (kind: string, node: number) =>
  complete.filter(({ moment }) => moment.kind === kind && moment.node === node).map(english);

test('the strong search says which sticks it leaves out, since when, and for which other stick', () => {
  expect(saidAt('branch', 0)).toEqual([
    'Branch on 1 × 1 (0,0): it has 3 sticks that may be removed, and no alive square has fewer. One of its sticks must be removed. ' +
      'Order: 1, 5, 8 (sticks that break most alive squares first). ' +
      'Stick 4 is left out: stick 1 breaks all that it breaks, and can replace it in any solution.',
  ]);
  expect(saidAt('branch', 2)).toEqual([
    'Branch on 1 × 1 (0,2): it has 2 sticks that may be removed, and no alive square has fewer. One of its sticks must be removed. ' +
      'Order: 3, 10 (sticks that break most alive squares first). ' +
      'Stick 6 is left out: stick 3 breaks all that it breaks, and can replace it in any solution. ' +
      'Stick 7 has been left out since node #0: stick 3 broke all that it broke there, and could replace it.',
  ]);
  expect(saidAt('backtrack', 2)).toEqual([
    'Both sticks of 1 × 1 (0,2) that may be removed were tried at node #2: ' +
      'no solution with f ≤ 5 among the 2 nodes below. Back.',
  ]);
});

test('it cuts where the weights come to more than the bound allows, and says what weighs how much', () => {
  expect(saidAt('prune', 3)).toEqual([
    'f = 3 + 3 = 6 > 5: cut. The alive squares weigh 2½ in all: ' +
      '½ for 1 × 1 (1,0), 1 × 1 (1,2), 1 × 1 (2,0), 1 × 1 (2,1) and 1 × 1 (2,2). ' +
      'No stick that may be removed carries more than 1 of that, so each takes away 1 at most: at least 3 more of the allowed sticks must be removed. ' +
      'With the 3 removed that makes at least 6, and this bound allows 5.',
  ]);
});

test('it says of a tried stick that it is kept, and of a known position that it was searched in vain', () => {
  const said = scenesOf({ n: 4, missing: [] }, squarePresets.strong)
    .filter(({ scan }) => scan === null)
    .map(english);
  expect(said.find((text) => /Stick \d+ is kept/.test(text))).toMatch(
    /Stick \d+ is kept: solutions with it were searched from node #\d+, and none has f ≤ \d+\./,
  );
  expect(said.find((text) => text.includes('The same position'))).toMatch(
    /The same position was searched at node #\d+ in vain, with \d+ more sticks? allowed: at least (\d+|one) more of the allowed sticks must be removed\./,
  );
});

test('under all settings every step has its sentence in both languages, about the same things', () => {
  fc.assert(
    fc.property(anyGrid(3), fc.constantFrom(...allSettings), (grid, settings) => {
      for (const scene of scenesOf(grid, settings, 150)) {
        const said = narrate(scene, enSquares);
        expect(plain(said)).not.toMatch(/^$|undefined|NaN| {2}|\d½\d/);
        expect(things(narrate(scene, zhSquares))).toEqual(things(said));
      }
    }),
    { numRuns: 150 },
  );
});

test('what a branch leaves out and what it tries are all the sticks of its square', () => {
  fc.assert(
    fc.property(anyGrid(4), fc.constantFrom(...allSettings), (grid, settings) => {
      for (const scene of scenesOf(grid, settings, 200)) {
        if (scene.moment.kind !== 'branch' || !scene.branch) continue;
        const named = new Set(things(narrate(scene, enSquares)).filter((thing) => thing.startsWith('stick')));
        for (const stick of scene.branch.square.sticks) expect(named).toContain(`stick ${stick}`);
      }
    }),
    { numRuns: 100 },
  );
});
