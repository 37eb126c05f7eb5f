import { plain, type Sentence } from '../../messages/sentence.ts';
import { letterOf } from '../page/lane-signs.ts';

/** What a reader who listens hears of the sentences of all lanes; null is a lane that has none yet. */
export function announced(told: readonly (Sentence | null)[], isComparing: boolean): string {
  const sentences = told.flatMap((say, lane) =>
    say ? [`${isComparing ? `${letterOf(lane)}: ` : ''}${plain(say)}`] : [],
  );
  return isComparing ? sentences.join(' ') : (sentences[0] ?? '');
}
