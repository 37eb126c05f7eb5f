import { enLits } from './en-lits.ts';
import { zhLits } from './zh-lits.ts';

/** What LITS says, by language. */
export const litsMessages = { en: enLits, zh: zhLits };
