import { enSquares } from './en.ts';
import { zhSquares } from './zh.ts';

/** What Square Destroyer says, by language. */
export const squareMessages = { en: enSquares, zh: zhSquares };
