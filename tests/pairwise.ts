/** The pairs of values of different properties that a combination has. */
function pairsOf(combination: object): string[] {
  const values = Object.entries(combination).map(([name, value]) => `${name}=${value}`);
  return values.flatMap((a, i) => values.slice(i + 1).map((b) => `${a}+${b}`));
}

/** Some of these combinations, in which every two values meet that meet in any of them. */
export function pairwise<T extends object>(combinations: readonly T[]): T[] {
  const left = new Set(combinations.flatMap(pairsOf));
  const gain = (combination: T) => pairsOf(combination).filter((pair) => left.has(pair)).length;
  const chosen: T[] = [];
  while (left.size > 0) {
    const next = combinations.reduce((best, combination) => (gain(combination) > gain(best) ? combination : best));
    for (const pair of pairsOf(next)) left.delete(pair);
    chosen.push(next);
  }
  return chosen;
}
