/**
 * What it takes to show a place of a long trace: microseconds of `momentAt`, and of `listsAt` where nodes are kept, at random steps of a trace of
 * each method, as long as the largest recording budget lets it
 * become; and milliseconds of the whole tree of its largest iteration. The exit status is 1 if a budget is exceeded.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { layoutWhole } from '../src/layout/tree/whole-tree.ts';
import { twoSidedBooks } from '../src/puzzles/booksort/book-problem.ts';
import { rotationGame } from '../src/puzzles/rotation-game/index.ts';
import { rotationPresets } from '../src/puzzles/rotation-game/settings.ts';
import { squareDestroyer } from '../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../src/puzzles/square-destroyer/settings.ts';
import { bidirectionalBfs } from '../src/search/bidirectional-bfs.ts';
import { dancingLinks } from '../src/search/exact-cover/dancing-links.ts';
import { exactCover } from '../src/search/exact-cover/exact-cover.ts';
import type { Search } from '../src/search/search-events.ts';
import { listsAt } from '../src/trace/lists/lists.ts';
import { momentAt } from '../src/trace/moment.ts';
import { record } from '../src/trace/record.ts';
import { budgets } from '../src/trace/recording/budgets.ts';
import { emptyTrace, keepsNodes, type Trace, type TraceIteration } from '../src/trace/trace.ts';
import { eachTimed, inTurn } from './measure.ts';

/** A moment takes the depth, and a binary search. */
const MOMENT = 20;
/** Milliseconds: no task is longer. */
const WHOLE = 50;
/** The lists take the steps from the last sum on. */
const LISTS = 50;
const SEEKS = 20_000;
const MOST = Math.max(...budgets);

/** An odd number of points, to be put in pairs: there is no way, but there are very many to try. */
function pairsOf(points: number): ReturnType<typeof exactCover> {
  const rows: number[] = [];
  for (let a = 0; a < points; a++) for (let b = a + 1; b < points; b++) rows.push(a, b);
  const rowStart = Int32Array.from({ length: rows.length / 2 + 1 }, (_, option) => 2 * option);
  return exactCover(points, 0, { rowStart, rows: Int32Array.from(rows) });
}

const longest = rotationGame.decode('312312311232131223123123');
const shelf = { books: [2, 6, 15, 3, 8, 1, 12, 7, 5, 14, 4, 10, 9, 13, 11] };

const searches: readonly { readonly name: string; readonly search: () => Search }[] = [
  { name: 'IDA*', search: () => squareDestroyer.search({ n: 7, missing: [] }, squarePresets.blind, 'events') },
  { name: 'A*', search: () => rotationGame.search(longest, rotationPresets.astar, 'events') },
  { name: 'from both ends', search: () => bidirectionalBfs(twoSidedBooks(shelf), 6, 'events') },
  { name: 'Dancing Links', search: () => dancingLinks(pairsOf(17), 'events') },
];

interface Look {
  /** Microseconds that 99 looks of a hundred may take. */
  readonly budget: number;
  readonly look: (trace: Trace, step: number) => number;
}

/** Prints what a look at random steps of a trace takes; true if the budget is kept. */
function report(name: string, trace: Trace, { look, budget }: Look): boolean {
  const random = xoroshiro128plus(1);
  const steps = Int32Array.from({ length: SEEKS }, () => uniformInt(random, 0, trace.steps - 1));
  let seen = 0;
  const seek = (i: number) => {
    seen += look(trace, steps[i] as number);
  };
  eachTimed(SEEKS, seek); // the engine compiles meanwhile
  seen = 0;
  const times = eachTimed(SEEKS, seek).sort();
  const [median, most, worst] = [0.5, 0.99, 1].map((share) => times[Math.floor(share * (SEEKS - 1))] as number);
  const isKept = (most ?? 0) <= budget;
  console.log(
    `  ${name.padEnd(26)}median ${median?.toFixed(1)}, 99 % within ${most?.toFixed(1)} (budget ${budget}${isKept ? '' : ', EXCEEDED'}), ` +
      `worst ${worst?.toFixed(0)} (${trace.steps} steps, mean ${(seen / SEEKS).toFixed(1)})`,
  );
  return isKept;
}

/** Prints what the whole tree of the largest iteration takes to be laid out; true if the budget is kept. */
function reportWhole(name: string, trace: Trace): boolean {
  const nodesOf = ({ firstNode, endNode }: TraceIteration) => endNode - firstNode;
  const largest = trace.iterations.reduce((most, at) => (nodesOf(at) > nodesOf(most) ? at : most));
  const lay = () =>
    layoutWhole({
      traces: [trace, emptyTrace(trace.method)],
      iterations: [largest, null],
      room: { width: 1100, height: 800 },
      opened: new Set(),
      halfOf: ({ hidden }) => (hidden > 0 ? 4 * `${hidden}`.length + 6 : 9),
    });
  const [median = 0] = inTurn([lay], 11, 3);
  const isKept = median <= WHOLE;
  console.log(
    `  ${`${name}, whole tree`.padEnd(26)}median ${median.toFixed(1)} ms (budget ${WHOLE} ms${isKept ? '' : ', EXCEEDED'}; ${nodesOf(largest)} nodes)`,
  );
  return isKept;
}

const depth: Look = { budget: MOMENT, look: (trace, step) => momentAt(trace, step).path.length };
const open: Look = { budget: LISTS, look: (trace, step) => listsAt(trace, step).open };

console.log('what there is at a random step, in microseconds');
const kept = searches.flatMap(({ name, search }) => {
  const { trace } = record(search(), MOST);
  const moments = report(`${name}, depth`, trace, depth);
  if (trace.lists.length > 0) return [moments, report(`${name}, open list`, trace, open)];
  return keepsNodes(trace) ? [moments] : [moments, reportWhole(name, trace)];
});
process.exitCode = kept.includes(false) ? 1 : 0;
