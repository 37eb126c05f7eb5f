/** What Booksort claims under IDA* and A*, held against books put anywhere by hand and the fewest moves by breadth-first search. */
import type { BooksortMessages } from '../../../src/messages/puzzles/booksort/en.ts';
import type { BookEstimateFacts, MoveFacts, SuccessorFacts } from '../../../src/messages/puzzles/booksort/facts.ts';
import type { Claims, Place } from '../claims.ts';
import { below, type NaiveNode } from '../naive-run.ts';
import type { BookTruth, PlainMove } from './book-truth.ts';

type At = Place<BookTruth>;

const movesOf = ({ node }: At) => node?.moves ?? [];
const isLike = (one: readonly unknown[], other: readonly unknown[]) => one.join() === other.join();
const boundAt = ({ run, step }: At) => run.iterations[run.iterationAt[step] ?? 0]?.bound ?? -1;
const pathIds = (path: readonly MoveFacts[]) => path.map(({ id }) => id);

/** Whether a move is told as it is at this order of the books. */
export function isMove(
  { moves }: BookTruth,
  books: readonly number[],
  { id, text, block, behind }: MoveFacts,
): boolean {
  const { l, r, t } = moves[id] as PlainMove;
  const places = l === r ? `${l}` : `${l}–${r}`;
  return text === `${places}→${t}` && isLike(block, books.slice(l - 1, r)) && behind === books[t - 1];
}

/** Whether moves are told as they are one after the other, and sort the books. */
export function isSolution(truth: BookTruth, path: readonly MoveFacts[]): boolean {
  const ids = pathIds(path);
  return truth.isGoal(ids) && path.every((move, i) => isMove(truth, truth.booksAfter(ids.slice(0, i)), move));
}

/** The successors that are wrong, from left to right. */
function wrongOnes(place: At): SuccessorFacts[] {
  const books = place.truth.booksAfter(movesOf(place));
  return books
    .map((book, i) => ({ book, next: books[i + 1] ?? null }))
    .filter(({ book, next }) => (book === books.length ? next !== null : next !== book + 1));
}

const isSuccessor = (one: SuccessorFacts | undefined, { book, next }: SuccessorFacts) =>
  one?.book === book && one.next === next;

/** h as it is told, and why it never overestimates. */
function estimated(place: At, { g, h, wrong }: BookEstimateFacts) {
  const all = wrongOnes(place);
  const path = movesOf(place);
  const mended = place.truth.moves.map((_, move) => all.length - place.truth.wrongAt([...path, move]));
  return {
    'these are its g and h': place.node?.g === g && place.node.h === h,
    'these are wrong':
      wrong === null || (all.length === wrong.length && all.every((each, i) => isSuccessor(wrong[i], each))),
    'h is a third of them': wrong === null ? h === Math.min(1, all.length) : h === Math.ceil(all.length / 3),
    'a move mends at most three': mended.every((count) => count <= 3),
    'no solution from here takes fewer moves': place.truth.toGoal(path) >= h,
    'it is a goal just where that is said': place.truth.isGoal(path) === (h === 0),
  };
}

/** Nothing that was entered or cut below leads to a goal within the bound. */
const isInVain = ({ truth }: At, node: NaiveNode, bound: number) =>
  below(node).every(({ moves, fate, g }) =>
    fate === 'prune' ? g + truth.toGoal(moves) > bound : !truth.isGoal(moves) && g <= bound,
  );

/** Each iteration has been one depth-first search with its bound, from 0, and no h was too high. */
const isSearchedBelow = ({ run, truth }: At, last: number) => ({
  'every smaller bound was searched in vain': isLike(
    run.iterations.map(({ bound }) => bound),
    Array.from({ length: last + 1 }, (_, bound) => bound),
  ),
  'no h overestimates': run.nodes.every(({ moves, h }) => (h ?? 0) <= truth.toGoal(moves)),
});

const counted = ({ run }: At, nodes: number, iterations: number) => ({
  'it took so many nodes': run.nodes.length === nodes,
  'and so many iterations': run.iterations.length === iterations,
});

/** How many nodes the naive estimate visits in so many layers below one where no goal is, it included. */
const blindly = (moves: number, layers: number) =>
  Array.from({ length: layers + 1 }, (_, layer) => moves ** layer).reduce((sum, layer) => sum + layer, 0);

/** Every order that one move leads to, whatever block goes where. */
function reaches({ truth }: At, path: readonly number[]): boolean {
  const books = truth.booksAfter(path);
  const orders = new Set(truth.moves.map((_, move) => String(truth.booksAfter([...path, move]))));
  const all = new Set<string>();
  for (let from = 0; from < books.length; from++)
    for (let end = from + 1; end <= books.length; end++)
      for (let to = 0; to <= books.length - end + from; to++) {
        const rest = [...books.slice(0, from), ...books.slice(end)];
        all.add(String([...rest.slice(0, to), ...books.slice(from, end), ...rest.slice(to)]));
      }
  all.delete(String(books));
  return all.size === orders.size && [...all].every((order) => orders.has(order));
}

