/** What is open: a puzzle's instance, one to four searches on it, and where we are in them. */
import { formatAddress } from '../../address/address.ts';
import type { MatrixAddress } from '../../address/matrix-address.ts';
import type { Unreadable } from '../../address/read-entries.ts';
import { MOST_COMPARED, type ViewAddress } from '../../address/view-address.ts';

import type { PuzzleTexts } from '../../messages/puzzles/puzzle-texts.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Settings } from '../../puzzles/settings.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { PuzzleView } from '../puzzles/puzzle-view.ts';
import { fetchView, isFetched, viewOf } from '../puzzles/views.ts';
import { arrangeLanes } from './arrange-lanes.ts';
import { type Asked, Lane } from './lane.svelte.ts';
import { methods } from './methods.ts';
import { Narration } from './narration.svelte.ts';
import { Playback } from './playback.svelte.ts';

export class Workbench {
  puzzle: Puzzle = $state.raw({} as Puzzle);
  instance: unknown = $state.raw();
  /** Changes whenever another search leads. */
  runNumber = $state(0);
  /** What the matrix is asked while it is open, or is to be asked when it opens. */
  matrix: MatrixAddress | null = $state.raw(null);
  /** Parts of the last address that could not be read. */
  unreadable: readonly Unreadable[] = $state.raw([]);
  /** What could not be fetched, as the reader calls it. */
  unfetched: string | null = $state(null);
  /** One search, or up to four side by side. */
  lanes: readonly Lane[] = $state.raw([]);
  readonly narration = new Narration();
  readonly playback = new Playback(this);
  #turn = 0;

  readonly view: PuzzleView = $derived(viewOf(this.puzzle.id));
  readonly texts: PuzzleTexts = $derived(preferences.in(this.puzzle.id).shell);
  readonly isComparing = $derived(this.lanes.length > 1);
  /** The lane that leads: alone or beside others. */
  readonly first: Lane = $derived(this.lanes[0] as Lane);
  readonly #searches: readonly Settings[] = $derived(this.lanes.map(({ settings }) => settings));
  /** The preset that one more lane shows: the partner that teaches most, else the first not shown. Null if there is none, or no room. */
  readonly next: Settings | null = $derived.by(() => {
    const { presets, comparison } = this.puzzle;
    const shown = this.lanes.map((lane) => lane.name);
    const name = [...comparison.toReversed(), ...Object.keys(presets)].find((each) => !shown.includes(each));
    return this.lanes.length > MOST_COMPARED ? null : (presets[name ?? ''] ?? null);
  });
  readonly #view: ViewAddress = $derived.by(() => {
    const [settings = {}, ...compared] = this.#searches;
    const { puzzle, instance, playback } = this;
    return {
      puzzle,
      instance,
      settings,
      compared,
      unit: playback.unit,
      stop: playback.wanted,
      scan: playback.wantedScan,
      matrix: this.matrix,
    };
  });
  readonly address: string = $derived(formatAddress(this.#view));

  /** Takes away what is said about an address or a puzzle. */
  dismiss(): void {
    this.unreadable = [];
    this.unfetched = null;
  }

  /** A link named a place in a scan, and its step has none such. */
  lacks(scan: number): void {
    this.unreadable = [...this.unreadable, { part: 'scan', text: `${scan + 1}` }];
  }

  /** Shows a view, at once if its puzzle has been seen before. Of views asked for meanwhile the last counts. */
  async show(view: ViewAddress, unreadable: readonly Unreadable[] = []): Promise<void> {
    const turn = ++this.#turn;
    this.unfetched = null;
    const { puzzle } = view;
    try {
      if (!isFetched(puzzle.id)) await fetchView(puzzle.id);
      if (turn === this.#turn) this.open(view, unreadable);
    } catch {
      if (turn === this.#turn) this.unfetched = preferences.nameOf(puzzle.id);
    }
  }

  /** Shows a view whose puzzle's views are there. A lane that already runs the same search on the same instance goes on with it. */
  open(view: ViewAddress, unreadable: readonly Unreadable[] = []): void {
    const { puzzle, instance, settings, compared } = view;
    this.unreadable = unreadable;
    this.puzzle = puzzle;
    this.instance = instance;
    this.matrix = view.matrix;
    this.#arrange([settings, ...compared].map((each) => ({ puzzle, instance, settings: each })));
    void this.narration.fetch(this.lanes, (name) => {
      this.unfetched = name;
    });
    this.playback.load(compared.length > 0 ? view.unit : 'step', view.stop, view.scan);
  }

  /** Gives each search a lane, and lets go of the lanes that none needs. */
  #arrange(searches: readonly Asked[]): void {
    const { lanes } = this;
    const isOn = (lane: Lane, asked: Asked) => lane.isOn(asked);
    const kept = arrangeLanes(lanes, searches, isOn);
    this.lanes = kept.map((lane, i) => lane ?? this.#newLane(searches[i] as Asked));
    for (const lane of lanes) if (!kept.includes(lane)) lane.close();
    const started = this.lanes.filter((lane, i) => !isOn(lane, searches[i] as Asked));
    if (started.includes(this.first) || this.first !== lanes[0]) this.runNumber++;
    for (const lane of started) lane.start(searches[this.lanes.indexOf(lane)] as Asked);
  }

  #newLane(asked: Asked): Lane {
    return new Lane(asked, { changed: () => this.playback.grew(), lanes: () => this.lanes.length });
  }

  /** Opens the present view with something changed, from its first step. */
  change(change: Partial<ViewAddress>): void {
    this.open({ ...this.#view, stop: 0, scan: null, ...change });
  }

  #compare([settings = {}, ...compared]: readonly Settings[], stop: number): void {
    this.change({ settings, compared, stop });
  }

  /** Has a lane run another search, from the first step; where the stops are bounds, at the same bound. */
  choose(lane: number, settings: Settings): void {
    const { bound } = this.playback;
    this.#compare(this.#searches.with(lane, settings), 0);
    if (bound !== null) this.playback.standTogether(bound);
  }

  /**
   * Puts one more search beside those there are. A comparison opens at the end of the bound that the first stands in, as soon as the
   * other has it; where the other has none such, and by any other stops, all stay where they are.
   */
  add(): void {
    if (!this.next) return;
    const { playback, isComparing, first } = this;
    const alone = first.trace.steps > 0 ? (playback.moments[0]?.iteration.bound ?? null) : null;
    const bound = isComparing ? playback.bound : alone;
    this.#compare([...this.#searches, this.next], playback.wanted);
    const isOne = this.lanes.every(({ method }) => method === first.method && methods[method].isMergeable);
    if (bound !== null && (isComparing || isOne)) playback.standTogether(bound);
  }

  /** Goes on with some of the lanes alone, where they stand; with one of them nothing is compared any more. */
  keep(lanes: readonly Lane[]): void {
    const rest = this.lanes.filter((lane) => lanes.includes(lane));
    if (rest.length === 0) return;
    const stop = this.playback.stopAmong(rest);
    const gone = this.lanes.filter((lane) => !rest.includes(lane));
    if (gone.includes(this.first)) this.runNumber++;
    // by what they run the wrong one of two on the same search might stay
    this.lanes = rest;
    for (const lane of gone) lane.close();
    this.#compare(this.#searches, stop);
  }
}
