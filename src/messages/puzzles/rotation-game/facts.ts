/** Facts about the Rotation Game that sentences are made of. Moves are 0..7 for A..H, cells 0..23, digits 1..3. */

/** A digit where it lies. */
export interface DigitAt {
  readonly digit: number;
  readonly cell: number;
}

/** What a move does to the centre. */
export interface TurnFacts {
  readonly move: number;
  /** The digit that it brings into the centre. */
  readonly comes: DigitAt;
  /** The digit that it takes out of it. */
  readonly goes: DigitAt;
}

/** How far one digit is from filling the centre. */
export interface DigitFacts {
  readonly digit: number;
  /** How many of the centre's eight cells have it. */
  readonly count: number;
  /** How many moves bring it into all of them, where the table is there to say so. */
  readonly distance: number | null;
}

export interface RotationEstimateFacts {
  readonly g: number;
  readonly h: number;
  readonly bound: number;
  readonly by: 'eight-minus-max' | 'naive' | 'pattern-database';
  /** Of the digits 1, 2 and 3. */
  readonly digits: readonly DigitFacts[];
}

/** One digit's turn in the estimate. */
export interface DigitScanFacts extends DigitFacts {
  /** The greatest count and the least distance of the digits up to this one. */
  readonly most: number;
  readonly least: number | null;
  /** The digits up to this one that have it. */
  readonly best: readonly number[];
}

/** A sequence of moves, and the digit that it brings into the whole centre. */
export interface SequenceFacts {
  readonly moves: readonly number[];
  readonly digit: number;
}

/** The digits that have most of the centre. */
export function withMost(facts: readonly DigitFacts[]): number[] {
  const most = Math.max(...facts.map(({ count }) => count));
  return facts.filter(({ count }) => count === most).map(({ digit }) => digit);
}
