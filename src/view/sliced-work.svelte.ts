/** Something that is worked out a slice a frame, so that the page goes on. */
import { nextFrame } from './next-frame.ts';

export class SlicedWork<Result> {
  /** Null until it is worked out. */
  found: Result | null = $state.raw(null);
  /** How far it is, as the work itself tells. */
  done = $state(0);
  #callOff: () => void = () => {};

  start(work: Generator<number, Result, void>): void {
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

  stop(): void {
    this.#callOff();
  }
}
