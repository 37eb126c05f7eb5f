import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lits } from '../../src/puzzles/lits/index.ts';
import { litsPresets } from '../../src/puzzles/lits/settings.ts';
import { codeOf, stepKinds } from '../../src/search/event-kinds.ts';
import { validate } from '../../src/trace/laws/validate.ts';
import { record } from '../../src/trace/record.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { anyBoard } from '../puzzles/lits/lits-boards.ts';

const anyTrace = fc
  .tuple(anyBoard(5), fc.constantFrom(litsPresets.secondary, litsPresets.filler), fc.integer({ min: 1, max: 2000 }))
  .map(([board, settings, budget]) => record(lits.search(board, settings, 'events'), budget).trace);

test('random boards leave lawful traces, whole or cut short', () => {
  fc.assert(fc.property(anyTrace, (trace) => validate(trace)));
});

const columns = ['kind', 'depth', 'value', 'parent', 'enter', 'exit'] as const;

/** Whether the node that a step belongs to, the last one open there, is never left in the trace. */
function staysOpen(trace: Trace, at: number): boolean {
  const depth = trace.depth[at];
  const node = trace.enter
    .subarray(0, trace.nodes)
    .findLastIndex((enter) => enter <= at && trace.depth[enter] === depth);
  return (trace.exit[node] as number) === 0 || trace.kind[trace.exit[node] as number] === codeOf.goal;
}

/** What no law can tell without the matrix: which item has no option, and what an unfinished node would undo or try. */
function isBelieved(trace: Trace, column: (typeof columns)[number], at: number): boolean {
  if (column !== 'value') return false;
  const next = at + 1 < trace.steps ? trace.kind[at + 1] : -1;
  switch (trace.kind[at]) {
    case codeOf.item:
      return next === codeOf['dead-end'] || next === -1 || at + 2 === trace.steps;
    case codeOf.choose:
      return !trace.kind.subarray(at, trace.steps).includes(codeOf.enter);
    case codeOf.branch:
    case codeOf.cover:
      return staysOpen(trace, at);
    case codeOf.uncover:
      return false;
    default:
      return false;
  }
}

test('a trace with any one number changed is not lawful', () => {
  fc.assert(
    fc.property(anyTrace, fc.constantFrom(...columns), fc.nat(), fc.nat(70_000), (trace, column, place, number) => {
      const rows = column === 'kind' || column === 'depth' || column === 'value' ? trace.steps : trace.nodes;
      fc.pre(rows > 0);
      const at = place % rows;
      const copy = trace[column].slice();
      copy[at] = column === 'kind' ? number % stepKinds.length : number;
      fc.pre(copy[at] !== trace[column][at] && !isBelieved(trace, column, at));
      fc.pre(column !== 'exit' || trace.exit[at] !== 0 || number < trace.steps);
      expect(() => validate({ ...trace, [column]: copy })).toThrow(/^step \d+: /);
    }),
    { numRuns: 1000 },
  );
});

test('an item covered for an option and not uncovered before the next is unlawful', () => {
  const { trace } = record(lits.search({ rows: ['1111', '1111', '1111', '1111'] }, litsPresets.secondary, 'events'));
  const uncover = trace.kind.indexOf(codeOf.uncover);
  const kind = trace.kind.slice();
  kind[uncover] = codeOf.choose;
  expect(() => validate({ ...trace, kind })).toThrow(`step ${uncover}: `);
});
