/** The functions of a trace on searches in layers, against a walk of the events from the beginning. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booksort } from '../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../src/puzzles/booksort/settings.ts';
import { nodeNamedAt } from '../../src/search/event-columns.ts';
import { codeOf, stepKinds } from '../../src/search/event-kinds.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import { append } from '../../src/trace/append.ts';
import { exitOf, isEnded } from '../../src/trace/fates.ts';
import { type JumpSize, jump } from '../../src/trace/jump.ts';
import { validate } from '../../src/trace/laws/validate.ts';
import { momentAt } from '../../src/trace/moment.ts';
import { depthOf, moveOf } from '../../src/trace/nodes.ts';
import { formatTrace } from '../../src/trace/notation.ts';
import { pathTo } from '../../src/trace/paths.ts';
import { record } from '../../src/trace/record.ts';
import { kindAt, nodeAt } from '../../src/trace/replay.ts';
import { branchStep, childrenOf, sizeBelow } from '../../src/trace/subtrees.ts';
import { emptyTrace, type Trace } from '../../src/trace/trace.ts';
import { chunksOf, used } from './chunks.ts';
import { anyLayeredRun, recordShelf, walkLayers } from './layered-recordings.ts';

type Walked = ReturnType<typeof walkLayers>;

function law(holds: (trace: Trace, walked: Walked) => void): void {
  fc.assert(
    fc.property(anyLayeredRun, (run) => holds(record(run()).trace, walkLayers(run))),
    { numRuns: 60 },
  );
}

test('a moment is what a walk from the beginning says: node, path, moves and the root they start at', () => {
  law((trace, { events, stands }) => {
    expect(trace.steps).toBe(events.length);
    let iterationIndex = -1;
    for (const [step, { node, root, path, moves }] of stands.entries()) {
      const kind = events[step]?.kind;
      if (kind === 'bound') iterationIndex++;
      const { iteration, value, h, ...told } = momentAt(trace, step);
      expect(told).toEqual({ step, kind, iterationIndex, node, root, path, moves, g: moves.length });
      expect([iteration.bound, value, h]).toEqual([iterationIndex, trace.value[step], null]);
    }
  });
});

test('every event comes back out of its columns', () => {
  law((trace, { events }) => {
    for (const [step, event] of events.entries()) {
      const value = trace.value[step] as number;
      expect(kindAt(trace, step)).toBe(event.kind);
      if ('node' in event) expect(nodeNamedAt(trace, step)).toBe(event.node);
      else if ('depth' in event) expect(trace.depth[step]).toBe(event.depth);
      if (event.kind === 'enter') expect(moveOf(trace, nodeAt(trace, step))).toBe(event.move < 0 ? null : event.move);
      if (event.kind === 'choose') expect(value).toBe(event.move);
      if (event.kind === 'branch') expect(value).toBe(event.moves);
      if (event.kind === 'end') expect(trace.outcome).toBe(event.outcome);
    }
  });
});

test('depth, children, expansion, end and size below of every node are those of the walk', () => {
  law((trace, { nodes }) => {
    expect(trace.nodes).toBe(nodes.length);
    const sizeOf = (children: readonly number[]): number =>
      children.reduce((sum, child) => sum + 1 + sizeOf(nodes[child]?.children ?? []), 0);
    for (const { node, path, moves, children, expanded, exit } of nodes) {
      expect(pathTo(trace, node)).toEqual(path);
      expect(depthOf(trace, node)).toBe(moves.length);
      expect(childrenOf(trace, node)).toEqual(children);
      expect(branchStep(trace, node)).toBe(expanded === null ? null : expanded + 1);
      expect([isEnded(trace, node), exitOf(trace, node)]).toEqual([exit !== null, exit ?? trace.steps - 1]);
      expect(sizeBelow(trace, node)).toBe(sizeOf(children));
    }
  });
});

test('as far as it is at a step, the size below a node counts the nodes entered by then on whose path it is', () => {
  fc.assert(
    fc.property(anyLayeredRun, fc.nat(), (run, at) => {
      const { trace } = record(run());
      const step = at % trace.steps;
      const below = new Array<number>(trace.nodes).fill(0);
      for (const { node, path } of walkLayers(run).nodes)
        if ((trace.enter[node] as number) <= step)
          for (const above of path.slice(0, -1)) below[above] = (below[above] as number) + 1;
      expect(below.map((_, node) => sizeBelow(trace, node, step))).toEqual(below);
    }),
    { numRuns: 40 },
  );
});

const anySizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });

test('a trace grown by chunks of any sizes equals the one recorded in one go, and is lawful at every stage', () => {
  fc.assert(
    fc.property(anyLayeredRun, anySizes, fc.integer({ min: 1, max: 800 }), (run, sizes, budget) => {
      const { trace } = record(run(), budget);
      const stages = [emptyTrace(trace.method)];
      for (const chunk of chunksOf(trace, sizes)) stages.push(append(stages.at(-1) as Trace, chunk));
      expect(used(stages.at(-1) as Trace)).toEqual(used(trace));
      for (const stage of stages) validate(stage);
    }),
    { numRuns: 60 },
  );
});

test('a run of either outcome leaves a lawful trace, whole or cut short', () => {
  fc.assert(
    fc.property(anyLayeredRun, fc.nat(3000), (run, budget) => {
      validate(record(run()).trace);
      validate(record(run(), budget).trace);
    }),
  );
});

const columns = ['kind', 'depth', 'value', 'parent', 'enter', 'exit', 'expanded'] as const;

/** What no law can tell: which of the nodes held is the same position, how many moves an unfinished node has, a move not entered yet. */
function isBelieved(trace: Trace, column: (typeof columns)[number], at: number): boolean {
  if (column !== 'value') return false;
  const kind = kindAt(trace, at);
  if (kind === 'choose') return at + 1 === trace.steps;
  return kind === 'duplicate' || kind === 'meet' || (kind === 'branch' && !isEnded(trace, nodeAt(trace, at)));
}

