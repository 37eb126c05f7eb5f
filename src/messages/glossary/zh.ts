import type { GlossaryTexts } from './en.ts';
import { zhEntries } from './entries-zh.ts';
import { zhStatements } from './puzzles-zh.ts';

/** 术语表和题目说明。 */
export const zhGlossary: GlossaryTexts = {
  title: '术语表',
  search: '查找',
  none: '没有包含这些文字的条目。',
  all: '全部术语',
  close: '关闭',
  here: (example) => `此处：${example}`,
  entries: zhEntries,
  puzzles: zhStatements,
};
