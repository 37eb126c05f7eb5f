import { enStatistics } from './en-statistics.ts';
import { zhStatistics } from './zh-statistics.ts';

/** What the dialog of statistics says, by language. */
export const statisticsMessages = { en: enStatistics, zh: zhStatistics };