test('a trace with any one number changed is not lawful', () => {
  const anyTrace = fc
    .tuple(anyLayeredRun, fc.integer({ min: 3, max: 2000 }))
    .map(([run, budget]) => record(run(), budget).trace);
  fc.assert(
    fc.property(anyTrace, fc.constantFrom(...columns), fc.nat(), fc.nat(70_000), (trace, column, place, number) => {
      const rows = column === 'kind' || column === 'depth' || column === 'value' ? trace.steps : trace.nodes;
      const at = place % rows;
      fc.pre(!isBelieved(trace, column, at));
      const copy = trace[column].slice();
      copy[at] = column === 'kind' ? number % stepKinds.length : number;
      fc.pre(copy[at] !== trace[column][at]);
      // an end beyond the trace is one that is not recorded yet
      const isLater = trace[column][at] === 0 && (copy[at] as number) >= trace.steps;
      fc.pre(!((column === 'exit' || column === 'expanded') && isLater));
      expect(() => validate({ ...trace, [column]: copy })).toThrow(/^step \d+: /);
    }),
    { numRuns: 2000 },
  );
});

test('an estimate where a node is kept makes a trace of no lawful search', () => {
  // a search from both ends cut short after its first node, with that step changed into one that only A* has
  const trace = record(booksort.search({ books: [2, 1] }, bookPresets.bidirectional, 'events'), 3).trace;
  const kind = trace.kind.slice();
  kind[2] = codeOf.estimate;
  expect(() => validate({ ...trace, kind })).toThrow(/^step \d+: /);
});

test('a layer may not be expanded out of order', () => {
  const shelf = { books: [4, 3, 2, 1] };
  const whole = recordShelf(shelf).trace;
  // the third layer has several nodes; the trace ends as the first of them is turned to
  const last = whole.kind.indexOf(codeOf.expand, whole.iterations[3]?.firstStep);
  const { trace } = recordShelf(shelf, last + 1);
  const node = nodeAt(trace, last);
  const [value, expanded] = [trace.value.slice(), trace.expanded.slice()];
  value[last] = node + 1;
  expanded[node + 1] = last;
  expanded[node] = 0;
  validate(trace);
  expect(() => validate({ ...trace, value, expanded, tip: node + 1 })).toThrow(
    `step ${last}: node ${node + 1} is not the next of the frontier`,
  );
});

