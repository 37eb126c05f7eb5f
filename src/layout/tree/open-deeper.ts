/** How deep a press on a triangle opens it. */
import { moveOf } from '../../trace/nodes.ts';
import { childrenOf, sizeBelow } from '../../trace/subtrees.ts';
import type { Trace } from '../../trace/trace.ts';

/** The most nodes that one press shows: of two levels, and of more. */
const MOST = [Number.POSITIVE_INFINITY, 120] as const;
const MOST_DEEPER = 40;

/**
 * The keys of the nodes to open, the collapsed one first: two levels of its subtree, and deeper ones as long as few enough nodes are
 * shown. Keys are those of `ShapeNode`.
 */
export function keysToOpen(trace: Trace, node: number, key: string): string[] {
  const opened: string[] = [];
  let shown = 0;
  for (let level = [{ node, key }], depth = 0; level.length > 0; depth++) {
    const below: typeof level = [];
    for (const at of level) {
      const children = childrenOf(trace, at.node);
      if (shown + children.length > (MOST[depth] ?? MOST_DEEPER)) continue;
      shown += children.length;
      opened.push(at.key);
      for (const child of children)
        if (sizeBelow(trace, child) > 0) below.push({ node: child, key: `${at.key}/${moveOf(trace, child)}` });
    }
    level = below;
  }
  return opened;
}
