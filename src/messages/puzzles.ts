import type { PuzzleTexts } from './puzzle-texts.ts';
import { squareMessages } from './square-messages.ts';

/** What each puzzle calls its things, by language and the puzzle's id. */
export const puzzleTexts: Readonly<Record<'en' | 'zh', Readonly<Record<string, PuzzleTexts>>>> = {
  en: { 'square-destroyer': squareMessages.en.shell },
  zh: { 'square-destroyer': squareMessages.zh.shell },
};
