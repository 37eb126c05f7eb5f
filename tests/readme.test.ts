/** What both READMEs say of the presets, and the loop that finds a failing case. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { puzzles } from '../src/puzzles/registry.ts';
import { runWith } from './cli/fake-world.ts';

const readmes = ['README.md', 'README.zh-CN.md'].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The tables of a text: for each its rows of cells, a head and a rule first. */
function tablesIn(text: string): string[][][] {
  const blocks = text.split(/\n(?!\|)/).map((block) => block.split('\n').filter((line) => line.startsWith('|')));
  return blocks
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.map((row) => row.split('|').map((cell) => cell.trim())));
}

const isRule = (row: readonly string[]) => row.slice(1, -1).every((cell) => /^-+$/.test(cell));

describe.each(readmes)('$file', ({ text }) => {
  test('1.10: every table has a rule below its head and rows as wide as it: none is broken by an empty line', () => {
    for (const [head = [], rule = [], ...rows] of tablesIn(text)) {
      expect(isRule(rule), head.join('|')).toBe(true);
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
    }
  });

  test('1.10: every preset of every puzzle has one row, in the order of the menu', () => {
    const named = tablesIn(text)
      .flat()
      .flatMap((row) => row.slice(1, 3).flatMap((cell) => /^`([\w-]+)`$/.exec(cell)?.[1] ?? []));
    expect(named).toEqual(puzzles.flatMap(({ presets }) => Object.keys(presets)));
  });

  test('1.3: A* is not said to hold all that it enters', () => {
    expect(text).not.toMatch(/holds all it enters|全部保存/);
  });

  test('7.6: a ? is explained', () => {
    expect(text).toMatch(/`solve`.*`\?`/);
  });

  test('the loop that finds a failing case uses commands that there are', () => {
    const loop = /```sh\n(for seed[^`]*)```/.exec(text)?.[1] ?? '';
    expect(loop.trim().split('\n')).toHaveLength(3);
    const commands = Array.from(loop.matchAll(/deepen\.js ([^>|&\n]*)/g), ([, words = '']) => words.trim().split(' '));
    expect(commands.map(([command]) => command)).toEqual(['random', 'solve']);
    const [random = [], solve = []] = commands;
    const drawn = runWith(random.map((word) => word.replace('$seed', '17')));
    expect(drawn).toMatchObject({ status: 0, err: '' });
    const solved = runWith(solve, '', { 'in.txt': drawn.out });
    expect(solved).toMatchObject({ status: 0, err: '' });
    expect(solved.out.trim().split('\n')).toHaveLength(10);
  });
});

test('7.6: the help explains a ?', () => {
  expect(runWith(['--help']).out).toMatch(/A \? says that the search\s+ran out of memory/);
});
