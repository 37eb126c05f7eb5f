import type { Problem } from '../../search/problem.ts';
import type { Search } from '../../search/search-events.ts';
import type { RotationBoard } from './board.ts';
import { buildPatternDatabase, exactEstimate, PLACEMENTS } from './pattern-database.ts';
import { eightMinusMax, rotationProblem } from './rotation-problem.ts';

/**
 * The table depends on no board, so one is enough for all that a program answers: the command line, and the worker that
 * answers all cases of an input. A recording gains nothing by it, for it has a worker of its own.
 */
let known: Uint8Array | null = null;

/** A search with the exact distance as its estimate: first it builds the table, unless that is there already. */
export function* patternSearch(board: RotationBoard, run: (problem: Problem) => Search): Search {
  const table = known ?? (yield* build());
  known = table;
  yield { kind: 'prepare', done: PLACEMENTS, of: PLACEMENTS, built: table } as const;
  return yield* run(rotationProblem(board, exactEstimate(table)));
}

/** The problem of a board under its exact distance. Builds the table first, unless that is there already: a fraction of a second. */
export function exactProblem(board: RotationBoard): Problem {
  const building = build();
  while (known === null) {
    const next = building.next();
    if (next.done) known = next.value;
  }
  return rotationProblem(board, exactEstimate(known));
}

/** The best estimate that costs nothing to have: the exact distance if its table is there already, else 8 − max. */
export function estimateAtHand(): Problem['estimate'] {
  return known === null ? eightMinusMax : exactEstimate(known);
}

function* build() {
  const building = buildPatternDatabase();
  for (let next = building.next(); ; next = building.next()) {
    if (next.done) return next.value;
    yield next.value;
  }
}
