import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exitOf } from '../../src/trace/fates.ts';
import { type JumpSize, jump, type Way } from '../../src/trace/jump.ts';
import { moveOf } from '../../src/trace/nodes.ts';
import { kindAt, nodeAt } from '../../src/trace/replay.ts';
import { subtreeEnd } from '../../src/trace/subtrees.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { anyRun, recordGrid, recordRun } from './recordings.ts';

const sizes: readonly JumpSize[] = ['step', 'over', 'out', 'bound'];
const ways: readonly Way[] = ['forwards', 'backwards'];

/** A law about every step of random traces, whole and cut short. */
function law(holds: (trace: Trace, step: number) => void): void {
  fc.assert(
    fc.property(anyRun, fc.integer({ min: 1, max: 4000 }), (run, budget) => {
      const { trace } = recordRun(run, budget);
      for (let step = 0; step < trace.steps; step++) holds(trace, step);
    }),
    { numRuns: 30 },
  );
}

test('a jump lands on a whole step within the trace, past the step at hand but at the ends', () => {
  law((trace, step) => {
    const last = trace.steps - 1;
    for (const size of sizes)
      for (const way of ways) {
        const target = jump(trace, step, size, way);
        expect(Number.isInteger(target)).toBe(true);
        if (way === 'forwards') expect(target > step && target <= last).toBe(step < last);
        else expect(target < step && target >= 0).toBe(step > 0);
      }
  });
});

test('at the ends of a trace every jump outwards stays', () => {
  const { trace } = recordGrid({ n: 3, missing: [12, 17, 23] }, 'poj');
  const last = trace.steps - 1;
  for (const size of sizes) {
    expect(jump(trace, last, size, 'forwards')).toBe(last);
    expect(jump(trace, 0, size, 'backwards')).toBe(0);
  }
});

test('a step goes to the next and to the previous one', () => {
  law((trace, step) => {
    expect(jump(trace, step, 'step', 'forwards')).toBe(Math.min(step + 1, trace.steps - 1));
    expect(jump(trace, step, 'step', 'backwards')).toBe(Math.max(step - 1, 0));
  });
});

test('over goes to the end of the subtree of the node stood on, or of the child about to be entered', () => {
  law((trace, step) => {
    const node = nodeAt(trace, step);
    if (node < 0 || step >= trace.steps - 1) return;
    const child = kindAt(trace, step) === 'choose' ? nodeAt(trace, step + 1) : node;
    const end = exitOf(trace, child);
    expect(jump(trace, step, 'over', 'forwards')).toBe(end > step ? end : step + 1);
  });
});

test('over from where a node is entered, and back over from where it ended, are each other undone', () => {
  law((trace, step) => {
    if (kindAt(trace, step) !== 'enter') return;
    const node = nodeAt(trace, step);
    const exit = trace.exit[node] as number;
    if (exit === 0) return;
    expect(jump(trace, step, 'over', 'forwards')).toBe(exit);
    expect(nodeAt(trace, exit)).toBe(node);
    expect(jump(trace, exit, 'over', 'backwards')).toBe(step);
  });
});

test('back over goes to where the node stood on was entered; from there, and from a choice, it is a step', () => {
  law((trace, step) => {
    const node = nodeAt(trace, step);
    if (node < 0) return;
    const kind = kindAt(trace, step);
    const target = kind === 'choose' || kind === 'enter' ? step - 1 : trace.enter[node];
    expect(jump(trace, step, 'over', 'backwards')).toBe(target);
  });
});

test('after over no step of the subtree is left', () => {
  law((trace, step) => {
    if (kindAt(trace, step) !== 'choose' || step + 1 >= trace.steps) return;
    const child = nodeAt(trace, step + 1);
    const target = jump(trace, step, 'over', 'forwards');
    if (target === trace.steps - 1 || kindAt(trace, target + 1) === 'end') return;
    const after = nodeAt(trace, target + 1);
    expect(after < child || after >= subtreeEnd(trace, child)).toBe(true);
  });
});

test('out goes to the first step after the node, which its parent makes', () => {
  law((trace, step) => {
    const node = nodeAt(trace, step);
    if (node < 0 || step >= trace.steps - 1) return;
    const target = jump(trace, step, 'out', 'forwards');
    const exit = trace.exit[node] as number;
    if (exit === 0 || exit === trace.steps - 1) {
      expect(target).toBe(trace.steps - 1);
      return;
    }
    expect(target).toBe(exit + 1);
    if (kindAt(trace, target) !== 'end') expect(nodeAt(trace, target)).toBe(trace.parent[node]);
  });
});

test('back out goes to the step at which the parent chose the node, and from a root to its bound', () => {
  law((trace, step) => {
    const node = nodeAt(trace, step);
    if (node < 0) return;
    const target = jump(trace, step, 'out', 'backwards');
    const move = moveOf(trace, node);
    expect(nodeAt(trace, target)).toBe(trace.parent[node]);
    expect(kindAt(trace, target)).toBe(move === null ? 'bound' : 'choose');
    if (move !== null) expect(trace.value[target]).toBe(move);
  });
});

test('bound goes to where the iteration after or before begins, and beyond them to the ends', () => {
  law((trace, step) => {
    const starts = trace.iterations.map(({ firstStep }) => firstStep);
    expect(jump(trace, step, 'bound', 'forwards')).toBe(starts.find((start) => start > step) ?? trace.steps - 1);
    expect(jump(trace, step, 'bound', 'backwards')).toBe(starts.findLast((start) => start < step) ?? 0);
  });
});

test('on a bound step over and back over are a step, and out leaves for the ends', () => {
  law((trace, step) => {
    if (kindAt(trace, step) !== 'bound') return;
    const last = trace.steps - 1;
    expect(jump(trace, step, 'over', 'forwards')).toBe(Math.min(step + 1, last));
    expect(jump(trace, step, 'over', 'backwards')).toBe(Math.max(step - 1, 0));
    expect(jump(trace, step, 'out', 'forwards')).toBe(last);
    expect(jump(trace, step, 'out', 'backwards')).toBe(0);
  });
});

test('where nodes are kept, over a choice leads to where it is said what becomes of the child', () => {
  const { trace } = recordGrid({ n: 2, missing: [] }, 'astar');
  const choices = Array.from({ length: trace.steps }, (_, step) => step).filter(
    (step) => kindAt(trace, step) === 'choose',
  );
  for (const step of choices) {
    const child = trace.enter.indexOf(step + 1);
    const target = jump(trace, step, 'over', 'forwards');
    expect(['keep', 'duplicate', 'replace']).toContain(kindAt(trace, target));
    expect(nodeAt(trace, target)).toBe(child);
  }
  expect(choices).toHaveLength(trace.nodes - 1);
});
