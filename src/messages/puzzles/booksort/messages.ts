import { enBooksort } from './en.ts';
import { zhBooksort } from './zh.ts';

/** What Booksort says, by language. */
export const booksortMessages = { en: enBooksort, zh: zhBooksort };
