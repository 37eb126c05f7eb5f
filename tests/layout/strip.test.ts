import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Band,
  bandsInWindow,
  captionAt,
  captionedBands,
  numberAt,
  stepAtX,
  stripBands,
  unrecordedRests,
  xOfStep,
} from '../../src/layout/strip.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { anyRun, recordRun } from '../trace/recordings.ts';

const WIDTH = 900;

interface Strip {
  readonly trace: Trace;
  readonly bands: readonly Band[];
}

/** A law about the bands of random searches, of which all or only the first steps are recorded. */
function law(holds: (strip: Strip) => void): void {
  fc.assert(
    fc.property(anyRun, fc.integer({ min: 1, max: 4000 }), (run, budget) => {
      const { trace } = recordRun(run, budget);
      holds({ trace, bands: stripBands(trace, recordRun(run).result?.iterations ?? [], WIDTH) });
    }),
    { numRuns: 40 },
  );
}

test('bands lie side by side from the first pixel to the last, two pixels apart', () => {
  law(({ bands }) => {
    expect(bands[0]?.x).toBe(0);
    for (const [i, { x, width }] of bands.entries()) expect(x + width).toBeCloseTo((bands[i + 1]?.x ?? WIDTH + 2) - 2);
  });
});

test('no band is too narrow to hit, and what it is wider goes with its nodes', () => {
  law(({ bands }) => {
    for (const a of bands) {
      expect(a.width).toBeGreaterThanOrEqual(14);
      for (const b of bands)
        expect((a.width - 14) * b.iteration.nodes).toBeCloseTo((b.width - 14) * a.iteration.nodes, 3);
    }
  });
});

test('of a band that share is recorded that its recorded nodes have of all its nodes', () => {
  law(({ trace, bands }) => {
    for (const { width, recorded, iteration, firstStep, endStep } of bands) {
      const entered = trace.enter.subarray(0, trace.nodes).filter((step) => step >= firstStep && step < endStep);
      expect(recorded / width).toBeCloseTo(entered.length / iteration.nodes);
    }
  });
});

test('the step at the place of a step is that step', () => {
  law(({ trace, bands }) => {
    for (let step = 0; step < trace.steps; step++) expect(stepAtX(bands, xOfStep(bands, step))).toBe(step);
  });
});

test('the first and the last step of a band lie at the ends of what is recorded of it', () => {
  law(({ bands }) => {
    for (const { x, recorded, firstStep, endStep } of bands) {
      if (endStep === firstStep) continue;
      expect(xOfStep(bands, firstStep)).toBe(x);
      if (endStep - firstStep > 1) expect(xOfStep(bands, endStep - 1)).toBeCloseTo(x + recorded);
    }
  });
});

test('where nothing is recorded any more the last recorded step is the nearest', () => {
  law(({ trace, bands }) => {
    expect(stepAtX(bands, WIDTH)).toBe(trace.steps - 1);
    for (const { x, firstStep, endStep } of bands)
      if (firstStep === endStep) expect(stepAtX(bands, x)).toBe(trace.steps - 1);
  });
});

test('a strip without bands has its first step at its left edge', () => {
  expect([xOfStep([], 7), stepAtX([], 300)]).toEqual([0, 0]);
});

test('captions: that of the current band always, of others where there is room and they do not touch it', () => {
  const iteration = { bound: 1, nodes: 1, prunes: 0, held: 1 };
  const anyBands = fc.array(fc.integer({ min: 10, max: 200 }), { minLength: 1, maxLength: 12 }).map((widths) =>
    widths.map((width, i): Band => {
      const x = widths.slice(0, i).reduce((sum, before) => sum + before + 2, 0);
      return { x, width, recorded: width, iteration, firstStep: 0, endStep: 0 };
    }),
  );
  fc.assert(
    fc.property(anyBands, fc.nat(), fc.integer({ min: 20, max: 120 }), (bands, at, room) => {
      const current = at % bands.length;
      const now = bands[current] as Band;
      const touches = ({ x }: Band) => Math.abs(x - now.x) < room;
      const expected = [...bands.keys()].filter((i) => {
        const band = bands[i] as Band;
        return i === current || (band.width >= room && !touches(band));
      });
      expect(captionedBands(bands, current, room)).toEqual(expected);
    }),
  );
});

test('8.1: what lies beyond a recording takes up the rest of the bands that it ends in or does not reach', () => {
  law(({ trace, bands }) => {
    const rests = unrecordedRests(bands);
    const end = xOfStep(bands, trace.steps - 1);
    for (const { x, width } of rests) {
      expect(x).toBeGreaterThanOrEqual(end - 1e-6);
      expect(bands.some((band) => Math.abs(band.x + band.width - x - width) < 1e-6)).toBe(true);
    }
    if (trace.outcome !== null) expect(rests).toEqual([]);
    const wide = bands.filter((band) => band.width - band.recorded >= 1);
    expect(rests.length).toBe(wide.length);
  });
});

const bandOf = (x: number, width: number): Band => ({
  x,
  width,
  recorded: width,
  iteration: { bound: 12, nodes: 1, prunes: 0 } as Band['iteration'],
  firstStep: 0,
  endStep: 1,
});

test('5.4: a caption is never cut by the window: it goes with what is seen of its band', () => {
  const captionOf = (x: number, width: number) =>
    bandsInWindow([bandOf(x, width)], 800).map((band) => captionAt(band, 280, 800))[0];
  expect(captionOf(100, 400)).toEqual({ left: 100 });
  expect(captionOf(-500, 700)).toEqual({ left: 0 });
  expect(captionOf(700, 100)).toEqual({ right: 0 });
  expect(captionOf(600, 900)).toEqual({ right: 0 });
  // longer than there is room on either side
  expect(bandsInWindow([bandOf(100, 14)], 344).map((band) => captionAt(band, 340, 344))).toEqual([{ left: 0 }]);
});

test('5.4: the number of a band has room in what is seen of it, beside the sign at its end, in every size of type', () => {
  expect(numberAt(bandOf(0, 34), '12', 1)).toBe(7);
  expect(numberAt(bandOf(0, 34), '12', 1.5)).toBeNull();
  expect(bandsInWindow([bandOf(-100, 120)], 800).map((band) => numberAt(band, '12', 1))).toEqual([null]);
  expect(bandsInWindow([bandOf(-100, 300)], 800).map((band) => numberAt(band, '12', 1))).toEqual([7]);
});

test('5: a caption that ends where its band ends lies over no other', () => {
  const iteration = { bound: 1, nodes: 1, prunes: 0, held: 1 };
  const bands = [300, 300, 100].map((width, i): Band => {
    return { x: 302 * i, width, recorded: width, iteration, firstStep: 0, endStep: 0 };
  });
  // the last one reaches back from 704 to 404, over the second
  expect(captionedBands(bands, 2, 300, 704)).toEqual([0, 2]);
});
