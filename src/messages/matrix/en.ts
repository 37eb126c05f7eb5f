import { count, many } from '../words-en.ts';
import { type RepeatFacts, spreadOf, type TimeFacts } from './time-facts.ts';

/** A cell in plain facts, as it is read aloud. */
export interface CellFacts {
  readonly search: string;
  /** From 1. */
  readonly input: number;
  readonly nodes: number;
  readonly time: TimeFacts;
  /** How the run came out, beside its answer. */
  readonly end: 'complete' | 'stopped' | 'full';
  readonly answer: string;
  /** How the search goes about it: each gives nodes up for its own reason. */
  readonly method: keyof typeof givenUp;
  readonly prunes: number;
  readonly held: number;
}

const givenUp = {
  'ida-star': (n: number) => `${count(n)} cut`,
  'a-star': (n: number) => `${count(n)} known already`,
  'bidirectional-bfs': (n: number) => `${count(n)} known already`,
  'dancing-links': (n: number) => many(n, 'dead end'),
};

/** What is shorter than can be told is not nothing. */
const figure = (ms: number) => (ms < 0.05 ? '< 0.1' : ms < 10 ? ms.toFixed(1) : count(Math.round(ms)));

const spokenTime = (time: TimeFacts) => {
  if (time.runs === 1) return `${figure(time.median)} ms in one run`;
  const apart = spreadOf(time, figure);
  return `${figure(time.median)} ms, the median of ${many(time.runs, 'run')}${apart ? ` of ${apart[0]} to ${apart[1]} ms` : ''}`;
};

const million = (nodes: number) => `${count(nodes / 1e6)} million nodes`;

/** What the dialog of the matrix says. */
export const enMatrix = {
  setup: 'What to run',
  searches: 'Searches, a column each',
  onScreen: (name: string) => `${name} (the search on the screen)`,
  vary: 'Switches to vary',
  varied: (name: string) => `Beside ${name}, the search on the screen, run it with these changed:`,
  spreads: { each: 'one at a time', all: 'all combinations' },
  about: {
    each: 'Each column added this way differs from the search on the screen in one switch only, so it shows what that one contributes.',
    all: 'A column for every combination of the values, so it also shows what two ideas do together.',
  },
  inputs: 'Inputs, a row each',
  current: (brief: string) => `the input on the screen: ${brief}`,
  examples: (n: number) => `the ${count(n)} examples of this puzzle`,
  text: 'contest input, every case of it',
  field: 'Contest input to run',
  hint: 'Paste contest input, or drop text files here.',
  limit: 'Node limit per run',
  nodes: million,
  limitHint:
    'A run that needs more is stopped and shown with ≥. The nodes are looked at only now and then, so a run may overshoot by some hundred thousand nodes.',
  sum: (searches: number, inputs: number) =>
    `${many(searches, 'search', 'searches')} × ${many(inputs, 'input')} = ${many(searches * inputs, 'run')}`,
  sumOfText: (searches: number) => `${many(searches, 'search', 'searches')} × every case of the text`,
  none: 'Choose a search.',
  tooWide: (searches: number, most: number) =>
    `That makes ${count(searches)} searches, at most ${count(most)} fit here. Vary fewer switches, or use the command line.`,
  tooMany: (runs: number, most: number) =>
    `That makes ${count(runs)} runs, at most ${count(most)} fit here. Choose less, or use the command line. Nothing was run.`,
  run: 'Run',
  cancel: 'Cancel',
  progress: (done: number, all: number) => `${count(done)} of ${many(all, 'run')} done`,
  running: (search: string, input: number, nodes: number) =>
    `now ${search} on input ${count(input)}: ${many(nodes, 'node')}`,
  finished: (all: number) => `Finished: ${many(all, 'run')}.`,
  cancelled: (done: number, all: number) =>
    `Cancelled after ${count(done)} of ${many(all, 'run')}. What was found is kept.`,
  refused: (why: string) => `${why}. Nothing was run; a table from before is kept.`,
  failed: (why: string) => `The runs failed: ${why}`,
  table: 'Nodes and time',
  input: 'Input',
  answer: (answer: string) => `answer: ${answer}`,
  total: 'Total',
  totalOfFirst: (n: number) => `Total of the first ${count(n)}`,
  milliseconds: (ms: number) => `${figure(ms)} ms`,
  /** The least and the most of several runs; null where they do not differ. */
  spread(time: TimeFacts): string | null {
    const apart = spreadOf(time, figure);
    return apart && `${apart[0]}–${apart[1]} ms`;
  },
  ends: { complete: 'complete', stopped: 'stopped', full: 'memory full' },
  differs: (answer: string) => `✗ answers ${answer}`,
  disagree: (cases: readonly number[], more: number) =>
    `The searches do not give the same answer on input ${cases.map((i) => count(i)).join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}: at least one search is wrong. The cells in doubt are marked ✗.`,
  cell: ({ search, input, nodes, time, end, answer, method, prunes, held }: CellFacts) =>
    `${search} on input ${count(input)}: ${end === 'complete' ? '' : 'at least '}${many(nodes, 'node')}, ${spokenTime(time)}; ${end === 'complete' ? `answer ${answer}` : end === 'full' ? 'out of memory, no answer' : 'stopped at the limit, no answer'}; ${givenUp[method](prunes)}; at most ${many(held, 'position')} held at once, tables apart`,
  fewest: 'fewest nodes of the row',
  legend: {
    fewest: '◆ the fewest nodes of a row.',
    atLeast: '≥ stopped at the limit or out of memory: it takes at least this many nodes, and there is no answer.',
    time: ({ runs, milliseconds }: RepeatFacts) =>
      `Times are those of this browser, without a table that is built first: a short search is run up to ${count(runs)} times, until its runs have taken ${count(milliseconds)} ms; the median is shown, and below it the shortest and the longest run. Only large differences are meaningful.`,
    open: 'A click on a cell opens that input with that search.',
  },
  save: 'Save as CSV',
  more: (n: number) => `… and ${many(n, 'more input')}`,
};

/** The texts of the dialog of the matrix: both languages have this shape. */
export type MatrixTexts = typeof enMatrix;
