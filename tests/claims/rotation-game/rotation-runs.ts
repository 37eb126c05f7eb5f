/** Runs of the Rotation Game for the claims test: every combination of choices, on boards some moves away from a goal. */
import type { RotationBoard } from '../../../src/puzzles/rotation-game/board.ts';
import {
  randomBoard,
  rotationExamples,
  scrambledBoard,
  solvedBoard,
} from '../../../src/puzzles/rotation-game/examples.ts';
import { type RotationSettings, rotationChoices } from '../../../src/puzzles/rotation-game/settings.ts';
import { bestFirstClaims } from '../best-first-claims.ts';
import type { Never } from '../coverage.ts';

export interface RotationRun {
  readonly instance: RotationBoard;
  readonly settings: RotationSettings;
}

/** Moves of the scrambles, so that a run stays small. */
const most: Readonly<Record<RotationSettings['estimate'], number>> = {
  'eight-minus-max': 5,
  naive: 3,
  'pattern-database': 13,
};

/** The examples whose runs are short, and a board under whose A* shorter ways are often found. */
const examples: readonly RotationBoard[] = [
  ...rotationExamples.slice(0, 4).map(({ instance }) => instance),
  scrambledBoard(solvedBoard, 39, 6),
];

/** So many boards under each combination of choices, by the seeds 0, 1, 2, … */
export function* rotationRuns(boards: number): Generator<RotationRun> {
  for (const search of rotationChoices.search)
    for (const estimate of rotationChoices.estimate)
      for (let seed = 0; seed < boards; seed++)
        yield { instance: boardOf(seed, most[estimate]), settings: { search, estimate } };
}

/** Runs of A* long enough for a rising least f, and for shorter ways to positions that are open. */
export function* longerRuns(boards: number): Generator<RotationRun> {
  for (let seed = 0; seed < boards; seed++)
    yield {
      instance: scrambledBoard(solvedBoard, seed, 5 + (seed % 2)),
      settings: { search: 'a-star', estimate: 'eight-minus-max' },
    };
}

function boardOf(seed: number, limit: number): RotationBoard {
  const moves = seed % (limit + 1);
  const example = limit < 5 ? undefined : examples[seed];
  return example ?? (moves > 6 ? randomBoard(seed) : scrambledBoard(solvedBoard, seed, moves));
}

const kinds = (topic: string, ...names: readonly string[]) => names.map((name) => `${topic}.${name}`);

/** What the Rotation Game never says. */
export const rotationNever: readonly Never[] = [
  {
    method: 'ida-star',
    kinds: [
      ...kinds('rotation-game', 'reason', 'same', 'answer', 'offered'),
      ...kinds('best-first', ...Object.keys(bestFirstClaims)),
    ],
    why: 'A* alone says these: IDA* tells its estimates and moves in sentences of its own, and looks nothing up',
  },
  {
    method: 'a-star',
    kinds: kinds(
      'rotation-game',
      'firstBound',
      'raised',
      'estimate',
      'prune',
      'branch',
      'backtrack',
      'goal',
      'end',
      'without',
    ),
    why: 'IDA* alone says these: they are about its bounds and its order',
  },
  {
    method: 'a-star',
    kinds: kinds('best-first', 'reopen'),
    why: 'a move changes each estimate by 1 at most, so all are consistent and no closed position is opened again',
  },
  {
    method: 'a-star',
    kinds: kinds('best-first', 'exhausted', 'bounded', 'full'),
    why: 'each board can be solved, there is no last bound, and two million positions are more than these runs hold',
  },
];
