/** Every sentence of Booksort is of this step: checked against the events and the rules, in both languages. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enBestFirst } from '../../../../src/messages/methods/best-first-en.ts';
import { zhBestFirst } from '../../../../src/messages/methods/best-first-zh.ts';
import { enBooksort } from '../../../../src/messages/puzzles/booksort/en.ts';
import { zhBooksort } from '../../../../src/messages/puzzles/booksort/zh.ts';
import { plain, type Sentence } from '../../../../src/messages/sentence.ts';
import { booksort } from '../../../../src/puzzles/booksort/index.ts';
import { booksAt, isSorted } from '../../../../src/puzzles/booksort/position.ts';
import { bookPresets } from '../../../../src/puzzles/booksort/settings.ts';
import type { Shelf } from '../../../../src/puzzles/booksort/shelf.ts';
import { momentAt } from '../../../../src/trace/moment.ts';
import { record } from '../../../../src/trace/record.ts';
import { stepOfKind } from '../../../../src/trace/replay.ts';
import type { Trace } from '../../../../src/trace/trace.ts';
import { type BookScene, bookScene } from '../../../../src/view/puzzles/booksort/book-scene.ts';
import { bookWords } from '../../../../src/view/puzzles/booksort/book-words.ts';
import { layersUntil } from '../../../../src/view/puzzles/booksort/layer-counts.ts';
import { narrate, withoutEstimate } from '../../../../src/view/puzzles/booksort/narrate.ts';
import { narrateBestFirst } from '../../../../src/view/told/best-first.ts';
import { inAll } from '../../../messages/in-all.ts';
import { anyShelf } from '../../../puzzles/booksort/book-shelves.ts';

type Preset = keyof typeof bookPresets;

function traceOf(instance: Shelf, preset: Preset): Trace {
  return record(booksort.search(instance, bookPresets[preset], 'events'), 20_000).trace;
}

function sceneAt(instance: Shelf, preset: Preset, trace: Trace, step: number, scan: number | null = null): BookScene {
  return bookScene({
    instance,
    settings: bookPresets[preset],
    trace,
    moment: momentAt(trace, step),
    scan,
    built: null,
  });
}

const inEvery = await inAll('booksort');
const inEnglish = (scene: BookScene) => plain(narrate(scene, enBooksort));

/** All sentences of a run, by the number of its step from 1. */
function told(books: readonly number[], preset: Preset): string[] {
  const trace = traceOf({ books }, preset);
  return Array.from({ length: trace.steps }, (_, step) => inEnglish(sceneAt({ books }, preset, trace, step)));
}

const anyPreset = fc.constantFrom<Preset>('guide', 'blind', 'bidirectional');

test('every step has a sentence in every language, and all name the same things', () => {
  fc.assert(
    fc.property(anyShelf(6), anyPreset, (shelf, preset) => {
      const trace = traceOf(shelf, preset);
      for (let step = 0; step < Math.min(trace.steps, 3000); step++) {
        const scene = sceneAt(shelf, preset, trace, step);
        const every = inEvery.map((texts) => narrate(scene, texts));
        for (const said of every) expect(plain(said)).not.toMatch(/^$|undefined|null|NaN|Infinity| {2}/);
        const named = (said: Sentence) =>
          said.flatMap((part) => (typeof part === 'string' ? [] : [`${part.thing} ${part.id} ${part.text}`])).sort();
        for (const said of every) expect(named(said)).toEqual(named(every[0] ?? []));
      }
    }),
    { numRuns: 40 },
  );
});

