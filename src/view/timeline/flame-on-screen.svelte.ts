/** The counts behind a flame, worked out a slice a frame, so that the page goes on. */
import { FlameIndex, type Weigh } from '../../layout/flame/flame-index.ts';
import type { Trace } from '../../trace/trace.ts';
import { nextFrame } from '../page/next-frame.ts';

/** Nodes counted at a time: a few milliseconds. */
const SLICE = 60_000;

export class FlameOnScreen {
  /** Changes whenever more has been counted. */
  counted = $state(0);
  index: FlameIndex | null = null;
  #slices = 0;
  #callOff: () => void = () => {};

  /** Counts a trace by what its nodes are to be marked by, and goes on with it while it grows. */
  follow(trace: Trace, weigh: Weigh): void {
    const known = this.index;
    if (known === null || known.weigh !== weigh || trace.steps < known.trace.steps)
      this.index = new FlameIndex(trace, weigh);
    const { index } = this;
    this.stop();
    this.#callOff = nextFrame(() => this.#slice(index as FlameIndex, trace));
  }

  stop(): void {
    this.#callOff();
  }

  #slice(index: FlameIndex, trace: Trace): void {
    const isDone = index.grow(trace, SLICE);
    this.counted = ++this.#slices;
    if (!isDone) this.#callOff = nextFrame(() => this.#slice(index, trace));
  }
}
