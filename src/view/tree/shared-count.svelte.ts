/** How many nodes two runs share under a bound, counted a slice a frame, so that the page goes on. */
import { untrack } from 'svelte';
import type { CompareTexts } from '../../messages/compare/en.ts';
import type { SharedCount } from '../../trace/findings/shared-nodes.ts';
import type { TraceIteration } from '../../trace/trace.ts';
import { inSlices } from '../page/in-slices.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { TreeRuns } from './tree-runs.svelte.ts';

type Ended = readonly [TraceIteration | null, TraceIteration | null];

export class SharedOfBound {
  /** What was counted last, and of which iterations. */
  #counted: { readonly of: Ended; readonly count: SharedCount } | null = $state.raw(null);

  /** What the two runs of a tree share under its bound, in words; empty until it is known, and where one does not have it. */
  say(tree: TreeRuns & { readonly letters: readonly [string, string] }): string {
    const { firstEnded, secondEnded, iteration, secondIteration, letters } = tree;
    const counted = this.#counted;
    if (!counted || !iteration || !secondIteration) return '';
    const compare: CompareTexts = preferences.in('compare');
    const missing = letters.filter((_, i) => [firstEnded, secondEnded][i] === null);
    if (missing.length > 0) return compare.unshared(missing);
    const isOf = counted.of[0] === firstEnded && counted.of[1] === secondEnded;
    return isOf ? compare.shared(counted.count, letters) : '';
  }

  /** Starts to count what is shared of two iterations that have ended; returns how to stop it. Where its code cannot be had it stays unknown. */
  count(tree: TreeRuns): () => void {
    const of: Ended = [tree.firstEnded, tree.secondEnded];
    // they grow, but not in what has ended
    const [one, other] = untrack(() => tree.traces);
    let isOver = false;
    let callOff = () => {};
    Promise.all([import('../../trace/findings/shared-nodes.ts'), preferences.fetch('compare')]).then(
      ([{ sharedCount }]) => {
        if (isOver) return;
        callOff = inSlices(sharedCount(one, other, of), {
          done: (count) => {
            this.#counted = { of, count };
          },
        });
      },
      () => {},
    );
    return () => {
      isOver = true;
      callOff();
    };
  }
}
