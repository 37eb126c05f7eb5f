/** What a matrix is asked for in its dialog: which searches, on which inputs, and how far. */
import { distinct, type Spread, searchesOf } from '../../matrix/searches-of.ts';
import type { Settings } from '../../puzzles/settings.ts';
import { formatSettings, parseSettings } from '../../puzzles/settings-text.ts';
import { ContestText } from '../page/contest/contest-text.svelte.ts';
import { joinCases } from '../page/contest/join-texts.ts';
import type { Workbench } from '../workbench/workbench.svelte.ts';

/** Nodes after which a run is stopped: about a second, some seconds, a minute. */
export const limits = [1_000_000, 10_000_000, 100_000_000] as const;

/** Columns that a table has room for. */
export const MOST_SEARCHES = 64;

/** A text so short that its cases can be counted at every key. */
const SHORT_TEXT = 20_000;

export class MatrixQuestion {
  readonly #bench: () => Workbench;
  /** Names of searches, as `formatSettings` gives them. */
  named: string[] = $state([]);
  /** Names of the choices to vary, from the search on the screen. */
  switches: string[] = $state([]);
  spread: Spread = $state('each');
  source: 'current' | 'examples' | 'text' = $state('current');
  readonly contest = new ContestText((texts, most) => joinCases(this.#bench().puzzle, texts, most));
  limit: number = $state(limits[1]);

  constructor(bench: () => Workbench) {
    this.#bench = bench;
    this.named = [...new Set([...bench().puzzle.comparison, this.baseName])];
  }

  /** The search on the screen. */
  get base(): Settings {
    return this.#bench().first.settings;
  }

  get baseName(): string {
    return formatSettings(this.#bench().puzzle, this.base);
  }

  readonly searches: readonly Settings[] = $derived.by(() => {
    const { puzzle } = this.#bench();
    const known = [...Object.keys(puzzle.presets), this.baseName];
    const chosen = known.filter((name) => this.named.includes(name)).map((name) => parseSettings(puzzle, name) ?? {});
    const varied = this.switches.length > 0 ? searchesOf(puzzle, this.base, this.switches, this.spread) : [];
    return distinct(puzzle, [...chosen, ...varied]);
  });

  /** How many inputs there are; null where only a run will tell. */
  readonly inputs: number | null = $derived.by(() => {
    const { puzzle } = this.#bench();
    if (this.source === 'current') return 1;
    if (this.source === 'examples') return puzzle.examples.length;
    if (this.contest.whole.length > SHORT_TEXT) return null;
    try {
      return puzzle.parse(this.contest.whole).length;
    } catch {
      return null; // what is wrong with it is said when it is run
    }
  });

  readonly canRun: boolean = $derived.by(() => {
    const { length } = this.searches;
    return length > 0 && length <= MOST_SEARCHES && !(this.source === 'text' && this.contest.isTooLong);
  });

  /** The inputs themselves, or the text that has them. */
  get asked(): { instances: readonly unknown[] } | { text: string } {
    if (this.source === 'text') return { text: this.contest.whole };
    const { puzzle, instance } = this.#bench();
    return { instances: this.source === 'current' ? [instance] : puzzle.examples.map((example) => example.instance) };
  }
}
