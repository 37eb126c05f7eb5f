import type { StepKind } from '../../src/search/event-kinds.ts';

/** Kinds that are so rare that 20 of them are looked at. */
const rare: readonly StepKind[] = ['bound', 'replace', 'prune'];

/** Of one run the steps to look at: of each kind the first so many, and of the others every so many-th. */
export function sampled(first: number, every: number): (step: number, kind: StepKind) => boolean {
  const seen = new Map<StepKind, number>();
  return (step, kind) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < (rare.includes(kind) ? 20 : first) || step % every === 0;
  };
}
