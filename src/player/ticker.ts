/** The only timer: while it runs it says how many steps are due, so that a late call makes up for itself. */
import { fromCallback } from 'xstate';

/** At most this many milliseconds are made up for, say after a background tab wakes. */
const MOST_LATE = 250;
const FRAME = 1000 / 60;

export interface TickerInput {
  /** Steps per second. */
  readonly speed: number;
}

export const ticker = fromCallback<{ type: 'never' }, TickerInput>(({ input: { speed }, sendBack }) => {
  let from = performance.now();
  let carried = 0;
  const timer = setInterval(
    () => {
      const now = performance.now();
      carried += (Math.min(now - from, Math.max(MOST_LATE, 1000 / speed)) * speed) / 1000;
      from = now;
      const steps = Math.floor(carried + 1e-6);
      carried -= steps;
      if (steps > 0) sendBack({ type: 'TICK', steps });
    },
    Math.max(FRAME, 1000 / speed),
  );
  return () => clearInterval(timer);
});
