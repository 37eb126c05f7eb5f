/** Recorded runs of Booksort from both ends, and where they stand at each event, by walking the events alone. */
import fc from 'fast-check';
import { twoSidedBooks } from '../../src/puzzles/booksort/book-problem.ts';
import type { Shelf } from '../../src/puzzles/booksort/shelf.ts';
import { bidirectionalBfs } from '../../src/search/bidirectional-bfs.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import type { SearchEvent } from '../../src/search/search-events.ts';
import { record } from '../../src/trace/record.ts';
import { anyShelf } from '../puzzles/booksort/book-shelves.ts';
import { lineProblem } from '../search/line-problem.ts';

/** Runs of up to a few thousand events, and walks along a line that meet, stop at the last bound, or are stuck. */
export const anyLayeredRun: fc.Arbitrary<() => ReturnType<typeof bidirectionalBfs>> = fc.oneof(
  fc.record({ shelf: anyShelf(6), last: fc.integer({ min: 0, max: 4 }) }).map(
    ({ shelf, last }) =>
      () =>
        bidirectionalBfs(twoSidedBooks(shelf), last),
  ),
  fc.record({ distance: fc.integer({ min: -1, max: 6 }), last: fc.integer({ min: 0, max: 6 }) }).map(
    ({ distance, last }) =>
      () =>
        bidirectionalBfs(lineProblem(distance, 4), last),
  ),
);

export function recordShelf(shelf: Shelf, budget?: number) {
  return record(bidirectionalBfs(twoSidedBooks(shelf), 4), budget);
}

interface LayeredStand {
  /** -1 at a `bound` event. */
  readonly node: number;
  readonly root: number;
  readonly path: readonly number[];
  readonly moves: readonly number[];
}

interface LayeredNode extends LayeredStand {
  readonly children: number[];
  /** The event that expanded it, that ended it; null if none did. */
  expanded: number | null;
  exit: number | null;
}

const nowhere: LayeredStand = { node: -1, root: 0, path: [], moves: [] };

/** The same from the beginning, event by event. */
export function walkLayers(run: () => ReturnType<typeof bidirectionalBfs>) {
  const events: SearchEvent[] = [...eventsOf(run())];
  const nodes: LayeredNode[] = [];
  const stands: LayeredStand[] = [];
  let turned: LayeredNode | null = null;
  for (const [step, event] of events.entries()) {
    if (event.kind === 'bound') turned = null;
    if (event.kind === 'expand') {
      turned = nodes[event.node] as LayeredNode;
      turned.expanded = step;
    }
    if (event.kind === 'enter') {
      const node = nodes.length;
      turned?.children.push(node);
      const above: LayeredStand = turned ?? { ...nowhere, root: node };
      const moves = event.move < 0 ? [] : [...above.moves, event.move];
      const { root, path } = above;
      nodes.push({ node, root, path: [...path, node], moves, children: [], expanded: null, exit: null });
    }
    const last = nodes.at(-1) as LayeredNode;
    const own = ['enter', 'keep', 'duplicate', 'meet'].includes(event.kind);
    if (event.kind === 'duplicate' || event.kind === 'meet') last.exit = step;
    if (event.kind === 'backtrack' && turned) turned.exit = step;
    const ended = event.kind === 'end' ? (event.outcome === 'solved' ? last : (nodes[0] ?? null)) : null;
    const stood = event.kind === 'bound' ? nowhere : (ended ?? (own ? last : turned));
    const { node, root, path, moves } = stood ?? nowhere;
    stands.push({ node, root, path, moves });
  }
  return { events, nodes, stands };
}
