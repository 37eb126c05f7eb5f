/**
 * A pattern database (Culberson and Schaeffer, 1998): the moves that each placement of eight cells needs to fill the
 * centre, found by one breadth-first search backwards from the centre. Moves come in inverse pairs, so backwards is as forwards.
 *
 * A move carries the cells of one digit along whatever the other digits are, so the distance of one digit's placement
 * is exact for that digit; a goal wants any one digit in the centre, so the least of the three is exact for the board.
 *
 * All C(24,8) = 735,471 placements are ranked without a gap, half by half: first those before the upper half, then
 * the lower half's place among those of as many cells. So the table is as many bytes, and two look-ups find the place.
 */
import type { Problem } from '../../search/problem.ts';
import type { SearchEvent } from '../../search/search-events.ts';
import { centre } from './board.ts';
import { ALL_CELLS, setOf, turnedSet } from './cell-sets.ts';
import { lines } from './moves.ts';

/** C(24,8) */
export const PLACEMENTS = 735_471;
const UNKNOWN = 0xff;
/** Placements expanded between two reports. */
const REPORT_EVERY = 1 << 16;

const HALF = 12;
const HALF_MASK = (1 << HALF) - 1;
const { upper, lower } = makeRanks();

/** Place of a set of eight cells in the table. */
export function placementRank(set: number): number {
  return (upper[set >> HALF] as number) + (lower[set & HALF_MASK] as number);
}

function makeRanks(): { upper: Int32Array; lower: Int32Array } {
  const sizes = new Int32Array(1 << HALF);
  for (let half = 1; half < sizes.length; half++) sizes[half] = (sizes[half >> 1] as number) + (half & 1);
  const lower = new Int32Array(1 << HALF);
  const upper = new Int32Array(1 << HALF);
  /** How many halves there are of each size. */
  const halves = new Int32Array(HALF + 1);
  for (const [half, size] of sizes.entries()) lower[half] = (halves[size] as number)++;
  let before = 0;
  for (const [half, size] of sizes.entries()) {
    upper[half] = before;
    before += halves[8 - size] ?? 0;
  }
  return { upper, lower };
}

/** Builds the table, telling how far it is: how many placements of all it has gone on from. */
export function* buildPatternDatabase(): Generator<Extract<SearchEvent, { kind: 'prepare' }>, Uint8Array, void> {
  const table = new Uint8Array(PLACEMENTS).fill(UNKNOWN);
  const queue = new Int32Array(PLACEMENTS);
  queue[0] = setOf(centre);
  table[placementRank(setOf(centre))] = 0;
  let end = 1;
  for (let next = 0; next < end; next++) {
    if (next % REPORT_EVERY === 0) yield { kind: 'prepare', done: next, of: PLACEMENTS, built: null };
    const set = queue[next] as number;
    const further = (table[placementRank(set)] as number) + 1;
    for (let move = 0; move < lines.length; move++) {
      const after = turnedSet(set, move);
      const rank = placementRank(after);
      if (table[rank] !== UNKNOWN) continue;
      table[rank] = further;
      queue[end++] = after;
    }
  }
  return table;
}

/** h is the exact number of moves still needed: 0 exactly at a goal, and it never overestimates. */
export function exactEstimate(table: Uint8Array): Problem['estimate'] {
  return (positions, at) => {
    const ones = positions[at] as number;
    const twos = positions[at + 1] as number;
    return Math.min(
      table[placementRank(ones)] as number,
      table[placementRank(twos)] as number,
      table[placementRank(ALL_CELLS & ~(ones | twos))] as number,
    );
  };
}
