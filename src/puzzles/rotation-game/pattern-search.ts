import { idaStar } from '../../search/ida-star.ts';
import type { Grain, Search } from '../../search/search-events.ts';
import type { RotationBoard } from './board.ts';
import { buildPatternDatabase, exactEstimate, PLACEMENTS } from './pattern-database.ts';
import { rotationProblem } from './rotation-problem.ts';

export const bounds = { first: 0, next: 'plus-one' } as const;

/** The table depends on no board, so one is enough for all. */
let known: Uint8Array | null = null;

/** IDA* with the exact distance as its estimate: first it builds the table, unless that is there already. */
export function* patternSearch(board: RotationBoard, grain: Grain): Search {
  const table = known ?? (yield* build());
  known = table;
  yield [{ kind: 'prepare', done: PLACEMENTS, of: PLACEMENTS, built: table }];
  return yield* idaStar(rotationProblem(board, exactEstimate(table)), bounds, grain);
}

function* build() {
  const building = buildPatternDatabase();
  for (let next = building.next(); ; next = building.next()) {
    if (next.done) return next.value;
    yield [next.value];
  }
}
