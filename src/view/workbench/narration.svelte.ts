/** What is said of what is open: the puzzle's words, and those of a method, which are fetched when they are first wanted. */
import type { Sentence } from '../../messages/sentence.ts';
import type { Method } from '../../search/search-events.ts';
import { type Narrate, narrators } from '../puzzles/narrators.ts';
import type { PuzzleView } from '../puzzles/puzzle-view.ts';
import type { Scene } from '../scene/scene.ts';
import type { Lane } from './lane.svelte.ts';

export class Narration {
  #fetched: Readonly<Partial<Record<Method, Narrate>>> = $state.raw({});

  /** Changes when more can be told than before. */
  get words(): unknown {
    return this.#fetched;
  }

  /** Fetches what the methods of these lanes say. `onfail` is told what could not be had. */
  async fetch(lanes: readonly Lane[], onfail: (name: string) => void): Promise<void> {
    const wanted = new Set(lanes.map(({ method }) => method));
    await Promise.all([...wanted].map((method) => this.#fetch(method, onfail)));
  }

  async #fetch(method: Method, onfail: (name: string) => void): Promise<void> {
    const narrator = narrators[method];
    if (!narrator || this.#fetched[method]) return;
    try {
      const narrate = await narrator.fetch();
      this.#fetched = { ...this.#fetched, [method]: narrate };
    } catch {
      onfail(narrator.name);
    }
  }

  /** What happened at a scene, and why; nothing while the words for it are still fetched. */
  tell(scene: Scene, view: PuzzleView): Sentence {
    const { method } = scene.trace;
    if (narrators[method] === null || view.words === null) return view.narrate(scene);
    return this.#fetched[method]?.(scene, view.words) ?? [];
  }
}
