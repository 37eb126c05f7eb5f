import { raised, sumOf, without } from '../../methods/ida-words-en.ts';
import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, many, node, ordinal } from '../../words-en.ts';
import type { PuzzleTexts } from '../puzzle-texts.ts';
import type {
  BookEstimateFacts,
  CountFacts,
  LayerFacts,
  MeetingFacts,
  MoveFacts,
  Side,
  SuccessorFacts,
} from './facts.ts';

const book = (id: number): Part => ({ thing: 'book', id, text: String(id) });
const move = ({ id, text }: MoveFacts): Part => ({ thing: 'move', id, text });
const sides: readonly [string, string] = ['start side', 'goal side'];
const otherSide = (side: Side) => sides[side === 0 ? 1 : 0];
/** `Try move 2→5, the 3rd of 35: ` */
const attempt = (nth: number, of: number, made: MoveFacts): Sentence =>
  say`Try move ${move(made)}, ${of === 1 ? 'the only one' : `the ${ordinal(nth)} of ${count(of)}`}: ${goes(made, ['would go', 'would go'])}.`;
/** `All 35 moves of node #3 were tried` */
const allTried = (id: number, tried: number): Sentence =>
  tried === 1
    ? say`The only move of node ${node(id)} was tried`
    : say`All ${count(tried)} moves of node ${node(id)} were tried`;
const moves = (made: readonly MoveFacts[]): Sentence => list(made.map(move), ', then ');

/** `books 3 and 4 go behind book 2` */
function goes({ block, behind }: MoveFacts, verb: readonly [one: string, more: string] = ['goes', 'go']): Sentence {
  const [first = 0] = block;
  if (block.length === 1) return say`book ${book(first)} ${verb[0]} behind book ${book(behind)}`;
  if (block.length <= 4)
    return say`books ${list(block.map(book), ', ', ' and ')} ${verb[1]} behind book ${book(behind)}`;
  return say`the ${block.length} books that begin with ${book(first)} and end with ${book(block.at(-1) ?? 0)} ${verb[1]} behind book ${book(behind)}`;
}

/** `3 behind 1, 6 behind 4 and nothing behind 5` */
function wrongOnes(wrong: readonly SuccessorFacts[], most = 4): Sentence {
  const told = wrong.map(({ book: id, next }) =>
    next === null ? say`nothing behind ${book(id)}` : say`${book(next)} behind ${book(id)}`,
  );
  const shown = told.length <= most + 1 ? told : told.slice(0, most);
  const more = told.length - shown.length;
  return shown.flatMap((part, i) => {
    const isLast = i === shown.length - 1 && more === 0;
    return [
      ...(i === 0 ? [] : [isLast ? ' and ' : ', ']),
      ...part,
      ...(i === most - 1 && more > 0 ? [` and ${more} more`] : []),
    ];
  });
}

/** `5 books have a wrong successor: …` */
const wrongCount = (wrong: readonly SuccessorFacts[]): Sentence =>
  say`${wrong.length} books have a wrong successor: ${wrongOnes(wrong)}.`;

function reason({ h, wrong }: BookEstimateFacts): Sentence {
  if (h === 0) return say`The books are sorted: this is a goal.`;
  if (!wrong) return say`The books are not sorted, so at least one more move is needed.`;
  return say`${wrongCount(wrong)} A move changes at most three successors: of the book in front of the block, of the block’s last and of the book it is put behind. So ${wrong.length} wrong ones need at least ⌈${wrong.length}/3⌉ = ${many(h, 'move')}.`;
}

function shortReason(facts: BookEstimateFacts): Sentence {
  const { h, wrong } = facts;
  if (!wrong) return reason(facts);
  return say`${wrongCount(wrong)} A move mends at most three of them, so at least ${many(h, 'more move')} must follow.`;
}

const noFailure = 'an answer, not a failure, for the contest asks no further.';

/** `So the answer is “5 or more”: …` */
const orMore = (last: number): string => `So the answer is “${last + 1} or more”: ${noFailure}`;

