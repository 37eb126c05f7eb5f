/** How good an estimate was: h beside the true distance, for nodes whose distance has been worked out. */
import type { Distance } from '../../search/distance.ts';
import { codeOf } from '../../search/event-kinds.ts';
import { fateStep } from '../fates.ts';
import { estimateOf } from '../nodes.ts';
import type { Trace } from '../trace.ts';

export interface MeasuredNode {
  readonly node: number;
  readonly depth: number;
  readonly h: number;
  readonly distance: Distance;
}

/** Nodes with the same h and the same distance. */
interface Pair {
  readonly distance: number;
  readonly h: number;
  readonly count: number;
}

export interface EstimateQuality {
  /** By distance, then by h. */
  readonly pairs: readonly Pair[];
  /** Nodes whose distance is a number. */
  readonly known: number;
  /** Nodes below which no solution is permitted. */
  readonly none: number;
  /** Nodes whose distance was not found within the limit. */
  readonly beyond: number;
  /** Of the known ones those with h equal to the distance. */
  readonly exact: number;
  /** Of those, nodes whose h is more: an estimate that does so is not admissible. */
  readonly above: readonly MeasuredNode[];
  /** Mean of h / distance over the known ones that are no goal; null if there are none. */
  readonly meanRatio: number | null;
}

/** The estimate of a node, told at a goal too; null where the recording ends before it. */
export function estimateOrGoal(trace: Trace, node: number): number | null {
  const step = fateStep(trace, node);
  const isGoal = step < trace.steps && trace.kind[step] === codeOf.goal;
  return isGoal ? (trace.value[step] as number) : estimateOf(trace, node);
}

/** What the measured nodes say of the estimate. */
export function estimateQuality(measured: readonly MeasuredNode[]): EstimateQuality {
  const counts = new Map<string, Pair>();
  const above: MeasuredNode[] = [];
  let [known, none, beyond, exact, ratios, open] = [0, 0, 0, 0, 0, 0];
  for (const each of measured) {
    const { h, distance } = each;
    if (distance === 'none') none++;
    else if (distance === 'beyond') beyond++;
    else {
      known++;
      if (h === distance) exact++;
      if (h > distance) above.push(each);
      if (distance > 0) {
        open++;
        ratios += h / distance;
      }
      const key = `${distance} ${h}`;
      counts.set(key, { distance, h, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  const pairs = [...counts.values()].sort((a, b) => a.distance - b.distance || a.h - b.h);
  return { pairs, known, none, beyond, exact, above, meanRatio: open === 0 ? null : ratios / open };
}
