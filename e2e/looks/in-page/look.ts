/** All checks of a page as it stands. Runs in the page. */
import { controlsOf, covered, outOfWindow, partsCut } from './controls.ts';
import { currentNode } from './current-node.ts';
import type { Fault } from './fault.ts';
import { Screen } from './screen.ts';
import { smallTargets } from './small-targets.ts';
import { textsCut } from './text-cut.ts';
import { textsOverTexts } from './text-over-text.ts';
import { textRuns } from './texts.ts';
import { pageScrolls, smallTexts, squeezed } from './whole-page.ts';

/** What is wrong with the page. */
export function look(): Fault[] {
  const screen = new Screen();
  const runs = textRuns(screen);
  const controls = controlsOf(screen);
  return plainly([
    ...textsCut(screen, runs),
    ...textsOverTexts(screen, runs),
    ...outOfWindow(screen, controls),
    ...covered(screen, controls),
    ...currentNode(screen),
    ...smallTargets(screen, controls),
    ...pageScrolls(screen),
    ...smallTexts(screen, runs),
    ...partsCut(screen),
    ...squeezed(screen),
  ]);
}

/** As they can leave the page: a DOMRect cannot. */
export function plainly(faults: readonly Fault[]): Fault[] {
  return faults.map(({ box: { left, top, right, bottom }, ...fault }) => ({
    ...fault,
    box: { left, top, right, bottom },
  }));
}
