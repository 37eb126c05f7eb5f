/** What the dialog of the matrix says, by language: it is fetched with the dialog. */
import { enMatrix } from './en-matrix.ts';
import { zhMatrix } from './zh-matrix.ts';

export const matrixMessages = { en: enMatrix, zh: zhMatrix };
