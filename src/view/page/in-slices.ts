import { nextFrame } from './next-frame.ts';

/** Does work a slice a frame, so that the page goes on, and tells how far it is and what it comes to. Returns how to stop it. */
export function inSlices<Progress, Result>(
  work: Generator<Progress, Result, void>,
  tell: { done(result: Result): void; progress?(progress: Progress): void },
): () => void {
  let callOff = () => {};
  const slice = () => {
    const next = work.next();
    if (next.done) {
      tell.done(next.value);
      return;
    }
    tell.progress?.(next.value);
    callOff = nextFrame(slice);
  };
  slice();
  return () => callOff();
}
