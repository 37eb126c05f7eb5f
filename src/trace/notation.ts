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

import { nodeNumber } from '../search/event-codes.ts';
import { depthOf, kindAt, nodeAt } from './replay.ts';
import type { Trace } from './trace.ts';

/** One line for a step. */
export function formatStep(trace: Trace, step: number): string {
  const kind = kindAt(trace, step);
  const value = trace.value[step] as number;
  const node = nodeAt(trace, step);
  const indent = '  '.repeat(node < 0 ? 0 : depthOf(trace, node));
  switch (kind) {
    case 'bound': {
      const { previous, cause } = trace.iterations.find(({ firstStep }) => firstStep === step) ?? {};
      return `bound ${value}${previous == null ? '' : ` after ${previous}`}${cause == null ? '' : ` by #${cause}`}`;
    }
    case 'enter':
      return `${indent}enter #${node}`;
    case 'estimate':
      return `${indent}estimate h ${value}`;
    case 'prune':
      return `${indent}prune f ${value}`;
    case 'branch':
    case 'choose':
      return `${indent}${kind} ${value}`;
    case 'expand':
      return `${indent}expand #${node}`;
    case 'duplicate':
    case 'replace':
    case 'meet':
      return `${indent}${kind} #${nodeNumber(trace.depth[step] as number, value)}`;
    case 'item':
    case 'cover':
    case 'uncover':
      return `${indent}${kind} ${value}`;
    case 'start':
      return kind;
    case 'keep':
    case 'dead-end':
    case 'backtrack':
    case 'goal':
      return `${indent}${kind}`;
    case 'end':
      return `end ${trace.outcome}`;
  }
}

/** All steps, one a line, with a final newline. */
export function formatTrace(trace: Trace): string {
  return `${Array.from({ length: trace.steps }, (_, step) => formatStep(trace, step)).join('\n')}\n`;
}
