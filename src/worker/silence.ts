/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 1000;
/** Milliseconds without a word after which a worker counts as silent: it says something many times a second. */
const SILENT_AFTER = 10_000;

/** Notices that nothing has been heard for long. */
export interface Watch {
  heard(): void;
  stop(): void;
}

/**
 * Calls `onsilence` once whenever nothing has been heard for long. Only time counts in which the page is seen and awake: between two
 * looks no more than twice what should lie there, so that a night asleep is no silence.
 */
export function watchFor(onsilence: () => void): Watch {
  let silent = 0;
  let from = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const before = silent;
    if (!globalThis.document?.hidden) silent += Math.min(now - from, 2 * LOOK_EVERY);
    from = now;
    if (before < SILENT_AFTER && silent >= SILENT_AFTER) onsilence();
  }, LOOK_EVERY);
  return {
    heard() {
      silent = 0;
    },
    stop: () => clearInterval(timer),
  };
}
