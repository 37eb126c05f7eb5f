/** What IDA* writes on the nodes of its tree and into its call stack: g, h, f and the bound. */
import type { DrawnNode } from '../../layout/tree/tree-picture.ts';
import { estimateOf, gOf, moveOf } from '../../trace/nodes.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { NodeFigures, StackTable } from '../scene/figures.ts';
import type { Scene } from '../scene/scene.ts';

export function idaFigures(_scene: Scene, { g, said, status }: DrawnNode): NodeFigures {
  const h = said?.kind === 'estimate' ? said.value : null;
  const spoken = status === 'future' ? '' : preferences.t.tree.figures(g, h);
  if (status === 'goal') return { main: `${g}`, below: `g ${g}`, spoken };
  return { main: h === null ? '' : `${g + h}`, below: h === null ? '' : `${g} + ${h}`, spoken };
}

/** `name` calls a move. */
export function idaStack({ trace, moment }: Scene, move: string, name: (move: number) => string): StackTable {
  const { g, h, f, bound } = preferences.t.stack;
  const rows = moment.path.map((node) => {
    const at = moveOf(trace, node);
    const estimate = node === moment.node ? moment.h : estimateOf(trace, node);
    const g = gOf(trace, node);
    const sum = estimate === null ? null : g + estimate;
    return {
      node,
      cells: [g, at === null ? '–' : name(at), estimate ?? '·', sum ?? '·', moment.iteration.bound].map(String),
      isOver: sum !== null && sum > moment.iteration.bound,
    };
  });
  return { heads: [g, move, h, f, bound], rows };
}
