/** Edges of a tree: they touch nodes upright and bend only between the bands in which nodes and what is written at them lie. */

/** Of a node's circle. */
export const RADIUS = 17;
/** Room above and below a node's centre for what is written there. */
export const BAND = 40;

/** Where an edge touches a node and where it may bend: so far from its centre, up or down. */
export interface EdgeEnd {
  readonly x: number;
  readonly y: number;
  /** It touches the node's rim, or stays away from what is written there. */
  readonly rim: number;
  readonly band: number;
}

/** The path of an edge: it leaves and arrives upright. */
export function edgePath(from: EdgeEnd, to: EdgeEnd): string {
  const down = to.y < from.y ? -1 : 1;
  const [start, end] = [from.y + down * from.band, to.y - down * to.band];
  const middle = (start + end) / 2;
  return `M${from.x},${from.y + down * from.rim}V${start}C${from.x},${middle},${to.x},${middle},${to.x},${end}V${to.y - down * to.rim}`;
}
