/** The LITS boards whose every claim is checked: examples, corner cases and random boards, under both models. */
import type { LitsBoard } from '../../../src/puzzles/lits/board.ts';
import { litsExamples } from '../../../src/puzzles/lits/examples.ts';
import { lits } from '../../../src/puzzles/lits/index.ts';
import { type LitsSettings, litsPresets } from '../../../src/puzzles/lits/settings.ts';
import { eventsOf } from '../../../src/search/events-of.ts';
import { type Tally, walk } from '../walk.ts';
import { litsSubject } from './lits-subject.ts';

const board = (rows: string): LitsBoard => ({ rows: rows.split('/') });

/** No cell, one cell, one placement, only one shape, a shape that fits nowhere. */
const corners = ['0', '1', '00/00', '1000/1000/1000/1000', '1111/1111/0000/0000', '111/010/000', '1111/1000/1100/0000'];

const small = new Set(['one-way', 'sample-1', 'sample-2', 'full-4', 'mirrored']);
const examples = litsExamples.flatMap(({ name, instance }) => (small.has(name) ? [instance] : []));

/** Random boards of a side, by their seeds. */
export const randomBoards = (side: number, seeds: number): LitsBoard[] =>
  Array.from({ length: seeds }, (_, seed) =>
    lits.random(seed + 1, { rows: Array.from({ length: side }, () => '0'.repeat(side)) }),
  );

export const knownBoards: readonly LitsBoard[] = [...corners.map(board), ...examples];

/** Walks a board under both models: about so many of its steps, with all that is inside, and its first and last two. */
export function walkBoard(instance: LitsBoard, tally: Tally, about: number): void {
  for (const settings of Object.values<LitsSettings>(litsPresets)) {
    const steps = [...eventsOf(lits.search(instance, settings, 'events'))].length;
    const every = Math.ceil(steps / about);
    const picks = (step: number) => step < 2 || step >= steps - 2 || (step * 7919) % every === 0;
    walk(litsSubject, { instance, settings }, tally, picks);
  }
}
