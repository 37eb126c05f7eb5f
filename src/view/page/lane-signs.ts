/** What tells the lanes apart wherever they are drawn together: a letter, a shape and, of lines, a dash. */
export interface LaneSign {
  readonly letter: string;
  /** A path about the origin, some ten units wide. */
  readonly shape: string;
  /** Whether the shape is filled with ink, or with paper inside an edge of ink. */
  readonly fill: 'ink' | 'paper';
  readonly dash: string;
}

export const laneSigns: readonly LaneSign[] = [
  { letter: 'A', shape: 'M-4,-4H4V4H-4z', fill: 'ink', dash: 'none' },
  { letter: 'B', shape: 'M-4.5,0a4.5,4.5 0 1 0 9,0a4.5,4.5 0 1 0 -9,0z', fill: 'paper', dash: '6 4' },
  { letter: 'C', shape: 'M0,-5.5L5.5,4.5H-5.5z', fill: 'ink', dash: '2 3' },
  { letter: 'D', shape: 'M0,-6L6,0L0,6L-6,0z', fill: 'paper', dash: '10 3 2 3' },
];

/** The letter of a lane, from 0. */
export function letterOf(lane: number): string {
  return laneSigns[lane]?.letter ?? '';
}
