/** What the rest of the project has to know of a puzzle; the same for all. Puzzles know nothing of traces or screens. */
import type { Branching } from '../search/branching.ts';
import type { Problem } from '../search/problem.ts';
import type { Grain, Method, Search, SearchResult } from '../search/search-events.ts';
import type { PuzzleId } from './puzzle-id.ts';
import type { Settings } from './settings.ts';

/** Where a node of the search tree is: the root that it hangs on, and the moves from there. */
export interface NodePath {
  /** 0 for the start, 1 for the goal's side of a search from both. */
  readonly root: number;
  readonly moves: readonly number[];
}

export interface Puzzle<Instance = unknown, S extends Settings = Settings> {
  readonly id: PuzzleId;
  /** The values of each choice; they combine freely. The choice of an estimate, where there is one, is called `estimate`. */
  readonly choices: Readonly<Record<keyof S & string, readonly string[]>>;
  /** Named combinations; the first is the default. */
  readonly presets: Readonly<Record<string, S>>;
  /** The pair of presets that teaches most side by side. */
  readonly comparison: readonly [string, string];
  /** Named instances to start from; the first is opened when nothing else is asked for. The names are keys of texts. */
  readonly examples: readonly { readonly name: string; readonly instance: Instance }[];
  /** All cases of a contest input. Throws InputError. */
  parse(text: string): Instance[];
  /** The most cases that a contest input may have. */
  readonly mostCases: number;
  /** A contest input; `parse` gives the same instances back. */
  format(instances: readonly Instance[]): string;
  /** One instance in the characters that an address takes as they are. */
  encode(instance: Instance): string;
  /** Throws InputError. */
  decode(text: string): Instance;
  /** An instance of middling difficulty, the same for the same seed; `like` says how large. */
  random(seed: number, like: Instance): Instance;
  search(instance: Instance, settings: S, grain: Grain): Search;
  /** Which kind of search these settings ask for. */
  method(settings: S): Method;
  /** What the search tries at a node; nothing at a goal. */
  branching(instance: Instance, settings: S, path: NodePath): Branching;
  /**
   * What is left to do at the position that these moves lead to, of what these settings permit there: a problem whose cheapest
   * solution costs as much as that of the search's own, under the best estimate that there is. By which move the position was
   * reached makes no difference. It does not learn. Null, or not there at all, for a search without estimates, which has nothing to
   * hold against it.
   */
  remainder?(instance: Instance, settings: S, moves: readonly number[]): Problem | null;
  /**
   * The problem under the estimate of these settings, for whoever goes along one path of it: it does not learn. `built` is what the
   * search built before it began; null if that is needed and not there. Not there at all where there is no such estimate.
   */
  problem?(instance: Instance, settings: S, built: Uint8Array | null): Problem | null;
  /** A move in a few characters, the same in all languages. */
  moveName(instance: Instance, move: number): string;
  /** The least and the greatest number of a move, of any position: all between are moves too. The least is greater if there is none. */
  moveRange(instance: Instance): readonly [least: number, greatest: number];
  /** An instance in one line, the same in all languages. */
  brief(instance: Instance): string;
  /**
   * What the contest wants to see, without a newline at the end: right whatever the settings, so where it asks for more than a search
   * under these can promise, that is found from what it does promise.
   */
  answer(instance: Instance, result: SearchResult, settings: S): string | number;
}
