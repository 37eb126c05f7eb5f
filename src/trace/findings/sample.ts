/** Mulberry32, by Tommy Ettinger: a number in [0, 1) at each call, the same ones for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The nodes in an order drawn at random, the same one for the same seed, so that the first few are a sample of all (Fisher
 * and Yates).
 */
export function shuffled(nodes: readonly number[], seed: number): number[] {
  const random = randomNumbers(seed);
  const order = [...nodes];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/**
 * `most` of the nodes 0..nodes - 1, ascending, each at most once; all of them if there are no more. They lie evenly: the
 * nodes are cut into `most` runs of equal length, and one of each is drawn at random.
 */
export function sampleNodes(nodes: number, most: number, seed: number): number[] {
  if (nodes <= most) return Array.from({ length: nodes }, (_, node) => node);
  const random = randomNumbers(seed);
  return Array.from({ length: most }, (_, i) => {
    const from = Math.floor((i * nodes) / most);
    const end = Math.floor(((i + 1) * nodes) / most);
    return from + Math.floor(random() * (end - from));
  });
}
