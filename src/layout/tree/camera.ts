/** Which part of a tree a window shows, and how large. */

import type { Box } from './tree-box.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The camera that shows the whole box in a window, no closer than `most`. */
export function fitBox(box: Box, width: number, height: number, most: number): Camera {
  const k = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), most);
  return {
    k,
    x: width / 2 - (k * (box.left + box.right)) / 2,
    y: Math.max(0, (height - k * (box.bottom - box.top)) / 2) - k * box.top,
  };
}

/**
 * The camera that shows the whole box if that can be read at `least`, else the part around the focus, which is a box too: what is
 * written at the node stood on is always inside.
 */
export function follow(
  box: Box,
  focus: Box,
  window: { width: number; height: number },
  scale: { least: number; most: number },
): Camera {
  const { width, height } = window;
  const whole = fitBox(box, width, height, scale.most);
  if (whole.k >= scale.least) return whole;
  const k = Math.min(scale.least, width / (focus.right - focus.left), height / (focus.bottom - focus.top));
  return {
    k,
    x: along([box.left, box.right], [focus.left, focus.right], width, { k, share: 0.5 }),
    y: along([box.top, box.bottom], [focus.top, focus.bottom], height, { k, share: 0.6 }),
  };
}

type Ends = readonly [from: number, to: number];

/** One axis: the middle of the focus at `share` of the window if all of it is inside then, but no empty room at either end. */
function along([from, to]: Ends, focus: Ends, size: number, { k, share }: { k: number; share: number }): number {
  if (k * (to - from) <= size) return (size - k * (from + to)) / 2;
  const middle = size * share - (k * (focus[0] + focus[1])) / 2;
  const inside = Math.max(-k * focus[0], Math.min(middle, size - k * focus[1]));
  return Math.min(-k * from, Math.max(size - k * to, inside));
}

/** The camera that leaves a place of the tree, which has moved from `before` to `after`, where it was on the screen. */
export function keepInPlace(camera: Camera, before: { x: number; y: number }, after: { x: number; y: number }): Camera {
  const { x, y, k } = camera;
  return { k, x: x + k * (before.x - after.x), y: y + k * (before.y - after.y) };
}
