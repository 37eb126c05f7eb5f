import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventColumns, readEvent, type WrittenEvent } from '../../src/search/event-columns.ts';

test('what is told between two looks is handed over in order, however much it is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40_000), { maxLength: 12 }), (amounts) => {
      const told = new EventColumns('ida-star');
      let sent = 0;
      const received: number[] = [];
      for (const amount of amounts) {
        for (let i = 0; i < amount; i++) told.choose(1, sent++ % 60_000);
        received.push(...told.take().value);
      }
      expect(received).toHaveLength(sent);
      expect(received.findIndex((value, i) => value !== i % 60_000)).toBe(-1);
    }),
    { numRuns: 30 },
  );
});

const number = fc.nat(65_534);
const anyEvent: fc.Arbitrary<WrittenEvent> = fc.oneof(
  fc.record({ kind: fc.constant('bound' as const), bound: number }),
  fc.record({ kind: fc.constant('start' as const) }),
  fc.record({ kind: fc.constant('enter' as const), depth: number, move: fc.integer({ min: -1, max: 65_534 }) }),
  fc.record({ kind: fc.constantFrom('estimate' as const, 'goal' as const), g: number, h: number }),
  fc.record({ kind: fc.constant('prune' as const), g: number, f: number }),
  fc.record({ kind: fc.constant('branch' as const), depth: number, moves: number }),
  fc.record({ kind: fc.constant('choose' as const), depth: number, move: number }),
  fc.record({ kind: fc.constantFrom('backtrack' as const, 'keep' as const, 'dead-end' as const), depth: number }),
  fc.record({
    kind: fc.constantFrom('expand' as const, 'duplicate' as const, 'replace' as const, 'meet' as const),
    node: fc.nat(2 ** 32 - 1),
  }),
  fc.record({
    kind: fc.constantFrom('item' as const, 'cover' as const, 'uncover' as const),
    depth: number,
    item: number,
  }),
  fc.record({ kind: fc.constant('end' as const), cost: number, ruledOut: fc.option(number) }),
);

/** How each kind is told. */
const tell: { readonly [K in WrittenEvent['kind']]: (told: EventColumns, event: WrittenEvent & { kind: K }) => void } =
  {
    bound: (told, { bound }) => told.bound(bound, null),
    start: (told) => told.start(),
    enter: (told, { depth, move }) => told.enter(depth, move),
    estimate: (told, { g, h }) => told.estimate(g, h),
    goal: (told, { g, h }) => told.goal(g, h),
    prune: (told, { g, f }) => told.prune(g, f),
    branch: (told, { depth, moves }) => told.branch(depth, moves),
    choose: (told, { depth, move }) => told.choose(depth, move),
    backtrack: (told, { depth }) => told.backtrack(depth),
    keep: (told, { depth }) => told.atNode('keep', depth),
    'dead-end': (told, { depth }) => told.atNode('dead-end', depth),
    expand: (told, { node }) => told.ofNode('expand', node),
    duplicate: (told, { node }) => told.ofNode('duplicate', node),
    replace: (told, { node }) => told.ofNode('replace', node),
    meet: (told, { node }) => told.ofNode('meet', node),
    item: (told, { depth, item }) => told.ofItem('item', depth, item),
    cover: (told, { depth, item }) => told.ofItem('cover', depth, item),
    uncover: (told, { depth, item }) => told.ofItem('uncover', depth, item),
    end: (told, { cost, ruledOut }) => told.end(cost, 'bounded', ruledOut),
  };

test('every event is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 50 }), (events) => {
      const told = new EventColumns('a-star');
      for (const event of events) (tell[event.kind] as (told: EventColumns, event: WrittenEvent) => void)(told, event);
      const chunk = told.take();
      expect(chunk.method).toBe('a-star');
      expect(events.map((_, step) => readEvent(chunk, step))).toEqual(events);
    }),
  );
});

test('what does not fit into columns is handed over beside them', () => {
  const told = new EventColumns('ida-star');
  told.bound(6, null);
  told.bound(7, 3);
  expect(told.take()).toMatchObject({ causes: [null, 3], outcome: null });
  told.end(4, 'solved', null);
  expect(told.take()).toMatchObject({ causes: [], outcome: 'solved' });
});
