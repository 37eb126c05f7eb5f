/** The Rotation Game as text: the contest's input, and 24 digits in one word for addresses. */
import { type Expected, InputError } from '../input-error.ts';
import { TokenReader } from '../token-reader.ts';
import { CELLS, type RotationBoard } from './board.ts';

const cell = { of: 'cell', from: 1, to: 3 } as const;
const moreCells = { of: 'more-cells', from: 1, to: 3 } as const;
const boardOrEnd = { of: 'board-or-end', from: 0, to: 3 } as const;
const rarerDigit: Expected = { of: 'rarer-digit' };

/** Counts the digits of a board while it is read. */
class Digits {
  readonly #left = [0, 8, 8, 8];

  /** Takes one more digit; returns whether there are no more than eight of it. */
  take(digit: number): boolean {
    const left = (this.#left[digit] as number) - 1;
    this.#left[digit] = left;
    return left >= 0;
  }
}

function readBoard(reader: TokenReader): RotationBoard | null {
  if (reader.peek() === null) return null;
  const first = reader.number(boardOrEnd);
  if (first === 0) {
    reader.end();
    return null;
  }
  const digits = new Digits();
  digits.take(first);
  const board = [first];
  while (board.length < CELLS) {
    const next = reader.number(isEnd(reader.peek()) ? moreCells : cell);
    if (!digits.take(next)) throw reader.refused(rarerDigit);
    board.push(next);
  }
  return board;
}

function isEnd(token: string | null): boolean {
  return token === null || /^0+$/.test(token);
}

/** Boards up to a 0 or the end of the text; a board's numbers may be in its shape, in one line, or broken anyhow. */
export function parseBoards(text: string): RotationBoard[] {
  const reader = new TokenReader(text);
  const boards: RotationBoard[] = [];
  for (let board = readBoard(reader); board; board = readBoard(reader)) boards.push(board);
  return boards;
}

export function formatBoards(boards: readonly RotationBoard[]): string {
  return `${boards.map((board) => `${board.join(' ')}\n`).join('')}0\n`;
}

export function encodeBoard(board: RotationBoard): string {
  return board.join('');
}

/** Reads 24 digits in one word. Throws InputError with the place in the word. */
export function decodeBoard(text: string): RotationBoard {
  const digits = new Digits();
  const board = Array.from(text, (found, i) => {
    if (i >= CELLS) throw new InputError(1, i + 1, found, { of: 'end' });
    if (!/^[1-3]$/.test(found)) throw new InputError(1, i + 1, found, cell);
    if (!digits.take(Number(found))) throw new InputError(1, i + 1, found, rarerDigit);
    return Number(found);
  });
  if (board.length < CELLS) throw new InputError(1, board.length + 1, null, moreCells);
  return board;
}
