/** Upright boxes in CSS pixels of the window. A DOMRect is one. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** How far a box reaches out of another at its worst side; not above 0 if it lies in it. */
export function overhang(box: Box, outer: Box): number {
  return Math.max(outer.left - box.left, outer.top - box.top, box.right - outer.right, box.bottom - outer.bottom);
}
