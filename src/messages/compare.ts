import { enCompare } from './en-compare.ts';
import { zhCompare } from './zh-compare.ts';

/** What a comparison says, in both languages: fetched with its parts. */
export const compareTexts = { en: enCompare, zh: zhCompare };
