/** Whether the node stood on is wholly in its canvas, with nothing over it. */
import { heightOf, overhang, widthOf } from './boxes.ts';
import { type Fault, nameOf, px } from './fault.ts';
import type { Screen } from './screen.ts';

const RIM = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);

export function currentNode(screen: Screen): Fault[] {
  return [...document.querySelectorAll<SVGGraphicsElement>('.now-ring')].flatMap((ring) => {
    const drawing = ring.closest('svg');
    if (!drawing || !screen.isPainted(ring)) return [];
    const box = ring.getBoundingClientRect();
    const canvas = screen.inside(drawing).shown;
    // a tab that is not chosen has no canvas, a page that scrolls has it elsewhere
    if (heightOf(canvas) < 24 && screen.below > 0) return [];
    const node = nameOf(ring.closest('[data-key]') ?? ring);
    const out = overhang(box, canvas);
    if (out > 0.5)
      return [{ check: 'current node' as const, element: node, figures: `${px(out)} out of its canvas`, box }];
    const over = whatCovers(ring, drawing);
    if (!over) return [];
    return [{ check: 'current node' as const, element: node, figures: `under ${nameOf(over)}`, box }];
  });
}

/** The first thing that lies over the middle or the rim of the ring: not of its own node, and not what lies below it. */
function whatCovers(ring: SVGGraphicsElement, drawing: SVGSVGElement): Element | null {
  const { left, top, right, bottom } = ring.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const radius = Math.min(widthOf({ left, top, right, bottom }), bottom - top) / 2 - 1;
  const own = ring.closest('[data-key]') ?? ring;
  for (const [atX, atY] of [[0, 0], ...RIM.map((angle) => [Math.cos(angle) * radius, Math.sin(angle) * radius])]) {
    const stack = document.elementsFromPoint(x + (atX as number), y + (atY as number));
    const end = stack.findIndex((element) => own.contains(element) || element === drawing);
    const over = stack.slice(0, end < 0 ? stack.length : end)[0];
    // edges are painted below all nodes; where the node has no paint of its own they are no cover
    if (over && !(drawing.contains(over) && over.closest('[data-key]') === null)) return over;
  }
  return null;
}
