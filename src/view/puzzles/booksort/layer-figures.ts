/** What a search from both ends writes on the nodes of its trees and into its stack: depth and side. */

import type { DrawnNode } from '../../../layout/tree/tree-picture.ts';
import type { Side } from '../../../messages/puzzles/booksort/facts.ts';
import { moveName } from '../../../puzzles/booksort/block-moves.ts';
import type { Shelf } from '../../../puzzles/booksort/shelf.ts';
import { moveOf } from '../../../trace/nodes.ts';
import { pathTo } from '../../../trace/paths.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import type { NodeFigures, StackTable } from '../../scene/figures.ts';
import type { Scene } from '../../scene/scene.ts';

/** Inside the node its depth; under a root which end it is. */
export function layerFigures({ trace }: Scene<Shelf>, { nodes, g }: DrawnNode): NodeFigures {
  const say = preferences.in('booksort');
  const [node] = nodes;
  if (node === null) return { main: `${g}`, below: '', spoken: '' };
  const side = pathTo(trace, node)[0] as Side;
  return { main: `${g}`, below: g === 0 ? (say.ends[side] ?? '') : '', spoken: say.spoken(side, g) };
}

export function layerStack({ instance, trace, moment }: Scene<Shelf>): StackTable {
  const { shell, stack, sides } = preferences.in('booksort');
  const rows = moment.path.map((node, depth) => {
    const move = moveOf(trace, node);
    const name = move === null ? '–' : moveName(instance.books.length, move);
    return { node, cells: [`${depth}`, name, sides[moment.root] ?? ''], isOver: false };
  });
  return { heads: [stack.depth, shell.move, stack.side], rows };
}
