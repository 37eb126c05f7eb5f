/** The part of the plane that nodes take. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box around nodes and what is written at them: `margin` above and below, and at least that much to either side. */
export function boxOf(nodes: readonly { x: number; y: number; half?: number }[], margin: number): Box {
  const ys = nodes.map(({ y }) => y);
  return {
    left: Math.min(...nodes.map(({ x, half = 0 }) => x - Math.max(half, margin))),
    right: Math.max(...nodes.map(({ x, half = 0 }) => x + Math.max(half, margin))),
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}
