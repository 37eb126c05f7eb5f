/** Where we are in what is open: the player that steps the lanes together, and what each of them shows there. */
import { type RuneActor, runeActor } from '../../player/actor.svelte.ts';
import { type PlayerEvent, playerMachine } from '../../player/player-machine.ts';
import { type JumpSize, jump, jumpTo, type Way } from '../../trace/jump.ts';
import { convert, type Lockstep, leap } from '../../trace/leap.ts';
import { type LockstepUnit, stepAt, stopOf, stops } from '../../trace/lockstep.ts';
import type { Moment } from '../../trace/moment.ts';
import { boundsOf } from '../../trace/runs.ts';
import { keepsNodes, type Trace } from '../../trace/trace.ts';
import type { PuzzleView } from '../puzzles/puzzle-view.ts';
import type { Scene } from '../scene/scene.ts';
import type { Lane } from './lane.svelte.ts';
import { type JumpKind, methods } from './methods.ts';

/** What is played. */
interface Open {
  /** The first leads. */
  readonly lanes: readonly Lane[];
  readonly view: Pick<PuzzleView, 'scanLength'>;
  /** Called with the place in a scan that a link named, where there is none such. */
  lacks(scan: number): void;
}

/** Steps a second up to which motions can be followed while playing. */
const CALM = 4;

/** Whether most steps are no stop of a unit, nor near one. */
const isCoarse = (unit: LockstepUnit): boolean => unit === 'bound' || unit === 'finish';

const tracesOf = (lanes: readonly Lane[]): readonly Trace[] => lanes.map(({ trace }) => trace);

export class Playback {
  unit: LockstepUnit = $state('step');
  #jumpKind: JumpKind = $state('prune');
  /** Where, and which way, nothing more of a kind was found. */
  nothing: { readonly stop: number; readonly kind: JumpKind; readonly way: 'next' | 'previous' } | null =
    $state.raw(null);
  /** The bound that all lanes are to stand at as soon as each has it; null once they do, or cannot, or the reader went elsewhere. */
  #together: number | null = null;
  /** Where a link wants to go inside its stop, as soon as that is there; null when it has, or cannot, or the reader went elsewhere. */
  #wantedScan: { readonly stop: number; readonly at: number } | null = $state.raw(null);
  /** The lane whose tree was chosen to be drawn, as long as there is one such. */
  #drawn: WeakRef<Lane> | null = $state.raw(null);
  readonly #open: Open;
  readonly #player: RuneActor<typeof playerMachine> = runeActor(playerMachine);

  constructor(open: Open) {
    this.#open = open;
  }

