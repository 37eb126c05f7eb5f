/** The motion of a line by one place: what is drawn is the board after it, and the digits come from where they were. */
import { lines } from '../../../puzzles/rotation-game/moves.ts';
import { CELL, movePlaces } from './board-geometry.ts';

const MILLISECONDS = 220;

/** Plays a move on the tiles in a picture, marked by `data-tile`, unless motion is not wanted; nothing of the picture itself changes. */
export function slideLine(picture: Element, move: number): void {
  if (!picture.closest('.calm') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const line = lines[move] ?? [];
  const { dx, dy } = movePlaces[move] ?? { dx: 0, dy: 0 };
  const transform = `translate(${-dx * CELL}px, ${-dy * CELL}px)`;
  for (const cell of line) {
    // the digit that went out at the other end comes in here
    const from = cell === line.at(-1) ? { transform, opacity: 0 } : { transform };
    picture.querySelector(`[data-tile="${cell}"]`)?.animate([from, {}], { duration: MILLISECONDS, easing: 'ease' });
  }
}
