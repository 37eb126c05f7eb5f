import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OpenList } from '../../src/search/open-list.ts';

interface Entry {
  readonly f: number;
  readonly rank: number;
}

const anyEntry = fc.record({ f: fc.nat(4), rank: fc.nat(4) });

test('of all entries one with the least f, of these the least rank, of these the last one pushed comes out', () => {
  fc.assert(
    fc.property(fc.array(fc.option(anyEntry), { maxLength: 40 }), (calls) => {
      const open = new OpenList();
      const held = new Map<number, Entry>();
      for (const [number, entry] of calls.entries()) {
        if (entry) {
          open.push(number, entry.f, entry.rank);
          held.set(number, entry);
        } else {
          const next = [...held].sort(([i, a], [j, b]) => a.f - b.f || a.rank - b.rank || j - i)[0]?.[0] ?? -1;
          expect(open.pop()).toBe(next);
          held.delete(next);
        }
      }
    }),
  );
});