test('the first contest sample under guide, from the first bound to the first cut below it', () => {
  const lines = told([1, 3, 4, 6, 2, 5], 'guide');
  expect(lines.slice(0, 5)).toEqual([
    'The first bound is 0: are the books sorted already? IDA* searches depth-first, and cuts every node whose f = g + h is over the bound.',
    'Start: no move is made yet (g = 0). 5 of the 6 books have a wrong successor.',
    'h = 2. 5 books have a wrong successor: 3 behind 1, 6 behind 4, 2 behind 6, 5 behind 2 and nothing behind 5. A move changes at most three successors: of the book in front of the block, of the block’s last and of the book it is put behind. So 5 wrong ones need at least ⌈5/3⌉ = 2 moves. f = g + h = 0 + 2 = 2 > 0: over the bound.',
    'f = 0 + 2 = 2 > 0: cut. 5 books have a wrong successor: 3 behind 1, 6 behind 4, 2 behind 6, 5 behind 2 and nothing behind 5. A move mends at most three of them, so at least 2 more moves must follow. This bound allows 0.',
    'Bound 0 was not enough: the only node had f > 0 and was cut. Cuts are safe because h never overestimates, so no solution has f ≤ 0. Each move costs 1, so the bound goes up by one to 1: no length is skipped.',
  ]);
  expect(lines.slice(11, 14)).toEqual([
    expect.stringMatching(/^All 35 moves are tried, /),
    'Try move 1→2, the 1st of 35: book 1 would go behind book 3. It changes the successors of 1 and 3.',
    'Node #3, by move 1→2: book 1 goes behind book 3. g = 1; wrong successors: 5 before, 6 now.',
  ]);
  expect(lines.slice(-2)).toEqual([
    'Goal: the books are sorted after 2 moves: 2–3→5, then 2→6. Fewer are not enough: every smaller bound was searched in vain, and h never overestimates.',
    'End. The answer is 2: 2–3→5, then 2→6. It took 43 nodes in 3 iterations.',
  ]);
});

test('“5 or more” is told as an answer', () => {
  const books = Array.from({ length: 15 }, (_, i) => 15 - i);
  expect(told(books, 'guide').at(-1)).toBe(
    'End. Every bound up to 4 was searched in vain, and h never overestimates: no sequence of up to 4 moves sorts these books. So the answer is “5 or more”: an answer, not a failure, for the contest asks no further. It took 5 nodes in 5 iterations.',
  );
});

test('two books in the wrong order, from both ends', () => {
  expect(told([2, 1], 'bidirectional')).toEqual([
    'Sum of depths 0: the two ends of the search are put down, the start and the sorted books. If they are the same, no move is needed.',
    'Node #0: the books as they are given, the root of the start side.',
    'It is kept on the start side: 1 position is held in memory.',
    'Node #1: the sorted books, the root of the goal side. A move can be taken back by a move, so one can search from here as well.',
    'Neither side holds this position. It is kept on the goal side, so that it is known when it comes up again: now 2 are held in memory.',
    'The start is not sorted, so 0 moves are not enough. The sum of the depths goes up to 1: the start side grows to depth 1, from its 1 position of depth 0. If the sides meet in this layer, 1 move is the least.',
    'Node #0, the root of the start side, is expanded.',
    'There is one move, and it is tried.',
    'Try move 1→2, the only one: book 2 would go behind book 1.',
    'Node #2, by move 1→2: book 2 goes behind book 1. Depth 1 of the start side. Is this position known?',
    'The goal side holds this position: node #1. From the start: 1→2. It is the goal. Together 1 move. Fewer are not enough: on a shorter way there would be a position that both sides held before.',
    'End. The answer is 1: 1→2. It took 3 nodes, and 2 positions were held in memory at the end.',
  ]);
});

test('what is known already names the node and how it was reached', () => {
  const lines = told([5, 4, 3, 2, 1], 'bidirectional');
  expect(lines).toContain(
    'The start side holds this position already: node #0, its root. Another way there, of 2 moves, gains nothing: this node is dropped.',
  );
  expect(lines).toContain('Node #3 is expanded, the 2nd of the 20 positions of depth 1 on the start side.');
});

