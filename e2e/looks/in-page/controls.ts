/** What can be pressed: whether it is in the window and uncovered. */
import { type Box, common, heightOf, overhang, widthOf } from './boxes.ts';
import { type Fault, nameOf, px } from './fault.ts';
import type { Screen } from './screen.ts';

const CONTROLS =
  'button, select, summary, input, textarea, a[href], [role=button], [role=slider], [role=checkbox], [role=switch], ' +
  '[role=tab], [role=treeitem], [role=menuitem], [role=menuitemradio]';
const SLACK = 1;

export interface Control {
  readonly element: Element;
  readonly box: Box;
  /** What of it is on the screen. */
  readonly part: Box;
}

export function controlsOf(screen: Screen, root: ParentNode = document): Control[] {
  return [...root.querySelectorAll(CONTROLS)]
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