export const bookClaims: Claims<BooksortMessages, BookTruth> = {
  reason: estimated,
  same: ({ node, truth }) => ({
    'the books stand in the same order': truth.isSame(node?.moves ?? [], node?.named?.moves ?? []),
  }),
  answer: ({ truth }, path) => ({
    'it is a solution': isSolution(truth, path),
    'none is shorter': truth.cheapest === path.length,
  }),
  tooMany: ({ truth }, last) => ({
    'so many moves are not enough': truth.cheapest > last,
    'the contest asks no further': last === 4,
  }),
  firstBound: ({ run, step }, bound) => ({
    'it is the first': step === 0 && bound === 0,
    'every node over the bound is cut, and no other': run.nodes.every(
      ({ g, h, fate, iteration }) => g + (h ?? 0) > (run.iterations[iteration]?.bound ?? 0) === (fate === 'prune'),
    ),
  }),
  raised: (place, previous, bound, nodes, prunes) => {
    const iteration = place.run.iterations[(place.run.iterationAt[place.step] ?? 0) - 1];
    return {
      'these are the bounds': iteration?.bound === previous && boundAt(place) === bound && bound === previous + 1,
      'so many nodes were entered': iteration?.nodes.length === nodes,
      'so many were cut': iteration?.nodes.filter(({ fate }) => fate === 'prune').length === prunes,
      'no goal was met': iteration?.nodes.every(({ fate }) => fate !== 'goal') ?? false,
      'no h overestimates': iteration?.nodes.every(({ moves, h }) => (h ?? 0) <= place.truth.toGoal(moves)) ?? false,
      'the bound was not enough': place.truth.cheapest > previous,
    };
  },
  enterRoot: (place, books, wrong) => ({
    'no move is made': place.node?.g === 0 && movesOf(place).length === 0,
    'there are so many books': place.truth.booksAfter([]).length === books,
    'so many are wrong': wrong === null || wrong === place.truth.wrongAt([]),
  }),
  enter: (place, id, made, g, wrong) => {
    const before = movesOf(place).slice(0, -1);
    return {
      'it is this node, by this move': place.node?.id === id && movesOf(place).at(-1) === made.id,
      'the move does that': isMove(place.truth, place.truth.booksAfter(before), made),
      'g is the number of moves': g === movesOf(place).length,
      'so many are wrong':
        wrong === null ||
        (wrong.before === place.truth.wrongAt(before) && wrong.now === place.truth.wrongAt(movesOf(place))),
    };
  },
  estimate: (place, facts) => ({
    ...estimated(place, facts),
    'the bound is this': boundAt(place) === facts.bound,
    'it is searched unless it is over the bound':
      (place.run.events[place.step + 1]?.kind === 'prune') === facts.g + facts.h > facts.bound,
  }),
  prune: (place, facts) => ({
    ...estimated(place, facts),
    'it is over the bound': facts.g + facts.h > facts.bound && boundAt(place) === facts.bound,
    'it is cut': place.node?.fate === 'prune' && place.node.children.length === 0,
    'no solution within the bound is lost': facts.g + place.truth.toGoal(movesOf(place)) > facts.bound,
  }),
  branch: (place, all) => ({
    'there are so many': place.truth.moves.length === all,
    'they are made in this order': (place.node?.children ?? []).every(({ moves }, i) => moves.at(-1) === i),
    'moves to the right are enough': reaches(place, movesOf(place)),
  }),
  choose: (place, nth, of, made, cuts) => {
    const books = place.truth.booksAfter(movesOf(place));
    const after = place.truth.booksAfter([...movesOf(place), made.id]);
    const behind = (order: readonly number[], book: number) => order[order.indexOf(book) + 1];
    const changed = books.filter((book) => behind(books, book) !== behind(after, book));
    return {
      'it is the next one': nth === made.id + 1 && place.node?.children[nth - 1]?.moves.at(-1) === made.id,
      'there are so many': place.truth.moves.length === of,
      'the move does that': isMove(place.truth, books, made),
      'these get another successor': isLike(
        changed,
        cuts.map(({ book }) => book),
      ),
    };
  },
  backtrack: (place, id, tried, nodes, bound) => ({
    'it is this node': place.node?.id === id,
    'so many moves were tried': place.node?.children.length === tried && tried === place.truth.moves.length,
    'so many nodes are below': below(place.node as NaiveNode).length === nodes,
    'the bound is this': boundAt(place) === bound,
    'no solution is below': isInVain(place, place.node as NaiveNode, bound),
  }),
  goal: (place, path) => ({
    'these are the moves': isLike(movesOf(place), pathIds(path)),
    'they sort the books': isSolution(place.truth, path),
    'none is shorter': place.truth.cheapest === path.length,
    ...isSearchedBelow(place, path.length),
  }),
  end: (place, path, nodes, iterations) => ({
    'they sort the books': isSolution(place.truth, path),
    'this is the answer': place.truth.cheapest === path.length,
    ...counted(place, nodes, iterations),
  }),
  bounded: (place, last, nodes, iterations) => ({
    'so many moves are not enough': place.truth.cheapest > last,
    ...isSearchedBelow(place, last),
    ...counted(place, nodes, iterations),
  }),
  scan: (place, { place: at, of, book, next, isRight, wrong }) => {
    const books = place.truth.booksAfter(movesOf(place));
    const seen = books.slice(0, at);
    return {
      'it is this book': at === (place.scan ?? -1) + 1 && books[at - 1] === book,
      'this stands behind it': next === (books[at] ?? null) && of === books.length,
      'that is right or not': isRight === (book === of ? next === null : next === book + 1),
      'so many are wrong so far': wrong === wrongOnes(place).filter((each) => seen.includes(each.book)).length,
      'no fewer moves sort them': place.truth.toGoal(movesOf(place)) >= Math.ceil(wrong / 3),
    };
  },
  without: (place, nodes, capped) => {
    const left = boundAt(place) - movesOf(place).length;
    const all = blindly(place.truth.moves.length, left);
    return {
      'no goal is in it': place.truth.toGoal(movesOf(place)) > left,
      'so many nodes would be visited': capped ? all > nodes : all === nodes,
    };
  },
};