test('where the sides meet the two halves are a solution, and its length is the sum of the depths', () => {
  fc.assert(
    fc.property(anyShelf(7), (shelf) => {
      const trace = traceOf(shelf, 'bidirectional');
      const step = stepOfKind(trace, trace.steps, 'meet', 'previous');
      if (step === null) return;
      for (const at of [step, step + 1]) {
        const { solution, moment } = sceneAt(shelf, 'bidirectional', trace, at);
        const moves = [...(solution?.before ?? []), ...(solution?.after ?? [])];
        expect(moves).toHaveLength(moment.iteration.bound);
        expect(isSorted(booksAt(shelf, { root: 0, moves }))).toBe(true);
        const half = booksAt(shelf, { root: 0, moves: solution?.before ?? [] });
        expect(half).toEqual(booksAt(shelf, moment));
      }
    }),
  );
});

test('the layers so far are counted as a walk of the steps counts them', () => {
  fc.assert(
    fc.property(anyShelf(5), fc.nat(), (shelf, at) => {
      const trace = traceOf(shelf, 'bidirectional');
      const step = at % trace.steps;
      const layers = layersUntil(trace, momentAt(trace, step));
      const kinds = Array.from({ length: step + 1 }, (_, i) => momentAt(trace, i));
      const of = (bound: number, kind: string) =>
        kinds.filter((moment) => moment.iteration.bound === bound && moment.kind === kind).length;
      for (const { bound, kept, known } of layers)
        expect([kept, known]).toEqual([of(bound, 'keep'), of(bound, 'duplicate')]);
      expect(layers.at(-1)?.held).toBe(layers.reduce((sum, { kept }) => sum + kept, 0));
    }),
    { numRuns: 40 },
  );
});

test('the scan goes from book to book and ends at h', () => {
  fc.assert(
    fc.property(anyShelf(15), (shelf) => {
      const trace = traceOf(shelf, 'guide');
      if (isSorted(shelf.books)) return;
      const last = sceneAt(shelf, 'guide', trace, 2, shelf.books.length - 1);
      expect(last.counted).toBe(shelf.books.length);
      expect(inEnglish(last)).toMatch(new RegExp(`h ≥ ⌈\\d+/3⌉ = ${last.moment.h}\\.$`));
      const first = sceneAt(shelf, 'guide', trace, 2, 0);
      expect(first.counted).toBe(1);
      expect(inEnglish(first)).toContain(`Count, book 1 of ${shelf.books.length}: `);
    }),
  );
});

test('beside a cut stands how many nodes the estimate saves', () => {
  const shelf = { books: [1, 3, 4, 6, 2, 5] };
  const trace = traceOf(shelf, 'guide');
  const aside = (step: number) => withoutEstimate(sceneAt(shelf, 'guide', trace, step), enBooksort);
  expect(aside(3)).toBeNull();
  expect(plain(aside(7) ?? [])).toBe('With h = 1 instead (naive), this subtree would have 36 nodes at this bound.');
});

/** What A* says at a step, in either language. */
function bestFirst(shelf: Shelf, step: number): string[] {
  const settings = bookPresets.astar;
  const { trace } = record(booksort.search(shelf, settings, 'events'));
  const scene = { instance: shelf, settings, trace, moment: momentAt(trace, step), scan: null, built: null };
  const english = narrateBestFirst(
    scene,
    bookWords(() => enBooksort),
    enBestFirst,
  );
  const chinese = narrateBestFirst(
    scene,
    bookWords(() => zhBooksort),
    zhBestFirst,
  );
  return [english, chinese].map(plain);
}

test('1.2: A* rules out no more than four moves where h of the start is 5', () => {
  const books = [1, 2, 7, 15, 11, 4, 6, 8, 5, 9, 3, 14, 10, 13, 12];
  const [english = '', chinese = ''] = bestFirst({ books }, 4);
  expect(english).toContain('The least f in the open list is over 4, and h never overestimates.');
  expect(english).toContain(
    'So no sequence of up to 4 moves sorts these books, and the answer is “5 or more”: an answer,',
  );
  expect(chinese).toContain('开放列表里最小的 f 已超过 4，而 h 从不高估。');
  expect(chinese).toContain('所以移动 4 次以内排不好这些书，答案是“5 or more”');
});
