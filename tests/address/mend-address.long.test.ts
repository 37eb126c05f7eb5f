import { expect, test } from 'vitest';
import { neverThrows, opensAgain, slowest } from './opens-again.ts';

test('7.1: any view is opened from a link altered once or twice', () => opensAgain(10_000));
test('7.1: nothing in the address bar makes it throw', () => neverThrows(10_000));
test('7.1: no link takes long, however long it is', () => expect(slowest()).toBeLessThan(1000));
