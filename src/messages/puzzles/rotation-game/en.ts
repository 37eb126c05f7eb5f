import { raised, sumOf, without } from '../../methods/ida-words-en.ts';
import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { many, node, ordinal } from '../../words-en.ts';
import type { PuzzleTexts } from '../puzzle-texts.ts';
import {
  type DigitAt,
  type DigitFacts,
  type DigitScanFacts,
  type RotationEstimateFacts,
  type SequenceFacts,
  type TurnFacts,
  withMost,
} from './facts.ts';

const letter = (move: number): Part => ({ thing: 'move', id: move, text: 'ABCDEFGH'.charAt(move) });
const letters = (moves: readonly number[]): Sentence => list(moves.map(letter), ' ');
const digit = (id: number): Part => ({ thing: 'digit', id, text: String(id) });
const digits = (ids: readonly number[]): Sentence =>
  say`${ids.length === 1 ? 'digit' : 'digits'} ${list(ids.map(digit), ', ', ' and ')}`;
const at = (place: DigitAt): Part => ({ thing: 'cell', id: place.cell, text: String(place.digit) });
const each = (facts: readonly DigitFacts[], text: (facts: DigitFacts) => Sentence): Sentence =>
  facts.flatMap((one, i) => [i === 0 ? '' : i === facts.length - 1 ? ' and ' : ', ', ...text(one)]);

const lines = [
  'left column up',
  'right column up',
  'upper row right',
  'lower row right',
  'right column down',
  'left column down',
  'lower row left',
  'upper row left',
];
const line = (move: number) => lines[move] ?? '';

const inCentre = (facts: readonly DigitFacts[]): Sentence =>
  say`The centre has ${each(facts, (one) => say`digit ${digit(one.digit)} in ${many(one.count, 'cell')}`)}.`;

/** Why h is a lower bound here. */
function reason({ by, h, g, digits: facts }: RotationEstimateFacts): Sentence {
  const full = facts.find(({ count: cells }) => cells === 8);
  if (full) return say`All 8 cells of the centre are ${digit(full.digit)}: this is a goal.`;
  if (by === 'naive') return say`The centre is not of one digit yet, so at least 1 more move is needed.`;
  if (by === 'pattern-database') return tableReason(facts, { g, h });
  return say`A move brings one digit into the centre and takes one out, so a digit with k of the 8 cells there needs at least 8 − k more moves. ${most(facts)}, so no digit needs fewer than 8 − ${8 - h} = ${h}.`;
}

/** The same where it was told a step before. */
function shortReason(facts: RotationEstimateFacts): Sentence {
  const { by, h, digits: counts } = facts;
  if (by === 'eight-minus-max')
    return say`${most(counts)}, so at least 8 − ${8 - h} = ${many(h, 'more move')} ${h === 1 ? 'is' : 'are'} needed.`;
  if (by === 'pattern-database') return say`By the table no digit fills the centre in fewer than ${many(h, 'move')}.`;
  return reason(facts);
}

/** Why the table is exact; at the start also that this is rare. */
function tableReason(facts: readonly DigitFacts[], { g, h }: { readonly g: number; readonly h: number }): Sentence {
  if (facts.some(({ distance }) => distance === null))
    return say`By the table no digit fills the centre in fewer than ${many(h, 'move')}.`;
  return say`By the table, filling the centre takes ${each(facts, (one) => say`${one === facts[0] ? many(one.distance ?? 0, 'move') : (one.distance ?? 0)} with digit ${digit(one.digit)}`)}. To fill it with one digit, it does not matter which of the other two lies where: so each figure is exact, and so is the least of them.${
    g === 0 ? ' Most pattern databases leave out something that matters, and only bound from below.' : ''
  }`;
}

/** `Digits 1 and 3 have the most, 3 each` */
function most(facts: readonly DigitFacts[]): Sentence {
  const best = withMost(facts);
  const cells = Math.max(...facts.map(({ count: here }) => here));
  return best.length === 1
    ? say`Digit ${list(best.map(digit), '')} has the most, ${cells}`
    : say`Digits ${list(best.map(digit), ', ', ' and ')} have the most, ${cells} each`;
}

