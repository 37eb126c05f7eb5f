/** The nodes that two runs share, worked out a slice a frame, so that the page goes on. */
import type { SharedNodes } from '../trace/shared-nodes.ts';
import type { Trace } from '../trace/trace.ts';
import { inSlices } from './in-slices.ts';

export class SharedOnScreen {
  /** Null until it is known. */
  found: SharedNodes | null = $state.raw(null);
  #callOff: () => void = () => {};

  compare(one: Trace, other: Trace): void {
    this.clear();
    let isOver = false;
    this.#callOff = () => {
      isOver = true;
    };
    // only a comparison needs it; where it cannot be fetched, it stays unknown which nodes are shared
    import('../trace/shared-nodes.ts').then(
      ({ sharedNodes }) => {
        if (isOver) return;
        this.#callOff = inSlices(sharedNodes(one, other), {
          done: (found) => {
            this.found = found;
          },
        });
      },
      () => {},
    );
  }

  clear(): void {
    this.#callOff();
    this.found = null;
  }
}
