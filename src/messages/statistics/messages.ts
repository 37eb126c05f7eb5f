import { enStatistics } from './en.ts';
import { zhStatistics } from './zh.ts';

/** What the dialog of statistics says, by language. */
export const statisticsMessages = { en: enStatistics, zh: zhStatistics };
