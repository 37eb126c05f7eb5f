/** The four tetrominoes and their rotations. They are never flipped: J and Z are no L and S. */
export const shapeNames = ['L', 'I', 'T', 'S'] as const;
type ShapeName = (typeof shapeNames)[number];

/** A shape turned some way, in the smallest rectangle around it. */
export interface Orientation {
  /** Index in `shapeNames`. */
  readonly shape: number;
  /** Quarter turns clockwise from the base orientation, 0..3. */
  readonly turns: number;
  readonly height: number;
  readonly width: number;
  /** Row and column of its four cells, row by row. */
  readonly cells: readonly (readonly [row: number, column: number])[];
}

const base: Readonly<Record<ShapeName, readonly string[]>> = {
  L: ['10', '10', '11'],
  I: ['1', '1', '1', '1'],
  T: ['111', '010'],
  S: ['011', '110'],
};

function turned(rows: readonly string[]): string[] {
  return Array.from(rows[0] as string, (_, column) =>
    rows
      .map((row) => row[column] as string)
      .reverse()
      .join(''),
  );
}

/** The distinct rotations of a shape, from the base orientation on, clockwise: L 4, I 2, T 4, S 2. */
function orientationsOf(shape: number): Orientation[] {
  const pictures: string[][] = [[...base[shapeNames[shape] as ShapeName]]];
  for (let next = turned(pictures[0] as string[]); ; next = turned(next)) {
    if (next.join() === pictures[0]?.join()) break;
    pictures.push(next);
  }
  return pictures.map((rows, turns) => ({
    shape,
    turns,
    height: rows.length,
    width: rows[0]?.length ?? 0,
    cells: rows.flatMap((row, r) => Array.from(row).flatMap((digit, c) => (digit === '1' ? [[r, c] as const] : []))),
  }));
}

/** All twelve: by shape, then by turns. */
export const orientations: readonly Orientation[] = shapeNames.flatMap((_, shape) => orientationsOf(shape));
