/** What a matrix is asked for in its dialog: which searches, on which inputs, and how far. */
import { limits, type MatrixAddress } from '../../address/matrix-address.ts';
import { distinct, searchesOf } from '../../matrix/searches-of.ts';
import type { Settings } from '../../puzzles/settings.ts';
import { formatSettings, parseSettings } from '../../puzzles/settings-text.ts';
import type { Spread } from '../../puzzles/spread.ts';
import { ContestText } from '../page/contest/contest-text.svelte.ts';
import { joinCases } from '../page/contest/join-texts.ts';
import type { Workbench } from '../workbench/workbench.svelte.ts';

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

  /** As a link says it; null where the text is none that it could hold. */
  get address(): MatrixAddress | null {
    const { named, switches, spread, source, limit } = this;
    if (source !== 'text') return { named, switches, spread, inputs: source, limit };
    const { whole } = this.contest;
    if (whole.length > SHORT_TEXT) return null;
    try {
      return { named, switches, spread, inputs: this.#bench().puzzle.parse(whole), limit };
    } catch {
      return null;
    }
  }

  /** Asks what a link says. */
  ask({ named, switches, spread, inputs, limit }: MatrixAddress): void {
    this.named = [...named];
    this.switches = [...switches];
    this.spread = spread;
    this.limit = limit;
    this.source = typeof inputs === 'string' ? inputs : 'text';
    if (typeof inputs !== 'string') this.contest.put(this.#bench().puzzle.format(inputs));
  }

  /** The inputs themselves, or the text that has them. */
  get asked(): { instances: readonly unknown[] } | { text: string } {
    if (this.source === 'text') return { text: this.contest.whole };
    const { puzzle, instance } = this.#bench();
    return { instances: this.source === 'current' ? [instance] : puzzle.examples.map((example) => example.instance) };
  }
}
