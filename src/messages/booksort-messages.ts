import { enBooksort } from './en-booksort.ts';
import { zhBooksort } from './zh-booksort.ts';

/** What Booksort says, by language. */
export const booksortMessages = { en: enBooksort, zh: zhBooksort };
