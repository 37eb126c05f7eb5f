import { enLits } from './en.ts';
import { zhLits } from './zh.ts';

/** What LITS says, by language. */
export const litsMessages = { en: enLits, zh: zhLits };
