import { expect, test } from 'vitest';
import { enBestFirst } from '../../src/messages/methods/best-first-en.ts';
import { enBooksort } from '../../src/messages/puzzles/booksort/en.ts';
import { enLits } from '../../src/messages/puzzles/lits/en.ts';
import { enRotation } from '../../src/messages/puzzles/rotation-game/en.ts';
import { enSquares } from '../../src/messages/puzzles/square-destroyer/en.ts';
import type { Sentence } from '../../src/messages/sentence.ts';
import { type PuzzleId, puzzleIds } from '../../src/puzzles/puzzle-id.ts';
import { functionsIn } from '../messages/leaves.ts';
import { booksortSamples } from '../messages/puzzles/booksort/booksort-samples.ts';
import { litsSamples } from '../messages/puzzles/lits/lits-samples.ts';
import { rotationSamples } from '../messages/puzzles/rotation-game/rotation-samples.ts';
import { squareSamples } from '../messages/puzzles/square-destroyer/square-samples.ts';
import { bestFirstClaims } from './best-first-claims.ts';
import { bookSubject } from './booksort/book-subject.ts';
import { litsSubject } from './lits/lits-subject.ts';
import { rotationClaims } from './rotation-game/rotation-claims.ts';
import { squareAsked } from './square-destroyer/square-subject.ts';

type Samples = Readonly<Record<string, readonly (string | Sentence)[]>>;

/** Checks by topic and kind. A group of texts has a table of its own, such as `lits.table` or `square-status`. */
type Tables = Readonly<Record<string, object>>;

const all: Readonly<Record<PuzzleId, { texts: object; samples: Samples; tables: Tables }>> = {
  'square-destroyer': { texts: enSquares, samples: squareSamples(enSquares), tables: squareAsked.claims },
  booksort: { texts: enBooksort, samples: booksortSamples(enBooksort), tables: bookSubject.claims },
  'rotation-game': {
    texts: enRotation,
    samples: rotationSamples(enRotation),
    tables: { 'rotation-game': rotationClaims },
  },
  lits: { texts: enLits, samples: litsSamples(enLits), tables: litsSubject.claims },
};

/** The paths of the texts that are sentences and that nothing checks; a label has nothing to be held against. */
function unchecked(topic: string, samples: Samples, tables: Tables): string[] {
  const sentences = Object.entries(samples).flatMap(([path, said]) => (said.some(Array.isArray) ? [path] : []));
  return sentences.filter((path) => {
    const [kind = '', group] = path.split('.').reverse();
    const isOf = (name: string) => (group === undefined ? name === topic : new RegExp(`[.-]${group}$`).test(name));
    return !Object.entries(tables).some(([name, table]) => isOf(name) && Object.hasOwn(table, kind));
  });
}

test.each(puzzleIds)('every sentence of %s has a check, those of groups too', (id) => {
  const { texts, samples, tables } = all[id];
  expect(Object.keys(samples).sort()).toEqual(functionsIn(texts).sort());
  expect(unchecked(id, samples, tables)).toEqual([]);
});

test('every sentence of A* has a check', () => {
  expect(functionsIn(enBestFirst).filter((kind) => !Object.hasOwn(bestFirstClaims, kind))).toEqual([]);
});

test('a sentence without a check is found, also in a group', () => {
  const { samples, tables } = all.lits;
  const [, group = ''] = Object.keys(tables);
  const { column: _, ...rest } = tables[group] as Record<string, object>;
  const { goal: __, ...others } = tables.lits as Record<string, object>;
  expect(unchecked('lits', samples, { lits: others, [group]: rest })).toEqual(['goal', 'table.column']);
});
