/** The kinds of events that are written down, and the numbers that they are written as. */

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
