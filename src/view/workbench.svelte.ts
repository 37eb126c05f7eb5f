/** What is on the screen: a puzzle's instance, one or two runs on it, and the player that steps them. */
import { type RuneActor, runeActor } from '../player/actor.svelte.ts';
import { playerMachine } from '../player/player-machine.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { formatSettings } from '../puzzles/settings-text.ts';
import type { Problem } from '../search/problem.ts';
import { type Grain, jump, type Way } from '../trace/grain.ts';
import { type LockstepUnit, positionOf, positions, stepAt } from '../trace/lockstep.ts';
import { type Moment, momentAt } from '../trace/moment.ts';
import { stepOfKind } from '../trace/replay.ts';
import type { StepKind, Trace } from '../trace/trace.ts';
import { formatAddress, type Unreadable, type ViewAddress } from './address.ts';
import { viewOf } from './boards.ts';
import { Lane } from './lane.svelte.ts';
import type { Scene } from './scene.ts';

export const jumpKinds = ['prune', 'bound', 'estimate', 'goal'] as const satisfies readonly StepKind[];
export const speeds = [0.5, 1, 2, 5, 10, 30, 100, 1000, 5000];

export class Workbench {
  puzzle: Puzzle = $state.raw({} as Puzzle);
  instance: unknown = $state.raw();
  isComparing = $state(false);
  unit: LockstepUnit = $state('step');
  jumpKind: (typeof jumpKinds)[number] = $state('prune');
  /** Where, and which way, nothing more of the chosen kind was found. */
  nothing: { readonly position: number; readonly way: 'next' | 'previous' } | null = $state.raw(null);
  /** Parts of the last address that could not be read. */
  unreadable: readonly Unreadable[] = $state.raw([]);
  readonly first = new Lane(() => this.#grew());
  readonly second = new Lane(() => this.#grew());
  readonly #player: RuneActor<typeof playerMachine> = runeActor(playerMachine);

  readonly player = $derived(this.#player.snapshot.context);
  readonly isPlaying = $derived(this.#player.snapshot.matches('playing'));
  readonly lanes: readonly Lane[] = $derived(this.isComparing ? [this.first, this.second] : [this.first]);
  readonly #traces: readonly Trace[] = $derived(this.lanes.map(({ trace }) => trace));
  readonly moments: readonly (Moment | null)[] = $derived(
    this.#traces.map((trace) =>
      trace.steps > 0 ? momentAt(trace, stepAt(this.#traces, trace, this.unit, this.player.position)) : null,
    ),
  );
  readonly scenes: readonly (Scene | null)[] = $derived(
    this.lanes.map(({ trace, settings }, i) => {
      const moment = this.moments[i];
      if (!moment) return null;
      const scan = i === 0 ? (this.player.scan?.at ?? null) : null;
      return { instance: this.instance, settings, trace, moment, scan };
    }),
  );
  /** The problem that each lane's search walks. */
  readonly problems: readonly Problem[] = $derived(
    this.lanes.map(({ settings }) => this.puzzle.problem(this.instance, settings)),
  );
  readonly address: string = $derived(
    formatAddress({
      puzzle: this.puzzle,
      instance: this.instance,
      settings: this.first.settings,
      compared: this.isComparing ? this.second.settings : null,
      unit: this.unit,
      position: this.player.wanted ?? this.player.position,
    }),
  );

  /** The scene one step on, without moving there; null at the end and inside a scan. */
  sceneAfter({ moment, trace, scan, ...rest }: Scene): Scene | null {
    if (scan !== null || moment.step + 1 >= trace.steps) return null;
    return { ...rest, trace, moment: momentAt(trace, moment.step + 1), scan: null };
  }

  /** What the search of a lane is called: its preset, or its choices. */
  laneName(lane: number): string {
    return formatSettings(this.puzzle, (this.lanes[lane] ?? this.first).settings);
  }

  open(view: ViewAddress, unreadable: readonly Unreadable[] = []): void {
    this.unreadable = unreadable;
    this.puzzle = view.puzzle;
    this.instance = view.instance;
    this.unit = view.unit;
    this.isComparing = view.compared !== null;
    this.#player.send({ type: 'LOAD', wanted: view.position });
    this.first.start(view.puzzle, view.instance, view.settings);
    if (view.compared) this.second.start(view.puzzle, view.instance, view.compared);
    else this.second.cancel();
  }

  get view(): ViewAddress {
    return {
      puzzle: this.puzzle,
      instance: this.instance,
      settings: this.first.settings,
      compared: this.isComparing ? this.second.settings : null,
      unit: this.isComparing ? this.unit : 'step',
      position: 0,
    };
  }

  /** Opens the present view with something changed, from its first step. */
  change(change: Partial<ViewAddress>): void {
    this.open({ ...this.view, ...change });
  }

  setUnit(unit: LockstepUnit): void {
    const step = this.moments[0]?.step ?? 0;
    this.unit = unit;
    this.#grew();
    this.#seekStep(step);
  }

  seek(step: number, lane: Lane = this.first): void {
    this.#player.send({ type: 'SEEK', position: positionOf(this.#traces, lane.trace, this.unit, step) });
  }

  step(by: 1 | -1): void {
    this.#player.send({ type: 'PAUSE' });
    this.#player.send({ type: 'STEP', by });
  }

  /** Jumps by a grain of the first trace; in a lockstep larger than steps, each grain is at least one position. */
  jump(grain: Exclude<Grain, 'step'>, way: Way): void {
    if (this.player.scan) {
      const step = this.moments[0]?.step ?? 0;
      this.seek(way === 'forwards' ? step : step - 1);
    } else this.#leap((trace, step) => jump(trace, step, grain, way));
  }

  jumpToKind(way: 'next' | 'previous'): void {
    const { position } = this.player;
    this.nothing = null;
    this.#leap((trace, step) => {
      const found = stepOfKind(trace, step, this.jumpKind, way);
      if (found === null) this.nothing = { position, way };
      return found ?? step;
    });
  }

  /** Into the scan of the step shown, or a plain step where there is nothing finer. */
  into(way: Way): void {
    const scene = this.scenes[0];
    const by = way === 'forwards' ? 1 : -1;
    const isFine = scene?.moment.kind === 'estimate' && this.unit === 'step';
    const length = isFine ? viewOf(this.puzzle.id).scanLength(scene as never) : 0;
    if (this.player.scan || length === 0) this.step(by);
    else this.#player.send({ type: 'INTO', length, from: way === 'forwards' ? 'start' : 'end' });
  }

  play(): void {
    this.#player.send({ type: this.isPlaying ? 'PAUSE' : 'PLAY' });
  }

  to(end: 'FIRST' | 'LAST' | 'STOP'): void {
    this.#player.send({ type: end });
  }

  setSpeed(speed: number): void {
    this.#player.send({ type: 'SPEED', speed });
  }

  #leap(target: (trace: Trace, step: number) => number): void {
    const { trace } = this.first;
    const step = this.moments[0]?.step ?? 0;
    this.#player.send({ type: 'PAUSE' });
    if (trace.steps > 0) this.#seekStep(target(trace, step));
  }

  #seekStep(step: number): void {
    this.seek(Math.max(0, step));
  }

  #grew(): void {
    const length = positions(this.#traces, this.unit);
    this.#player.send({ type: 'GROW', length, growing: this.lanes.some(({ isRecording }) => isRecording) });
  }
}
