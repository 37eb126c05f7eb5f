/** What the Rotation Game claims, held against boards turned by the rules and the distance of every placement. */
import type { RotationMessages } from '../../../src/messages/puzzles/rotation-game/en.ts';
import type {
  DigitFacts,
  RotationEstimateFacts,
  TurnFacts,
} from '../../../src/messages/puzzles/rotation-game/facts.ts';
import type { Claims, Place } from '../claims.ts';
import { below, type NaiveNode } from '../naive-run.ts';
import { centreCells, type RotationTruth, turningLines } from './rotation-truth.ts';

type At = Place<RotationTruth>;

const movesOf = ({ node }: At) => node?.moves ?? [];
const isLike = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
const isDigitOfCentre = ({ truth }: At, moves: readonly number[], digit: number) => truth.countOf(moves, digit) === 8;
const areCounts = (place: At, facts: readonly DigitFacts[]) =>
  facts.length === 3 && facts.every(({ digit, count }) => place.truth.countOf(movesOf(place), digit) === count);

/** h as it is told, and why it never overestimates. */
function estimated(place: At, { g, h, by, digits }: RotationEstimateFacts) {
  const { truth, node } = place;
  const moves = movesOf(place);
  const most = Math.max(...digits.map(({ count }) => count));
  return {
    'these are its g and h': node?.g === g && node.h === h,
    'the digits are counted right': areCounts(place, digits),
    'it is a goal just where that is said': truth.isGoal(moves) === (most === 8),
    'no solution from here takes fewer moves': truth.toGoal(moves) >= h,
    'a digit needs 8 − its count at least': digits.every(
      ({ digit, count }) => truth.distanceOf(moves, digit) >= 8 - count,
    ),
    'h is 8 − the most': by !== 'eight-minus-max' || h === 8 - most,
    'h is exact': by !== 'pattern-database' || h === truth.toGoal(moves),
    'the table tells each distance': digits.every(
      ({ digit, distance }) => distance === (by === 'pattern-database' ? truth.distanceOf(moves, digit) : null),
    ),
  };
}

/** What a move does to the centre; the digits lie where they are said to before it (`from`) or after it (`to`). */
function turned({ truth }: At, moves: readonly number[], { move, comes, goes }: TurnFacts, when: 'from' | 'to') {
  const line = turningLines[move] ?? [];
  const board = truth.boardAfter(moves);
  const isIn = (cell: number | undefined) => centreCells.includes(cell ?? -1);
  const crosses = (cell: number, into: boolean) => {
    const i = line.indexOf(cell);
    const [before, after] = when === 'from' ? [line[i], line[i - 1]] : [line[i + 1], line[i]];
    return i >= 0 && isIn(before) !== into && isIn(after) === into;
  };
  return {
    'these digits lie there': board[comes.cell] === comes.digit && board[goes.cell] === goes.digit,
    'the one comes into the centre': crosses(comes.cell, true),
    'the other goes out': crosses(goes.cell, false),
  };
}

/** Nothing that was entered or cut below leads to a goal within the bound. */
const isInVain = ({ truth }: At, node: NaiveNode, bound: number) =>
  below(node).every(({ moves, fate, g }) =>
    fate === 'prune' ? g + truth.toGoal(moves) > bound : !truth.isGoal(moves) && g <= bound,
  );

/** How many nodes the naive estimate visits down to the bound's depth where no goal is: 8 moves at the start, then 7 for each. */
function blindly(g: number, bound: number): number {
  let [nodes, layer] = [1, 1];
  for (let depth = g; depth < bound; depth++) {
    layer *= depth === 0 ? 8 : 7;
    nodes += layer;
  }
  return nodes;
}

/** The moves of a node, with what is left out. */
function offers(place: At, moves: readonly number[], leftOut: readonly number[], last: number | null) {
  const { truth, node } = place;
  const path = movesOf(place);
  return {
    'the last move was this': (path.at(-1) ?? null) === last,
    'they are all moves': isLike(
      [...moves, ...leftOut].sort((a, b) => a - b),
      [0, 1, 2, 3, 4, 5, 6, 7],
    ),
    'they are made in this order': (node?.children ?? []).every((child, i) => child.moves.at(-1) === moves[i]),
    'what is left out would only undo the last': leftOut.every((move) =>
      truth.isSame([...path, move], path.slice(0, -1)),
    ),
    'no shortest solution does that': leftOut.every(
      (move) => truth.toGoal([...path, move]) + path.length + 1 > truth.cheapest,
    ),
  };
}

/** The solution that the run has found is the first of the shortest in the alphabet. */
const findsLeast = ({ run, truth }: At) => {
  const found = run.at[run.events.findIndex(({ kind }) => kind === 'goal')];
  return !found || isLike(found.moves, truth.least);
};

