/** A matrix as a table for other programs: CSV as in RFC 4180, a record a run, in English whatever the page speaks. */
import { formatSettings } from '../puzzles/settings-text.ts';
import { csvRecord } from './csv-record.ts';
import { isComplete, strays } from './judge.ts';
import type { Cell, Matrix } from './run-matrix.ts';

/**
 * `case` counts from 1; `complete` and `agrees` are `yes` or `no`; `agrees` is empty where a search did not come to its end,
 * or not all searches have been through the row.
 */
const columns = [
  'case',
  'brief',
  'search',
  'outcome',
  'answer',
  'nodes',
  'prunes',
  'held',
  'median_ms',
  'min_ms',
  'max_ms',
  'runs',
  'complete',
  'agrees',
];

/** The first record, which names the columns, and the records of a row, or of as much of it as is there. */
export function csvTable({ puzzle, instances, searches }: Matrix) {
  const names = searches.map((search) => formatSettings(puzzle, search));
  return {
    head: csvRecord(columns),
    row(row: readonly Cell[]): string {
      const odd = new Set(strays(row));
      const isWhole = row.length === searches.length;
      const brief = puzzle.brief(instances[row[0]?.input ?? 0]);
      const records = row.map((cell) => {
        const agrees = isWhole && isComplete(cell) ? (odd.has(cell) ? 'no' : 'yes') : '';
        return csvRecord([cell.input + 1, brief, names[cell.search] ?? '', ...figures(cell), agrees]);
      });
      return records.join('');
    },
  };
}

function figures(cell: Cell): (string | number)[] {
  const { outcome, answer, nodes, prunes, held, time } = cell;
  const times = [time.median, time.least, time.most].map((milliseconds) => Math.round(milliseconds * 1000) / 1000);
  return [outcome, answer, nodes, prunes, held, ...times, time.runs, isComplete(cell) ? 'yes' : 'no'];
}
