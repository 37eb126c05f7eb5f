/** Why an estimate says what it says of a position, as a reader sees it. */
import type { Square } from './grid.ts';
import { greedyScan, type ScanStep } from './position.ts';
import type { SquareSettings } from './settings.ts';
import { roundedUp, type SquareWeight, squareWeights } from './square-weights.ts';

export interface EstimateReasons {
  /** What the estimate says by itself, whatever a table knows. */
  readonly own: number;
  /** The scan for disjoint squares, in its order; null where it is none that makes up h. */
  readonly scan: readonly ScanStep[] | null;
  /** The weights, in the square order, where some are halves; null elsewhere. */
  readonly weights: readonly SquareWeight[] | null;
}

/** `isAllowed` tells which sticks of alive squares may still go. */
export function estimateReasons(
  alive: readonly Square[],
  estimate: SquareSettings['estimate'],
  isAllowed: (stick: number) => boolean,
): EstimateReasons {
  switch (estimate) {
    case 'naive':
      return { own: Math.min(1, alive.length), scan: null, weights: null };
    case 'greedy-disjoint':
      return byScan(greedyScan(alive));
    case 'allowed-disjoint':
      return byScan(greedyScan(scarceFirst(alive, isAllowed), isAllowed));
    case 'fractional': {
      const weights = squareWeights(alive, isAllowed);
      const hasHalves = weights.some(({ halves }) => halves === 1);
      // weights of 0 and 1 alone are those of the squares that the scan counts
      return hasHalves ? { own: roundedUp(weights), scan: null, weights } : byScan(greedyScan(alive, isAllowed));
    }
  }
}

function byScan(scan: readonly ScanStep[]): EstimateReasons {
  return { own: scan.at(-1)?.counted ?? 0, scan, weights: null };
}

function scarceFirst(alive: readonly Square[], isAllowed: (stick: number) => boolean): Square[] {
  const allowed = new Map(alive.map((square) => [square, square.sticks.filter(isAllowed).length]));
  return [...alive].sort((a, b) => (allowed.get(a) as number) - (allowed.get(b) as number));
}
