/** What draws whole trees, fetched when one is first wanted. */
import { textWidth } from '../../layout/tree/label-room.ts';
import type { MergedNode } from '../../layout/tree/merge-shapes.ts';

export { layoutWhole, SMALL_BAND } from '../../layout/tree/whole-tree.ts';
export { default as TreeMark } from './TreeMark.svelte';

/** How far a node drawn small reaches to either side; of two runs both counts may stand below it. */
export function halfIn(isMerged: boolean, name: (count: number) => string): (shape: MergedNode) => number {
  return ({ role, hiddenIn: [one, two], nodes }) => {
    const own = role === 'node' || role === 'rest' ? 1 : 0;
    const counts = [one, two].flatMap((hidden, i) =>
      nodes[i as 0] === null || hidden === 0 ? [] : name(hidden + own),
    );
    const text = isMerged && nodes.includes(null) ? `${counts[0] ?? ''} B` : counts.join(' | ');
    return counts.length > 0 ? Math.max(12, textWidth(text, 12) / 2) : 9;
  };
}
