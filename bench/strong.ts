/**
 * The preset `strong` against `guide`, as ratios within one run: on the two grids of the other benchmarks, on the 200 of 6,000
 * random grids of side 5 that cost `guide` the most nodes, and what complete grids beyond the contest take. The exit status
 * is 1 if a budget is exceeded.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { squareDestroyer } from '../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../src/puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../src/puzzles/square-destroyer/square-problem.ts';
import { count } from '../src/trace/record.ts';
import { inTurn } from './measure.ts';

const NODES = 1500;
const OVER_GUIDE = 0.3;
const RANDOM = 6000;
const HARD = 200;
const STICKS = 60;

function nodesUnder(grid: SquareGrid, preset: 'strong' | 'guide'): number {
  const { iterations } = count(squareDestroyer.search(grid, squarePresets[preset], 'count'));
  return iterations.reduce((sum, { nodes }) => sum + nodes, 0);
}

/** Milliseconds of both presets on all of these grids, `strong` first. */
function timesOf(grids: readonly SquareGrid[], turns: number): [strong: number, guide: number] {
  const run = (preset: 'strong' | 'guide') => () => {
    for (const grid of grids) nodesUnder(grid, preset);
  };
  const [strong = 0, guide = 0] = inTurn([run('strong'), run('guide')], turns, 2);
  return [strong, guide];
}

/** Different grids of side 5 with 2 to 5 sticks missing. */
function randomGrids(): SquareGrid[] {
  const random = xoroshiro128plus(12_345);
  const found = new Map<string, SquareGrid>();
  while (found.size < RANDOM) {
    const missing = new Set<number>();
    for (const size = uniformInt(random, 2, 5); missing.size < size; ) missing.add(uniformInt(random, 1, STICKS));
    const sticks = [...missing].sort((a, b) => a - b);
    found.set(`${sticks}`, { n: 5, missing: sticks });
  }
  return [...found.values()];
}

const print = (what: string, text: string) => console.log(`  ${what.padEnd(34)}${text}`);
let isKept = true;

console.log('strong against guide');
for (const grid of [
  { n: 5, missing: [] },
  { n: 5, missing: [29, 32, 33, 47] },
]) {
  const name = grid.missing.length === 0 ? 'complete n = 5' : `n = 5 without ${grid.missing.join(' ')}`;
  const [nodes, all] = [nodesUnder(grid, 'strong'), nodesUnder(grid, 'guide')];
  const [strong, guide] = timesOf([grid], 15);
  isKept &&= nodes <= NODES;
  print(
    name,
    `${nodes} of ${all} nodes, ${strong.toFixed(2)} of ${guide.toFixed(2)} ms: ${(strong / guide).toFixed(2)}`,
  );
}

const hard = randomGrids()
  .map((grid) => ({ grid, nodes: nodesUnder(grid, 'guide') }))
  .sort((a, b) => b.nodes - a.nodes)
  .slice(0, HARD)
  .map(({ grid }) => grid);
const [strong, guide] = timesOf(hard, 3);
const ratio = strong / guide;
isKept &&= ratio <= OVER_GUIDE;
const verdict = `budget ${OVER_GUIDE}${ratio <= OVER_GUIDE ? '' : ', EXCEEDED'}`;
print(
  `${HARD} hard grids of side 5`,
  `${strong.toFixed(0)} of ${guide.toFixed(0)} ms: ${ratio.toFixed(3)} (${verdict})`,
);

for (const n of [6, 7, 8, 9, 10]) {
  const grid = { n, missing: [] };
  const [milliseconds = 0] = inTurn([() => nodesUnder(grid, 'strong')], 5, 1);
  print(`complete n = ${n}, strong alone`, `${nodesUnder(grid, 'strong')} nodes, ${milliseconds.toFixed(0)} ms`);
}
process.exitCode = isKept ? 0 : 1;
