/** All answers to a contest input, found off the main thread; a new question stops the one before it. */
import { UNKNOWN } from '../../puzzles/answer.ts';
import { InputError } from '../../puzzles/input-error.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Settings } from '../../puzzles/settings.ts';
import type { AnswerReply } from '../../worker/protocol.ts';
import { startWorker } from '../../worker/start-worker.ts';
import type { Pulse } from '../../worker/talk-to.ts';

interface Question {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly settings: Settings;
}

export class Answers {
  instances: readonly unknown[] = $state.raw([]);
  answers: readonly string[] = $state.raw([]);
  error: InputError | null = $state.raw(null);
  failure: string | null = $state.raw(null);
  /** The puzzle that could read a text which this one cannot. */
  fits: string | null = $state.raw(null);
  isRunning = $state(false);
  /** How whoever answers is at it. */
  pulse: Pulse = $state('heard');
  /** Whether an input has been read. */
  isRead = $state(false);
  #settings: Settings | null = null;
  #stop: () => void = () => {};

  /** Has a text answered; `onmore` is called when there are more answers. */
  ask({ puzzle, text, settings }: Question, onmore: () => void): void {
    this.clear();
    this.#settings = settings;
    this.isRunning = true;
    this.pulse = 'heard';
    const request = { type: 'answer', puzzle: puzzle.id, text, settings } as const;
    const onpulse = (pulse: Pulse) => {
      this.pulse = pulse;
    };
    this.#stop = startWorker(request, (reply) => this.#take(reply, onmore), onpulse);
  }

  #take(reply: AnswerReply, onmore: () => void): void {
    switch (reply.type) {
      case 'INSTANCES':
        this.instances = reply.instances;
        this.isRead = true;
        break;
      case 'ANSWERS':
        this.answers = [...this.answers, ...reply.answers];
        onmore();
        break;
      case 'REFUSED': {
        const { line, column, found, expected } = reply.error;
        this.error = new InputError(line, column, found, expected);
        this.fits = reply.fits;
        this.stop();
        break;
      }
      case 'FAILED':
        this.failure = reply.message;
        this.stop();
        break;
      case 'ANSWERED':
        this.stop();
    }
  }

  /** Whether to ask anew may tell more: nothing was asked, it was stopped before its end, or another search may know what this did not. */
  isShort(settings: Settings): boolean {
    if (this.isRunning) return false;
    if (!this.isRead || this.answers.length < this.instances.length) return true;
    return settings !== this.#settings && this.answers.includes(UNKNOWN);
  }

  stop(): void {
    this.#stop();
    this.isRunning = false;
  }

  clear(): void {
    this.stop();
    this.instances = this.answers = [];
    this.error = this.failure = this.fits = null;
    this.isRead = false;
  }
}
