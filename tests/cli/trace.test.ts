import { describe, expect, test } from 'vitest';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { runEvents } from '../trace/recordings.ts';
import { jsonLines, runWith } from './fake-world.ts';

const sample = '2\n2\n0\n3\n3 12 17 23\n';
const first = { n: 2, missing: [] };
const second = { n: 3, missing: [12, 17, 23] };

function traced(...options: string[]): unknown[] {
  const { status, out, err } = runWith(['trace', 'square-destroyer', ...options], sample);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return jsonLines(out);
}

/** The events as the search yields them: what only the command line adds is left out. */
function bare(events: unknown[]): unknown[] {
  return events.map((event) => {
    const { order, ...rest } = event as { order?: number[] };
    return rest;
  });
}

function numbered(grid: { n: number; missing: number[] }, preset: keyof typeof squarePresets): unknown[] {
  return runEvents({ grid, settings: squarePresets[preset] }).map((event, step) => ({ step, ...event }));
}

test('the events of the first case are printed, one JSON object a line, numbered from 0', () => {
  expect(bare(traced())).toEqual(numbered(first, 'guide'));
  expect(traced()[0]).toEqual({ step: 0, kind: 'bound', bound: 2, previous: null, cause: null });
});

test('--case names another case, --preset another search', () => {
  expect(bare(traced('--case', '2', '--preset', 'poj'))).toEqual(numbered(second, 'poj'));
});

test('a branch tells which sticks it will try, in order', () => {
  const branches = traced('--case', '2').filter((event) => (event as { kind: string }).kind === 'branch');
  expect(branches.map((event) => (event as { order: number[] }).order)).toEqual([
    [1, 4, 5, 8],
    [6, 2, 5, 9],
    [15, 18, 19, 22],
  ]);
});

test('a trace of many thousand events is whole', () => {
  const { out } = runWith(['trace', 'square-destroyer', '--preset', 'blind'], '1\n3\n0\n');
  expect(bare(jsonLines(out))).toEqual(numbered({ n: 3, missing: [] }, 'blind'));
});

describe('with --limit', () => {
  test.each([1, 7, 78])('%i, as many events are printed', (limit) => {
    expect(bare(traced('--limit', `${limit}`))).toEqual(numbered(first, 'guide').slice(0, limit));
  });

  test('a search that never ends in a lifetime is no trouble', () => {
    const { out } = runWith(['trace', 'square-destroyer', '--preset', 'blind', '--limit', '3000'], '1\n10\n0\n');
    expect(jsonLines(out)).toHaveLength(3000);
  });

  test('more than there are prints them all', () => {
    expect(bare(traced('--limit', '1000000'))).toEqual(numbered(first, 'guide'));
  });
});
