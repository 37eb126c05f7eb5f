/** What is on the screen: a puzzle's instance, one to four runs on it, and the player that steps them. */

import type { PuzzleTexts } from '../../messages/puzzles/puzzle-texts.ts';
import type { Sentence } from '../../messages/sentence.ts';
import { type RuneActor, runeActor } from '../../player/actor.svelte.ts';
import { type PlayerEvent, playerMachine } from '../../player/player-machine.ts';
import type { Puzzle, Settings } from '../../puzzles/puzzle.ts';
import { formatSettings } from '../../puzzles/settings-text.ts';
import type { StepKind } from '../../search/event-codes.ts';
import type { Method } from '../../search/search-events.ts';
import { type JumpSize, jump, type Way } from '../../trace/jump.ts';
import { convert, type Lockstep, type LockstepUnit, leap, stepAt, stopOf, stops } from '../../trace/lockstep.ts';
import { type Moment, momentAt } from '../../trace/moment.ts';
import { stepOfKind } from '../../trace/replay.ts';
import type { Trace } from '../../trace/trace.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { PuzzleView } from '../puzzles/puzzle-view.ts';
import { type BestFirst, fetchBestFirst, fetchView, isFetched, viewOf } from '../puzzles/views.ts';
import type { Scene } from '../scene/scene.ts';
import { formatAddress, MOST_COMPARED, type Unreadable, type ViewAddress } from './address.ts';
import { arrangeLanes } from './arrange-lanes.ts';
import { type JumpKind, jumpKinds } from './jump-kinds.ts';
import { Lane } from './lane.svelte.ts';

export class Workbench {
  puzzle: Puzzle = $state.raw({} as Puzzle);
  instance: unknown = $state.raw();
  /** Changes whenever another run leads. */
  runNumber = $state(0);
  unit: LockstepUnit = $state('step');
  #jumpKind: JumpKind = $state('prune');
  /** Where, and which way, nothing more of a kind was found. */
  nothing: { readonly stop: number; readonly kind: StepKind; readonly way: 'next' | 'previous' } | null =
    $state.raw(null);
  /** Parts of the last address that could not be read. */
  unreadable: readonly Unreadable[] = $state.raw([]);
  /** What could not be fetched, as the reader calls it. */
  unfetched: string | null = $state(null);
  /** One run, or up to four side by side. */
  lanes: readonly Lane[] = $state.raw([]);
  /** What A* says is fetched with the first search of that kind. */
  #bestFirst: BestFirst | null = $state.raw(null);
  #turn = 0;
  readonly #player: RuneActor<typeof playerMachine> = runeActor(playerMachine);

