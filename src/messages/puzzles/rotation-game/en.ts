import { raised, sumOf, without } from '../../methods/ida-words-en.ts';
import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { many, node, ordinal } from '../../words-en.ts';
import type { PuzzleTexts } from '../puzzle-texts.ts';
import {
  type DigitAt,
  type DigitFacts,
  type DigitScanFacts,
  type RotationEstimateFacts,
  type TurnFacts,
  withMost,
} from './facts.ts';

const letter = (move: number): Part => ({ thing: 'move', id: move, text: 'ABCDEFGH'.charAt(move) });
const letters = (moves: readonly number[]): Sentence => list(moves.map(letter), ' ');
const digit = (id: number): Part => ({ thing: 'digit', id, text: String(id) });
const digits = (ids: readonly number[]): Sentence =>
  say`${ids.length === 1 ? 'digit' : 'digits'} ${list(ids.map(digit), ', ', ' and ')}`;
const at = (place: DigitAt): Part => ({ thing: 'cell', id: place.cell, text: String(place.digit) });
const needed = (n: number, sum = `${n}`) => `at least ${sum} more ${n === 1 ? 'move is' : 'moves are'} needed`;
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
function reason({ by, h, digits: facts }: RotationEstimateFacts): Sentence {
  const full = facts.find(({ count: cells }) => cells === 8);
  if (full) return say`All eight cells of the centre are ${digit(full.digit)}: this is a goal.`;
  if (by === 'naive') return say`The centre is not of one digit yet, so ${needed(1)}.`;
  if (by === 'pattern-database')
    return facts.some(({ distance }) => distance === null)
      ? say`By the table no digit fills the centre in fewer than ${many(h, 'move')}.`
      : say`By the table, filling the centre takes ${each(facts, (one) => say`${many(one.distance ?? 0, 'move')} with digit ${digit(one.digit)}`)}. The least of these is exactly what is needed.`;
  const best = withMost(facts);
  return say`${best.length === 1 ? 'Digit' : 'Digits'} ${list(best.map(digit), ', ', ' and ')} ${
    best.length === 1 ? 'has' : 'have'
  } the most of the eight centre cells: ${8 - h}${best.length === 1 ? '' : ' each'}. One move brings one digit into the centre and takes one out, so ${needed(h, `8 − ${8 - h} = ${h}`)}.`;
}

/** What the Rotation Game says about its steps. Every function is given facts of one node and says nothing else. */
export const enRotation = {
  shell: {
    board: 'Board',
    table: 'Digits',
    move: 'move',
    presets: {
      guide: 'h = 8 − the most cells of the centre that have one digit',
      blind: 'naive estimate, h = 1 until the centre is of one digit: deepening that cannot see ahead',
      pattern: 'the exact distance, looked up in a table of all 735,471 placements of eight cells',
      astar: 'A* with 8 − max: it expands the least f first, and holds all it enters in memory',
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
  answer: (moves: readonly number[], centre: number): Sentence =>
    moves.length === 0
      ? say`No moves needed; the digit is ${digit(centre)}.`
      : say`At least ${many(moves.length, 'move')} ${moves.length === 1 ? 'is' : 'are'} needed, and ${letters(moves)} does it, with digit ${digit(centre)}. The contest wants the first such sequence in the alphabet, for which A* does not look.`,
  firstBound: (bound: number): Sentence =>
    say`The first bound is ${bound}: ${bound === 0 ? 'no move at all' : many(bound, 'move')}.`,
  raised,
  enterRoot: (facts: readonly DigitFacts[]): Sentence => say`Start: no move is made yet (g = 0). ${inCentre(facts)}`,
  enter: (id: number, { move, comes, goes }: TurnFacts, g: number, facts: readonly DigitFacts[]): Sentence =>
    say`Node ${node(id)}: ${letter(move)} turned the ${line(move)}. A ${at(comes)} came into the centre and a ${at(goes)} left it. g = ${g}. ${inCentre(facts)}`,
  estimate: (facts: RotationEstimateFacts): Sentence => say`h = ${facts.h}. ${reason(facts)} ${sumOf(facts)}`,
  prune: ({ g, h, bound, ...why }: RotationEstimateFacts): Sentence =>
    say`f = ${g} + ${h} = ${g + h} > ${bound}: cut. ${reason({ g, h, bound, ...why })} ${
      g === 0 ? 'This bound' : `With the ${many(g, 'move')} already made that is ${g + h}, and this bound`
    } allows ${bound}.`,
  branch: (moves: readonly number[], leftOut: readonly number[], last: number | null): Sentence =>
    last === null
      ? say`Try ${letters(moves)} in this order: so the first of the shortest solutions to be found is the first in the alphabet.`
      : say`Try ${letters(moves)} in this order. ${letters(leftOut)} is left out: it would only undo ${letter(last)}.`,
  choose: (id: number, nth: number, of: number, { move, comes, goes }: TurnFacts): Sentence =>
    say`Try ${letter(move)}, the ${ordinal(nth)} of ${of} moves at node ${node(id)}: it turns the ${line(move)}, brings a ${at(comes)} into the centre and takes a ${at(goes)} out.`,
  backtrack: (id: number, tried: number, below: number, bound: number): Sentence =>
    say`All ${tried} moves were tried at node ${node(id)}: no solution with f ≤ ${bound} among the ${many(below, 'node')} below. Back.`,
  goal: (moves: readonly number[], centre: number): Sentence =>
    moves.length === 0
      ? say`All eight cells of the centre are ${digit(centre)} from the start: no move is needed.`
      : say`Goal: after ${letters(moves)} all eight cells of the centre are ${digit(centre)}. No smaller bound had a solution, so ${many(moves.length, 'move')} ${moves.length === 1 ? 'is' : 'are'} the least; and moves are tried from A to H, so no solution as short comes earlier in the alphabet.`,
  end: (moves: readonly number[], centre: number, nodes: number, iterations: number): Sentence =>
    say`End. ${moves.length === 0 ? 'No moves needed' : say`The moves are ${letters(moves)}`}, the digit is ${digit(centre)}. It took ${many(nodes, 'node')} in ${many(iterations, 'iteration')}.`,
  scanCount: ({ digit: id, count: cells, best, most }: DigitScanFacts): Sentence =>
    say`Digit ${digit(id)} has ${cells} of the eight centre cells. The most so far is ${most}, with ${digits(best)}: 8 − ${most} = ${8 - most}.`,
  scanDistance: ({ digit: id, distance, best, least }: DigitScanFacts): Sentence =>
    say`Digit ${digit(id)}: by the table its eight cells are ${many(distance ?? 0, 'move')} away from filling the centre. The least so far is ${least ?? 0}, with ${digits(best)}.`,
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