/** No position that both sides hold: so many moves are not enough. */
function notEnough([near, far]: readonly [number, number]): string {
  if (near === 0) return 'The start is not sorted, so 0 moves are not enough.';
  if (far === 0)
    return `The sorted books are not within ${many(near, 'move')} of the start, so ${many(near, 'move')} ${near === 1 ? 'is' : 'are'} not enough.`;
  const moves = near + far;
  return `No position is both within ${many(near, 'move')} of the start and within ${many(far, 'move')} of the goal, so ${many(moves, 'move')} ${moves === 1 ? 'is' : 'are'} not enough.`;
}

/** What Booksort says about its steps. Every function is given facts of one node and says nothing else. */
export const enBooksort = {
  shell: {
    board: 'Shelf',
    table: 'Details',
    move: 'move',
    presets: {
      guide: 'IDA* with h = the wrong successors divided by 3, rounded up; bounds 0 to 4',
      blind: 'IDA* with h = 1 until the books are sorted: plain iterative deepening',
      astar: 'A* with the same estimate: it always expands the least f, and holds each position once, in memory',
      bidirectional: 'breadth-first from both ends: no estimate, but each position that it finds is held in memory',
    },
    choices: { estimate: 'Estimate h', search: 'Search' },
    values: {
      'wrong-successors': 'wrong successors ÷ 3',
      naive: 'naive (h = 1)',
      'ida-star': 'IDA*',
      'a-star': 'A*',
      'bidirectional-bfs': 'breadth-first from both ends',
    },
    examples: {
      'sample-1': 'contest sample 1: 2 moves',
      'sample-2': 'contest sample 2: five books reversed',
      'sample-3': 'contest sample 3: ten books, 5 or more',
      hard: 'hard: 13 books, half a million nodes',
      sorted: 'sorted already',
      'five-or-more': 'the fewest books that need five moves: 8',
      'reversed-15': '15 books reversed: the estimate says 5 at once',
    },
    expected: {
      'book-count': (from, to) => `the number of books n, ${from} to ${to}`,
      book: (from, to) => `the number of a book, ${from} to ${to}`,
      'another-book': (from, to) => `a book that has not occurred yet: each of ${from} to ${to} stands there once`,
    },
    random: 'The same seed always gives the same order.',
    scan: (at, of) => `book ${at} of ${of} in the count`,
    into: 'Into: the count of wrong successors inside the estimate',
  } satisfies PuzzleTexts as PuzzleTexts,

  amount: (made: number): string => many(made, 'move'),
  reason,
  same: (): Sentence => say`the books stand in the same order`,
  answer: (made: readonly MoveFacts[]): Sentence =>
    made.length === 0
      ? say`The answer is 0: the books are sorted at the start.`
      : say`The answer is ${made.length}: ${moves(made)}.`,
  /** No solution has so many moves or fewer. */
  tooMany: (last: number): Sentence =>
    say`So no sequence of up to ${last} moves sorts these books, and the answer is “${last + 1} or more”: ${noFailure}`,
  firstBound: (bound: number): Sentence =>
    say`The first bound is ${bound}: are the books sorted already? IDA* searches depth-first, and cuts every node whose f = g + h is over the bound.`,
  raised,
  enterRoot: (books: number, wrong: number | null): Sentence =>
    say`Start: no move is made yet (g = 0).${
      wrong === null
        ? ''
        : wrong === 0
          ? ' Every book has the right successor.'
          : ` ${wrong < books ? `${count(wrong)} of the ${count(books)}` : books === 2 ? 'Both' : `All ${count(books)}`} books have a wrong successor.`
    }`,
  enter: (id: number, made: MoveFacts, g: number, wrong: { before: number; now: number } | null): Sentence =>
    say`Node ${node(id)}, by move ${move(made)}: ${goes(made)}. g = ${g}${
      wrong === null ? '.' : `; wrong successors: ${wrong.before} before, ${wrong.now} now.`
    }`,
  estimate: (facts: BookEstimateFacts): Sentence => say`h = ${facts.h}. ${reason(facts)} ${sumOf(facts)}`,
  prune: (facts: BookEstimateFacts): Sentence =>
    say`f = ${facts.g} + ${facts.h} = ${facts.g + facts.h} > ${facts.bound}: cut. ${shortReason(facts)} ${
      facts.g === 0
        ? `This bound allows ${facts.bound}.`
        : `With the ${facts.g} made that is ${facts.g + facts.h}, and this bound allows ${facts.bound}.`
    }`,
  branch: (all: number): Sentence =>
    all === 1
      ? say`There is one move, and it is tried.`
      : say`All ${count(all)} moves are tried, in the order of the block’s first place, its last, and the place it goes behind. A move is named by places: 1–2→3 puts the books at places 1 to 2 behind place 3. Moves to the right are enough: a block that goes left is its neighbours going right.`,
  choose: (nth: number, of: number, made: MoveFacts, cuts: readonly SuccessorFacts[]): Sentence =>
    say`${attempt(nth, of, made)} It changes the successors of ${list(
      cuts.map(({ book: id }) => book(id)),
      ', ',
      ' and ',
    )}.`,
  backtrack: (id: number, tried: number, below: number, bound: number): Sentence =>
    say`${allTried(id, tried)}: no solution with f ≤ ${bound} ${below === 1 ? 'at the one node' : `among the ${count(below)} nodes`} below. Back.`,
  goal: (made: readonly MoveFacts[]): Sentence =>
    made.length === 0
      ? say`Goal: the books are sorted at the start, no move is needed.`
      : say`Goal: the books are sorted after ${many(made.length, 'move')}: ${moves(made)}. Fewer are not enough: every smaller bound was searched in vain, and h never overestimates.`,
  end: (made: readonly MoveFacts[], nodes: number, iterations: number): Sentence =>
    say`End. The answer is ${made.length}${made.length === 0 ? '' : [': ', ...moves(made)]}. It took ${many(nodes, 'node')} in ${many(iterations, 'iteration')}.`,
  bounded: (last: number, nodes: number, iterations: number): Sentence =>
    say`End. Every bound up to ${last} was searched in vain, and h never overestimates: no sequence of up to ${last} moves sorts these books. ${orMore(last)} It took ${many(nodes, 'node')} in ${many(iterations, 'iteration')}.`,
  scan: ({ place, of, book: id, next, isRight, wrong }: CountFacts): Sentence =>
    say`Count, book ${place} of ${of}: ${
      next === null
        ? say`book ${book(id)} stands at the end${isRight ? ', as it should' : say`, where ${book(of)} should stand`}`
        : isRight
          ? say`behind book ${book(id)} stands ${book(next)}, as it should`
          : id === of
            ? say`behind book ${book(id)} stands ${book(next)}, but nothing should`
            : say`behind book ${book(id)} stands ${book(next)}, not ${book(id + 1)}`
    }. ${isRight ? `Still ${count(wrong)} wrong` : `Wrong successor ${count(wrong)}`}: h ≥ ⌈${wrong}/3⌉ = ${Math.ceil(wrong / 3)}.`,
  without,

  sides,
  sideAt: (side: Side, depth: number) => `${sides[side]}, depth ${depth}`,
  /** After a node's number and status; beginning with a comma. */
  spoken: (side: Side, depth: number) => `, ${sides[side]}, depth ${depth}`,
  ends: ['start', 'goal'] as readonly string[],
  layers: {
    first: (): Sentence =>
      say`Sum of depths 0: the two ends of the search are put down, the start and the sorted books. If they are the same, no move is needed.`,
    grow: ({ bound, side, depth, frontier, reached }: LayerFacts): Sentence =>
      say`${notEnough(reached)} The sum of the depths goes up to ${bound}: the ${sides[side]} grows to depth ${depth}, from its ${many(frontier, 'position')} of depth ${depth - 1}. If the sides meet in this layer, ${many(bound, 'move')} ${bound === 1 ? 'is' : 'are'} the least.`,
    enterRoot: (id: number, side: Side): Sentence =>
      side === 0
        ? say`Node ${node(id)}: the books as they are given, the root of the start side.`
        : say`Node ${node(id)}: the sorted books, the root of the goal side. A move can be taken back by a move, so one can search from here as well.`,
    enter: (id: number, made: MoveFacts, side: Side, depth: number): Sentence =>
      say`Node ${node(id)}, by move ${move(made)}: ${goes(made)}. Depth ${depth} of the ${sides[side]}. Is this position known?`,
    keep: (side: Side, held: number): Sentence =>
      held === 1
        ? say`It is kept on the ${sides[side]}: 1 position is held in memory.`
        : say`Neither side holds this position. It is kept on the ${sides[side]}, so that it is known when it comes up again: now ${count(held)} are held in memory.`,
    duplicate: (side: Side, known: number, depth: number, knownDepth: number): Sentence =>
      say`The ${sides[side]} holds this position already: node ${node(known)}, ${
        knownDepth === 0 ? 'its root' : `reached by ${many(knownDepth, 'move')}`
      }. Another way there, of ${many(depth, 'move')}, gains nothing: this node is dropped.`,
    meet: ({ side, met, before, after }: MeetingFacts): Sentence => {
      const all = before.length + after.length;
      if (all === 0) return say`The start is the same as the sorted books, node ${node(met)}: no move is needed.`;
      return say`The ${otherSide(side)} holds this position: node ${node(met)}. ${
        before.length === 0 ? 'It is the start' : say`From the start: ${moves(before)}`
      }. ${
        after.length === 0
          ? 'It is the goal'
          : say`From here to the goal, the goal side’s moves taken back in reverse: ${moves(after)}`
      }. Together ${many(all, 'move')}. Fewer are not enough: on a shorter way there would be a position that both sides held before.`;
    },
    expand: (id: number, nth: number, of: number, side: Side, depth: number): Sentence =>
      depth === 0
        ? say`Node ${node(id)}, the root of the ${sides[side]}, is expanded.`
        : say`Node ${node(id)} is expanded, the ${ordinal(nth)} of the ${count(of)} positions of depth ${depth} on the ${sides[side]}.`,
    branch: (all: number): Sentence =>
      all === 1
        ? say`There is one move, and it is tried.`
        : say`All ${count(all)} moves are tried: without an estimate, nothing says which are worth trying.`,
    choose: attempt,
    backtrack: (id: number, kept: number, known: number): Sentence =>
      say`${allTried(id, kept + known)}: ${kept === 0 ? 'no position was new' : kept === 1 ? '1 position was new and is kept' : `${count(kept)} positions were new and are kept`}, ${known === 0 ? 'none was' : `${count(known)} ${known === 1 ? 'was' : 'were'}`} known already.`,
    end: (made: readonly MoveFacts[], nodes: number, held: number): Sentence =>
      say`End. The answer is ${made.length}${made.length === 0 ? '' : [': ', ...moves(made)]}. It took ${many(nodes, 'node')}, and ${many(held, 'position')} ${held === 1 ? 'was' : 'were'} held in memory at the end.`,
    bounded: (reached: readonly [number, number], nodes: number, held: number): Sentence =>
      say`End. ${notEnough(reached)} ${orMore(reached[0] + reached[1])} It took ${many(nodes, 'node')}, and ${many(held, 'position')} were held in memory at the end.`,
  },

  table: { place: 'place', book: 'book', next: 'behind it', status: 'successor', third: 'share of h' },
  theEnd: '–',
  status: {
    right: 'right',
    unknown: 'not counted yet',
    wrong: (k: number) => `wrong ${k}`,
    plain: 'wrong',
    third: (k: number) => `move ${k}`,
  },
  layerTable: { sum: 'sum', side: 'side', depth: 'depth', kept: 'kept', known: 'known', held: 'held' },
  layerCaption: 'Layers so far',
  successorCaption: 'Successors',
  stack: { depth: 'depth', side: 'side' },

  board: {
    region: (books: readonly number[]) =>
      `Shelf: ${books.join(' ')}. Arrow keys go from book to book; while editing, Enter or Space lifts a book, arrow keys carry it, Enter puts it back, Escape gives up.`,
    book: (id: number, place: number) => `book ${id}, place ${place}`,
    lifted: (id: number, place: number) => `book ${id} lifted, place ${place}`,
    edit: 'Edit',
    editing: 'Editing: drag a book to its new place. Back in the browser undoes.',
    fewer: 'One book fewer',
    more: 'One book more',
    sorted: 'Sorted',
    reversed: 'Reversed',
    random: 'Random',
    title: (n: number) => `n = ${n}`,
    halves: 'The two halves, from the start to the goal',
    solution: 'The solution, from the start to the goal',
    meeting: 'the sides meet here',
  },
};

export type BooksortMessages = typeof enBooksort;
