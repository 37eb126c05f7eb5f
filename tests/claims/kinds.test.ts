import { expect, test } from 'vitest';
import { enBestFirst } from '../../src/messages/methods/best-first-en.ts';
import { enLits } from '../../src/messages/puzzles/lits/en.ts';
import { enRotation } from '../../src/messages/puzzles/rotation-game/en.ts';
import type { Sentence } from '../../src/messages/sentence.ts';
import { functionsIn } from '../messages/leaves.ts';
import { litsSamples } from '../messages/puzzles/lits/lits-samples.ts';
import { rotationSamples } from '../messages/puzzles/rotation-game/rotation-samples.ts';
import { bestFirstClaims } from './best-first-claims.ts';
import { litsSubject } from './lits-subject.ts';
import { rotationClaims } from './rotation-claims.ts';

interface Asked {
  /** Checks by topic, `lits` or for a group of its texts `lits.table` or `lits-table`, and kind. */
  readonly claims: Readonly<Record<string, object>>;
}

type Samples = Readonly<Record<string, readonly (string | Sentence)[]>>;

/** The paths of the texts that are sentences: what is only a label has nothing to be held against. */
function sentencesIn(samples: Samples): string[] {
  return Object.entries(samples).flatMap(([path, said]) => (said.some(Array.isArray) ? [path] : []));
}

/** Those that nothing checks. A group of texts has a table of claims of its own, whose topic ends with the group's name. */
function unchecked(topic: string, samples: Samples, { claims }: Asked): string[] {
  return sentencesIn(samples).filter((path) => {
    const [kind = '', group] = path.split('.').reverse();
    const tables = Object.entries(claims).filter(([name]) =>
      group === undefined ? name === topic : new RegExp(`[.-]${group}$`).test(name),
    );
    return !tables.some(([, table]) => Object.hasOwn(table, kind));
  });
}

test('every sentence of LITS has a check, those of groups too', () => {
  expect(Object.keys(litsSamples(enLits)).sort()).toEqual(functionsIn(enLits).sort());
  expect(unchecked('lits', litsSamples(enLits), litsSubject)).toEqual([]);
});

test('every sentence of the Rotation Game has a check', () => {
  expect(Object.keys(rotationSamples(enRotation)).sort()).toEqual(functionsIn(enRotation).sort());
  const claims = { 'rotation-game': rotationClaims };
  expect(unchecked('rotation-game', rotationSamples(enRotation), { claims })).toEqual([]);
});

test('every sentence of A* has a check', () => {
  expect(functionsIn(enBestFirst).filter((kind) => !Object.hasOwn(bestFirstClaims, kind))).toEqual([]);
});

test('a sentence without a check is found, also in a group', () => {
  const [, table = ''] = Object.keys(litsSubject.claims);
  const { column: _, ...rest } = litsSubject.claims[table] as Record<string, object>;
  const { goal: __, ...others } = litsSubject.claims.lits as Record<string, object>;
  const fewer = { claims: { lits: others, [table]: rest } };
  expect(unchecked('lits', litsSamples(enLits), fewer)).toEqual(['goal', 'table.column']);
});
