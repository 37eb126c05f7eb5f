import fc from 'fast-check';
import { formatAddress, parseAddress } from '../../src/address/address.ts';
import { mendAddress } from '../../src/address/mend-address.ts';
import { alterations, inBar } from './alterations.ts';
import { anyView } from './any-view.ts';

/** Any view opens from its link, altered once or twice, as it was written and as a browser hands it over. */
export function opensAgain(numRuns: number): void {
  const anyAddress = anyView.map(formatAddress);
  const anyAlterations = fc.array(fc.constantFrom(...alterations), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(anyAddress, anyAlterations, fc.boolean(), (address, by, isInBar) => {
      const altered = by.reduce((link, [, alter]) => alter(link), address);
      const { view, unreadable } = mendAddress(isInBar ? inBar(altered) : altered);
      if (unreadable.length > 0 || formatAddress(view) !== address)
        throw new Error(`${altered} opens ${formatAddress(view)}, unreadable ${JSON.stringify(unreadable)}`);
    }),
    { numRuns },
  );
}

const pieces = [
  '#',
  '&',
  '=',
  '%',
  ';',
  '?',
  '<',
  '>',
  '](',
  '%E0%A4%A',
  '%25',
  '&amp;',
  '&#1114112;',
  '\uD800',
  '\u202E',
];
const names = [
  'puzzle=',
  'input=',
  'preset=',
  'compare=',
  'by=',
  'step=',
  'matrix=',
  'vary=',
  'inputs=',
  'limit=',
  'lits',
  'booksort',
  '3-12',
  '5._aNfg',
  '9',
];

/** Whatever stands in the address bar, a view is opened that has an address of its own. */
export function neverThrows(numRuns: number): void {
  const anyPiece = fc.oneof(fc.constantFrom(...pieces, ...names), fc.string({ unit: 'binary', maxLength: 4 }));
  fc.assert(
    fc.property(
      fc.array(anyPiece, { maxLength: 30 }).map((all) => all.join('')),
      (fragment) => {
        parseAddress(fragment);
        const address = formatAddress(mendAddress(fragment).view);
        const again = parseAddress(address);
        if (again.unreadable.length > 0 || formatAddress(again.view) !== address)
          throw new Error(`${address} is not sound`);
      },
    ),
    { numRuns },
  );
}

const repeated = [
  '%A1',
  '!',
  '&',
  '&amp;',
  '%25',
  '=',
  '<a ',
  '](',
  'https:',
  '\n ',
  ' ',
  '. ',
  '#',
  '&# 1',
  '%2 ',
  'a',
  '。',
];

/** However long a link is, of whatever it is made: the milliseconds of the slowest. */
export function slowest(): number {
  const times = repeated.map((piece) => {
    const from = performance.now();
    mendAddress(`#step=${piece.repeat(1_000_000 / piece.length)}x=!`);
    return performance.now() - from;
  });
  return Math.max(...times);
}
