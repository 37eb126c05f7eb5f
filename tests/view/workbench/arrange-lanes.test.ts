import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeLanes } from '../../../src/view/workbench/arrange-lanes.ts';

interface Lane {
  readonly search: string;
}

/** The lanes that are given to `wanted`, by their places before; `-` for a new one. */
function places(running: string, wanted: string): string {
  const lanes = [...running].map((search): Lane => ({ search }));
  const arranged = arrangeLanes(lanes, [...wanted], (lane, search) => lane.search === search);
  return arranged.map((lane) => (lane ? lanes.indexOf(lane) : '-')).join('');
}

test.each([
  ['', 'g', '-', 'the first search'],
  ['g', 'gb', '0-', 'one more'],
  ['gb', 'g', '0', 'the second taken away'],
  ['gb', 'b', '1', 'the first taken away'],
  ['gbps', 'bps', '123', 'the first of four taken away'],
  ['gbps', 'gbs', '013', 'the third of four taken away'],
  ['gb', 'pb', '01', 'another first search'],
  ['g', 'p', '0', 'another search alone'],
  ['gb', 'bg', '10', 'the two exchanged'],
  ['gg', 'gg', '01', 'the same search twice'],
  ['gg', 'ggg', '01-', 'the same search once more'],
  ['gbg', 'pbg', '012', 'another first search beside the same one'],
  ['gb', 'bp', '1-', 'the second first, and another'],
])('from %j to %j the lanes are %j: %s', (running, wanted, expected) => {
  expect(places(running, wanted)).toBe(expected);
});

const anySearches = fc.array(fc.constantFrom(...'gbps'), { maxLength: 4 });

test('no lane is given twice, and as many go on as can', () => {
  fc.assert(
    fc.property(anySearches, anySearches, (running, wanted) => {
      const lanes = running.map((search): Lane => ({ search }));
      const arranged = arrangeLanes(lanes, wanted, (lane, search) => lane.search === search);
      expect(arranged.length).toBe(wanted.length);
      const given = arranged.filter((lane) => lane !== null);
      expect(new Set(given).size).toBe(given.length);
      const going = arranged.filter((lane, i) => lane?.search === wanted[i]).length;
      const times = (all: readonly string[], one: string) => all.filter((each) => each === one).length;
      const most = [...'gbps'].reduce((sum, one) => sum + Math.min(times(running, one), times(wanted, one)), 0);
      expect(going).toBe(most);
    }),
  );
});
