/** Something that is worked out a slice a frame, so that the page goes on. */
import { inSlices } from './in-slices.ts';

export class SlicedWork<Result> {
  /** Null until it is worked out. */
  found: Result | null = $state.raw(null);
  /** How far it is, as the work itself tells. */
  done = $state(0);
  #callOff: () => void = () => {};

  start(work: Generator<number, Result, void>): void {
    this.#callOff = inSlices(work, {
      done: (result) => {
        this.found = result;
      },
      progress: (progress) => {
        this.done = progress;
      },
    });
  }

  stop(): void {
    this.#callOff();
  }
}
