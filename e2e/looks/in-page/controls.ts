/** What can be pressed: whether it is in the window, uncovered, and large enough. */
import { type Box, common, heightOf, overhang, widthOf } from './boxes.ts';
import { type Fault, nameOf, px } from './fault.ts';
import type { Screen } from './screen.ts';

const CONTROLS =
  'button, select, summary, input, textarea, a[href], [role=button], [role=slider], [role=checkbox], [role=switch], ' +
  '[role=tab], [role=treeitem], [role=menuitem], [role=menuitemradio]';
const SLACK = 1;
/** WCAG 2.2, success criterion 2.5.8. */
const LEAST = 24;

export interface Control {
  readonly element: Element;
  readonly box: Box;
  /** What of it is on the screen. */
  readonly part: Box;
}

export function controlsOf(screen: Screen): Control[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => screen.isPainted(element))
    .map((element) => {
      const box = targetOf(element).getBoundingClientRect();
      return { element, box, part: screen.shownPart(element, box) };
    });
}

/** A label is a part of what it names. */
function targetOf(element: Element): Element {
  const isTicked = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
  return (isTicked ? element.closest('label') : null) ?? element;
}

/** Controls that cannot be brought wholly into the window, and open menus that reach out of it. */
export function outOfWindow(screen: Screen, controls: readonly Control[]): Fault[] {
  const things = controls.map(({ element, box }) => ({ element, box }));
  for (const menu of document.querySelectorAll('details[open] > :not(summary), dialog[open], [popover]:popover-open'))
    if (screen.isPainted(menu)) things.push({ element: menu, box: menu.getBoundingClientRect() });
  return things.flatMap(({ element, box }) => {
    const out = overhang(box, screen.reachedAround(element));
    if (out <= SLACK) return [];
    return [{ check: 'out of the window' as const, element: nameOf(element), figures: `${px(out)} out of reach`, box }];
  });
}

/** Controls on the screen at whose middle something else is hit. Things of a drawing are seen one behind another. */
export function covered(screen: Screen, controls: readonly Control[]): Fault[] {
  return controls.flatMap(({ element, box, part }) => {
    if (element instanceof SVGElement || widthOf(part) < 8 || heightOf(part) < 8) return [];
    const over = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    if (over === null || element.contains(over) || targetOf(element).contains(over) || over.contains(element))
      return [];
    if (isInertBeside(element, over) || screen.isStuck(over)) return [];
    return [{ check: 'covered' as const, element: nameOf(element), figures: `by ${nameOf(over)}`, box }];
  });
}

/** An open menu or dialog is meant to lie over the page. */
function isInertBeside(element: Element, over: Element): boolean {
  const menu = over.closest('details[open], dialog, [popover]');
  return menu !== null && !menu.contains(element);
}

/** Targets below 24 pixels that have not the room that the success criterion asks for instead. */
export function smallTargets(screen: Screen, controls: readonly Control[]): Fault[] {
  const targets = controls.filter(({ part }) => widthOf(part) > SLACK && heightOf(part) > SLACK);
  const small = targets.filter((target) => Math.min(widthOf(target.box), heightOf(target.box)) < LEAST - 0.5);
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
  const isInline = screen.style(element).display === 'inline';
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

/** Parts of the boards: sticks; books and the marks between them; cells and moves; the whole of a LITS board and its pieces. */
const PARTS = '[data-stick], [data-book], [data-gap], [data-cell], [data-move], .blocked, [data-piece]';

/** Parts of a board that its panel or the window cuts. */
export function partsCut(screen: Screen): Fault[] {
  return [...document.querySelectorAll(`[data-board] :is(${PARTS})`)].flatMap((element) => {
    if (!screen.isPainted(element)) return [];
    const box = element.getBoundingClientRect();
    const out = overhang(box, common(screen.reachedAround(element), frameOf(element)));
    if (out <= 0.5) return [];
    return [{ check: 'part of the board' as const, element: nameOf(element), figures: `${px(out)} cut off`, box }];
  });
}

/** Some drawings paint over their edge, onto whatever is beside them. */
function frameOf(element: Element): Box {
  const frame = element.closest('svg')?.parentElement ?? element;
  return frame.getBoundingClientRect();
}
