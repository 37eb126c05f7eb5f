/**
 * The least number of sticks to remove, by breadth-first search over sets of removed sticks, straight from the rules:
 * no square order, no estimate, no masks. Sets grow by ascending ids, so each is met once.
 */
function borders(n: number): ReadonlySet<number>[] {
  const w = 2 * n + 1;
  const found: Set<number>[] = [];
  for (let side = 1; side <= n; side++)
    for (let r = 0; r + side <= n; r++)
      for (let c = 0; c + side <= n; c++) {
        const border = new Set<number>();
        for (let t = 0; t < side; t++) {
          border.add(r * w + (c + t) + 1).add((r + side) * w + (c + t) + 1);
          border.add((r + t) * w + n + c + 1).add((r + t) * w + n + (c + side) + 1);
        }
        found.push(border);
      }
  return found;
}

/** Whether no square of the grid has all its sticks once these are gone. */
export function breaksAll(n: number, gone: Iterable<number>): boolean {
  const absent = new Set(gone);
  return borders(n).every((border) => [...border].some((stick) => absent.has(stick)));
}

export function leastRemovals(n: number, missing: readonly number[]): number {
  const present = Array.from({ length: 2 * n * (n + 1) }, (_, i) => i + 1).filter((id) => !missing.includes(id));
  let layer: number[][] = [[]];
  for (let removed = 0; ; removed++) {
    if (layer.some((set) => breaksAll(n, [...missing, ...set]))) return removed;
    layer = layer.flatMap((set) => present.filter((id) => id > (set.at(-1) ?? 0)).map((id) => [...set, id]));
  }
}
