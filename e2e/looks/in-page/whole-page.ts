/** The page as a whole: whether it scrolls, whether its panels have room, and how small its type is. */
import { heightOf, widthOf } from './boxes.ts';
import { type Fault, nameOf, px } from './fault.ts';
import type { Screen } from './screen.ts';
import type { Run } from './texts.ts';

/** A window as wide and as high shows all at once. */
const WHOLE = { width: 700, height: 600 };

export function pageScrolls({ window }: Screen): Fault[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const [x, y] = [scrollWidth - innerWidth, scrollHeight - innerHeight];
  const faults: Fault[] = [];
  if (x > 0) faults.push({ check: 'scrolls sideways', element: 'the page', figures: `by ${px(x)}`, box: window });
  const isWhole = innerWidth >= WHOLE.width && innerHeight >= WHOLE.height;
  if (isWhole && y > 0)
    faults.push({ check: 'scrolls down', element: 'the page', figures: `by ${px(y)}`, box: window });
  return faults;
}

const LEAST = { board: 10, elsewhere: 11.5 };
/** No line is as high as this whose type is too small. */
const LARGE = 24;

/** Type below 10 pixels on a board, or below 11.5 elsewhere, as it is on the screen. */
export function smallTexts(screen: Screen, runs: readonly Run[]): Fault[] {
  const seen = new Set<Element>();
  return runs.flatMap(({ element, text, box }) => {
    if (seen.has(element)) return [];
    seen.add(element);
    if (heightOf(box) > LARGE) return [];
    const scale = element instanceof SVGGraphicsElement ? scaleOf(element) : 1;
    const size = Number.parseFloat(screen.style(element).fontSize) * scale;
    const least = element.closest('[data-board]') ? LEAST.board : LEAST.elsewhere;
    const part = screen.shownPart(element, box);
    if (size >= least - 0.05 || widthOf(part) <= 0 || heightOf(part) <= 0) return [];
    return [{ check: 'small text' as const, element: nameOf(element, text), figures: px(size), box }];
  });
}

function scaleOf(element: SVGGraphicsElement): number {
  const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
  return Math.hypot(a, b);
}

/** What must have room to be of use: trees, tables, lists, boards. */
const PANELS = 'svg[data-roving], .scroll-table, .stack, [data-board] .drawing';
const LEAST_ROOM = 60;

/** Panels with less than 60 pixels on the screen, in a window that shows all at once. */
export function squeezed(screen: Screen): Fault[] {
  if (innerWidth < WHOLE.width || innerHeight < WHOLE.height) return [];
  return [...document.querySelectorAll(PANELS)].flatMap((element) => {
    if (!screen.isPainted(element) || element.closest('dialog')) return [];
    const box = element.getBoundingClientRect();
    const part = screen.shownPart(element, box);
    if (heightOf(part) >= LEAST_ROOM && widthOf(part) >= LEAST_ROOM) return [];
    const figures = `${px(widthOf(part))} × ${px(heightOf(part))} on the screen`;
    return [{ check: 'panel squeezed' as const, element: nameOf(element, ''), figures, box }];
  });
}
