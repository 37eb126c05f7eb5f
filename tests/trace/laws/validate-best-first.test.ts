/** Laws of A* that a trace may break although its steps follow one another as they should. */
import { describe, expect, test } from 'vitest';
import { nodeNamedAt } from '../../../src/search/event-columns.ts';
import { codeOf } from '../../../src/search/event-kinds.ts';
import { validate } from '../../../src/trace/laws/validate.ts';
import { depthOf, estimateOf } from '../../../src/trace/nodes.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { recordGrid } from '../recordings.ts';

// its guide is not consistent: some positions are found again by a shorter way
const { trace } = recordGrid({ n: 4, missing: [1, 5] }, 'astar');
const range = (length: number) => Array.from({ length }, (_, i) => i);
const stepsOf = (kind: 'replace' | 'duplicate' | 'bound') =>
  range(trace.steps).filter((step) => trace.kind[step] === codeOf[kind]);
/** The node entered last before a step. */
const enteredAt = (step: number) => trace.enter.subarray(0, trace.nodes).findLastIndex((enter) => enter < step);

/** The trace with other numbers in a column. */
function damaged(column: 'value' | 'depth', changes: Readonly<Record<number, number>>): Trace {
  const copy = trace[column].slice();
  for (const [at, number] of Object.entries(changes)) copy[Number(at)] = number;
  return { ...trace, [column]: copy };
}

/** The trace with another node named at a step. */
function naming(step: number, node: number): Trace {
  return damaged('value', { [step]: node });
}

describe('a trace of A*', () => {
  const replaced = stepsOf('replace');

  test('is lawful, and has positions that are found again by a shorter way', () => {
    validate(trace);
    expect(replaced).toHaveLength(10);
  });

  test('may not say two estimates of one position', () => {
    for (const step of replaced) {
      const h = trace.value[step - 1] as number;
      for (const other of [h - 1, h + 1])
        expect(() => validate(damaged('value', { [step - 1]: other }))).toThrow(`step ${step}: one position has one h`);
    }
  });

  test('may not replace a way by one that costs no less', () => {
    for (const step of replaced) {
      const entered = enteredAt(step);
      const equal = range(entered).find(
        (node) =>
          depthOf(trace, node) === depthOf(trace, entered) &&
          estimateOf(trace, node) === estimateOf(trace, entered) &&
          trace.exit[node] === 0,
      ) as number;
      expect(() => validate(naming(step, equal))).toThrow(`step ${step}: the way that is replaced costs more`);
    }
  });

  test('may not give a node up for one that costs more', () => {
    const gone = new Set(replaced.map((step) => nodeNamedAt(trace, step)));
    const isHeld = (node: number) => trace.kind[(trace.enter[node] as number) + 2] === codeOf.keep && !gone.has(node);
    const deeper = (step: number) => {
      const entered = enteredAt(step);
      return range(entered).find((node) => isHeld(node) && depthOf(trace, node) > depthOf(trace, entered));
    };
    const step = stepsOf('duplicate').find((at) => deeper(at) !== undefined) as number;
    const held = deeper(step);
    expect(() => validate(naming(step, held as number))).toThrow(
      `step ${step}: the node known already has a greater g`,
    );
  });

  test('may not raise its bound past a node that is open', () => {
    const step = stepsOf('bound').at(-1) as number;
    const last = trace.iterations.at(-1);
    if (!last) throw new Error('there is an iteration');
    const raised = { ...damaged('value', { [step]: last.bound + 1 }) };
    const iterations = trace.iterations.with(-1, { ...last, bound: last.bound + 1 });
    expect(() => validate({ ...raised, iterations })).toThrow(
      new RegExp(`^step ${step}: node \\d+ is open with f = ${last.bound}`),
    );
  });
});
