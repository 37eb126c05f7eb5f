import { expect, test } from 'vitest';
import { Gate } from '../../src/worker/gate.ts';

/** Lets what waits go on. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

test('only so much is sent ahead, and the rest as it is seen', async () => {
  const gate = new Gate(3);
  let sent = 0;
  const sending = (async () => {
    for (; sent < 8; sent++) await gate.pass();
  })();
  await settle();
  expect(sent).toBe(2);
  for (let seen = 1; seen <= 5; seen++) {
    gate.seen();
    await settle();
    expect(sent).toBe(2 + seen);
  }
  gate.seen();
  await sending;
  expect(sent).toBe(8);
});

test('what is seen at once never waits', async () => {
  const gate = new Gate(2);
  for (let i = 0; i < 100; i++) {
    const passing = gate.pass();
    gate.seen();
    await passing;
  }
});
