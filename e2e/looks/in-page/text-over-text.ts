/** Texts painted over each other. */
import { type Box, common, heightOf, widthOf } from './boxes.ts';
import { type Fault, nameOf, px } from './fault.ts';
import type { Screen } from './screen.ts';
import type { Run } from './texts.ts';

interface Shown extends Run {
  readonly part: Box;
}

/** Letters may touch: that is no text over another. */
const SLACK = 1.5;

export function textsOverTexts(screen: Screen, runs: readonly Run[]): Fault[] {
  const shown = runs
    .map((run): Shown => ({ ...run, part: common(run.ink, screen.inside(run.element).shown) }))
    .filter(({ part }) => widthOf(part) > SLACK && heightOf(part) > SLACK)
    .sort((a, b) => a.part.left - b.part.left);
  const faults: Fault[] = [];
  for (const [i, a] of shown.entries())
    for (let j = i + 1; j < shown.length; j++) {
      const b = shown[j] as Shown;
      if (b.part.left >= a.part.right - SLACK) break;
      const both = common(a.part, b.part);
      if (heightOf(both) <= SLACK || widthOf(both) <= SLACK || isSame(a, b) || isOverlaid(screen, both, a, b)) continue;
      const figures = `${px(widthOf(both))} × ${px(heightOf(both))} over "${b.text}" of ${nameOf(b.element, '')}`;
      faults.push({ check: 'text over text', element: nameOf(a.element, a.text), figures, box: both });
    }
  return faults;
}

/** A text and its own halo, or two lines of one text. */
function isSame(a: Shown, b: Shown): boolean {
  return a.element === b.element || (a.text === b.text && Math.abs(a.part.left - b.part.left) < 2);
}

/** Whether one of the two is not seen there: it lies in a box over the other, as a menu does or a head that stays. */
function isOverlaid(screen: Screen, both: Box, ...runs: readonly Run[]): boolean {
  const [a, b] = runs.map(({ element }) => floorOf(screen, element));
  if (a === b) return false;
  const stack = document.elementsFromPoint((both.left + both.right) / 2, (both.top + both.bottom) / 2);
  return runs.some(({ element }) => {
    const depth = stack.findIndex((under) => under === element || under.contains(element));
    return depth < 0 || stack.slice(0, depth).some((over) => isOpaque(screen.style(over)));
  });
}

/** The nearest box around it that is taken out of the flow. */
function floorOf(screen: Screen, element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at instanceof HTMLElement && !/static|relative/.test(screen.style(at).position)) return at;
  return null;
}

function isOpaque({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
  const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1];
  return backgroundImage !== 'none' || (alpha === undefined ? backgroundColor !== 'transparent' : Number(alpha) > 0.9);
}
