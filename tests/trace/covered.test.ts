import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnOf, coveredMatrix, fewestOptions, headerOf } from '../../src/search/exact-cover/covered-matrix.ts';
import { dancingLinks } from '../../src/search/exact-cover/dancing-links.ts';
import type { ExactCover } from '../../src/search/exact-cover/exact-cover.ts';
import { Links } from '../../src/search/exact-cover/links.ts';
import { coveredAt } from '../../src/trace/covered.ts';
import { moveOf } from '../../src/trace/nodes.ts';
import { record } from '../../src/trace/record.ts';
import { kindAt, nodeAt } from '../../src/trace/replay.ts';
import { anyCover } from '../search/exact-cover/covers.ts';

/** What the links hold: every column from the top, and the header ring. */
function contents(links: Links, { items }: ExactCover): { columns: number[][]; header: number[]; sizes: number[] } {
  const columns = Array.from({ length: items }, (_, item) => {
    const options: number[] = [];
    for (let at = links.down[item] as number; at !== item; at = links.down[at] as number)
      options.push(links.optionOf(at));
    return options;
  });
  const header: number[] = [];
  for (let item = links.right[items] as number; item !== items; item = links.right[item] as number) header.push(item);
  return { columns, header, sizes: Array.from(links.size) };
}

test('the matrix worked out from a step is what the links hold after running them to it', () => {
  fc.assert(
    fc.property(anyCover, fc.integer({ min: 1, max: 400 }), (cover, budget) => {
      const { trace } = record(dancingLinks(cover), budget);
      const links = new Links(cover);
      for (let step = 0; step < trace.steps; step++) {
        const kind = kindAt(trace, step);
        if (kind === 'cover') links.cover(trace.value[step] as number);
        if (kind === 'uncover') links.uncover(trace.value[step] as number);
        const covered = coveredAt(trace, step, cover);
        const matrix = coveredMatrix(
          cover,
          covered.map(({ item }) => item),
        );
        const columns = Array.from({ length: cover.items }, (_, item) => columnOf(matrix, item));
        expect({ columns, header: headerOf(matrix), sizes: Array.from(matrix.size) }).toEqual(contents(links, cover));
        expect(fewestOptions(matrix)).toBe(links.fewest());
      }
    }),
  );
});

test('each covered item knows the node that covered it, and for which option', () => {
  fc.assert(
    fc.property(anyCover, fc.nat(), (cover, place) => {
      const { trace } = record(dancingLinks(cover));
      const step = place % trace.steps;
      for (const { node, item, option } of coveredAt(trace, step, cover)) {
        expect(trace.enter[node] as number).toBeLessThan(step);
        if (option !== null)
          expect(Array.from(cover.rows.subarray(cover.rowStart[option], cover.rowStart[option + 1]))).toContain(item);
        const child = nodeAt(trace, step);
        if (trace.parent[child] === node && option !== null) expect(moveOf(trace, child)).toBe(option);
      }
    }),
  );
});
