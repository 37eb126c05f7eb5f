/** The pairs of values of different properties that a combination has. */
function pairsOf(combination: object): string[] {
  const values = Object.entries(combination).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((a, i) => values.slice(i + 1).map((b) => `${a}+${b}`));
}

/** Some of these combinations, in which every two values meet that meet in any of them. */
export function pairwise<T extends object>(combinations: readonly T[]): T[] {
  let rest = combinations.map((combination) => ({ combination, pairs: pairsOf(combination) }));
  const left = new Set(rest.flatMap(({ pairs }) => pairs));
  const chosen: T[] = [];
  while (left.size > 0) {
    // what a combination has left only ever shrinks
    rest = rest
      .map(({ combination, pairs }) => ({ combination, pairs: pairs.filter((pair) => left.has(pair)) }))
      .filter(({ pairs }) => pairs.length > 0);
    const next = rest.reduce((best, each) => (each.pairs.length > best.pairs.length ? each : best));
    for (const pair of next.pairs) left.delete(pair);
    chosen.push(next.combination);
  }
  return chosen;
}
