/** What a method says whatever the puzzle. */
import type { Sentence } from '../../messages/sentence.ts';
import type { Method } from '../../search/search-events.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { Scene } from '../scene/scene.ts';
import type { PositionWords } from '../told/position-words.ts';

/** Tells what happened at a scene; `words` are the puzzle's own. */
export type Narrate = (scene: Scene, words: PositionWords) => Sentence;

interface Narrator {
  /** What the reader calls it. */
  readonly name: string;
  /** Fetched with the first search of that kind. Fails if it cannot be had, as without a network. */
  readonly fetch: () => Promise<Narrate>;
}

async function fetchBestFirst(): Promise<Narrate> {
  const [{ narrateBestFirst }] = await Promise.all([import('../told/best-first.ts'), preferences.fetch('best-first')]);
  return (scene, words) => narrateBestFirst(scene, words, preferences.in('best-first'));
}

/** Null for a method of which each puzzle tells all itself. */
export const narrators: Readonly<Record<Method, Narrator | null>> = {
  'ida-star': null,
  'a-star': { name: 'A*', fetch: fetchBestFirst },
  'bidirectional-bfs': null,
  'dancing-links': null,
};
