import { csvRecord } from '../../matrix/csv-record.ts';
import { saveText } from './save-text.ts';

/** Hands the reader a table as a file of that name: a line of headings, then the rows. */
export function saveCsv(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly (number | string)[])[],
): void {
  saveText(`${name}.csv`, [headings, ...rows].map(csvRecord).join(''));
}