  readonly view: PuzzleView = $derived(viewOf(this.puzzle.id));
  readonly texts: PuzzleTexts = $derived(preferences.in(this.puzzle.id).shell);
  readonly player = $derived(this.#player.snapshot.context);
  readonly isPlaying = $derived(this.#player.snapshot.matches('playing'));
  readonly isComparing = $derived(this.lanes.length > 1);
  /** The lane that leads: alone or beside others. */
  readonly first: Lane = $derived(this.lanes[0] as Lane);
  readonly #searches: readonly Settings[] = $derived(this.lanes.map(({ settings }) => settings));
  readonly #traces: readonly Trace[] = $derived(this.lanes.map(({ trace }) => trace));
  readonly #lockstep: Lockstep = $derived({ traces: this.#traces, unit: this.unit });
  readonly #stop = $derived(this.player.stop);
  readonly #scan = $derived(this.player.scan?.at ?? null);
  /** Whether the last move went one step and not in a hurry: only then is a motion worth seeing. */
  readonly isCalm: boolean = $derived.by(() => {
    const { trace } = this.first;
    const { before, stop, speed } = this.player;
    const from = stepAt(this.#traces, trace, this.unit, before);
    const to = stepAt(this.#traces, trace, this.unit, stop);
    return Math.abs(to - from) <= 1 && !(this.isPlaying && speed > 4);
  });
  readonly scenes: readonly Scene[] = $derived(
    this.lanes.map(({ trace, settings, prepared, scene }, i) => {
      const step = stepAt(this.#traces, trace, this.unit, this.#stop);
      const scan = i === 0 ? this.#scan : null;
      return scene({ instance: this.instance, settings, trace, step, scan, built: prepared?.built ?? null });
    }),
  );
  readonly moments: readonly Moment[] = $derived(this.scenes.map(({ moment }) => moment));
  /** The preset that one more lane shows: the partner that teaches most, else the first not shown. Null if there is none, or no room. */
  readonly next: Settings | null = $derived.by(() => {
    const { presets, comparison } = this.puzzle;
    const shown = this.lanes.map((_, lane) => this.laneName(lane));
    const name = [...comparison.toReversed(), ...Object.keys(presets)].find((each) => !shown.includes(each));
    return this.lanes.length > MOST_COMPARED ? null : (presets[name ?? ''] ?? null);
  });
  /** Which kind of search the first lane runs. */
  readonly method: Method = $derived(this.methodOf(0));
  readonly jumpKind: JumpKind = $derived(
    (jumpKinds[this.method] as readonly JumpKind[]).includes(this.#jumpKind)
      ? this.#jumpKind
      : jumpKinds[this.method][0],
  );
  readonly address: string = $derived(formatAddress({ ...this.#view, stop: this.player.wanted ?? this.player.stop }));

  /** The scene one step on, without moving there; null at the end and inside a scan. */
  sceneAfter({ moment, trace, scan, ...rest }: Scene): Scene | null {
    if (scan !== null || moment.step + 1 >= trace.steps) return null;
    return { ...rest, trace, moment: momentAt(trace, moment.step + 1), scan: null };
  }

  /** What the search of a lane is called: its preset, or its choices. */
  laneName(lane: number): string {
    return formatSettings(this.puzzle, (this.lanes[lane] ?? this.first).settings);
  }

  /** Takes away what is said about an address or a puzzle. */
  dismiss(): void {
    this.unreadable = [];
    this.unfetched = null;
  }

  /** Changes when more can be told than before. */
  get words(): unknown {
    return this.#bestFirst;
  }

  /** What happened at a scene, and why; nothing while the words for it are still fetched. */
  narrate(scene: Scene): Sentence {
    const name = (move: number) => this.puzzle.moveName(this.instance, move);
    if (this.puzzle.method(scene.settings) !== 'a-star') return this.view.narrate(scene as never);
    if (this.#bestFirst === null) return [];
    return this.#bestFirst(scene, name) ?? this.view.narrate(scene as never);
  }

  async #fetchBestFirst(): Promise<void> {
    try {
      this.#bestFirst = await fetchBestFirst();
    } catch {
      this.unfetched = 'A*';
    }
  }

  methodOf(lane: number): Method {
    return this.puzzle.method((this.lanes[lane] ?? this.first).settings);
  }

  chooseKind(kind: JumpKind): void {
    this.#jumpKind = kind;
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
    const { puzzle, instance, settings, compared, stop } = view;
    this.unreadable = unreadable;
    this.puzzle = puzzle;
    this.instance = instance;
    this.unit = compared.length > 0 ? view.unit : 'step';
    this.nothing = null;
    this.#arrange([settings, ...compared]);
    const isBestFirst = this.lanes.some((lane) => puzzle.method(lane.settings) === 'a-star');
    if (isBestFirst && this.#bestFirst === null) void this.#fetchBestFirst();
    this.#move({ type: 'LOAD', wanted: stop });
    this.#grew();
  }

  /** Gives each search a lane, and lets go of the lanes that none needs. */
  #arrange(searches: readonly Settings[]): void {
    const { puzzle, instance, lanes } = this;
    const isOn = (lane: Lane, settings: Settings) => lane.isOn(puzzle, instance, settings);
    const kept = arrangeLanes(lanes, searches, isOn);
    this.lanes = kept.map((lane) => lane ?? this.#newLane());
    for (const lane of lanes) if (!kept.includes(lane)) lane.close();
    const started = this.lanes.filter((lane, i) => !isOn(lane, searches[i] as Settings));
    if (started.includes(this.first) || this.first !== lanes[0]) this.runNumber++;
    for (const lane of started) lane.start(puzzle, instance, searches[this.lanes.indexOf(lane)] as Settings);
  }

  #newLane(): Lane {
    return new Lane({ changed: () => this.#grew(), lanes: () => this.lanes.length });
  }

  get #view(): Omit<ViewAddress, 'stop'> {
    const [settings = {}, ...compared] = this.#searches;
    return { puzzle: this.puzzle, instance: this.instance, settings, compared, unit: this.unit };
  }

  /** Opens the present view with something changed, from its first step. */
  change(change: Partial<ViewAddress>): void {
    this.open({ ...this.#view, stop: 0, ...change });
  }

  #compare([settings = {}, ...compared]: readonly Settings[], stop: number): void {
    this.change({ settings, compared, stop });
  }

  /** Has a lane run another search, from the first step. */
  choose(lane: number, settings: Settings): void {
    this.#compare(this.#searches.with(lane, settings), 0);
  }

  /** Puts one more search beside those there are, which stay where they are. */
  add(): void {
    const { wanted, stop } = this.player;
    if (this.next) this.#compare([...this.#searches, this.next], wanted ?? stop);
  }

  /** Goes on with some of the lanes alone, where they stand; with one of them nothing is compared any more. */
  keep(lanes: readonly Lane[]): void {
    const rest = this.lanes.filter((lane) => lanes.includes(lane));
    if (rest.length === 0) return;
    const to: Lockstep = { traces: rest.map(({ trace }) => trace), unit: rest.length > 1 ? this.unit : 'step' };
    const stop = convert(this.#lockstep, to, this.player.stop);
    const gone = this.lanes.filter((lane) => !rest.includes(lane));
    if (gone.includes(this.first)) this.runNumber++;
    // by what they run the wrong one of two on the same search might stay
    this.lanes = rest;
    for (const lane of gone) lane.close();
    this.#compare(this.#searches, stop);
  }

  setUnit(unit: LockstepUnit): void {
    const stop = convert(this.#lockstep, { ...this.#lockstep, unit }, this.player.stop);
    this.unit = unit;
    this.#grew();
    this.#move({ type: 'SEEK', stop });
  }

  seek(step: number, lane: Lane = this.first): void {
    this.#move({ type: 'SEEK', stop: stopOf(this.#traces, lane.trace, this.unit, step) });
  }

  step(by: 1 | -1): void {
    this.#move({ type: 'PAUSE' });
    this.#move({ type: 'STEP', by });
  }

  /** Jumps within the leading trace. Out of a scan, over and out lead to the step that it belongs to. */
  jump(size: Exclude<JumpSize, 'step'>, way: Way): void {
    const { scan, stop } = this.player;
    if (scan && size !== 'bound') this.#move({ type: 'SEEK', stop: way === 'forwards' ? stop : stop - 1 });
    else this.#leap(way, (trace, step) => jump(trace, step, size, way));
  }

  jumpToKind(way: 'next' | 'previous'): void {
    const found = this.#leap(way === 'next' ? 'forwards' : 'backwards', (trace, step) =>
      stepOfKind(trace, step, this.jumpKind, way),
    );
    this.nothing = found ? null : { stop: this.player.stop, kind: this.jumpKind, way };
  }

  /** Into the scan of the step shown, or a plain step where there is nothing finer. */
  into(way: Way): void {
    const scene = this.scenes[0];
    const by = way === 'forwards' ? 1 : -1;
    const isFine = scene !== undefined && scene.trace.steps > 0 && this.unit === 'step';
    const length = isFine ? this.view.scanLength(scene as never) : 0;
    if (this.player.scan || length === 0) this.step(by);
    else this.#move({ type: 'INTO', length, from: way === 'forwards' ? 'start' : 'end' });
  }

  play(): void {
    this.#move({ type: this.isPlaying ? 'PAUSE' : 'PLAY' });
  }

  to(end: 'FIRST' | 'LAST' | 'RESET'): void {
    this.#move({ type: end });
  }

  setSpeed(speed: number): void {
    this.#player.send({ type: 'SPEED', speed });
  }

  /** Sends the player somewhere: what was said about the place before is over. */
  #move(event: PlayerEvent): void {
    this.nothing = null;
    this.#player.send(event);
  }

  /** Returns whether there was anywhere to go. */
  #leap(way: Way, target: (trace: Trace, step: number) => number | null): boolean {
    this.#move({ type: 'PAUSE' });
    const stop = leap(this.#lockstep, this.player.stop, way, target);
    if (stop !== null) this.#move({ type: 'SEEK', stop });
    return stop !== null;
  }

  #grew(): void {
    const length = stops(this.#traces, this.unit);
    const growing = this.lanes.some(({ isRecording }) => isRecording);
    const told = this.#player.snapshot.context;
    if (told.length !== length || told.growing !== growing) this.#player.send({ type: 'GROW', length, growing });
  }
}
