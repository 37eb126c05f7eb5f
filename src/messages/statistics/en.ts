import { enMemory } from '../methods/memory-en.ts';
import { percent } from '../percent.ts';
import { count, many } from '../words-en.ts';

const share = (n: number, of: number) => `${count(n)} of ${count(of)} (${percent(n / of)}\u00a0%)`;

/** Whether a run was recorded to its end. */
type Recorded = 'whole' | 'cut';
const atEnd = (of: Recorded) => (of === 'whole' ? 'at the end' : 'at the end of what is recorded');

/** What the dialog of statistics says. The Chinese file has the same shape. */
export const enStatistics = {
  lane: 'Statistics of',
  paragraph: (sentences: readonly string[]) => sentences.filter(Boolean).join(' '),
  nodes: 'nodes',
  /** What a node is that is not gone on from, once it is entered. */
  cuts: {
    'ida-star': 'cut',
    'a-star': 'known already',
    'bidirectional-bfs': 'known already',
    'dancing-links': 'dead ends',
  },
  branching: 'effective branching factor',
  branchingIs:
    'Effective branching factor: the b for which 1 + b + b² + … + bᵈ is the number of nodes of the iteration, where d is the greatest depth that it reached.',
  branchingNot:
    ' –: not given where the goal ended the iteration early, where it is not recorded to its end, or where its root is its only node.',
  falls: (n: number) => `At ${many(n, 'move')} h falls by more than the move costs`,
  inconsistent:
    'So this h is not consistent: a consistent h never falls by more than the move costs. It may be admissible all the same.',
  memory: enMemory,
  held: (positions: number, sure: 'final' | 'so-far') =>
    `Held at once: ${many(positions, 'position')} at most${sure === 'final' ? '' : ' so far'}.`,
  built: (entries: number, bytes: number) => `Table built first: ${count(entries)} entries in ${count(bytes)} bytes.`,
  remembered: (positions: number, bytes: number) =>
    `Table of failures at the end: ${many(positions, 'position')} in ${count(bytes)} bytes.`,
  perDepth: {
    'ida-star': (bound: number) => `By depth, under bound ${bound}`,
    'a-star': (_bound: number) => 'By depth, all nodes entered',
    'bidirectional-bfs': (_bound: number) => 'By distance from its own root, all nodes entered by either side',
    'dancing-links': (_bound: number) => 'By depth',
  },
  depthRow: (depth: number, nodes: number, name: string, cuts: number) =>
    `depth ${depth}: ${many(nodes, 'node')}, ${name}: ${count(cuts)}`,
  listed: (rows: readonly string[]) => rows.join('; '),
  chart: (name: string) => `A row for each depth: its nodes. Low bars, and numbers in brackets: ${name}.`,
  fromHere: (nodes: number) =>
    `All that follows is of the first ${many(nodes, 'node')} only: those recorded when this was opened.`,
  recordedOnly: (nodes: number) => `Of the first ${many(nodes, 'node')} only: those recorded when this was opened.`,
  save: 'Save as CSV',
  table: 'As a table',
  largest: 'The largest subtrees',
  inVain: (size: number) => `Go to the largest subtree searched in vain: ${many(size, 'node')}`,
  subtree: (node: number, depth: number, size: number, end: 'vain' | 'other') =>
    `#${count(node)} · depth ${depth} · ${many(size, 'node')}${end === 'vain' ? ' in vain' : ''}`,
  working: (done: number, all: number) => `${count(done)} of ${many(all, 'node')} looked at`,

  overflow: {
    title: 'Cut nodes by f',
    bound: 'bound',
    over: (by: number) => `f = bound + ${by}`,
    go: (n: number, f: number, bound: number) =>
      `To the next of ${many(n, 'node')} cut with f = ${f} under bound ${bound}`,
    note: 'A number leads to the first such cut after the step shown, and after the last one to the first of its bound.',
  },

  distance: {
    title: 'h against the true distance',
    about:
      'The true distance is the least number of moves from a node’s position to a goal, of the moves that this search permits there. By which move the position was reached makes no difference. It is exact, and worked out aside, by a search of its own for each node.',
    start: 'Work it out',
    stop: 'Stop',
    working: (done: number, all: number) => `${count(done)} of ${many(all, 'node')} measured`,
    stopped: (done: number, all: number) => `Stopped: ${count(done)} of ${many(all, 'node')} measured.`,
    failed: (why: string) => `It failed: ${why}`,
    all: (nodes: number) => (nodes === 1 ? 'For the only node recorded.' : `For all ${many(nodes, 'node')} recorded.`),
    sample: (drawn: number, nodes: number, seed: number) =>
      `For ${count(drawn)} of ${many(nodes, 'node')} recorded, drawn at random, evenly over the trace (seed ${seed}).`,
    estimated: (estimated: number, nodes: number) =>
      `For the ${count(estimated)} of ${many(nodes, 'node')} recorded that have their h: the recording ends before the rest.`,
    soFar: (n: number) =>
      n === 0
        ? 'None of them is measured yet.'
        : `So far ${count(n)} of them ${n === 1 ? 'is' : 'are'} measured, in random order; what follows is of these alone.`,
    mean: (ratio: number) => `On average h is ${percent(ratio)}\u00a0% of the true distance.`,
    exact: (n: number, of: number) => `Exact: ${share(n, of)}.`,
    none: (n: number) =>
      `Below ${many(n, 'node')} there is no solution: what this search has ruled out before bars every one. ${n === 1 ? 'It is' : 'They are'} not in the chart.`,
    beyond: (n: number, limit: number) =>
      `Of ${many(n, 'node')} the distance was not found within ${many(limit, 'node')} each. ${n === 1 ? 'It is' : 'They are'} not in the chart, which therefore leaves out far ones.`,
    above: (n: number) =>
      `h is greater than the true distance at ${many(n, 'node')}: this estimate is not admissible, and a search that trusts it may miss the best solution.`,
    goTo: (node: number, h: number, distance: number) => `#${count(node)}: h = ${h}, true distance ${distance}`,
    distance: 'true distance',
    pair: (distance: number, h: number, n: number) => `true distance ${distance}, h ${h}: ${many(n, 'node')}`,
    legend:
      '→ true distance, ↑ h. ● on the line: h is exact. ■ below it: too low, as an estimate may be. ▲ above it: too high: an admissible h never is.',
    path: 'On the path to the node shown',
    node: 'node',
    depth: 'depth',
    error: 'too low by',
    unmeasured: { none: 'no solution', beyond: 'not found' },
  },

  lists: {
    title: {
      'a-star': 'Memory: both lists against the path of IDA*',
      layers: 'Memory: both sides against the path of IDA*',
    },
    names: {
      'a-star': ['open list', 'closed list', 'path'],
      layers: ['from the start', 'from the goal', 'path'],
    } as Readonly<Record<'a-star' | 'layers', readonly string[]>>,
    end: {
      'a-star': (open: number, closed: number, of: Recorded) =>
        `${many(open + closed, 'node')} in memory ${atEnd(of)}: ${count(open)} open, ${count(closed)} closed.`,
      layers: (start: number, goal: number, of: Recorded) =>
        `${many(start + goal, 'position')} in memory ${atEnd(of)}: ${count(start)} from the start, ${count(goal)} from the goal.`,
    },
    path: {
      'a-star': (most: number) =>
        `The path to the node expanded never had more than ${many(most, 'node')}: IDA* without a table holds the positions of such a path and no others.`,
      layers: (most: number) =>
        `A path through both sides never had more than ${many(most, 'node')}: IDA* without a table holds the positions of such a path and no others.`,
    },
    known: (n: number) => `${many(n, 'node')} led to a position that was known already, by a way that costs no less.`,
    full: 'The search stopped because there was no room for another position.',
    axis: 'Nodes in memory by nodes expanded, logarithmic scale.',
    expanded: 'nodes expanded',
    duplicates: 'known already',
  },
};

export type StatisticsTexts = typeof enStatistics;
