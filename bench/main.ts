/**
 * What recording costs, as ratios within one run: the machine drops out of them. Prints a table for each grid;
 * the exit status is 1 if a budget is exceeded.
 */
import { squareDestroyer } from '../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../src/puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../src/puzzles/square-destroyer/square-problem.ts';
import { count, record } from '../src/trace/record.ts';
import type { Trace } from '../src/trace/trace.ts';
import { inTurn } from './measure.ts';

const RECORDING_OVER_BARE = 8;
const BYTES_A_STEP = 10;

const grids: readonly { name: string; grid: SquareGrid; turns: number }[] = [
  { name: 'complete n = 5', grid: { n: 5, missing: [] }, turns: 41 },
  { name: 'n = 5 without 29 32 33 47', grid: { n: 5, missing: [29, 32, 33, 47] }, turns: 15 },
];

const print = (label: string, text: string) => console.log(`  ${label.padEnd(18)}${text}`);

/** Prints a figure that has a budget; true if it is kept. */
function budgeted(label: string, figure: number, budget: number): boolean {
  const kept = figure <= budget;
  print(label, `${figure.toFixed(2)} (budget ${budget}${kept ? '' : ', EXCEEDED'})`);
  return kept;
}

function bytesAStep({ steps, nodes, kind, depth, value, parent, enter, exit }: Trace): number {
  const width = (columns: readonly { BYTES_PER_ELEMENT: number }[]) =>
    columns.reduce((sum, column) => sum + column.BYTES_PER_ELEMENT, 0);
  return (steps * width([kind, depth, value]) + nodes * width([parent, enter, exit])) / steps;
}

function measure({ name, grid, turns }: (typeof grids)[number]): boolean {
  const bare = () => count(squareDestroyer.search(grid, squarePresets.guide, 'count'));
  const recorded = () => record(squareDestroyer.search(grid, squarePresets.guide, 'events'));
  const { trace } = recorded();
  const perSecond = (milliseconds: number) => `${(trace.nodes / milliseconds / 1000).toFixed(1)} million nodes / s`;
  const [count1 = 0, record1 = 0] = inTurn([bare, recorded], turns, 5);
  console.log(`${name}: ${trace.nodes} nodes, ${trace.steps} steps, medians of ${turns} runs`);
  print('bare count', `${count1.toFixed(2)} ms, ${perSecond(count1)}`);
  print('recording', `${record1.toFixed(2)} ms, ${perSecond(record1)}`);
  const kept = [
    budgeted('recording / bare', record1 / count1, RECORDING_OVER_BARE),
    budgeted('bytes a step', bytesAStep(trace), BYTES_A_STEP),
  ];
  return !kept.includes(false);
}

const kept = grids.map(measure);
process.exitCode = kept.includes(false) ? 1 : 0;
