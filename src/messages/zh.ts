/** 中文的全部文字，每一部分用到时才获取。 */
import type { LanguageTexts } from './en.ts';

export const zh: LanguageTexts = {
  code: 'zh-CN',
  name: '中文',
  switchTo: '切换到中文',
  unloaded: 'Deepen 没有完整加载，请重新加载页面。',
  topics: {
    workbench: async () => (await import('./workbench/zh.ts')).zh,
    address: async () => (await import('./address/zh.ts')).zhAddress,
    statistics: async () => (await import('./statistics/zh.ts')).zhStatistics,
    compare: async () => (await import('./compare/zh.ts')).zhCompare,
    'own-answers': async () => (await import('./own-answers/zh.ts')).zhOwnAnswers,
    matrix: async () => (await import('./matrix/zh.ts')).zhMatrix,
    'best-first': async () => (await import('./methods/best-first-zh.ts')).zhBestFirst,
    files: async () => (await import('./files/zh.ts')).zhFiles,
    glossary: async () => (await import('./glossary/zh.ts')).zhGlossary,
    ends: async () => (await import('./ends/zh.ts')).zhEnds,
    'answer-path': async () => (await import('./answer-path/zh.ts')).zhAnswerPath,
    'open-list': async () => (await import('./methods/open-list-zh.ts')).zhOpenList,
    keys: async () => (await import('./keys/zh.ts')).zhKeys,
    find: async () => (await import('./find/zh.ts')).zhFind,
  },
  puzzles: {
    'square-destroyer': {
      name: '破坏正方形',
      texts: async () => (await import('./puzzles/square-destroyer/zh.ts')).zhSquares,
    },
    booksort: {
      name: '排书',
      texts: async () => (await import('./puzzles/booksort/zh.ts')).zhBooksort,
    },
    'rotation-game': {
      name: '旋转游戏',
      texts: async () => (await import('./puzzles/rotation-game/zh.ts')).zhRotation,
    },
    lits: {
      name: 'LITS',
      texts: async () => (await import('./puzzles/lits/zh.ts')).zhLits,
    },
  },
};
