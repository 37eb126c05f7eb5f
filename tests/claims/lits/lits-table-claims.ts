/** What the matrix of LITS claims of its rows. Beside the facts a check is given the rows that they are said of. */
import type { LitsMessages } from '../../../src/messages/puzzles/lits/en.ts';
import type { ItemName } from '../../../src/messages/puzzles/lits/facts.ts';
import type { Claims, Place, Verdict } from '../claims.ts';
import type { LitsTruth } from './lits-truth.ts';

type OfRows = (place: Place<LitsTruth>, item: ItemName, rows: readonly number[]) => Verdict;

export const litsTableClaims: Readonly<Record<keyof Claims<LitsMessages['table'], LitsTruth>, OfRows>> = {
  column: ({ truth }, item, rows) => ({
    'each row is an option of the item': rows.every((row) => truth.options[row]?.items.includes(item.text)),
    'from the top down': rows.every((row, i) => i === 0 || (rows[i - 1] as number) < row),
  }),
  hidden: (place, by, rows) => {
    const { truth, run, step, scan } = place;
    const { before, after } = truth.links(run).at(step);
    // inside a step the rows are as they are while its item is not covered
    const { columns, covered } = scan !== null && run.events[step]?.kind === 'cover' ? before : after;
    const has = (item: string, row: number) => columns.get(item)?.includes(row) ?? false;
    return {
      'the item is the first of the option’s that was covered': rows.every(
        (row) => covered.find((item) => truth.options[row]?.items.includes(item)) === by.text,
      ),
      'the option is in that column alone': rows.every((row) =>
        truth.options[row]?.items.every((item) => has(item, row) === (item === by.text)),
      ),
    };
  },
};
