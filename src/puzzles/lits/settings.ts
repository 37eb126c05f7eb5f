import type { Presets, SettingsOf } from '../settings.ts';

/** How LITS is put as an exact cover problem: free cells may stay free, or each is filled by an option of its own. */
export const litsChoices = { model: ['cells-secondary', 'cells-primary'] } as const;

export type LitsSettings = SettingsOf<typeof litsChoices>;

/** `secondary` is the default: only the shapes have to be covered. `filler` is how many contest programs do it. */
export const litsPresets = {
  secondary: { model: 'cells-secondary' },
  filler: { model: 'cells-primary' },
} as const satisfies Presets<typeof litsChoices>;
