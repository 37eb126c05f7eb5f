/** Places on the Square Destroyer board in its own units: a cell is 100 wide, the top-left joint is the origin. */
import { type Square, type Stick, stickAt, stickCount } from '../../../puzzles/square-destroyer/grid.ts';

export const CELL = 100;
/** Room for the ids under and beside the border. */
export const MARGIN = 36;

export interface StickPlace extends Stick {
  /** The joint it starts at, where its head is. */
  readonly x: number;
  readonly y: number;
  /** Its middle. */
  readonly midX: number;
  readonly midY: number;
}

/** All sticks of the grid by id, ascending. */
export function stickPlaces(n: number): StickPlace[] {
  return Array.from({ length: stickCount(n) }, (_, i) => {
    const stick = stickAt(n, i + 1);
    const x = stick.column * CELL;
    const y = stick.row * CELL;
    const lies = stick.direction === 'horizontal';
    return { ...stick, x, y, midX: lies ? x + CELL / 2 : x, midY: lies ? y : y + CELL / 2 };
  });
}

/**
 * What of the board belongs to a stick, as corners of a diamond: all that is nearer to it than to any other, so that these fill
 * the board and none lies over another. At the border they end with the margin.
 */
export function reachOf({ x, y, midX, midY, row, column, direction }: StickPlace, n: number): [number, number][] {
  const half = CELL / 2;
  const edge = MARGIN - 2;
  return direction === 'horizontal'
    ? [
        [x, y],
        [midX, y - (row === 0 ? edge : half)],
        [x + CELL, y],
        [midX, y + (row === n ? edge : half)],
      ]
    : [
        [x, y],
        [x + (column === n ? edge : half), midY],
        [x, y + CELL],
        [x - (column === 0 ? edge : half), midY],
      ];
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The square's outline, moved inwards by `inset`. */
export function frameOf(square: Square, inset: number): Frame {
  return { x: square.column * CELL + inset, y: square.row * CELL + inset, size: square.side * CELL - 2 * inset };
}

/** A band along the inside of a square: all of a unit square, a frame of the larger ones. */
export function bandOf(square: Square, inset: number, thickness: number): string {
  const { x, y, size } = frameOf(square, inset);
  const outer = `M${x},${y}h${size}v${size}h${-size}z`;
  if (square.side === 1) return outer;
  const inner = size - 2 * thickness;
  return `${outer}M${x + thickness},${y + thickness}v${inner}h${inner}v${-inner}z`;
}
