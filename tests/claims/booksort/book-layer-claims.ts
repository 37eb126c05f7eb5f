/** What Booksort claims when it is searched from both ends, held against the events and the distances from both. */
import type { BooksortMessages } from '../../../src/messages/puzzles/booksort/en.ts';
import type { MoveFacts } from '../../../src/messages/puzzles/booksort/facts.ts';
import type { Claims, Place } from '../claims.ts';
import type { NaiveNode } from '../naive-run.ts';
import { isMove, isSolution } from './book-claims.ts';
import type { BookTruth } from './book-truth.ts';

type At = Place<BookTruth>;

const booksOf = ({ truth }: At, node: NaiveNode | null) => truth.booksAfter(node?.moves ?? [], node?.root ?? 0);
const isLike = (one: readonly unknown[], other: readonly unknown[]) => one.join() === other.join();
const boundAt = ({ run, step }: At) => run.iterations[run.iterationAt[step] ?? 0]?.bound ?? -1;
/** The nodes kept so far, on a side and of a depth where these are told. */
const keptBy = ({ run, step }: At, side?: number, depth?: number) =>
  run.nodes.filter(
    ({ fate, enteredAt, root, g }) =>
      fate === 'keep' &&
      enteredAt < step &&
      (side === undefined || root === side) &&
      (depth === undefined || g === depth),
  );
const isHere = (place: At, side: number, depth: number) => place.node?.root === side && place.node.g === depth;

/** Both sides hold all positions within their depths, and none is on both. */
function isApart(place: At, reached: readonly [number, number]) {
  const names = [0, 1].map((side) => new Set(keptBy(place, side).map((node) => String(booksOf(place, node)))));
  return {
    'the sides have no position in common': [...(names[0] ?? [])].every((name) => !names[1]?.has(name)),
    'so deep is each side': [0, 1].every(
      (side) => Math.max(...keptBy(place, side).map(({ g }) => g)) === reached[side],
    ),
    'so many moves are not enough': place.truth.cheapest > reached[0] + reached[1],
  };
}

/** The sides held all within their depths, whose sum was one less: so a shorter way would have had a position on both. */
function isMetBefore(place: At): boolean {
  const bound = boundAt(place) - 1;
  const depths = [Math.ceil(bound / 2), Math.floor(bound / 2)] as const;
  const names = [0, 1].map(
    (side) =>
      new Set(
        keptBy(place, side)
          .filter(({ g }) => g <= (depths[side] ?? 0))
          .map((node) => String(booksOf(place, node))),
      ),
  );
  const isOnBoth = [...(names[0] ?? [])].some((name) => names[1]?.has(name));
  return !isOnBoth && place.truth.cheapest > bound;
}

const tried = (place: At) => place.node?.children.length === place.truth.moves.length;

const counted = (place: At, nodes: number, held: number) => ({
  'it took so many nodes': place.run.nodes.length === nodes,
  'so many positions are held': keptBy(place).length === held,
});

export const bookLayerClaims: Claims<BooksortMessages['layers'], BookTruth> = {
  first: (place) => ({ 'it is the first': boundAt(place) === 0 && place.step === 0 }),
  grow: (place, { bound, side, depth, frontier, reached }) => ({
    ...isApart(place, reached),
    'the sum of depths is this': boundAt(place) === bound && bound - 1 === reached[0] + reached[1],
    'the side grows by one': depth === (reached[side] ?? 0) + 1,
    'it grows from so many': keptBy(place, side, depth - 1).length === frontier,
    'the start is not sorted': !place.truth.isGoal([]),
    'a meeting in this layer is the least': place.truth.cheapest >= bound,
  }),
  enterRoot: (place, id, side) => ({
    'it is this node': place.node?.id === id && isHere(place, side, 0),
    'these are the books': isLike(
      booksOf(place, place.node),
      side === 0 ? place.truth.booksAfter([]) : place.truth.booksAfter([], 1),
    ),
    'a move can be taken back by a move': place.truth.moves.every((_, move) => {
      const books = place.truth.booksAfter([], side);
      return place.truth.moves.some((_each, back) => isLike(place.truth.booksAfter([move, back], side), books));
    }),
  }),
  enter: (place, id, made, side, depth) => ({
    'it is this node, by this move': place.node?.id === id && place.node.moves.at(-1) === made.id,
    'the move does that': isMove(place.truth, booksOf(place, place.node?.parent ?? null), made),
    'it is on this side, so deep': isHere(place, side, depth),
  }),
  keep: (place, side, held) => ({
    'it is kept on this side': place.node?.root === side && place.node.fate === 'keep',
    'so many are held': keptBy(place).length === held,
    'no other is the same':
      keptBy(place).filter((node) => isLike(booksOf(place, node), booksOf(place, place.node))).length === 1,
  }),
  duplicate: (place, side, known, depth, knownDepth) => {
    const other = place.run.nodes[known];
    return {
      'it is on this side, so deep': isHere(place, side, depth),
      'the side holds that node': other?.root === side && other.fate === 'keep' && other.g === knownDepth,
      'the books stand in the same order': isLike(booksOf(place, other ?? null), booksOf(place, place.node)),
      'this way is no shorter': knownDepth <= depth,
    };
  },
  meet: (place, { side, met, before, after }) => {
    const other = place.run.nodes[met];
    const all: readonly MoveFacts[] = [...before, ...after];
    return {
      'it is on this side': place.node?.root === side && other?.root === 1 - side,
      'the books stand in the same order': isLike(booksOf(place, other ?? null), booksOf(place, place.node)),
      'the moves lead here': isLike(place.truth.booksAfter(before.map(({ id }) => id)), booksOf(place, place.node)),
      'they sort the books': isSolution(place.truth, all),
      'none is shorter': place.truth.cheapest === all.length,
      'this is the sum of depths': boundAt(place) === all.length,
      'a shorter way would have a position that both held': all.length === 0 || isMetBefore(place),
    };
  },
  expand: (place, id, nth, of, side, depth) => {
    const layer = keptBy(place, side, depth);
    return {
      'it is this node': place.node?.id === id && isHere(place, side, depth),
      'it is kept': place.node?.fate === 'keep',
      'it is that one of so many': layer.length === of && layer[nth - 1]?.id === id,
    };
  },
  branch: (place, all) => ({
    'there are so many': place.truth.moves.length === all,
    'they are made in this order': (place.node?.children ?? []).every(({ moves }, i) => moves.at(-1) === i),
  }),
  choose: (place, nth, of, made) => ({
    'it is the next one': nth === made.id + 1 && place.node?.children[nth - 1]?.moves.at(-1) === made.id,
    'there are so many': place.truth.moves.length === of,
    'the move does that': isMove(place.truth, booksOf(place, place.node), made),
  }),
  backtrack: (place, id, kept, known) => ({
    'it is this node': place.node?.id === id && tried(place),
    'so many were new': place.node?.children.filter(({ fate }) => fate === 'keep').length === kept,
    'so many were known': place.node?.children.filter(({ fate }) => fate === 'duplicate').length === known,
  }),
  end: (place, made, nodes, held) => ({
    'they sort the books': isSolution(place.truth, made),
    'this is the answer': place.truth.cheapest === made.length,
    ...counted(place, nodes, held),
  }),
  bounded: (place, reached, nodes, held) => ({ ...isApart(place, reached), ...counted(place, nodes, held) }),
};
