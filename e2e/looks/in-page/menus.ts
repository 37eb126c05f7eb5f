/** The menus of a page, opened one after the other. */
import { controlsOf, outOfWindow } from './controls.ts';
import type { Fault } from './fault.ts';
import { plainly } from './look.ts';
import { Screen } from './screen.ts';
import { textsCut } from './text-cut.ts';
import { textRuns } from './texts.ts';

const menusOf = () => [...document.querySelectorAll('details')].filter((menu) => menu.checkVisibility());

/** Opens the n-th menu and no other; with -1 none is open. */
export function openMenu(n: number): void {
  for (const [i, menu] of menusOf().entries()) menu.open = i === n;
}

/** What is wrong with each menu when it is open: what of it is out of reach or cut. */
export function lookAtMenus(): Fault[][] {
  const found = menusOf().map((menu, n) => {
    openMenu(n);
    const screen = new Screen();
    const controls = controlsOf(screen).filter(({ element }) => menu.contains(element));
    return plainly([...outOfWindow(screen, controls), ...textsCut(screen, textRuns(screen, menu), menu)]);
  });
  openMenu(-1);
  return found;
}
