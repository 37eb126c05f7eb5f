/**
 * A trace as text, one step a line, indented by depth, so that a test case or a golden file can be read:
 *
 *     bound 3
 *     enter #0
 *     estimate h 3
 *     branch 4
 *     choose 1
 *       enter #1
 */

import { readEvent } from '../search/event-columns.ts';
import { depthOf } from './nodes.ts';
import { nodeAt } from './replay.ts';
import type { Trace } from './trace.ts';

/** One line for a step. */
export function formatStep(trace: Trace, step: number): string {
  const event = readEvent(trace, step);
  const node = nodeAt(trace, step);
  const indent = '  '.repeat(node < 0 ? 0 : depthOf(trace, node));
  switch (event.kind) {
    case 'bound': {
      const { previous, cause } = trace.iterations.find(({ firstStep }) => firstStep === step) ?? {};
      const [after, by] = [previous == null ? '' : ` after ${previous}`, cause == null ? '' : ` by #${cause}`];
      return `bound ${event.bound}${after}${by}`;
    }
    case 'start':
      return event.kind;
    case 'enter':
    case 'expand':
      return `${indent}${event.kind} #${node}`;
    case 'estimate':
      return `${indent}estimate h ${event.h}`;
    case 'prune':
      return `${indent}prune f ${event.f}`;
    case 'branch':
      return `${indent}branch ${event.moves}`;
    case 'choose':
      return `${indent}choose ${event.move}`;
    case 'duplicate':
    case 'replace':
    case 'meet':
      return `${indent}${event.kind} #${event.node}`;
    case 'item':
    case 'cover':
    case 'uncover':
      return `${indent}${event.kind} ${event.item}`;
    case 'keep':
    case 'dead-end':
    case 'backtrack':
    case 'goal':
      return `${indent}${event.kind}`;
    case 'end':
      return `end ${trace.outcome}`;
  }
}

/** All steps, one a line, with a final newline. */
export function formatTrace(trace: Trace): string {
  return `${Array.from({ length: trace.steps }, (_, step) => formatStep(trace, step)).join('\n')}\n`;
}
