/** All that there is in English, each part fetched when it is first wanted. Other languages have the same parts. */
export const en = {
  /** For the page, and for whoever reads it aloud. */
  code: 'en',
  /** What the language calls itself. */
  name: 'English',
  switchTo: 'Switch to English',
  /** Where nothing else of the language could be fetched. */
  unloaded: 'Deepen could not be loaded in full: load the page again.',
  topics: {
    workbench: async () => (await import('./workbench/en.ts')).en,
    address: async () => (await import('./address/en.ts')).enAddress,
    statistics: async () => (await import('./statistics/en.ts')).enStatistics,
    compare: async () => (await import('./compare/en.ts')).enCompare,
    'own-answers': async () => (await import('./own-answers/en.ts')).enOwnAnswers,
    matrix: async () => (await import('./matrix/en.ts')).enMatrix,
    'best-first': async () => (await import('./methods/best-first-en.ts')).enBestFirst,
    files: async () => (await import('./files/en.ts')).enFiles,
    glossary: async () => (await import('./glossary/en.ts')).enGlossary,
    ends: async () => (await import('./ends/en.ts')).enEnds,
    'answer-path': async () => (await import('./answer-path/en.ts')).enAnswerPath,
    'open-list': async () => (await import('./methods/open-list-en.ts')).enOpenList,
    keys: async () => (await import('./keys/en.ts')).enKeys,
    find: async () => (await import('./find/en.ts')).enFind,
  },
  puzzles: {
    'square-destroyer': {
      name: 'Square Destroyer',
      texts: async () => (await import('./puzzles/square-destroyer/en.ts')).enSquares,
    },
    booksort: {
      name: 'Booksort',
      texts: async () => (await import('./puzzles/booksort/en.ts')).enBooksort,
    },
    'rotation-game': {
      name: 'The Rotation Game',
      texts: async () => (await import('./puzzles/rotation-game/en.ts')).enRotation,
    },
    lits: {
      name: 'LITS',
      texts: async () => (await import('./puzzles/lits/en.ts')).enLits,
    },
  },
};

export type LanguageTexts = typeof en;
