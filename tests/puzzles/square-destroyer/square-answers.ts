/** The check of a search's answer to a contest input. */
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import type { SquareSettings } from '../../../src/puzzles/square-destroyer/settings.ts';
import { count } from '../../../src/trace/record.ts';
import { breaksAll } from '../../search/breadth-first.ts';
import type { SquareCase } from './square-cases.ts';

/** Throws unless the search finds as few sticks as are needed, and they break every square. */
export function checkAnswer({ n, missing, answer }: SquareCase, settings: SquareSettings): void {
  const { solution } = count(squareDestroyer.search({ n, missing }, settings, 'count'));
  if (solution?.length === answer && breaksAll(n, [...missing, ...solution])) return;
  throw new Error(`${Object.values(settings).join('+')}: n = ${n} without ${missing}: ${solution}`);
}
