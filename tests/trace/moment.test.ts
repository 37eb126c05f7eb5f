import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt } from '../../src/trace/moment.ts';
import { naiveReplay } from './naive-replay.ts';
import { anyRun, recordRun, runEvents } from './recordings.ts';

test('seeking to a and then to b gives the same as seeking to b at once', () => {
  fc.assert(
    fc.property(anyRun, fc.nat(), fc.nat(), (run, a, b) => {
      const { trace } = recordRun(run);
      const fresh = recordRun(run).trace;
      momentAt(trace, a % trace.steps);
      expect(momentAt(trace, b % trace.steps)).toEqual(momentAt(fresh, b % trace.steps));
      expect(trace).toEqual(fresh);
    }),
    { numRuns: 40 },
  );
});

test('a moment is what a walk from the beginning says, and h is known from its step on', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { trace } = recordRun(run);
      const events = runEvents(run);
      let iterationIndex = -1;
      for (const [step, stand] of naiveReplay(events).stands.entries()) {
        const kind = events[step]?.kind;
        if (kind === 'bound') iterationIndex++;
        expect(momentAt(trace, step)).toEqual({
          ...stand,
          root: 0,
          step,
          kind,
          iterationIndex,
          g: stand.moves.length,
          value: trace.value[step],
          iteration: trace.iterations[iterationIndex],
        });
      }
    }),
    { numRuns: 30 },
  );
});
