import { describe, expect, test } from 'vitest';
import { fetchTexts } from '../../../../src/messages/languages.ts';
import type { Puzzle } from '../../../../src/puzzles/puzzle.ts';
import { puzzles } from '../../../../src/puzzles/registry.ts';
import { ContestText, MOST_CHARACTERS } from '../../../../src/view/page/contest/contest-text.svelte.ts';
import { joinCases, joinLines } from '../../../../src/view/page/contest/join-texts.ts';
import { bytesIn } from '../../../puzzles/bytes-in.ts';

const fileOf = (name: string, bytes: Uint8Array | string) => new File([bytes as Uint8Array<ArrayBuffer>], name);
const fieldFor = (puzzle: Puzzle) => new ContestText((texts, most) => joinCases(puzzle, texts, most));
const square = puzzles[0] as Puzzle;
const reasons = ({ opened }: ContestText) => opened?.leftOut.map(({ name, why }) => `${name} ${why}`);

describe('7.3: several files at once', () => {
  test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('of %s are one input', async (_, puzzle) => {
    const field = fieldFor(puzzle);
    const [one, two] = puzzle.examples.map(({ instance }) => instance);
    const files = [fileOf('10.in', puzzle.format([two])), fileOf('2.in', puzzle.format([one, one]))];
    expect(await field.take(files)).toBe(true);
    expect(puzzle.parse(field.whole)).toEqual([one, one, two].map((each) => puzzle.parse(puzzle.format([each]))[0]));
    expect(field.opened).toEqual({ files: 2, cases: 3, leftOut: [] });
  });

  test('of which some cannot be read are the others, and each that is left out is named with its reason', async () => {
    const field = fieldFor(square);
    const folder = fileOf('folder', '');
    Object.defineProperty(folder, 'slice', { value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
    const gbk = Uint8Array.of(0x31, 0x20, 0xbb, 0xf0, 0xb2, 0xf1, 0xb9, 0xf7);
    const long = ' '.repeat(MOST_CHARACTERS + 1);
    const rest = [fileOf('a.in', gbk), fileOf('b.png', Uint8Array.of(0x89, 0x50, 0xff)), folder, fileOf('g.in', long)];
    expect(
      await field.take([...rest, fileOf('c.in', '1\n2 x'), fileOf('d.in', '1\n1\n0\n'), fileOf('e.in', '1 2 0')]),
    ).toBe(true);
    expect(field.whole).toBe('2\n1\n0\n2\n0\n');
    expect(reasons(field)).toEqual([
      'a.in gbk',
      'b.png encoding',
      'folder unreadable',
      'g.in too-long',
      'c.in refused',
    ]);
  });

  test('that make too many cases are those that there is room for', async () => {
    const lits = puzzles.find(({ id }) => id === 'lits') as Puzzle;
    const field = fieldFor(lits);
    const six = `6\n${'1\n1\n'.repeat(6)}`;
    await field.take([fileOf('a', six), fileOf('b', six), fileOf('c', `4\n${'1\n1\n'.repeat(4)}`)]);
    expect(lits.parse(field.whole)).toHaveLength(10);
    expect(reasons(field)).toEqual(['b too-many']);
  });

  test('that make too long a text are those that there is room for', async () => {
    const field = fieldFor(square);
    const half = `50000\n${'12\n3 100 101 102\n'.repeat(50_000)}`;
    await field.take([fileOf('a', half), fileOf('b', half), fileOf('c', '1 1 0')]);
    expect(field.opened).toMatchObject({ files: 2, cases: 50_001 });
    expect(reasons(field)).toEqual(['b too-much']);
  });

  test('of which none can be read leave the field as it is', async () => {
    const field = fieldFor(square);
    field.put('1 1 0');
    expect(await field.take([fileOf('b.png', Uint8Array.of(0x89, 0x50, 0xff))])).toBe(false);
    expect(field.whole).toBe('1 1 0');
    expect(reasons(field)).toEqual(['b.png encoding']);
  });

  test('of which none is an input: the first stands there, and the others are named', async () => {
    const field = fieldFor(square);
    expect(await field.take([fileOf('b', 'x'), fileOf('a', 'y'), fileOf('c', 'z')])).toBe(true);
    expect(field.whole).toBe('y');
    expect(reasons(field)).toEqual(['b refused', 'c refused']);
  });

  test('of answers are one text, each from the start of a line', async () => {
    const field = new ContestText(joinLines);
    await field.take([fileOf('b.out', '3\n'), fileOf('a.out', '1\n2')]);
    expect(field.whole).toBe('1\n2\n3\n');
  });

  test.each(['en', 'zh'] as const)('are told of in %s, however they are called', async (language) => {
    const texts = await fetchTexts(language, 'files');
    for (const say of Object.values(texts.wrong)) {
      expect(say('\u202Ea\u001B.in')).toContain('⟨U+202E⟩a⟨U+001B⟩.in');
      expect(say('x'.repeat(1000)).length).toBeLessThan(400);
    }
    expect(texts.read({ files: 2, cases: 3 })).toMatch(/2.*3/);
  });
});

describe('7.2: a file is read however it is written', () => {
  test.each(['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16le-bom', 'utf-16be', 'utf-16be-bom'] as const)(
    '%s',
    async (form) => {
      const field = fieldFor(square);
      expect(await field.take([fileOf('a.in', bytesIn(form, '1\r\n2\r\n0\r\n'))])).toBe(true);
      expect(square.parse(field.whole)).toEqual([{ n: 2, missing: [] }]);
      expect(field.opened).toEqual({ files: 1, cases: null, leftOut: [] });
    },
  );

  test('and what was opened is forgotten with another text', async () => {
    const field = fieldFor(square);
    await field.take([fileOf('a.in', '1 1 0')]);
    await field.take('1 2 0');
    expect(field.opened).toBe(null);
  });
});

test('7.3: a text that is too long is told by its length, however few lines it has', async () => {
  const field = fieldFor(square);
  await field.take('1'.repeat(1_500_000));
  expect([field.isTooLong, field.length]).toEqual([true, 1_500_000]);
  field.forget();
  field.shown = '1';
  expect(field.length).toBe(1);
});

test('7.3: what is typed while files are read stays', async () => {
  const field = fieldFor(square);
  const taking = field.take([fileOf('a.in', '1\n2 0\n')]);
  field.shown = '1';
  field.forget();
  expect([await taking, field.whole]).toEqual([false, '1']);
});
