/** Which sticks a search keeps for good at a node, and why: the facts behind what it leaves out. */
import { gridMasks } from './grid-masks.ts';
import { dominatorIn } from './needless-sticks.ts';
import type { SquareSettings } from './settings.ts';
import { aliveAtStart, isClassical, type SquareGrid, squareProblem } from './square-problem.ts';

/**
 * Since which node of the path, by its depth, and why: `tried` there in vain before the path's own move, or `dominated` there, for all
 * that it broke the allowed stick `by` broke too.
 */
type KeptBecause =
  | { readonly why: 'tried'; readonly depth: number }
  | { readonly why: 'dominated'; readonly depth: number; readonly by: number };

export interface KeptSticks {
  /** Of a stick that some alive square has: whether it may still go. */
  isAllowed(stick: number): boolean;
  /** The others, with the reason. Those that no alive square had any more when they could have been kept are not here. */
  readonly kept: ReadonlyMap<number, KeptBecause>;
}

/** The kept sticks at the node that these moves lead to. */
export function keptSticks(grid: SquareGrid, settings: SquareSettings, moves: readonly number[]): KeptSticks {
  const kept = new Map<number, KeptBecause>();
  if (isClassical(settings)) return { isAllowed: () => true, kept };
  const masks = gridMasks(grid.n);
  const problem = squareProblem(grid, { ...settings, memory: 'forget' });
  const dominator = dominatorIn(masks);
  const { words } = problem;
  const positions = new Int32Array((moves.length + 1) * words);
  const branch = new Int32Array(problem.maxMoves);
  const has = (depth: number, stick: number) =>
    (((positions[depth * words + masks.words + (stick >> 5)] as number) >>> (stick & 31)) & 1) === 1;
  const isAlive = (depth: number, square: number) =>
    (((positions[depth * words + (square >> 5)] as number) >>> (square & 31)) & 1) === 1;

  /** Those that were allowed one depth above, but for the move itself, and are not here although some alive square has them. */
  const keep = (depth: number, candidates: Iterable<number>, tried: readonly number[]) => {
    for (const stick of candidates) {
      if (has(depth, stick)) continue;
      if (tried.includes(stick)) kept.set(stick, { why: 'tried', depth: depth - 1 });
      else if (masks.users[stick]?.some(({ index }) => isAlive(depth, index)))
        kept.set(stick, { why: 'dominated', depth, by: dominator(positions, depth * words, stick) });
    }
  };

  positions.set(problem.start);
  let allowed = [...new Set(aliveAtStart(grid).flatMap(({ sticks }) => sticks))];
  keep(0, allowed, []);
  for (const [depth, move] of moves.entries()) {
    allowed = allowed.filter((stick) => has(depth, stick) && stick !== move);
    const count = problem.branch(positions, depth * words, moves[depth - 1] ?? -1, branch, 0);
    const before = settings.siblings === 'exclusion' ? branch.indexOf(move) : 0;
    problem.apply(positions, depth * words, move, (depth + 1) * words);
    keep(depth + 1, allowed, Array.from(branch.subarray(0, Math.min(before, count))));
  }
  return { isAllowed: (stick) => has(moves.length, stick), kept };
}
