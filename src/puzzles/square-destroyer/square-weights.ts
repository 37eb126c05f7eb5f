/** The fractional estimate as a reader sees it, square by square; the search works it out on masks in fractional.ts. */
import type { Square } from './grid.ts';

/** What a square weighs: its share of h before that is rounded up. */
export interface SquareWeight {
  readonly square: Square;
  /** 0, 1 or 2. */
  readonly halves: number;
  /** Where it weighs less than 1, the first of its sticks that carry 1 already; null elsewhere. */
  readonly full: number | null;
}

/**
 * The weights of the alive squares, in the square order: half of their sum, rounded up, is h. No allowed stick carries more than two
 * halves.
 */
export function squareWeights(alive: readonly Square[], isAllowed: (stick: number) => boolean): SquareWeight[] {
  const halves = givenInPasses(alive, isAllowed, 1);
  const wholes = givenInPasses(alive, isAllowed, 2);
  return roundedUp(wholes) > roundedUp(halves) ? wholes : halves;
}

/** The sticks that the weights prove to be needed. */
export function roundedUp(weights: readonly SquareWeight[]): number {
  return Math.ceil(weights.reduce((sum, { halves }) => sum + halves, 0) / 2);
}

/** Goes over the squares until each had the chance of two halves, `portion` at a time. */
function givenInPasses(
  alive: readonly Square[],
  isAllowed: (stick: number) => boolean,
  portion: 1 | 2,
): SquareWeight[] {
  const carried = new Map<number, number>();
  const given = new Map<Square, number>();
  for (let pass = 0; pass < 2; pass += portion)
    for (const square of alive) {
      const sticks = square.sticks.filter(isAllowed);
      if (sticks.some((stick) => (carried.get(stick) ?? 0) + portion > 2)) continue;
      given.set(square, (given.get(square) ?? 0) + portion);
      for (const stick of sticks) carried.set(stick, (carried.get(stick) ?? 0) + portion);
    }
  return alive.map((square) => {
    const halves = given.get(square) ?? 0;
    const full = square.sticks.find((stick) => isAllowed(stick) && carried.get(stick) === 2);
    return { square, halves, full: halves === 2 ? null : (full ?? null) };
  });
}
