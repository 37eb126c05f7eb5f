import type { Settings } from '../../puzzles/settings.ts';
import type { Moment } from '../../trace/moment.ts';
import type { Trace } from '../../trace/trace.ts';

/** All that a puzzle's views may look at: one run at one moment, and the place inside it where there is one. */
export interface Scene<Instance = unknown, S extends Settings = Settings> {
  readonly instance: Instance;
  readonly settings: S;
  readonly trace: Trace;
  readonly moment: Moment;
  /** Place in the scan inside this step, from 0; null when the step is seen as a whole. */
  readonly scan: number | null;
  /** What the search built before it began, such as a table of distances; null for most, and while it is not finished. */
  readonly built: Uint8Array | null;
}
