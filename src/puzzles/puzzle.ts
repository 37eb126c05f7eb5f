/** What the rest of the project has to know of a puzzle; the same for all. Puzzles know nothing of traces or screens. */
import type { Problem } from '../search/problem.ts';
import type { Grain, Search, SearchResult } from '../search/search-events.ts';

/** The value of each choice of a search, by the choice's name. */
export type Settings = Readonly<Record<string, string>>;

export interface Puzzle<Instance = unknown, S extends Settings = Settings> {
  readonly id: string;
  /** The values of each choice; they combine freely. No two choices share a value. */
  readonly choices: Readonly<Record<keyof S & string, readonly string[]>>;
  /** Named combinations; the first is the default. */
  readonly presets: Readonly<Record<string, S>>;
  /** The pair of presets that teaches most side by side. */
  readonly comparison: readonly [string, string];
  /** Named instances to start from; the first is opened when nothing else is asked for. */
  readonly examples: readonly { readonly name: string; readonly instance: Instance }[];
  /** All cases of a contest input. Throws InputError. */
  parse(text: string): Instance[];
  /** A contest input; `parse` gives the same instances back. */
  format(instances: readonly Instance[]): string;
  /** One instance in the characters that an address takes as they are. */
  encode(instance: Instance): string;
  /** Throws InputError. */
  decode(text: string): Instance;
  /** An instance of middling difficulty, the same for the same seed; `like` says how large. */
  random(seed: number, like: Instance): Instance;
  search(instance: Instance, settings: S, grain: Grain): Search;
  /** The same problem as `search` walks, or with the estimate that knows nothing. */
  problem(instance: Instance, settings: S): Problem;
  /** The settings with the estimate that tells goals from the rest and no more. */
  blind(settings: S): S;
  /** What the contest wants to see, without a newline at the end. */
  answer(instance: Instance, result: SearchResult): string | number;
}
