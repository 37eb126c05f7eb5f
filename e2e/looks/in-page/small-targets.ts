/** What can be pressed: whether it is large enough. */
import { type Box, heightOf, overhang, widthOf } from './boxes.ts';
import type { Control } from './controls.ts';
import { type Fault, nameOf, px } from './fault.ts';
import type { Screen } from './screen.ts';

/** WCAG 2.2, success criterion 2.5.8. */
const LEAST = 24;

/**
 * Outside of an edit the parts of a board are pointed at, which lights up what they are: as on a map their place and size are those of
 * what is shown, which the success criterion calls essential. While it is edited they are pressed, and counted.
 */
const SHOWN = '[data-board] .frame:not(.editing) [data-stop]';

/** Targets below 24 pixels that have not the room that the success criterion asks for instead. */
export function smallTargets(screen: Screen, controls: readonly Control[]): Fault[] {
  const targets = controls.filter(
    ({ element, part }) => widthOf(part) > 1 && heightOf(part) > 1 && !element.matches(SHOWN),
  );
  // what is half out of sight, as at the edge of a drawing that is dragged, is judged where it is seen
  const small = targets.filter(
    ({ box, part }) => Math.min(widthOf(box), heightOf(box)) < LEAST - 0.5 && overhang(box, part) <= 1,
  );
  return small.flatMap((target) => {
    const { element, box } = target;
    if (isExcepted(screen, target, targets)) return [];
    return [
      {
        check: 'small target' as const,
        element: nameOf(element),
        figures: `${px(widthOf(box))} × ${px(heightOf(box))}`,
        box,
      },
    ];
  });
}

/** Words in a text are as high as its lines; what is small in a drawing, or a word by itself, needs room around it. */
function isExcepted(screen: Screen, target: Control, targets: readonly Control[]): boolean {
  const { element } = target;
  const isInline = element instanceof HTMLElement && screen.style(element).display === 'inline';
  const words = (of: Element | null) => of?.textContent?.trim().length ?? 0;
  if (isInline && words(element.parentElement) > words(element)) return true;
  return (isInline || element instanceof SVGElement) && hasRoom(target, targets);
}

/** Whether a circle 24 pixels wide about its middle meets no other target, nor the circle of another small one. */
function hasRoom(target: Control, targets: readonly Control[]): boolean {
  const [x, y] = middle(target.box);
  return targets.every((other) => {
    if (other === target || other.element.contains(target.element) || target.element.contains(other.element))
      return true;
    const isSmall = Math.min(widthOf(other.box), heightOf(other.box)) < LEAST;
    const [atX, atY] = middle(other.box);
    if (isSmall) return Math.hypot(x - atX, y - atY) >= LEAST - 0.5;
    const outX = Math.max(other.box.left - x, 0, x - other.box.right);
    const outY = Math.max(other.box.top - y, 0, y - other.box.bottom);
    return Math.hypot(outX, outY) >= LEAST / 2 - 0.5;
  });
}

const middle = ({ left, right, top, bottom }: Box) => [(left + right) / 2, (top + bottom) / 2] as const;
