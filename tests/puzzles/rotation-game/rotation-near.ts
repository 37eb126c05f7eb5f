/** Distances on Rotation Game boards by plain breadth-first search from the board. */
import type { RotationBoard } from '../../../src/puzzles/rotation-game/board.ts';
import { boardAfter, inverses } from '../../../src/puzzles/rotation-game/moves.ts';
import { isSolved } from './rotation-solved.ts';

/** The boards within some moves of this one, each with the fewest moves that lead there. */
function near(board: RotationBoard, depth: number): Map<string, number> {
  const distances = new Map([[board.join(''), 0]]);
  let layer = [board];
  for (let moves = 1; moves <= depth; moves++) {
    const next: RotationBoard[] = [];
    for (const from of layer)
      for (const move of inverses.keys()) {
        const to = boardAfter(from, [move]);
        if (distances.has(to.join(''))) continue;
        distances.set(to.join(''), moves);
        next.push(to);
      }
    layer = next;
  }
  return distances;
}

/** The fewest moves to a goal, if they are no more than `depth`; infinite otherwise. */
export function leastToGoal(board: RotationBoard, depth: number): number {
  const distances = [...near(board, depth)];
  return Math.min(...distances.flatMap(([to, moves]) => (isSolved([...to].map(Number)) ? [moves] : [])));
}
