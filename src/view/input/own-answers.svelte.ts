/** What a reader's own program printed for a contest input, and how it compares with the right answers. */
import { type Comparison, comparison } from '../../puzzles/compare-answers.ts';
import { ContestText } from '../page/contest/contest-text.svelte.ts';
import { joinLines } from '../page/contest/join-texts.ts';
import { inSlices } from '../page/in-slices.ts';
import type { Answers } from './answers.svelte.ts';

export class OwnAnswers {
  readonly printed = new ContestText(joinLines);
  /** Null before anything has been compared. */
  found: Comparison | null = $state.raw(null);
  #callOff: () => void = () => {};

  /** Compares with the answers that there are; once a difference has been found there is nothing more to find. */
  compare({ answers, instances }: Answers): void {
    if (this.found && this.found.kind !== 'so-far') return;
    this.#callOff();
    this.#callOff = inSlices(comparison(this.printed.whole, answers, instances.length), {
      done: (found) => {
        this.found = found;
      },
    });
  }

  /** What was compared holds no more. */
  clear(): void {
    this.#callOff();
    this.found = null;
  }
}
