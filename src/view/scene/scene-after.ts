import { momentAt } from '../../trace/moment.ts';
import type { Scene } from './scene.ts';

/** The scene one step on; null at the end of what is recorded, and inside a scan. */
export function sceneAfter({ moment, trace, scan, ...rest }: Scene): Scene | null {
  if (scan !== null || moment.step + 1 >= trace.steps) return null;
  return { ...rest, trace, moment: momentAt(trace, moment.step + 1), scan: null };
}
