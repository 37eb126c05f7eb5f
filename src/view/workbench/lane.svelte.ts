/** One search on the screen: what was asked for, the trace as far as it is there, and how the run stands. */
import { fromCallback } from 'xstate';
import { type RuneActor, runeActor } from '../../player/actor.svelte.ts';
import { runMachine } from '../../player/run-machine.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Settings } from '../../puzzles/settings.ts';
import { formatSettings } from '../../puzzles/settings-text.ts';
import type { Iteration, Method, SearchResult } from '../../search/search-events.ts';
import { append } from '../../trace/append.ts';
import type { Prepared, RecordReply } from '../../trace/recording/record-reply.ts';
import { totalNodes } from '../../trace/runs.ts';
import { emptyTrace, type Trace } from '../../trace/trace.ts';
import type { RecordRequest } from '../../worker/protocol.ts';
import { startWorker } from '../../worker/start-worker.ts';
import type { Pulse } from '../../worker/talk-to.ts';
import { preferences } from '../page/preferences.svelte.ts';
import { sameScene } from '../scene/same-scene.ts';
import type { Scene } from '../scene/scene.ts';

/** Milliseconds between two looks at a growing trace, for each lane there is: chunks come faster than the views can follow. */
const SHOW_EVERY = 150;

type Standing = 'idle' | 'recording' | 'counting' | 'done' | 'truncated' | 'cancelled' | 'failed';

/** What is searched, and how. */
export interface Asked {
  readonly puzzle: Puzzle;
  readonly instance: unknown;
  readonly settings: Settings;
}

interface Surroundings {
  /** Called whenever the trace or the standing of the run has changed. */
  readonly changed: () => void;
  /** How many lanes there are. */
  readonly lanes: () => number;
}

export class Lane {
  trace: Trace;
  #asked: Asked = $state.raw() as Asked;
  standing: Standing = $state('idle');
  result: SearchResult | null = $state.raw(null);
  /** What the search builds or has built before it began, or null. */
  prepared: Prepared | null = $state.raw(null);
  failure: string | null = $state(null);
  /** How whoever records is at it. */
  pulse: Pulse = $state('heard');
  #counted: readonly Iteration[] = $state.raw([]);
  /** Searches started here so far. */
  starts = $state(0);
  readonly #run: RuneActor<typeof runMachine>;
  /** The trace with all that has arrived; `trace` follows it, but not for every chunk. */
  #latest: Trace;
  #shownAt = 0;
  #scene = sameScene();
  /** What the search is called: its preset, or its choices. */
  readonly name: string = $derived(formatSettings(this.#asked.puzzle, this.#asked.settings));
  readonly method: Method = $derived(this.#asked.puzzle.method(this.#asked.settings));

  constructor(asked: Asked, surroundings: Surroundings) {
    this.#asked = asked;
    this.#latest = emptyTrace(this.method);
    this.trace = $state.raw(this.#latest);
    this.#run = runeActor(
      runMachine.provide({
        actors: {
          recorder: fromCallback<{ type: 'never' }, { request: unknown }>(({ input, sendBack }) => {
            this.pulse = 'heard';
            return startWorker(
              input.request as RecordRequest,
              (message: RecordReply) => sendBack(message),
              (pulse) => {
                this.pulse = pulse;
              },
            );
          }),
        },
        actions: {
          clear: () => {
            this.#latest = emptyTrace(this.method);
            this.#shownAt = 0;
          },
          take: (_, chunk) => {
            this.#latest = append(this.#latest, chunk);
          },
        },
      }),
      () => this.#show(surroundings),
    );
  }

  /** Shows what has arrived, while a run goes on only now and then; any other change at once. */
  #show({ changed, lanes }: Surroundings): void {
    const now = performance.now();
    const standing = this.#standing();
    const isGoing = this.#latest.steps > 0 && this.isRunning && standing === this.standing;
    if (isGoing && now - this.#shownAt < SHOW_EVERY * lanes()) return;
    this.#shownAt = now;
    const { result, prepared, failure, counted } = this.#run.snapshot.context;
    Object.assign(this, { standing, result, prepared, failure });
    this.#counted = counted;
    this.trace = this.#latest;
    changed();
  }

  get puzzle(): Puzzle {
    return this.#asked.puzzle;
  }

  get instance(): unknown {
    return this.#asked.instance;
  }

  get settings(): Settings {
    return this.#asked.settings;
  }

  /** The scene at a step, or at a place in its scan; the same object as long as nothing of it changes. */
  sceneAt(step: number, scan: number | null): Scene {
    const { instance, settings, trace, prepared } = this;
    return this.#scene({ instance, settings, trace, step, scan, built: prepared?.built ?? null });
  }

  /** Whether this very search has been started here, and not failed. */
  isOn({ puzzle, instance, settings }: Asked): boolean {
    return (
      this.#run.snapshot.context.request !== null &&
      this.standing !== 'failed' &&
      this.puzzle.id === puzzle.id &&
      puzzle.encode(this.instance) === puzzle.encode(instance) &&
      this.name === formatSettings(puzzle, settings)
    );
  }

  /** Runs once more what was cancelled, failed or cut short, as far as may now be recorded. */
  again(): void {
    const { request } = this.#run.snapshot.context;
    const { budget } = preferences;
    if (request) this.#run.send({ type: 'START', request: { ...(request as RecordRequest), budget } });
  }

  /** Stops the run for good and lets go of its trace. */
  close(): void {
    this.#run.send({ type: 'CLEAR' });
    this.#run.stop();
    // the scene shown last has the whole trace
    this.#scene = sameScene();
  }

  start(asked: Asked): void {
    const { puzzle, instance, settings } = asked;
    this.starts++;
    this.#asked = asked;
    const request: RecordRequest = {
      type: 'record',
      puzzle: puzzle.id,
      instance,
      settings,
      budget: preferences.budget,
    };
    this.#run.send({ type: 'START', request });
  }

  cancel(): void {
    this.#run.send({ type: 'CANCEL' });
  }

  get isRunning(): boolean {
    return this.standing === 'recording' || this.standing === 'counting';
  }

  /** Whether more steps may still come. */
  get isRecording(): boolean {
    return this.standing === 'recording';
  }

  #standing(): Standing {
    const { snapshot } = this.#run;
    if (snapshot.matches({ running: 'counting' })) return 'counting';
    if (snapshot.matches('running')) return 'recording';
    if (snapshot.matches('done')) return this.#latest.outcome === null ? 'truncated' : 'done';
    return snapshot.value as 'idle' | 'cancelled' | 'failed';
  }

  /** Nodes and prunes by bound: exact when the run has ended by itself, else as far as recorded or counted. */
  get iterations(): readonly Iteration[] {
    const { result } = this;
    const counted = this.#counted;
    if (result) return result.iterations;
    const recorded = this.trace.iterations.map(({ bound, firstNode, endNode, prunes, held }) => ({
      bound,
      nodes: endNode - firstNode,
      prunes,
      held,
    }));
    return totalNodes(counted) > totalNodes(recorded) ? counted : recorded;
  }
}
