/**
 * What a frame of the flame costs, on the first 10 thousand to 3 million nodes of complete n = 7, and a frame of the tree beside it:
 * script only, no canvas and no page. The exit status is 1 if a frame takes more than its budget, or the last more than twice the first.
 */
import { flamePicture } from '../src/layout/flame/flame.ts';
import { FlameIndex } from '../src/layout/flame/flame-index.ts';
import { isCut } from '../src/layout/flame/flame-marks.ts';
import { paintFlame } from '../src/layout/flame/flame-paint.ts';
import { layoutTree } from '../src/layout/tree/tree-layout.ts';
import { treeShape } from '../src/layout/tree/tree-shape.ts';
import { squareDestroyer } from '../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../src/puzzles/square-destroyer/settings.ts';
import { movesTo } from '../src/trace/paths.ts';
import { record } from '../src/trace/record.ts';
import type { Trace, TraceIteration } from '../src/trace/trace.ts';
import { inTurn } from './measure.ts';

const FRAME = 16;
/** A flame of few nodes leaves most of its cells empty, one of many none. */
const LAST_OVER_FIRST = 2;
const WIDTH = 1340;
const HEIGHT = 48;
const TURNS = 61;
/** Steps whose recordings have about 10 thousand, 100 thousand, 1 million and 3 million nodes. */
const BUDGETS = [42_000, 420_000, 4_200_000, 12_700_000];

const grid = { n: 7, missing: [] };
const traces = BUDGETS.map(
  (budget) => record(squareDestroyer.search(grid, squarePresets.guide, 'events'), budget).trace,
);

function flameFrame(trace: Trace): () => void {
  const index = new FlameIndex(trace, isCut);
  index.grow(trace);
  const isLow = (node: number) => isCut(trace, node) === 1;
  const look = { colourOf: (node: number) => (isLow(node) ? 1 : 2), isLow, merged: () => 2, marked: 1 };
  return () => {
    const picture = flamePicture(index, [{ from: 0, end: trace.steps, x: 0, width: WIDTH }], WIDTH, HEIGHT);
    paintFlame(picture, { pixels: new Uint32Array(WIDTH * HEIGHT), row: HEIGHT / picture.rows }, look);
  };
}

/** The tree around the last node of the trace. */
function treeFrame(trace: Trace): () => void {
  const node = trace.nodes - 1;
  const movesOf = (at: number) =>
    squareDestroyer.branching(grid, squarePresets.guide, { root: 0, moves: movesTo(trace, at) });
  const iteration = trace.iterations.at(-1) as TraceIteration;
  return () => {
    const shape = treeShape({ trace, iteration, focus: node, last: node, opened: new Set(), step: 0, movesOf });
    if (shape) layoutTree(shape, () => 23);
  };
}

function report(name: string, frame: (trace: Trace) => () => void): boolean {
  const times = inTurn(traces.map(frame), TURNS, 9);
  console.log(`${name}, script of a frame, medians of ${TURNS}`);
  for (const [i, time] of times.entries())
    console.log(`  ${String(traces[i]?.nodes).padStart(9)} nodes  ${time.toFixed(2)} ms`);
  const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1);
  const isKept = times.every((time) => time <= FRAME) && ratio <= LAST_OVER_FIRST;
  console.log(
    `  last / first      ${ratio.toFixed(2)} (budgets: ${LAST_OVER_FIRST}, and ${FRAME} ms a frame${isKept ? '' : ', EXCEEDED'})`,
  );
  return isKept;
}

const kept = [report('flame', flameFrame), report('tree', treeFrame)];
process.exitCode = kept.includes(false) ? 1 : 0;
