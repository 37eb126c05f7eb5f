/**
 * The least number of block moves that sort n books, for every order, by plain breadth-first search from the sorted one and
 * straight from the rules: take any block out, put it in anywhere.
 */
export function sortingDistances(n: number): ReadonlyMap<string, number> {
  const sorted = Array.from({ length: n }, (_, i) => i + 1);
  const distances = new Map([[sorted.join(' '), 0]]);
  for (let layer = [sorted], moves = 1; layer.length > 0; moves++) {
    const next: number[][] = [];
    for (const order of layer.flatMap(rearranged)) {
      if (distances.has(order.join(' '))) continue;
      distances.set(order.join(' '), moves);
      next.push(order);
    }
    layer = next;
  }
  return distances;
}

function rearranged(order: readonly number[]): number[][] {
  const all: number[][] = [];
  for (let from = 0; from < order.length; from++)
    for (let end = from + 1; end <= order.length; end++) {
      const rest = [...order.slice(0, from), ...order.slice(end)];
      for (let to = 0; to <= rest.length; to++)
        all.push([...rest.slice(0, to), ...order.slice(from, end), ...rest.slice(to)]);
    }
  return all;
}
