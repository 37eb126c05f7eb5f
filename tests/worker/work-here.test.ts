import { expect, test } from 'vitest';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { append } from '../../src/trace/append.ts';
import { record } from '../../src/trace/record.ts';
import { emptyTrace } from '../../src/trace/trace.ts';
import { workHere } from '../../src/worker/work-here.ts';
import type { WorkerReply, WorkerRequest } from '../../src/worker/work-on.ts';
import { used } from '../trace/chunks.ts';

const puzzle = squareDestroyer as unknown as Puzzle;
const settings = squarePresets.guide;
const asked = (n: number, budget: number) =>
  ({ type: 'record', puzzle: puzzle.id, instance: { n, missing: [] }, settings, budget }) as const;

/** All that is told until it is over. */
function toldOf(request: WorkerRequest): Promise<WorkerReply[]> {
  const told: WorkerReply[] = [];
  return new Promise((resolve) => {
    workHere(request, (reply) => {
      told.push(reply);
      if (['DONE', 'FAILED', 'ANSWERED', 'REFUSED'].includes(reply.type)) resolve(told);
    });
  });
}

test('6.4: without a worker a search is recorded in the page, the same', async () => {
  const request = asked(4, 100_000);
  const told = await toldOf(request);
  let trace = emptyTrace('ida-star');
  for (const reply of told) if (reply.type === 'CHUNK') trace = append(trace, reply.chunk);
  const right = record(puzzle.search(request.instance, settings, 'events'), request.budget);
  expect(used(trace)).toEqual(used(right.trace));
  expect(told.at(-1)).toMatchObject({ type: 'DONE', result: { outcome: 'solved' } });
});

test('6.4: what is too long to record is counted there too', async () => {
  const told = await toldOf(asked(4, 100));
  expect(told.map(({ type }) => type)).toEqual(['CHUNK', 'COUNT', 'DONE']);
});

test('6.4: a contest input is answered there, or refused', async () => {
  const answer = (text: string) => toldOf({ type: 'answer', puzzle: puzzle.id, text, settings });
  expect(await answer('2\n2\n0\n3\n3 12 17 23\n')).toEqual([
    { type: 'INSTANCES', instances: [expect.anything(), expect.anything()] },
    { type: 'ANSWERS', from: 0, answers: ['3', '3'] },
    { type: 'ANSWERED' },
  ]);
  expect(await answer('one')).toMatchObject([{ type: 'REFUSED', fits: null, error: { line: 1, found: 'one' } }]);
});

test('6.4: what breaks on the way is told', async () => {
  expect(await toldOf({ ...asked(3, 100), puzzle: 'chess' })).toEqual([
    { type: 'FAILED', message: 'no puzzle is called "chess"' },
  ]);
});

test('6.4: the page has its turn in between, and what was stopped tells nothing more', async () => {
  let told = 0;
  const stop = workHere(asked(5, 5_000_000), () => told++);
  while (told === 0) await new Promise((resolve) => setTimeout(resolve));
  stop();
  const before = told;
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
  expect(told).toBe(before);
});
