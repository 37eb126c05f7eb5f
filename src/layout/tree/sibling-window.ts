/** Siblings shown one by one; of more, a window. */
export const MOST_SIBLINGS = 24;

/** The window moves on by so many at a time, so that it mostly stands still. */
const PAGE = 8;

/** Which of `count` siblings are shown, from inclusive to end exclusive, so that the one numbered `now` is among them. */
export function windowOf(count: number, now: number): { from: number; end: number } {
  if (count <= MOST_SIBLINGS) return { from: 0, end: count };
  const from = Math.max(0, Math.min(PAGE * Math.floor((now - PAGE / 2) / PAGE), count - MOST_SIBLINGS + PAGE / 2));
  return { from, end: Math.min(count, from + MOST_SIBLINGS - PAGE / 2) };
}
