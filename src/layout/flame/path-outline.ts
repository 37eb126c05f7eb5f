/**
 * The outline of a bar on the path, in pixels: what became of the node is seen inside it. A bar too low or too narrow to have an
 * inside has a line along one side.
 */
interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LINE = 1.5;
/** With less than this no inside is left. */
const LEAST = 5;

/** What to fill. */
export function pathOutline({ x, y, width, height }: Rect): Rect[] {
  const line = Math.min(LINE, height / 2, width / 2);
  const bottom = { x, y: y + height - line, width, height: line };
  const left = { x, y, width: line, height };
  if (height < LEAST) return [bottom];
  if (width < LEAST) return [left];
  const side = { y: y + line, width: line, height: height - 2 * line };
  return [{ x, y, width, height: line }, bottom, { ...side, x }, { ...side, x: x + width - line }];
}
