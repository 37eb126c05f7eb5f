import { expect, test } from 'vitest';
import { csvRecord } from '../../src/matrix/csv-record.ts';

test('a field with a comma, a quote or a line break is quoted, any other is not', () => {
  expect(csvRecord(['a b', 3, 'a,b', 'say "h"', 'two\nlines'])).toBe('a b,3,"a,b","say ""h""","two\nlines"\r\n');
});

test('7.7: the minus is the one that keyboards have, which spreadsheets of any encoding show', () => {
  expect(csvRecord(['n = 3 − 12', '−4', -4])).toBe('n = 3 - 12,-4,-4\r\n');
});