export const rotationClaims: Claims<RotationMessages, RotationTruth> = {
  reason: estimated,
  same: ({ node, truth }) => ({
    'the boards are the same': truth.isSame(node?.moves ?? [], node?.named?.moves ?? []),
  }),
  answer: (place, moves, centre, least) => ({
    'it is a solution': isDigitOfCentre(place, moves, centre),
    'none is shorter': moves.length === place.truth.cheapest,
    'the contest wants this one': least === null || isLike(least.moves, place.truth.least),
    'it has this digit': least === null || isDigitOfCentre(place, least.moves, least.digit),
    'it is looked for unless that takes long': least !== null || place.truth.cheapest > 8,
  }),
  firstBound: ({ run, step }, bound) => ({
    'it is the first': step === 0 && run.iterations[0]?.bound === bound,
    'every node over the bound is cut, and no other': run.nodes.every(
      ({ g, h, fate, iteration }) => g + (h ?? 0) > (run.iterations[iteration]?.bound ?? 0) === (fate === 'prune'),
    ),
  }),
  raised: (place, previous, bound, nodes, prunes) => {
    const iteration = place.run.iterations[(place.run.iterationAt[place.step] ?? 0) - 1];
    return {
      'these are the bounds': iteration?.bound === previous && bound === previous + 1,
      'so many nodes were entered': iteration?.nodes.length === nodes,
      'so many were cut': iteration?.nodes.filter(({ fate }) => fate === 'prune').length === prunes,
      'no goal was met':
        iteration?.nodes.every(({ moves }) => !place.truth.isGoal(moves) || moves.length > previous) ?? false,
      'no h overestimates': iteration?.nodes.every(({ moves, h }) => (h ?? 0) <= place.truth.toGoal(moves)) ?? false,
      'the bound was not enough': place.truth.cheapest > previous,
    };
  },
  enterRoot: (place, digits) => ({
    'no move is made': place.node?.g === 0 && movesOf(place).length === 0,
    'the digits are counted right': areCounts(place, digits),
  }),
  enter: (place, id, facts, g, digits) => ({
    'it is this node, by this move': place.node?.id === id && movesOf(place).at(-1) === facts.move,
    'g is the number of moves': g === movesOf(place).length,
    ...turned(place, movesOf(place), facts, 'to'),
    'the digits are counted right': areCounts(place, digits),
  }),
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
  branch: (place, moves, leftOut, last) => ({
    ...offers(place, moves, leftOut, last),
    'the first found is the first in the alphabet': last !== null || findsLeast(place),
  }),
  offered: offers,
  choose: (place, id, nth, of, facts) => ({
    'it is this node': place.node?.id === id,
    'so many were tried before':
      (place.node?.children ?? []).filter(({ enteredAt }) => enteredAt < place.step).length === nth - 1,
    'there are so many': of === (movesOf(place).length === 0 ? 8 : 7),
    'this one is next': place.node?.children[nth - 1]?.moves.at(-1) === facts.move,
    ...turned(place, movesOf(place), facts, 'from'),
  }),
  backtrack: (place, id, tried, nodes, bound) => ({
    'it is this node': place.node?.id === id,
    'so many moves were tried':
      place.node?.children.length === tried && tried === (movesOf(place).length === 0 ? 8 : 7),
    'so many nodes are below': below(place.node as NaiveNode).length === nodes,
    'the bound is this': boundAt(place) === bound,
    'no solution is below': isInVain(place, place.node as NaiveNode, bound),
  }),
  goal: (place, moves, centre) => ({
    'these are the moves': isLike(moves, movesOf(place)),
    'the centre is of this digit': isDigitOfCentre(place, moves, centre),
    'none is shorter': moves.length === place.truth.cheapest,
    'every smaller bound was searched in vain': isLike(
      place.run.iterations.map(({ bound }) => bound),
      Array.from({ length: moves.length + 1 }, (_, bound) => bound),
    ),
    'no h overestimates': place.run.nodes.every(({ moves: path, h }) => (h ?? 0) <= place.truth.toGoal(path)),
    'none as short comes earlier': isLike(moves, place.truth.least),
  }),
  end: (place, moves, centre, nodes, iterations) => ({
    'this is the answer': isLike(moves, place.truth.least),
    'the centre is of this digit': isDigitOfCentre(place, moves, centre),
    'it took so many nodes': place.run.nodes.length === nodes,
    'and so many iterations': place.run.iterations.length === iterations,
  }),
  scanCount: (place, { digit, count, most, best }) => ({
    'it is this digit': digit === (place.scan ?? -1) + 1,
    'so many cells have it': place.truth.countOf(movesOf(place), digit) === count,
    'it needs so many moves': place.truth.distanceOf(movesOf(place), digit) >= 8 - count,
    'the most so far is this': best.every((each) => place.truth.countOf(movesOf(place), each) === most),
    'these have it': isBest(place, best, Math.max, (each) => place.truth.countOf(movesOf(place), each)),
  }),
  scanDistance: (place, { digit, distance, least, best }) => ({
    'it is this digit': digit === (place.scan ?? -1) + 1,
    'it takes so many moves': place.truth.distanceOf(movesOf(place), digit) === distance,
    'the least so far is this': best.every((each) => place.truth.distanceOf(movesOf(place), each) === least),
    'these have it': isBest(place, best, Math.min, (each) => place.truth.distanceOf(movesOf(place), each)),
  }),
  without: (place, nodes, capped) => {
    const g = movesOf(place).length;
    const all = blindly(g, boundAt(place));
    return {
      'no goal is in it': g + place.truth.toGoal(movesOf(place)) > boundAt(place),
      'so many nodes would be visited': capped ? all > nodes : all === nodes,
    };
  },
};

function boundAt({ run, step }: At): number {
  return run.iterations[run.iterationAt[step] ?? 0]?.bound ?? -1;
}

/** Of the digits looked at so far these have the best value, and no others. */
function isBest(
  { scan }: At,
  best: readonly number[],
  pick: (...values: number[]) => number,
  worth: (digit: number) => number,
): boolean {
  const seen = [1, 2, 3].slice(0, (scan ?? -1) + 1);
  const value = pick(...seen.map(worth));
  return isLike(
    best,
    seen.filter((digit) => worth(digit) === value),
  );
}
