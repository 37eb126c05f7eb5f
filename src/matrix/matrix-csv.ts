/** A matrix as a table for other programs: CSV as in RFC 4180, a record a run, in English whatever the page speaks. */
import { formatSettings } from '../puzzles/settings-text.ts';
import { isComplete, strays } from './judge.ts';
import type { Cell, Matrix } from './run-matrix.ts';

/** `case` counts from 1; `complete` and `agrees` are `yes` or `no`; what did not come to its end neither agrees nor does not. */
const columns = [
  'case',
  'brief',
  'search',
  'outcome',
  'answer',
  'nodes',
  'prunes',
  'held',
  'milliseconds',
  'complete',
  'agrees',
];

/** The first record: the names of the columns. */
export const csvHead: string = record(columns);

/** The records of a row, or of as much of it as is there. */
export function csvOfRow({ puzzle, instances, searches }: Matrix, row: readonly Cell[]): string {
  const odd = new Set(strays(row));
  return row
    .map((cell) => {
      const { input, search, outcome, answer, nodes, prunes, held, milliseconds } = cell;
      const name = formatSettings(puzzle, searches[search] ?? {});
      const time = Math.round(milliseconds * 1000) / 1000;
      const ends = isComplete(cell) ? ['yes', odd.has(cell) ? 'no' : 'yes'] : ['no', ''];
      const counts = [nodes, prunes, held, time];
      return record([input + 1, puzzle.brief(instances[input]), name, outcome, answer, ...counts, ...ends]);
    })
    .join('');
}

function record(fields: readonly (string | number)[]): string {
  return `${fields.map(field).join(',')}\r\n`;
}

function field(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