  get #lanes(): readonly Lane[] {
    return this.#open.lanes;
  }

  /** Made when it is asked for: kept, it would hold on to lanes that are gone. */
  get #lockstep(): Lockstep {
    return { traces: this.#traces, unit: this.unit };
  }

  readonly player = $derived(this.#player.snapshot.context);
  readonly isPlaying = $derived(this.#player.snapshot.matches('playing'));
  readonly first: Lane = $derived(this.#lanes[0] as Lane);
  /** The number of the lane whose tree is drawn, or drawn first: where none was chosen, 0. */
  readonly drawnLane: number = $derived.by(() => {
    const drawn = this.#drawn?.deref();
    return drawn ? Math.max(0, this.#lanes.indexOf(drawn)) : 0;
  });
  readonly #traces: readonly Trace[] = $derived(tracesOf(this.#lanes));
  readonly #stop: number = $derived(this.player.stop);
  readonly #bounds: readonly number[] = $derived(boundsOf(this.#traces.map(({ iterations }) => iterations)));
  /** The bound whose end is shown, where the stops are bounds; else null. */
  readonly bound: number | null = $derived(this.unit === 'bound' ? (this.#bounds[this.#stop] ?? null) : null);
  readonly #scan: number | null = $derived(this.player.scan?.at ?? null);
  /** Whether the last move went one step and not in a hurry: only then is a motion worth seeing. */
  readonly isCalm: boolean = $derived.by(() => {
    const { before, stop, speed } = this.player;
    const stepOf = (at: number) => stepAt(this.#traces, this.first.trace, this.unit, at);
    return Math.abs(stepOf(stop) - stepOf(before)) <= 1 && !(this.isPlaying && speed > CALM);
  });
  /** Where each lane stood before, if one step that can be followed has led here; else empty. */
  readonly stepsBefore: readonly number[] = $derived.by(() => {
    const { before, stop } = this.player;
    const isOne = this.isCalm && before !== stop;
    return isOne ? this.#traces.map((trace) => stepAt(this.#traces, trace, this.unit, before)) : [];
  });
  /** What each lane shows. */
  readonly scenes: readonly Scene[] = $derived(
    this.#lanes.map((lane, i) =>
      lane.sceneAt(stepAt(this.#traces, lane.trace, this.unit, this.#stop), i === 0 ? this.#scan : null),
    ),
  );
  readonly moments: readonly Moment[] = $derived(this.scenes.map(({ moment }) => moment));
  /** Whether the lane that a jump goes by stands on the root of a depth-first search: out of it lies the end of the bound. */
  readonly isAtRoot: boolean = $derived.by(() => {
    const moving = this.moments.findIndex(({ step }, lane) => step < (this.#traces[lane]?.steps ?? 0) - 1);
    const lane = Math.max(0, moving);
    return this.moments[lane]?.path.length === 1 && !keepsNodes(this.#lanes[lane] ?? this.first);
  });
  /** The stop that a link to here has: where the player stands, or is to stand when the recording has got there. */
  readonly wanted: number = $derived(this.player.wanted ?? this.player.stop);
  /** The place that it has in the scan inside the stop, if any. */
  readonly wantedScan: number | null = $derived(this.#wantedScan?.at ?? this.#scan);
  /** The kinds of steps that the leading lane may be searched for. */
  readonly jumpKinds: readonly JumpKind[] = $derived(methods[this.first.method].jumps);
  /** The one chosen, where the leading lane has it. */
  readonly jumpKind: JumpKind = $derived(
    this.jumpKinds.includes(this.#jumpKind) ? this.#jumpKind : (this.jumpKinds[0] as JumpKind),
  );

  chooseKind(kind: JumpKind): void {
    this.#jumpKind = kind;
  }

  /** Begins anew with the lanes that there are now, to stand at a stop as soon as it is recorded. */
  load(unit: LockstepUnit, wanted: number, scan: number | null = null): void {
    this.unit = unit;
    this.#move({ type: 'LOAD', wanted });
    if (scan !== null) this.#wantedScan = { stop: wanted, at: scan };
    this.grew();
  }

  /** Tells the player how far it may go, whenever a lane has changed. */
  grew(): void {
    const length = stops(this.#traces, this.unit);
    const growing = this.#lanes.some(({ isRecording }) => isRecording);
    const told = this.#player.snapshot.context;
    if (told.length !== length || told.growing !== growing) this.#player.send({ type: 'GROW', length, growing });
    this.#meet();
    this.#enterWanted();
  }

  /** Has all lanes stand at the end of a bound, by bounds, as soon as each has it. Where one has none they stay where they are. */
  standTogether(bound: number): void {
    this.#together = bound;
    this.#meet();
  }

  #meet(): void {
    const bound = this.#together;
    if (bound === null) return;
    const standings = this.#lanes.map(({ trace: { iterations }, isRecording }) => {
      const at = iterations.find((iteration) => iteration.bound === bound);
      const isOver = !isRecording || (iterations.at(-1)?.bound ?? bound) > bound;
      return isOver ? (at ? 'has' : 'lacks') : 'unknown';
    });
    if (standings.includes('lacks') && this.unit !== 'bound') this.#together = null;
    else if (!standings.includes('unknown')) this.#standAt(bound);
  }

  #standAt(bound: number): void {
    const stop = this.#bounds.indexOf(bound);
    this.unit = 'bound';
    this.#together = null;
    this.grew();
    if (stop >= 0) this.#move({ type: 'SEEK', stop });
  }

  /** The stop at which some of the lanes, alone, stand where they stand now. */
  stopAmong(lanes: readonly Lane[]): number {
    const to: Lockstep = { traces: tracesOf(lanes), unit: lanes.length > 1 ? this.unit : 'step' };
    return convert(this.#lockstep, to, this.player.stop);
  }

  setUnit(unit: LockstepUnit): void {
    const stop = convert(this.#lockstep, { ...this.#lockstep, unit }, this.player.stop);
    this.unit = unit;
    this.grew();
    this.#move({ type: 'SEEK', stop });
  }

  /** Goes to a step of a lane. Where the stops are whole bounds or ends and this is none of them, the lanes go on by steps. */
  seek(step: number, lane: Lane = this.first): void {
    const stop = stopOf(this.#traces, lane.trace, this.unit, step);
    if (isCoarse(this.unit) && stepAt(this.#traces, lane.trace, this.unit, stop) !== step) {
      this.setUnit('step');
      this.#move({ type: 'SEEK', stop: step });
    } else this.#move({ type: 'SEEK', stop });
  }

  /** To a stop of the lockstep that there is. */
  seekStop(stop: number): void {
    this.#move({ type: 'SEEK', stop });
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
      jumpTo(trace, step, this.jumpKind, way),
    );
    this.nothing = found ? null : { stop: this.player.stop, kind: this.jumpKind, way };
  }

  /** Into the scan of the step shown, or a plain step where there is nothing finer. */
  into(way: Way): void {
    const by = way === 'forwards' ? 1 : -1;
    const length = this.#scanLength();
    if (this.player.scan || length === 0) this.step(by);
    else this.#move({ type: 'INTO', length, at: way === 'forwards' ? 0 : length - 1 });
  }

  /** How many places there are in the scan of the step shown; 0 where there is nothing finer. */
  #scanLength(): number {
    const scene = this.scenes[0];
    const isFine = scene !== undefined && scene.trace.steps > 0 && this.unit === 'step';
    return isFine ? (this.#open.view.scanLength?.(scene) ?? 0) : 0;
  }

  /** Goes to the place in a scan that a link named. What a search built first may come after its first steps. */
  #enterWanted(): void {
    const { wanted, stop, growing } = this.player;
    const asked = this.#wantedScan;
    if (asked === null || wanted !== null) return;
    const length = stop === asked.stop ? this.#scanLength() : 0;
    if (asked.at >= length && growing) return;
    this.#wantedScan = null;
    if (asked.at < length) this.#player.send({ type: 'INTO', length, at: asked.at });
    else this.#open.lacks(asked.at);
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

  /** Has the tree of a lane drawn. */
  draw(lane: number): void {
    const drawn = this.#lanes[lane];
    this.#drawn = drawn ? new WeakRef(drawn) : null;
  }

  /** Sends the player somewhere: what was said about the place before is over. */
  #move(event: PlayerEvent): void {
    this.nothing = null;
    this.#together = null;
    this.#wantedScan = null;
    this.#player.send(event);
  }

  /** Returns whether there was anywhere to go. */
  #leap(way: Way, target: (trace: Trace, step: number) => number | null): boolean {
    this.#move({ type: 'PAUSE' });
    const stop = leap(this.#lockstep, this.player.stop, way, target);
    if (stop !== null) this.#move({ type: 'SEEK', stop });
    return stop !== null;
  }
}
