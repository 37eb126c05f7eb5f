/** The nodes that two runs share, worked out a slice a frame, so that the page goes on. */
import type { SharedNodes } from '../../trace/findings/shared-nodes.ts';
import type { Trace } from '../../trace/trace.ts';
import { inSlices } from '../page/in-slices.ts';

export class SharedOnScreen {
  /** What was found last, and of which traces. */
  #found: { readonly one: Trace; readonly other: Trace; readonly nodes: SharedNodes } | null = $state.raw(null);

  /** What these two share; null until it is known. */
  of(one: Trace, other: Trace): SharedNodes | null {
    const found = this.#found;
    return found?.one === one && found.other === other ? found.nodes : null;
  }

  /**
   * Starts to compare two traces; returns how to stop it. Where the code for it cannot be fetched, it stays unknown what they
   * share.
   */
  compare(one: Trace, other: Trace): () => void {
    let isOver = false;
    let callOff = () => {};
    import('../../trace/findings/shared-nodes.ts').then(
      ({ sharedNodes }) => {
        if (isOver) return;
        callOff = inSlices(sharedNodes(one, other), {
          done: (nodes) => {
            this.#found = { one, other, nodes };
          },
        });
      },
      () => {},
    );
    return () => {
      isOver = true;
      callOff();
    };
  }
}
