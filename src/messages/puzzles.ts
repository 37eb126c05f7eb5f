import { booksortMessages } from './booksort-messages.ts';
import { litsMessages } from './lits-messages.ts';
import type { PuzzleTexts } from './puzzle-texts.ts';
import { rotationMessages } from './rotation-messages.ts';
import { squareMessages } from './square-messages.ts';

/** What each puzzle calls its things, by language and the puzzle's id. */
export const puzzleTexts: Readonly<Record<'en' | 'zh', Readonly<Record<string, PuzzleTexts>>>> = {
  en: {
    'square-destroyer': squareMessages.en.shell,
    booksort: booksortMessages.en.shell,
    'rotation-game': rotationMessages.en.shell,
    lits: litsMessages.en.shell,
  },
  zh: {
    'square-destroyer': squareMessages.zh.shell,
    booksort: booksortMessages.zh.shell,
    'rotation-game': rotationMessages.zh.shell,
    lits: litsMessages.zh.shell,
  },
};
