/** LITS as text: the contest's input, and for addresses the side, a dot and the cells packed six to a character, `5._aNfg`. */
import { InputError } from '../input-error.ts';
import { freeCells, type LitsBoard, MAX_SIDE, makeBoard } from './board.ts';
import { LineReader } from './line-reader.ts';

/** The most boards of an input. */
export const MAX_CASES = 10;

/** The digits of base64url: characters that an address takes as they are. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function parseBoards(text: string): LitsBoard[] {
  const reader = new LineReader(text);
  const count = reader.number({ of: 'case-count', from: 0, to: MAX_CASES });
  const boards: LitsBoard[] = [];
  for (let i = 0; i < count; i++) {
    const n = reader.number({ of: 'side', from: 1, to: MAX_SIDE });
    boards.push({ rows: Array.from({ length: n }, () => reader.row(n)) });
  }
  reader.end();
  return boards;
}

export function formatBoards(boards: readonly LitsBoard[]): string {
  const cases = boards.map(({ rows }) => `${rows.length}\n${rows.map((row) => `${[...row].join(' ')}\n`).join('')}`);
  return `${boards.length}\n${cases.join('')}`;
}

export function encodeBoard(board: LitsBoard): string {
  const n = board.rows.length;
  const packed = new Uint8Array(Math.ceil((n * n) / 6));
  for (const cell of freeCells(board)) {
    const at = Math.floor(cell / 6);
    packed[at] = (packed[at] as number) | (32 >> (cell % 6));
  }
  return `${n}.${Array.from(packed, (six) => DIGITS[six]).join('')}`;
}

/** Reads what `encodeBoard` wrote. Throws InputError with the place in the text. */
export function decodeBoard(text: string): LitsBoard {
  const match = /^(\d{1,2})\.(.*)$/s.exec(text);
  const n = Number(match?.[1]);
  if (!match || n < 1 || n > MAX_SIDE) throw new InputError(1, 1, text, { of: 'side', from: 1, to: MAX_SIDE });
  const packed = match[2] as string;
  const start = (match[1] as string).length + 2;
  const length = Math.ceil((n * n) / 6);
  const wrong = Array.from(packed).findIndex((digit) => !DIGITS.includes(digit));
  if (wrong >= 0)
    throw new InputError(1, start + wrong, packed.slice(wrong), { of: 'packed', from: length, to: length });
  const sixes = Array.from(packed, (digit) => DIGITS.indexOf(digit));
  const bit = (cell: number) => ((sixes[Math.floor(cell / 6)] as number) >> (5 - (cell % 6))) & 1;
  const beyond = Array.from({ length: 6 * length - n * n }, (_, i) => n * n + i);
  if (packed.length !== length || beyond.some(bit))
    throw new InputError(1, start, packed, { of: 'packed', from: length, to: length });
  return makeBoard(n, (row, column) => bit(row * n + column) === 1);
}
