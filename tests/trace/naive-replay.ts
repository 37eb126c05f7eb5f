/** Where the search stands at each of its events, by walking them from the beginning with a stack. */
import type { SearchEvent } from '../../src/search/search-events.ts';

interface Stand {
  /** -1 at a `bound` event. */
  readonly node: number;
  readonly path: readonly number[];
  readonly moves: readonly number[];
  /** h of the node, once it was told. */
  readonly h: number | null;
}

interface NaiveNode {
  readonly children: number[];
  /** The event that ended it; null if none did. */
  exit: number | null;
}

export interface NaiveReplay {
  /** One for each event. */
  readonly stands: readonly Stand[];
  readonly nodes: readonly NaiveNode[];
}

const nowhere: Stand = { node: -1, path: [], moves: [], h: null };

export function naiveReplay(events: readonly SearchEvent[]): NaiveReplay {
  const stands: Stand[] = [];
  const nodes: NaiveNode[] = [];
  const stack: Stand[] = [];
  let ended = nowhere;
  for (const [step, event] of events.entries()) {
    if (event.kind === 'enter') {
      const parent = stack.at(-1) ?? nowhere;
      const node = nodes.length;
      nodes[parent.node]?.children.push(node);
      nodes.push({ children: [], exit: null });
      const moves = event.move < 0 ? [] : [...parent.moves, event.move];
      stack.push({ node, path: [...parent.path, node], moves, h: null });
    }
    if (event.kind === 'estimate') stack.push({ ...(stack.pop() as Stand), h: event.h });
    stands.push(event.kind === 'bound' ? nowhere : event.kind === 'end' ? ended : (stack.at(-1) as Stand));
    if (event.kind === 'prune' || event.kind === 'backtrack' || event.kind === 'goal') {
      ended = stack.pop() as Stand;
      (nodes[ended.node] as NaiveNode).exit = step;
    }
  }
  return { stands, nodes };
}