/** Which of the shortest solutions the contest wants, where A* has found any of them. */
function wanted(found: readonly number[], least: SequenceFacts | null): Sentence {
  const search = say`a depth-first search to ${many(found.length, 'move')}, in the order A to H`;
  if (!least) return say`${search}, would find it, but takes too long for this place.`;
  const { moves, digit: id } = least;
  return moves.join() === found.join()
    ? say`${search}, finds that it is this one.`
    : say`${search}, finds ${letters(moves)}, with digit ${digit(id)}.`;
}

const undoes = (leftOut: readonly number[], last: number): Sentence =>
  say`${letters(leftOut)} is left out: it would only undo ${letter(last)}, and no shortest solution does that.`;

/** What the Rotation Game says about its steps. Every function is given facts of one node and says nothing else. */
export const enRotation = {
  shell: {
    board: 'Board',
    table: 'Digits',
    move: 'move',
    presets: {
      guide: 'h = 8 − the most cells of the centre that have one digit',
      blind: 'h = 1 until the centre is of one digit (naive): plain iterative deepening',
      pattern: 'h = the exact distance, looked up in a table of all 735,471 placements of eight cells',
      astar: 'A* with 8 − max: it always expands the least f, and holds each position once, in memory',
    },
    choices: { estimate: 'Estimate h', search: 'Search' },
    values: {
      'eight-minus-max': '8 − most in the centre',
      naive: 'naive (h = 1)',
      'pattern-database': 'pattern database',
      'ida-star': 'IDA*',
      'a-star': 'A*',
    },
    examples: {
      'sample-1': 'contest sample 1: 2 moves',
      'sample-2': 'contest sample 2: 4 moves',
      'no-moves': 'no moves needed',
      'five-moves': '5 moves, 96 nodes',
      'ten-moves': '10 moves, about a million nodes',
      longest: '13 moves, the most that any board needs: 70 million nodes',
    },
    expected: {
      cell: (from, to) => `a cell of the board, ${from} to ${to}`,
      'more-cells': (from, to) => `one more cell, ${from} to ${to}: the board is cut short, it has 24`,
      'board-or-end': (from, to) => `the first cell of a board, ${from === 0 ? 1 : from} to ${to}, or the final 0`,
      'rarer-digit': () => 'another digit: a board has each of 1, 2 and 3 eight times, and this would be the ninth',
    },
    random: 'Any arrangement of eight 1s, 2s and 3s. The same seed always gives the same board.',
    scan: (at, of) => `digit ${at} of ${of} in the estimate`,
    into: 'Into: the estimate digit by digit',
  } satisfies PuzzleTexts as PuzzleTexts,
  amount: (moves: number): string => many(moves, 'move'),
  reason,
  same: (): Sentence => say`all 24 cells have the same digits`,
  answer: (moves: readonly number[], centre: number, least: SequenceFacts | null): Sentence =>
    moves.length === 0
      ? say`No moves needed; the digit is ${digit(centre)}.`
      : say`${letters(moves)} is a shortest solution, of ${many(moves.length, 'move')}, with digit ${digit(centre)}. Of these the contest wants the first in the alphabet, which A* does not look for: ${wanted(moves, least)}`,
  firstBound: (bound: number): Sentence =>
    say`The first bound is ${bound}: ${bound === 0 ? 'no move at all' : many(bound, 'move')}. IDA* searches depth-first, and cuts every node whose f = g + h is over the bound.`,
  raised,
  enterRoot: (facts: readonly DigitFacts[]): Sentence => say`Start: no move is made yet (g = 0). ${inCentre(facts)}`,
  enter: (id: number, { move, comes, goes }: TurnFacts, g: number, facts: readonly DigitFacts[]): Sentence =>
    say`Node ${node(id)}: ${letter(move)} turned the ${line(move)}. A ${at(comes)} came into the centre and a ${at(goes)} left it. g = ${g}. ${inCentre(facts)}`,
  estimate: (facts: RotationEstimateFacts): Sentence => say`h = ${facts.h}. ${reason(facts)} ${sumOf(facts)}`,
  prune: ({ g, h, bound, ...why }: RotationEstimateFacts): Sentence =>
    say`f = ${g} + ${h} = ${g + h} > ${bound}: cut. ${shortReason({ g, h, bound, ...why })} ${
      g === 0 ? 'This bound' : `With the ${many(g, 'move')} already made that is ${g + h}, and this bound`
    } allows ${bound}.`,
  branch: (moves: readonly number[], leftOut: readonly number[], last: number | null): Sentence =>
    last === null
      ? say`Try ${letters(moves)} in this order, at every node: so of the shortest solutions the first in the alphabet is found first.`
      : say`Try ${letters(moves)} in this order. ${undoes(leftOut, last)}`,
  offered: (moves: readonly number[], leftOut: readonly number[], last: number | null): Sentence =>
    last === null
      ? say`All moves are tried: ${letters(moves)}.`
      : say`The moves ${letters(moves)} are tried. ${undoes(leftOut, last)}`,
  choose: (id: number, nth: number, of: number, { move, comes, goes }: TurnFacts): Sentence =>
    say`Try ${letter(move)}, the ${ordinal(nth)} of ${of} moves at node ${node(id)}: it turns the ${line(move)}, brings a ${at(comes)} into the centre and takes a ${at(goes)} out.`,
  backtrack: (id: number, tried: number, below: number, bound: number): Sentence =>
    say`All ${tried} moves were tried at node ${node(id)}: no solution with f ≤ ${bound} among the ${many(below, 'node')} below. Back.`,
  goal: (moves: readonly number[], centre: number): Sentence =>
    moves.length === 0
      ? say`Goal: all 8 cells of the centre are ${digit(centre)} from the start, so no move is needed.`
      : say`Goal: after ${letters(moves)} all 8 cells of the centre are ${digit(centre)}. Every smaller bound was searched in vain, and h never overestimates, so no solution has fewer than ${many(moves.length, 'move')}. Moves are tried from A to H, so none as short comes earlier in the alphabet.`,
  end: (moves: readonly number[], centre: number, nodes: number, iterations: number): Sentence =>
    say`End. ${moves.length === 0 ? 'No moves needed' : say`The moves are ${letters(moves)}`}, the digit is ${digit(centre)}. It took ${many(nodes, 'node')} in ${many(iterations, 'iteration')}.`,
  scanCount: ({ digit: id, count: cells, best, most: record }: DigitScanFacts): Sentence =>
    say`Digit ${digit(id)} is in ${cells} of the 8 cells of the centre, so it needs at least 8 − ${cells} = ${many(8 - cells, 'move')}. The least so far is ${8 - record}, with ${digits(best)}.`,
  scanDistance: ({ digit: id, distance, best, least }: DigitScanFacts): Sentence =>
    say`Digit ${digit(id)}: by the table its 8 cells are ${many(distance ?? 0, 'move')} away from filling the centre, wherever the other digits lie. The least so far is ${least ?? 0}, with ${digits(best)}.`,
  without,

  table: {
    digit: 'digit',
    count: 'in the centre',
    missing: '8 − count',
    distance: 'moves needed',
    cells: (n: number) => `${n} of 8`,
  },

  board: {
    region:
      'Board. Arrow keys go from cell to cell and to the moves A to H around them; while editing, Enter or Space turns a line or chooses a cell to swap.',
    edit: 'Edit',
    editing: 'Editing: A to H turn a line; two cells chosen swap their digits.',
    swapping: 'Choose the cell to swap it with, or the same one to let go.',
    scramble: 'Scramble',
    solved: 'Solved',
    random: 'Random',
    title: (moves: string) => (moves === '' ? 'no move made' : `moves: ${moves}`),
    cell: (id: number, row: number, column: number, place: 'centre' | 'arm') =>
      `digit ${id}, row ${row}, column ${column}${place === 'centre' ? ', in the centre' : ''}`,
    move: (name: string, move: number) => `${name}: ${line(move)}`,
    leftOut: (name: string, move: number) => `${name}: ${line(move)}, left out`,
    turn: (name: string, move: number, undo: string) => `${name} turns the ${line(move)}; ${undo} undoes it`,
  },
};

export type RotationMessages = typeof enRotation;
