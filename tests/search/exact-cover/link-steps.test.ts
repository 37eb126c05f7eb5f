import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOf, coveredMatrix, headerOf } from '../../../src/search/exact-cover/covered-matrix.ts';
import { itemsOf } from '../../../src/search/exact-cover/exact-cover.ts';
import { linkStep, linkSteps } from '../../../src/search/exact-cover/link-steps.ts';
import { anyCover } from './covers.ts';

/** A problem, some items covered in it, and one more to cover. */
const anyCovering = fc.tuple(anyCover, fc.array(fc.nat(), { minLength: 1, maxLength: 4 })).map(([cover, picks]) => {
  const items = [...new Set(picks.map((pick) => pick % cover.items))];
  return { cover, covered: items.slice(0, -1), item: items.at(-1) as number };
});

test('the operations of a cover take entry after entry out of their columns, each between its neighbours', () => {
  fc.assert(
    fc.property(anyCovering, ({ cover, covered, item }) => {
      const before = coveredMatrix(cover, covered);
      const columns = Array.from({ length: cover.items }, (_, each) => columnOf(before, each));
      const header = headerOf(before);
      for (let at = 0; at < linkSteps(before, item); at++) {
        const step = linkStep(before, item, 'cover', at);
        if (step.what === 'header') {
          const place = header.indexOf(item);
          expect(at).toBe(0);
          expect(step.isAlone).toBe(place < 0);
          if (place >= 0)
            expect([step.left, step.right]).toEqual([header[place - 1] ?? null, header[place + 1] ?? null]);
          continue;
        }
        const column = columns[step.item] as number[];
        const place = column.indexOf(step.option);
        expect(itemsOf(cover, step.option)).toContain(item);
        expect([step.above, step.below]).toEqual([column[place - 1] ?? null, column[place + 1] ?? null]);
        column.splice(place, 1);
        expect(step.size).toBe(column.length);
      }
      const after = coveredMatrix(cover, [...covered, item]);
      expect(columns).toEqual(Array.from({ length: cover.items }, (_, each) => columnOf(after, each)));
    }),
  );
});

test('uncovering does the same operations in reverse', () => {
  fc.assert(
    fc.property(anyCovering, ({ cover, covered, item }) => {
      const before = coveredMatrix(cover, covered);
      const places = Array.from({ length: linkSteps(before, item) }, (_, at) => at);
      const there = places.map((at) => linkStep(before, item, 'cover', at));
      expect(places.map((at) => linkStep(before, item, 'uncover', at))).toEqual(there.reverse());
    }),
  );
});

test('there is no operation beyond the last', () => {
  fc.assert(
    fc.property(anyCovering, ({ cover, covered, item }) => {
      const before = coveredMatrix(cover, covered);
      expect(() => linkStep(before, item, 'cover', linkSteps(before, item))).toThrow(RangeError);
    }),
  );
});
