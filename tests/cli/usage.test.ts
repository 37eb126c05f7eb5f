import { expect, test } from 'vitest';
import { helpText } from '../../src/cli/help.ts';
import { run } from '../../src/cli/run.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import { runWith } from './fake-world.ts';

const ids = puzzles.map(({ id }) => id).join(', ');
const sample = '2\n2\n0\n3\n3 12 17 23\n';

test.each([
  [
    'an unknown command',
    ['paint', 'square-destroyer'],
    'found the command "paint", expected solve, trace, compare or random',
  ],
  ['no puzzle', ['solve'], `found the puzzle "", expected one of: ${ids}`],
  ['an unknown puzzle', ['solve', 'sudoku'], `found the puzzle "sudoku", expected one of: ${ids}`],
  ['two files', ['solve', 'square-destroyer', 'a.in', 'b.in'], 'found "b.in", expected no more than one file'],
  ['a file that is not there', ['solve', 'square-destroyer', 'no.in'], 'cannot read no.in: no such file: no.in'],
  [
    'an unknown preset',
    ['solve', 'square-destroyer', '--preset', 'fast'],
    'found the preset "fast", expected guide, blind, poj, textbook, strong, astar, or choices joined by +: ' +
      'greedy-disjoint, naive, allowed-disjoint, fractional, most-squares, ascending, most-alive, root-estimate, zero, plus-one, least-overflow, first-alive, fewest-sticks, try-again, exclusion, all-sticks, dominance, forget, table, ida-star, a-star',
  ],
  [
    'an option said twice',
    ['compare', 'square-destroyer', '--vary', 'estimate', '--vary', 'first'],
    'found --vary more than once, expected it once',
  ],
  [
    'a case of 0',
    ['trace', 'square-destroyer', '--case', '0'],
    'found --case "0", expected a whole number from 1 to 999999999999999',
  ],
  [
    'a case that is no number',
    ['trace', 'square-destroyer', '--case', 'last'],
    'found --case "last", expected a whole number from 1 to 999999999999999',
  ],
  [
    'a case that the input does not have',
    ['trace', 'square-destroyer', '--case', '3'],
    'found --case 3, expected at most 2: the input has no more cases',
  ],
  [
    'a limit of 0',
    ['trace', 'square-destroyer', '--limit', '0'],
    'found --limit "0", expected a whole number from 1 to 999999999999999',
  ],
])('%s is a wrong use: status 2, nothing on standard output', (_, argv, message) => {
  expect(runWith(argv, sample)).toEqual({ status: 2, out: '', err: `deepen: ${message}\n` });
});

test.each([
  ['an unknown option', ['solve', 'square-destroyer', '--fast'], '--fast'],
  ['an option without its value', ['solve', 'square-destroyer', '--preset'], '--preset'],
  ['a value for a switch', ['solve', 'square-destroyer', '--json=yes'], '--json'],
])('%s is named in one line that points to the help', (_, argv, option) => {
  const { status, out, err } = runWith(argv, sample);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(/^deepen: .*See deepen --help\.\n$/);
  expect(err).toContain(option);
});

test.each(['solve', 'trace'])(
  '%s refuses a bad input whole: status 2, its place, nothing on standard output',
  (command) => {
    expect(runWith([command, 'square-destroyer'], '2\n2\n0\n3\n3 12 17 99\n')).toEqual({
      status: 2,
      out: '',
      err: 'deepen: line 5, column 9: found “99”, expected the id of a stick, 1 to 24\n',
    });
  },
);

test('a bad file is refused like a bad standard input', () => {
  const { status, out, err } = runWith(['solve', 'square-destroyer', 'a.in'], '', { 'a.in': '1\n2\n' });
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toBe(
    'deepen: line 2, column 2: found the end of the text, expected how many sticks are missing, 0 to 1000000\n',
  );
});

test.each([[['--help']], [['-h']], [['solve', '--help']], [[]]])('%j prints the help', (argv) => {
  expect(runWith(argv)).toEqual({ status: 0, out: helpText(), err: '' });
});

test('the help says of which cells the searches agree', () => {
  const words = helpText().replaceAll(/\s+/g, ' ');
  expect(words).toContain('agrees (yes if more than half of the searches that came to their ends answer as this one)');
});

test('the help names every command, option, puzzle, preset and choice', () => {
  const words = helpText().split(/[\s:,|;]+/);
  expect(words).toEqual(
    expect.arrayContaining([
      'solve',
      'trace',
      'compare',
      '--preset',
      '--json',
      '--case',
      '--limit',
      '--help',
      '--presets',
      '--vary',
      '--all',
      '--csv',
      'random',
      '--cases',
      '--seed',
      '--small',
    ]),
  );
  for (const { id, presets, choices } of puzzles) {
    const named = [id, ...Object.keys(presets), ...Object.entries(choices).flat(2)];
    expect(words).toEqual(expect.arrayContaining(named));
  }
});

test('a defect is not taken for a wrong use', () => {
  const world = {
    read: () => new Uint8Array(),
    out() {
      throw new TypeError('broken');
    },
    err() {},
    now: () => 0,
    words: new Map(),
  };
  expect(() => run(['--help'], world)).toThrow(TypeError);
});

test('7.6: the help says what a ? means', () => {
  expect(helpText().replaceAll(/\s+/g, ' ')).toContain('A ? says that the search ran out of memory, which only A* can');
});
