/** The statistics of a trace, worked out a slice a frame, so that the page goes on. */
import { type Statistics, statisticsOf } from '../trace/statistics.ts';
import type { Trace } from '../trace/trace.ts';
import { nextFrame } from './next-frame.ts';

export class RunStatistics {
  /** Null until they are worked out. */
  found: Statistics | null = $state.raw(null);
  /** Nodes looked at so far. */
  done = $state(0);
  #callOff: () => void = () => {};

  ask(trace: Trace): void {
    this.stop();
    this.found = null;
    this.done = 0;
    const work = statisticsOf(trace);
    const slice = () => {
      const next = work.next();
      if (next.done) this.found = next.value;
      else {
        this.done = next.value;
        this.#callOff = nextFrame(slice);
      }
    };
    slice();
  }

  /** Forgets what was found. */
  clear(): void {
    this.stop();
    this.found = null;
  }

  stop(): void {
    this.#callOff();
  }
}
