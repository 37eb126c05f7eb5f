import { watchFor } from './silence.ts';

/** What is told of a worker that could not be started, that broke, or that cannot be understood; the message may be empty. */
interface Failure {
  readonly type: 'FAILED';
  readonly message: string;
}

/** How a worker is at it: it is heard of, it has fallen silent, or there is none and the page does its work itself. */
export type Pulse = 'heard' | 'silent' | 'here';

interface Work<Reply> {
  /** Throws where there are no workers. */
  readonly start: () => Worker;
  /** Hears what the worker says, and may say something to it. */
  readonly tell: (reply: Reply | Failure, say: Talk['say']) => void;
  /** Called whenever it is at it another way. */
  readonly onpulse: (pulse: Pulse) => void;
  /** Does the work without a worker, where none can be started; returns how to stop it. */
  readonly without?: () => () => void;
}

/** With a worker at work, or with what does its work. */
export interface Talk {
  say(message: unknown): void;
  /** Stops it for good; nothing is told after that. */
  stop(): void;
}

/** Starts a worker, which waits for what it is told to do. */
export function talkTo<Reply>({ start, tell, onpulse, without }: Work<Reply>): Talk {
  let pulse: Pulse | null = null;
  let wasHeard = false;
  let talk: Talk = { say() {}, stop() {} };
  const is = (now: Pulse) => {
    if (now !== pulse) onpulse(now);
    pulse = now;
  };
  const fail = (message = '') => {
    talk.stop();
    // one that has said nothing yet, and not why, was never loaded
    if (!wasHeard && message === '' && without) {
      is('here');
      talk = { say() {}, stop: without() };
    } else tell({ type: 'FAILED', message }, () => {});
  };
  const worker = orNull(start);
  if (worker) {
    const watch = watchFor(() => is('silent'));
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      watch.heard();
      wasHeard = true;
      is('heard');
      tell(data, talk.say);
    };
    worker.onmessageerror = () => fail();
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message);
    };
    talk = {
      say: (message) => worker.postMessage(message),
      stop() {
        watch.stop();
        worker.onmessage = worker.onerror = worker.onmessageerror = null;
        worker.terminate();
      },
    };
  } else fail();
  return { say: (message) => talk.say(message), stop: () => talk.stop() };
}

function orNull(start: () => Worker): Worker | null {
  try {
    return start();
  } catch {
    return null;
  }
}
