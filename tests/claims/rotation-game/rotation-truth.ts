/** What is true of a board of the Rotation Game, from the rules alone: lines turned cell by cell, and every placement of eight cells. */
import type { CheapestTruth } from '../best-first-claims.ts';

/** By move A to H: its cells, in the order in which each takes its right neighbour's digit, and the last the first's. */
export const turningLines = [
  '0 2 6 11 15 20 22',
  '1 3 8 12 17 21 23',
  '10 9 8 7 6 5 4',
  '19 18 17 16 15 14 13',
  '23 21 17 12 8 3 1',
  '22 20 15 11 6 2 0',
  '13 14 15 16 17 18 19',
  '4 5 6 7 8 9 10',
].map((cells) => cells.split(' ').map(Number));
export const centreCells = [6, 7, 8, 11, 12, 15, 16, 17];
const everyMove = [...turningLines.keys()];

export interface RotationTruth extends CheapestTruth {
  boardAfter(moves: readonly number[]): readonly number[];
  /** How many cells of the centre have a digit, and the fewest moves until all of them do. */
  countOf(moves: readonly number[], digit: number): number;
  distanceOf(moves: readonly number[], digit: number): number;
  /** The fewest moves to a goal. */
  toGoal(moves: readonly number[]): number;
  /** Of the shortest solutions the first in the alphabet. */
  readonly least: readonly number[];
}

function turn(board: readonly number[], move: number): readonly number[] {
  const line = turningLines[move] as number[];
  return board.map((digit, cell) =>
    line.includes(cell) ? (board[line[(line.indexOf(cell) + 1) % 7] as number] as number) : digit,
  );
}

/** By set of cells, a bit each: the fewest moves that bring these into the centre. Breadth-first from there; each move can be undone. */
function everyDistance(): Uint8Array {
  const distances = new Uint8Array(1 << 24).fill(255);
  const goal = centreCells.reduce((set, cell) => set | (1 << cell), 0);
  distances[goal] = 0;
  for (let layer = [goal], moves = 1; layer.length > 0; moves++) {
    const next: number[] = [];
    for (const set of layer)
      for (const line of turningLines) {
        let after = set;
        for (let i = 0; i < 7; i++) {
          const bit = 1 << (line[i] as number);
          const isTaken = (set >> (line[(i + 1) % 7] as number)) & 1;
          after = isTaken ? after | bit : after & ~bit;
        }
        if (distances[after] !== 255) continue;
        distances[after] = moves;
        next.push(after);
      }
    layer = next;
  }
  return distances;
}

const distances = everyDistance();

export function rotationTruth(start: readonly number[]): RotationTruth {
  const boards = new Map<string, readonly number[]>([['', start]]);
  const boardAfter = (moves: readonly number[]): readonly number[] => {
    const key = moves.join();
    const known = boards.get(key);
    if (known) return known;
    const board = turn(boardAfter(moves.slice(0, -1)), moves.at(-1) as number);
    boards.set(key, board);
    return board;
  };
  const names = new Map<string, string>();
  const nameOf = (moves: readonly number[]) => {
    const key = moves.join();
    const name = names.get(key) ?? boardAfter(moves).join('');
    names.set(key, name);
    return name;
  };
  const distanceOf = (moves: readonly number[], digit: number) =>
    distances[boardAfter(moves).reduce((set, each, cell) => (each === digit ? set | (1 << cell) : set), 0)] as number;
  const toGoal = (moves: readonly number[]) => Math.min(...[1, 2, 3].map((digit) => distanceOf(moves, digit)));
  const least: number[] = [];
  while (toGoal(least) > 0)
    least.push(everyMove.find((move) => toGoal([...least, move]) === toGoal(least) - 1) as number);
  return {
    boardAfter,
    distanceOf,
    countOf: (moves, digit) => centreCells.filter((cell) => boardAfter(moves)[cell] === digit).length,
    toGoal,
    least,
    cheapest: least.length,
    isGoal: (moves) => toGoal(moves) === 0,
    isSame: (one, other) => nameOf(one) === nameOf(other),
  };
}
