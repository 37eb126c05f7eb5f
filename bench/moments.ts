/**
 * What it takes to go to a step: microseconds of `momentAt` at random steps of a long trace of each method, as long as the method
 * makes it within the largest budget there is. The exit status is 1 if one of a hundred takes longer than its budget.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { twoSidedBooks } from '../src/puzzles/booksort/book-problem.ts';
import { rotationGame } from '../src/puzzles/rotation-game/index.ts';
import { rotationPresets } from '../src/puzzles/rotation-game/settings.ts';
import { squareDestroyer } from '../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../src/puzzles/square-destroyer/settings.ts';
import { bidirectionalBfs } from '../src/search/bidirectional-bfs.ts';
import { dancingLinks } from '../src/search/dancing-links.ts';
import { exactCover } from '../src/search/exact-cover.ts';
import type { Search } from '../src/search/search-events.ts';
import { momentAt } from '../src/trace/moment.ts';
import { budgets, record } from '../src/trace/record.ts';
import type { Trace } from '../src/trace/trace.ts';
import { eachTimed } from './measure.ts';

const MICROSECONDS = 20;
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

/** Ascending microseconds of going to random steps, and the mean depth there. */
function seeks(trace: Trace): { times: Float64Array; depth: number } {
  const random = xoroshiro128plus(1);
  const steps = Int32Array.from({ length: SEEKS }, () => uniformInt(random, 0, trace.steps - 1));
  let depths = 0;
  const seek = (i: number) => {
    depths += momentAt(trace, steps[i] as number).path.length - 1;
  };
  eachTimed(SEEKS, seek); // the engine compiles meanwhile
  depths = 0;
  return { times: eachTimed(SEEKS, seek).sort(), depth: depths / SEEKS };
}

console.log(`the moment at a random step: microseconds (budget ${MICROSECONDS} for 99 of 100)`);
let isKept = true;
for (const { name, search } of searches) {
  const { trace } = record(search(), MOST);
  const { times, depth } = seeks(trace);
  const [median, most, worst] = [0.5, 0.99, 1].map((share) => times[Math.floor(share * (SEEKS - 1))] as number);
  const isFast = (most ?? 0) <= MICROSECONDS;
  isKept &&= isFast;
  console.log(
    `  ${name.padEnd(16)}median ${median?.toFixed(1)}, 99 within ${most?.toFixed(1)}${isFast ? '' : ' EXCEEDED'}, ` +
      `worst ${worst?.toFixed(0)} (${trace.steps} steps, mean depth ${depth.toFixed(1)})`,
  );
}
process.exitCode = isKept ? 0 : 1;
