import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatBoards } from '../../src/puzzles/lits/notation.ts';
import { litsCases } from '../puzzles/lits/lits-boards.ts';
import { jsonLines, runWith } from './fake-world.ts';

const presentations = readFileSync('tests/cases/presentation.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { problem: string; name: string; stdin: string; stdout: string })
  .filter(({ problem }) => problem === 'lits');

test('all contest cases, ten at a time, are answered, one a line', () => {
  expect(litsCases).toHaveLength(77);
  for (let i = 0; i < litsCases.length; i += 10) {
    const cases = litsCases.slice(i, i + 10);
    const out = cases.map(({ answer }) => `${answer}\n`).join('');
    expect(runWith(['solve', 'lits'], formatBoards(cases))).toEqual({ status: 0, out, err: '' });
  }
});

test.each(presentations)('$name: standard output is as the contest wants it', ({ stdin, stdout }) => {
  expect(runWith(['solve', 'lits'], stdin)).toEqual({ status: 0, out: stdout, err: '' });
});

test('the contest has presentation cases for LITS', () => {
  expect(presentations.map(({ name }) => name)).toEqual(['sample', 'rows written without spaces', 'N=1 with 1']);
});

test('a bad input is refused with its place in words', () => {
  expect(runWith(['solve', 'lits'], '1\n3\n111\n11\n111\n')).toEqual({
    status: 2,
    out: '',
    err: 'deepen: line 4, column 3: found “11”, expected a row of 3 digits\n',
  });
  expect(runWith(['solve', 'lits'], '1\n2\n12\n11\n').err).toBe(
    'deepen: line 3, column 2: found “2”, expected a digit, 0 or 1\n',
  );
});

test('either preset can be asked for', () => {
  const sample = '1\n5\n11111\n10110\n10001\n10101\n11111\n';
  const nodes = (preset: string) =>
    jsonLines(runWith(['solve', 'lits', '--json', '--preset', preset], sample).out).map(
      (line) => (line as { nodes: number }).nodes,
    );
  expect([nodes('secondary'), nodes('filler'), nodes('cells-primary')]).toEqual([[4], [7], [7]]);
});
