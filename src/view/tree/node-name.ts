/** What a node of the tree is called for a reader who listens. */
import type { DrawnNode } from '../../layout/tree/tree-picture.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { TreeOnScreen } from './tree-on-screen.svelte.ts';

/** How a node is drawn: as it stands, or as a triangle. */
export function looksOf({ role, hidden, status }: DrawnNode): DrawnNode['status'] | 'later' | 'collapsed' {
  return role === 'later' ? role : hidden > 0 || role === 'rest' ? 'collapsed' : status;
}

export function nodeName(tree: TreeOnScreen, node: DrawnNode): string {
  const name = bareName(tree, node);
  const only = tree.onlyOf(node);
  return only === null ? name : preferences.t.tree.of(name, preferences.t.compare.only(tree.letters[only]));
}

function bareName(tree: TreeOnScreen, node: DrawnNode): string {
  const { tree: t, methods } = preferences.t;
  const { role, hidden, nodes, move } = node;
  if (role === 'later') return t.more(hidden);
  if (role === 'above') return t.above(hidden);
  if (looksOf(node) === 'collapsed') return tree.spokenCount(node);
  const name = move === null ? '' : tree.moveName(move);
  return t.node(nodes[0] ?? nodes[1], name, methods[tree.method].status[node.status], tree.figuresOf(node).spoken);
}
