import { enCompare } from './en.ts';
import { zhCompare } from './zh.ts';

/** What a comparison says, in both languages: fetched with its parts. */
export const compareTexts = { en: enCompare, zh: zhCompare };
