/** What the dialog of the matrix says, by language: it is fetched with the dialog. */
import { enMatrix } from './en.ts';
import { zhMatrix } from './zh.ts';

export const matrixMessages = { en: enMatrix, zh: zhMatrix };
