import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf, NO_BOUND, NO_MOVE } from '../../src/search/event-codes.ts';
import { EventColumns } from '../../src/search/event-columns.ts';

test('what is told between two looks is handed over in order, however much it is', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40_000), { maxLength: 12 }), (amounts) => {
      const told = new EventColumns();
      let sent = 0;
      const received: number[] = [];
      for (const amount of amounts) {
        for (let i = 0; i < amount; i++) told.add('choose', 1, sent++ % 60_000);
        received.push(...told.take().value);
      }
      expect(received).toHaveLength(sent);
      expect(received.findIndex((value, i) => value !== i % 60_000)).toBe(-1);
    }),
    { numRuns: 30 },
  );
});

test('each kind of event is written as the trace reads it', () => {
  const told = new EventColumns();
  told.open(null, null);
  told.open(7, 3);
  told.enter(0, -1);
  told.add('estimate', 0, 5);
  told.addNode('expand', 70_000);
  told.end(4, 'solved');
  const { kind, depth, value, causes, outcome } = told.take();
  expect([...kind]).toEqual(
    ['start', 'bound', 'enter', 'estimate', 'expand', 'end'].map((name) => codeOf[name as 'end']),
  );
  expect([...depth]).toEqual([0, 0, 0, 0, 1, 4]);
  expect([...value]).toEqual([NO_BOUND, 7, NO_MOVE, 5, 4464, 0]);
  expect({ causes, outcome }).toEqual({ causes: [null, 3], outcome: 'solved' });
});
