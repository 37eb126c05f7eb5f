import { booksortMessages } from './booksort/messages.ts';
import { litsMessages } from './lits/messages.ts';
import type { PuzzleTexts } from './puzzle-texts.ts';
import { rotationMessages } from './rotation-game/messages.ts';
import { squareMessages } from './square-destroyer/messages.ts';

const messages = {
  'square-destroyer': squareMessages,
  booksort: booksortMessages,
  'rotation-game': rotationMessages,
  lits: litsMessages,
};

const shells = (language: 'en' | 'zh'): Readonly<Record<string, PuzzleTexts>> =>
  Object.fromEntries(Object.entries(messages).map(([id, texts]) => [id, texts[language].shell]));

/** What each puzzle calls its things, by language and the puzzle's id, where there is no page: its views bring their own. */
export const puzzleTexts = { en: shells('en'), zh: shells('zh') };
