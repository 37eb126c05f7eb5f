/** What somebody has typed, as what a node is looked for by. */
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Sought } from '../../trace/find.ts';

interface Asked {
  readonly puzzle: Puzzle;
  readonly instance: unknown;
}

/** Null where it is no number, or nothing at all. A move is one of those that are called so. */
export function soughtBy(trait: Sought['trait'], typed: string, on: Asked): Sought | null {
  const text = typed.normalize('NFKC').trim();
  if (trait !== 'move') return /^\d{1,5}$/.test(text) ? { trait, value: Number(text) } : null;
  const called = movesCalled(text, on);
  return text === '' ? null : { trait, value: (move) => called.has(move) };
}

/** The moves of that name, in any case of its letters. */
export function movesCalled(name: string, { puzzle, instance }: Asked): ReadonlySet<number> {
  const [least, greatest] = puzzle.moveRange(instance);
  const called = new Set<number>();
  for (let move = least; move <= greatest; move++)
    if (puzzle.moveName(instance, move).toLowerCase() === name.normalize('NFKC').trim().toLowerCase()) called.add(move);
  return called;
}
