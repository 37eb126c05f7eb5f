import { enEntries } from './entries-en.ts';
import { enStatements } from './puzzles-en.ts';

/** What words mean, and what the puzzles ask. The Chinese file has the same shape. */
export const enGlossary = {
  title: 'Glossary',
  search: 'Search',
  none: 'No entry has this text.',
  all: 'All terms',
  close: 'Close',
  here: (example: string) => `Here: ${example}`,
  entries: enEntries,
  puzzles: enStatements,
};

export type GlossaryTexts = typeof enGlossary;
