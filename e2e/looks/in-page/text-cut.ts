/** Text that a box hides for good, or that reaches out of the window. */
import { common, overhang } from './boxes.ts';
import { type Fault, nameOf, px } from './fault.ts';
import type { Screen } from './screen.ts';
import type { Run } from './texts.ts';

/** What happened, in words: that is never to be looked for by scrolling. */
const SENTENCE = '.sentence[data-lane]';
const SLACK = 1.5;

/** `root` is where the runs are from. */
export function textsCut(screen: Screen, runs: readonly Run[], root: Element = document.body): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<Element>();
  for (const { element, text, box, ink } of runs) {
    if (seen.has(element)) continue;
    const { shown, reached } = screen.inside(element);
    const isSentence = element.closest(SENTENCE) !== null;
    const out = overhang(ink, isSentence ? common(shown, reached) : reached);
    if (out <= SLACK) continue;
    seen.add(element);
    faults.push({ check: 'text cut', element: nameOf(element, text), figures: `${px(out)} of it hidden`, box });
  }
  return [...faults, ...dotted(screen, runs, seen), ...selects(screen, root)];
}

/** What ends in dots: the boxes of its text may end there too. */
function dotted(screen: Screen, runs: readonly Run[], seen: ReadonlySet<Element>): Fault[] {
  const around = runs.flatMap(({ element }) => [element, element.parentElement]);
  return [...new Set(around)].flatMap((element) => {
    if (!(element instanceof HTMLElement) || seen.has(element)) return [];
    const style = screen.style(element);
    const x = style.textOverflow === 'ellipsis' ? element.scrollWidth - element.clientWidth : 0;
    const y = /^\d/.test(style.webkitLineClamp) ? element.scrollHeight - element.clientHeight : 0;
    if (x <= 1 && y <= 1) return [];
    const figures = `${px(Math.max(x, y))} of it hidden`;
    return [{ check: 'text cut' as const, element: nameOf(element), figures, box: element.getBoundingClientRect() }];
  });
}

/** What a list shows of its choice. */
function selects(screen: Screen, root: Element): Fault[] {
  const brush = document.createElement('canvas').getContext('2d');
  return [...root.querySelectorAll('select')].flatMap((select) => {
    const words = select.selectedOptions[0]?.text ?? '';
    if (!brush || words === '' || !screen.isPainted(select)) return [];
    const style = screen.style(select);
    brush.font = style.font;
    const arrow = style.appearance === 'none' ? 0 : 16;
    const room =
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
    const out = brush.measureText(words).width - room;
    if (out <= SLACK) return [];
    const box = select.getBoundingClientRect();
    return [{ check: 'text cut' as const, element: nameOf(select, words), figures: `${px(out)} of it hidden`, box }];
  });
}
