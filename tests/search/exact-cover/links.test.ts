import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Links } from '../../../src/search/exact-cover/links.ts';
import { anyCover, coverOf } from './covers.ts';

const linksOf = ({ left, right, up, down, size }: Links) =>
  [left, right, up, down, size].map((column) => column.slice());

test('uncovering in reverse gives back every link', () => {
  fc.assert(
    fc.property(anyCover, fc.array(fc.nat(), { maxLength: 8 }), (cover, picks) => {
      const links = new Links(cover);
      const items = [...new Set(picks.map((pick) => pick % cover.items))];
      const before: Int32Array[][] = [];
      for (const item of items) {
        before.push(linksOf(links));
        links.cover(item);
      }
      for (const item of items.reverse()) {
        links.uncover(item);
        expect(linksOf(links)).toEqual(before.pop());
      }
    }),
  );
});

test('the first of the items with the fewest options is chosen, and secondary items never are', () => {
  const links = new Links(coverOf(4, 1, [[0], [1, 2], [1, 3], [1, 2, 3]]));
  expect(links.fewest()).toBe(2);
  links.cover(2);
  // item 2 took its two options along: one option is left to 1 and to 3
  expect(Array.from(links.size)).toEqual([1, 1, 2, 1]);
  expect(links.fewest()).toBe(1);
  links.cover(1);
  links.cover(3);
  expect(links.fewest()).toBe(-1);
});

test('only primary items are on the header ring', () => {
  const links = new Links(coverOf(3, 1, [[0, 1, 2]]));
  const root = 3;
  expect([links.right[root], links.right[1], links.right[2], links.right[0]]).toEqual([1, 2, root, 0]);
  links.cover(0);
  expect([links.left[root], links.left[2], links.left[1], links.left[0]]).toEqual([2, 1, root, 0]);
});
