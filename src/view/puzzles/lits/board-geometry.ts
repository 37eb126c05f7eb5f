/** Places on a LITS board in its own units: a cell is 1 wide, the top left corner is the origin. */

/** The squares of these cells as one path, each moved inwards by `inset`. */
export function squares(n: number, cells: Iterable<number>, inset = 0): string {
  const side = 1 - 2 * inset;
  let path = '';
  for (const cell of cells) path += `M${(cell % n) + inset},${Math.floor(cell / n) + inset}h${side}v${side}h${-side}z`;
  return path;
}

/** A cross in the corner of each of these cells, where it hides no letter. */
export function crosses(n: number, cells: Iterable<number>): string {
  let path = '';
  for (const cell of cells) path += `M${(cell % n) + 0.68},${Math.floor(cell / n) + 0.08}l.24,.24m0,-.24l-.24,.24`;
  return path;
}

/** The border around these cells: every side of one that no other of them shares. */
export function outline(n: number, cells: readonly number[]): string {
  const own = new Set(cells);
  let path = '';
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / n), cell % n];
    if (!own.has(cell - n)) path += `M${column},${row}h1`;
    if (!own.has(cell + n)) path += `M${column},${row + 1}h1`;
    if (column === 0 || !own.has(cell - 1)) path += `M${column},${row}v1`;
    if (column === n - 1 || !own.has(cell + 1)) path += `M${column + 1},${row}v1`;
  }
  return path;
}

/** The middle of the cell of a piece that is nearest to the middle of them all: where its letter stands. */
export function anchor(n: number, cells: readonly number[]): { x: number; y: number } {
  const middles = cells.map((cell) => ({ x: (cell % n) + 0.5, y: Math.floor(cell / n) + 0.5 }));
  const x = middles.reduce((sum, at) => sum + at.x, 0) / middles.length;
  const y = middles.reduce((sum, at) => sum + at.y, 0) / middles.length;
  const distance = (at: { x: number; y: number }) => Math.abs(at.x - x) + Math.abs(at.y - y);
  return middles.reduce((best, at) => (distance(at) < distance(best) ? at : best));
}

/** The cell in which the letter of a piece stands. */
export function letterCell(n: number, cells: readonly number[]): number {
  const { x, y } = anchor(n, cells);
  return Math.floor(y) * n + Math.floor(x);
}

/** All cells on the straight line from one to another, both included: a fast pointer skips some. */
export function cellsBetween(n: number, from: number, to: number): number[] {
  const [r, c] = [Math.floor(from / n), from % n];
  const [dr, dc] = [Math.floor(to / n) - r, (to % n) - c];
  const steps = Math.max(Math.abs(dr), Math.abs(dc), 1);
  return Array.from(
    { length: steps + 1 },
    (_, i) => (r + Math.round((dr * i) / steps)) * n + c + Math.round((dc * i) / steps),
  );
}
