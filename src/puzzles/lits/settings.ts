/** How LITS is put as an exact cover problem: free cells may stay free, or each is filled by an option of its own. */
export const litsChoices = { model: ['cells-secondary', 'cells-primary'] } as const;

export type LitsSettings = { readonly [K in keyof typeof litsChoices]: (typeof litsChoices)[K][number] };

/** `secondary` is the default: only the shapes have to be covered. `filler` is how many contest programs do it. */
export const litsPresets = {
  secondary: { model: 'cells-secondary' },
  filler: { model: 'cells-primary' },
} as const satisfies Record<string, LitsSettings>;