test('a jump lands on a whole step within the trace, past the step at hand but at the ends', () => {
  law((trace) => {
    const last = trace.steps - 1;
    for (let step = 0; step <= last; step++)
      for (const size of ['step', 'over', 'out', 'bound'] satisfies JumpSize[]) {
        const on = jump(trace, step, size, 'forwards');
        const back = jump(trace, step, size, 'backwards');
        expect(on > step && on <= last).toBe(step < last);
        expect(back < step && back >= 0).toBe(step > 0);
      }
  });
});

test('over a move leads to what becomes of its node, over an expansion to its end and back again', () => {
  law((trace) => {
    const last = trace.steps - 1;
    for (let step = 0; step < last; step++) {
      const kind = kindAt(trace, step);
      const on = jump(trace, step, 'over', 'forwards');
      if (kind === 'choose') expect(on).toBe(Math.min(step + 2, last));
      else if (kind === 'expand') {
        const exit = trace.exit[nodeAt(trace, step)] as number;
        expect(on).toBe(exit || last);
        if (exit) expect(jump(trace, exit, 'over', 'backwards')).toBe(step);
      } else if (kind !== 'branch') expect(on).toBe(step + 1);
    }
  });
});

test('back over is a step, but where an expansion ended', () => {
  law((trace) => {
    for (let step = 1; step < trace.steps; step++)
      if (kindAt(trace, step) !== 'backtrack') expect(jump(trace, step, 'over', 'backwards')).toBe(step - 1);
  });
});

test('out leads past the expansion at hand, and back out to before it', () => {
  law((trace) => {
    for (let step = 0; step < trace.steps - 1; step++) {
      const opened = trace.kind.lastIndexOf(codeOf.expand, step);
      if (opened < 0 || kindAt(trace, step) === 'bound') continue;
      const exit = trace.exit[nodeAt(trace, opened)] as number;
      expect(jump(trace, step, 'out', 'forwards')).toBe(exit ? exit + 1 : trace.steps - 1);
      expect(jump(trace, step, 'out', 'backwards')).toBe(opened - 1);
    }
  });
});

test('bound goes to where the layer after or before begins, and beyond them to the ends', () => {
  law((trace) => {
    const starts = trace.iterations.map(({ firstStep }) => firstStep);
    for (let step = 0; step < trace.steps; step++) {
      expect(jump(trace, step, 'bound', 'forwards')).toBe(starts.find((start) => start > step) ?? trace.steps - 1);
      expect(jump(trace, step, 'bound', 'backwards')).toBe(starts.findLast((start) => start < step) ?? 0);
    }
  });
});

test('the whole search of fifteen books that need five moves is recorded within the budget, and lawful', () => {
  const { trace, result } = recordShelf({ books: Array.from({ length: 15 }, (_, i) => 15 - i) });
  expect([trace.steps, trace.nodes, trace.outcome]).toEqual([1_888_336, 628_322, 'bounded']);
  expect(trace.iterations.map(({ held }) => held)).toEqual(result?.iterations.map(({ held }) => held));
  validate(trace);
});

test('the iterations of a trace are those of the result', () => {
  fc.assert(
    fc.property(anyLayeredRun, (run) => {
      const { trace, result } = record(run());
      const told = trace.iterations.map(({ bound, firstNode, endNode, prunes, held }) => ({
        bound,
        nodes: endNode - firstNode,
        prunes,
        held,
      }));
      expect(told).toEqual(result?.iterations);
      expect([...eventsOf(run())]).toHaveLength(trace.steps);
    }),
  );
});

test('a search in layers reads as text', () => {
  expect(formatTrace(recordShelf({ books: [2, 1] }).trace).split('\n')).toEqual([
    'bound 0',
    'enter #0',
    'keep',
    'enter #1',
    'keep',
    'bound 1 after 0',
    'expand #0',
    'branch 1',
    'choose 0',
    '  enter #2',
    '  meet #1',
    'end solved',
    '',
  ]);
});
