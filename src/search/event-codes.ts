/** The numbers that events are written as, in columns. */

/** Event kinds in the order of their codes. `pulse` and `prepare` are never written. */
export const stepKinds = [
  'bound',
  'enter',
  'estimate',
  'prune',
  'branch',
  'choose',
  'backtrack',
  'goal',
  'end',
  'start',
  'expand',
  'keep',
  'duplicate',
  'meet',
  'item',
  'dead-end',
  'cover',
  'uncover',
  'replace',
] as const;
export type StepKind = (typeof stepKinds)[number];

export const codeOf = Object.fromEntries(stepKinds.map((kind, code) => [kind, code])) as Readonly<
  Record<StepKind, number>
>;

/** What `value` holds for `start`. */
export const NO_BOUND = 0xffff;

/** What `value` holds for a root's `enter`, which no move leads to. */
export const NO_MOVE = 0xffff;

/** Node numbers need more than `value` holds: `depth` has their upper 16 bits, `value` the lower. */
export function nodeNumber(high: number, low: number): number {
  return high * 0x10000 + low;
}
