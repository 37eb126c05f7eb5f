export type Leaf = string | ((...facts: readonly unknown[]) => unknown);

/** The texts of a language by the path of their keys: strings, and functions of facts. */
export function leavesOf(texts: unknown, path = ''): ReadonlyMap<string, Leaf> {
  if (typeof texts === 'string' || typeof texts === 'function') return new Map([[path, texts as Leaf]]);
  const below = Object.entries(texts as object).map(([key, each]) =>
    leavesOf(each, path === '' ? key : `${path}.${key}`),
  );
  return new Map(below.flatMap((leaves) => [...leaves]));
}

/** The paths of the functions among the leaves. */
export function functionsIn(texts: unknown): string[] {
  return [...leavesOf(texts)].flatMap(([path, leaf]) => (typeof leaf === 'function' ? [path] : []));
}
