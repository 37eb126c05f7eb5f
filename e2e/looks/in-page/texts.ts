/** The runs of text that a page paints, each as often as it has lines. */
import { type Box, heightOf } from './boxes.ts';
import type { Screen } from './screen.ts';

export interface Run {
  readonly element: Element;
  readonly text: string;
  /** The line box of the run, clipped by nothing. */
  readonly box: Box;
  /** About where its ink is: a line has room above and below its letters. */
  readonly ink: Box;
}

const NOT_PAINTED = 'script, style, template, option, noscript, title, desc';
const ROOM = 0.17;

export function textRuns(screen: Screen, root: Element = document.body): Run[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const painted = new Map<Element, boolean>();
  const runs: Run[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element) continue;
    let isPainted = painted.get(element);
    if (isPainted === undefined) {
      isPainted = !element.matches(NOT_PAINTED) && screen.isPainted(element);
      painted.set(element, isPainted);
    }
    if (!isPainted) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 0.5 && box.height > 0.5) runs.push({ element, text: text.slice(0, 60), box, ink: inkOf(box) });
  }
  return runs;
}

function inkOf(box: Box): Box {
  const room = heightOf(box) * ROOM;
  return { left: box.left, right: box.right, top: box.top + room, bottom: box.bottom - room };
}
