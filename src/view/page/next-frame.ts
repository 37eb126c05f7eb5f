/**
 * Does work in the next frame, when all that a step changes has been written: reading places and scrolling then costs
 * one layout, where it would cost one each in between. Returns how to call it off.
 */
export function nextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
