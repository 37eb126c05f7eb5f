import { enSquares } from './en-squares.ts';
import { zhSquares } from './zh-squares.ts';

/** What Square Destroyer says, by language. */
export const squareMessages = { en: enSquares, zh: zhSquares };
