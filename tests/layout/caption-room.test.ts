import { expect, test } from 'vitest';
import { captionRoom } from '../../src/layout/caption-room.ts';

test('the room of captions is that of the longest, and a Chinese character is twice as wide', () => {
  expect(captionRoom(['bound 0 · 1 node'], 1)).toBe(280);
  expect(captionRoom(['x'.repeat(60), 'short'], 1)).toBe(390);
  expect(captionRoom(['上'.repeat(30)], 1)).toBe(390);
  expect(captionRoom([], 1.5)).toBe(420);
});
