/** The choices of a Rotation Game search. */
export const rotationChoices = { estimate: ['eight-minus-max', 'naive', 'pattern-database'] } as const;

export type RotationSettings = { readonly [K in keyof typeof rotationChoices]: (typeof rotationChoices)[K][number] };

/** `guide` is the default; `blind` deepens without an estimate; `pattern` looks the exact distance up in a table. */
export const rotationPresets = {
  guide: { estimate: 'eight-minus-max' },
  blind: { estimate: 'naive' },
  pattern: { estimate: 'pattern-database' },
} as const satisfies Record<string, RotationSettings>;
