import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDistances } from '../../src/worker/start-distances.ts';
import { startMatrix } from '../../src/worker/start-matrix.ts';
import { type Pulse, talkTo } from '../../src/worker/talk-to.ts';
import { FakeWorker, NoWorker } from './fake-worker.ts';

const page = { hidden: false };
beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.started = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A talk with a worker, and all that was told of it so far. */
function talking(without?: () => () => void) {
  const told: unknown[] = [];
  const pulses: Pulse[] = [];
  const talk = talkTo<{ readonly type: string }>({
    start: () => new Worker(''),
    tell: (reply) => told.push(reply),
    onpulse: (pulse) => pulses.push(pulse),
    ...(without ? { without } : {}),
  });
  return { talk, told, pulses, worker: FakeWorker.last };
}
const LOST = { type: 'FAILED', message: '' };

describe('6.4: where no worker can be started', () => {
  test('that is told', () => {
    vi.stubGlobal('Worker', NoWorker);
    const { told, talk } = talking();
    expect(told).toEqual([LOST]);
    talk.stop();
  });

  test('its work is done without one where it can be, and can be stopped', () => {
    vi.stubGlobal('Worker', NoWorker);
    const stop = vi.fn();
    const { told, pulses, talk } = talking(() => stop);
    expect([told, pulses]).toEqual([[], ['here']]);
    talk.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('one whose script cannot be loaded is like none', () => {
    const without = vi.fn(() => () => {});
    const { told, worker, pulses } = talking(without);
    worker.break();
    expect([told, pulses, worker.isStopped]).toEqual([[], ['here'], true]);
    expect(without).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a matrix', (tell: (reply: unknown) => void) => startMatrix({} as never, tell, () => {})],
    ['distances', (tell: (reply: unknown) => void) => startDistances(tell, () => {}).ask({} as never)],
  ])('%s says so', (_, start) => {
    vi.stubGlobal('Worker', NoWorker);
    const tell = vi.fn();
    start(tell);
    expect(tell.mock.calls).toEqual([[LOST, expect.anything()]]);
  });
});

describe('6.4: a worker that dies', () => {
  test('is told of with what it broke on, and is not replaced', () => {
    const without = vi.fn(() => () => {});
    const { told, worker } = talking(without);
    worker.break('RangeError: out of memory');
    expect(told).toEqual([{ type: 'FAILED', message: 'RangeError: out of memory' }]);
    expect(worker.isStopped).toBe(true);
    expect(without).not.toHaveBeenCalled();
  });

  test('without saying why, after it was heard of, is told of too', () => {
    const { told, worker } = talking(vi.fn());
    worker.say({ type: 'PROGRESS' });
    worker.break();
    expect(told.at(-1)).toEqual(LOST);
  });

  test('after it was heard of and fell silent is not replaced: what it told would be told twice', () => {
    const without = vi.fn(() => () => {});
    const { told, worker } = talking(without);
    worker.say({ type: 'PROGRESS' });
    vi.advanceTimersByTime(11_000);
    worker.break();
    expect(told.at(-1)).toEqual(LOST);
    expect(without).not.toHaveBeenCalled();
  });

  test('or that cannot be understood is told of', () => {
    const { told, worker } = talking();
    worker.onmessageerror?.();
    expect(told).toEqual([LOST]);
  });
});

describe('6.4: a worker that falls silent', () => {
  test('is noticed after ten seconds, and so is that it is heard of again', () => {
    const { worker, pulses } = talking();
    worker.say({ type: 'PROGRESS' });
    vi.advanceTimersByTime(9000);
    expect(pulses).toEqual(['heard']);
    vi.advanceTimersByTime(2000);
    expect(pulses).toEqual(['heard', 'silent']);
    worker.say({ type: 'PROGRESS' });
    expect(pulses).toEqual(['heard', 'silent', 'heard']);
    vi.advanceTimersByTime(30_000);
    expect(pulses).toEqual(['heard', 'silent', 'heard', 'silent']);
  });

  test('from the very beginning is noticed', () => {
    const { pulses } = talking();
    vi.advanceTimersByTime(11_000);
    expect(pulses).toEqual(['silent']);
  });

  test('is not suspected while it says something now and then', () => {
    const { worker, pulses } = talking();
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(8000);
      worker.say({ type: 'PROGRESS' });
    }
    expect(pulses).toEqual(['heard']);
  });

  test('is not suspected while the page is not seen', () => {
    const { pulses } = talking();
    page.hidden = true;
    vi.advanceTimersByTime(60_000);
    page.hidden = false;
    vi.advanceTimersByTime(9000);
    expect(pulses).toEqual([]);
  });

  test('is not suspected after the computer was asleep', () => {
    const { pulses } = talking();
    vi.advanceTimersByTime(1000);
    const night = performance.now() + 8 * 3_600_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => night);
    vi.advanceTimersByTime(1000);
    clock.mockRestore();
    expect(pulses).toEqual([]);
  });

  test('is not watched any more once it is stopped', () => {
    const { pulses, talk } = talking();
    talk.stop();
    vi.advanceTimersByTime(60_000);
    expect(pulses).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
