import { enMethods } from '../methods/en.ts';
import type { PuzzleTexts } from '../puzzles/puzzle-texts.ts';
import { count, many } from '../words-en.ts';
import { type InputFacts, shortened } from './input-facts.ts';

const expected = ({ expected: { of, from = 0, to = 0 } }: InputFacts, words: PuzzleTexts['expected']): string => {
  if (of === 'case-count') return `the number of cases, ${from} to ${to}`;
  return of === 'end' ? 'nothing more after the last case' : (words[of]?.(from, to) ?? of);
};

/** Where the tree stands. */
export interface TreeWhere {
  readonly method: keyof typeof enMethods;
  readonly bound: number;
  /** The node's number in the whole run, from 0; negative before the root is entered. */
  readonly node: number;
  /** How many nodes the iteration has. */
  readonly nodes: number;
  /** Whether the run has ended, so that the number of nodes is final. */
  readonly sure: 'final' | 'so-far';
}

/** Whether a lane has a bound: of one that is recorded further it is not known yet. */
type HasBound = 'yes' | 'no' | 'unknown';

/** All texts of the workbench but those of a puzzle. The Chinese file has the same shape. */
export const en = {
  title: 'Deepen: step through IDA*',
  puzzle: 'Puzzle',
  unfetched: (puzzle: string) =>
    `${puzzle} could not be fetched: the network does not answer, or a new release has replaced it. What is on the screen is kept; load the page again later.`,
  count,
  short: (n: number) => n.toLocaleString('en', { notation: 'compact' }),

  methods: enMethods,

  panel: {
    more: 'More on this step',
    less: 'Less',
    tree: 'Search tree',
    happened: 'What happened',
    stack: 'Call stack',
    next: 'Next',
    compare: 'Comparison',
  },

  custom: 'custom',
  search: 'Search',
  searchOf: (lane: string) => `Search ${lane}`,

  control: {
    first: 'First step',
    backOver: 'Back over',
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    step: 'Step',
    over: 'Over',
    into: 'Into',
    out: 'Out',
    last: 'Last step',
    stop: 'Stop',
    space: 'Space',
    speed: 'Speed',
    kind: 'Jump to',
    jumps: 'Jumps and speed',
    previousKind: 'Previous of the chosen kind',
    nextKind: 'Next of the chosen kind',
    place: (at: number, of: number, unit: 'step' | 'node' | 'bound' | 'finish' = 'step') =>
      unit === 'step'
        ? `step ${count(at)} of ${count(of)}`
        : unit === 'bound'
          ? `${count(at)} of ${many(of, 'bound')}`
          : at === of
            ? 'end'
            : unit === 'finish'
              ? 'start'
              : `node #${count(at - 1)} · ${many(of - 1, 'node')}`,
    goTo: 'Go to a place by its number',
    range: (from: number, to: number) => `${count(from)} to ${count(to)}`,
    noPlace: (found: string, from: number, to: number) =>
      `found ${found === '' ? 'nothing' : `“${shortened(found)}”`}, expected a whole number from ${count(from)} to ${count(to)}`,
    nothing: (way: 'next' | 'previous', kind: string) => (way === 'next' ? `no further ${kind}` : `no earlier ${kind}`),
    perSecond: (speed: number) => (speed < 1 ? `1 step in ${1 / speed} s` : `${count(speed)} / s`),
    toolbar: 'Step and play',
  },
  about: {
    fall: 'Steep: h falls by more than the move costs',
    over: 'Over: to the end of this node’s whole subtree',
    out: 'Out: past this node’s subtree, in its parent',
    outOfRoot: 'Out: this is the root, so past its whole tree, to the next bound or the end',
    step: 'Step forward',
    back: 'Step back',
    backOver: 'Back over: to where this subtree was entered',
  },

  run: {
    of: (lane: string, what: string) => `${lane}: ${what}`,
    recording: (steps: number) => `Recording … ${many(steps, 'step')}`,
    counting: (nodes: number) => `Too long to record in full: counting on … ${many(nodes, 'node')}`,
    truncated: (steps: number, of: 'one' | 'each') =>
      of === 'one'
        ? `This run is longer than the recording budget: its first ${many(steps, 'step')} can be stepped through, the counts are exact to the end.`
        : `first ${many(steps, 'step')} recorded, counted to the end`,
    ofLong: 'If a run is long',
    budget: 'Record more of it, and run again',
    budgetOf: (steps: number, megabytes: number, of: 'one' | 'each') =>
      `record ${steps / 1e6} million steps: ${megabytes} MB${of === 'each' ? ' for each search' : ''}`,
    cancelled: (steps: number) => `Cancelled: the ${many(steps, 'step')} recorded so far can be stepped through.`,
    failed: (why: string) => `The run failed: ${why}`,
    building: (done: number, of: number) => `Building a table of distances first … ${Math.floor((100 * done) / of)} %`,
    built: (entries: number, milliseconds: number) =>
      `Table of ${many(entries, 'distance')}, ${count(Math.round(entries / 1000))} kB, built first, in ${count(Math.round(milliseconds))} ms`,
    remembered: (positions: number, bytes: number) =>
      `Table of failures at the end: ${many(positions, 'position')}, ${bytes < 1000 ? many(bytes, 'byte') : `${count(Math.round(bytes / 1000))} kB`}`,
    cancel: 'Cancel',
    again: 'Run again',
    empty: 'No step is recorded yet.',
  },
  worker: {
    silent: 'Nothing heard of the worker for 10 s: it may have died.',
    here: 'No worker could be started: the page does its work, which may be slower.',
    lost: 'its worker could not be started, or has died. Load the page again; if it stands inside another page, open it by itself.',
  },

  bounds: {
    unrecorded: 'counted, not recorded',
    partly: 'recorded in part',
    answer: 'The answer',
    ends: 'recording ends here',
    beyond: 'recording ends here · beyond it only counted',
    soFar: 'so far',
    lane: (name: string) => `Timeline of ${name}`,
  },

  statistics: { open: 'Statistics', title: 'Statistics' },
  find: 'Find a node',

  flame: {
    node: (id: number, depth: number, estimated: { g: number; h: number } | null, end: string) =>
      `node #${count(id)} · depth ${depth}${estimated ? ` · h ${estimated.h} · f ${estimated.g + estimated.h}` : ''}${end === '' ? '' : ` · ${end}`}`,
    merged: (nodes: number) => ` · one of ${many(nodes, 'node')} in this pixel`,
    name: 'The flame',
    colour: 'Colour of the flame',
    colours: { outcome: 'outcome', h: 'h', shared: 'in A and B' },
    legends: {
      shared: 'high and dark: A and B both visit it; low and pale: only this one',
      h: 'pale: h = 0; dark: h as large as the bound',
    },
    inBoth: ' · both A and B',
    onlyHere: ' · this run only',
    wider: 'Magnify the timeline',
    whole: 'The whole timeline',
  },

  tree: {
    title: ({ method, bound, node, nodes, sure }: TreeWhere) =>
      `${enMethods[method].where(bound)}${many(nodes, 'node')}${sure === 'so-far' ? ' so far' : ''}${node < 0 ? '' : ` · at node #${count(node)}`}`,
    /** The other lane stands elsewhere: what is laid over of it. */
    elsewhere: (lane: string, bound: number, shown: number, has: HasBound) =>
      ` · ${lane} is under bound ${bound}${has === 'yes' ? `; laid over: its bound ${shown}` : ''}`,
    /** A lane has nothing under the bound drawn. */
    lacks: (lane: string, bound: number, has: HasBound) =>
      has === 'no' ? ` · ${lane} has no bound ${bound}` : ` · ${lane} is not recorded as far as bound ${bound}`,
    apart: ' · searches of different methods are not laid over each other',
    whole: { bound: 'Whole bound', tree: 'Whole tree' },
    aboutWhole: 'The whole tree; what does not fit is collapsed to its count',
    fit: 'Fit',
    follow: 'Follow',
    signs: 'Legend',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    region:
      'Search tree. Arrow keys go from node to node, Enter goes to the step at which one was entered or opens a triangle.',
    node: (id: number | null, move: string, status: string, figures: string) => {
      const name =
        id === null ? (move === '' ? 'root' : `move ${move}`) : `node ${id}${move === '' ? '' : ` (${move})`}`;
      return `${name}, ${status}${figures}`;
    },
    of: (what: string, more: string) => `${what}, ${more}`,
    figures: (g: number, h: number | null) => (h === null ? `, g ${g}` : `, g ${g}, h ${h}, f ${g + h}`),
    collapsed: (nodes: number) => `collapsed subtree of ${many(nodes, 'node')}, opens`,
    more: (n: number) => many(n, 'more move'),
    above: (n: number) => `${many(n, 'node')} above`,
    treeOf: (lane: string) => `The tree of ${lane}`,
    over: 'Lay another tree over it',
    with: (lane: string) => `with ${lane}`,
    alone: 'alone',
    collapse: 'Collapse opened subtrees',
  },

  stack: {
    g: 'g',
    h: 'h',
    f: 'f',
    bound: 'bound',
    above: (nodes: number) => `… ${many(nodes, 'node')} above`,
    goTo: (node: number) => `Go to where node #${count(node)} was entered`,
  },

  compare: {
    open: 'Compare',
    close: 'End comparison',
    many: 'Many searches on many inputs',
    unit: 'Lockstep by',
    units: { step: 'step', node: 'node', bound: 'bound', finish: 'finish' },
    add: 'Add a search to the comparison',
    remove: 'Remove',
    removeOf: (lane: string) => `Remove search ${lane}`,
    both: 'no letter: visited by both',
    only: (name: string) => `only ${name}`,
  },

  input: {
    open: 'Input',
    title: 'Input',
    examples: 'Examples',
    paste: 'Contest input',
    pasteHint: 'Paste contest input, or drop text files here.',
    random: 'Random',
    seed: 'Seed',
    solve: 'Answer all cases',
    stop: 'Stop',
    answers: (done: number, all: number) => `${count(done)} of ${many(all, 'case')} answered`,
    caseNumber: 'Case',
    instance: 'Input',
    answer: 'Answer',
    openCase: 'Step through it',
    openCaseNumber: (i: number) => `Step through case ${i}`,
    tooLong: (length: number, most: number) =>
      `The text has ${count(length)} characters, expected at most ${count(most)}. Use the command line for more.`,
    held: (lines: number) => `The text is long: only its first ${lines} lines are shown, all of it is answered.`,
    clear: 'Clear',
    badSeed: 'Expected: a whole number from 0 to 4294967295.',
    failed: (why: string) => `It could not be answered: ${why}`,
    more: (n: number) => `… and ${many(n, 'more case')}`,
    refused: (why: string) => `${why}. What is on the board is kept.`,
    fits: (puzzle: string) => `This reads as input for ${puzzle}: open it there`,
    close: 'Close',
    none: 'The input has no case.',
  },
  inputError: (e: InputFacts, words: PuzzleTexts['expected']) =>
    `line ${e.line}, column ${e.column}: found ${e.found === null ? 'the end of the text' : `“${shortened(e.found)}”`}, expected ${expected(e, words)}`,

  dismiss: 'Dismiss',

  more: 'More',
  take: {
    open: 'Take',
    link: 'Copy the link to this view',
    copied: 'Copied.',
    notCopied: 'This browser does not let the page copy. Here is the link:',
    print: 'Print',
  },
  theme: { name: 'Theme', light: 'Light', dark: 'Dark', projector: 'Projector' },
  keys: { open: 'Keys', glossary: 'Glossary' },
  skip: (board: string) => `Skip to: ${board}`,
  tabs: 'Views',
};

export type Messages = typeof en;
