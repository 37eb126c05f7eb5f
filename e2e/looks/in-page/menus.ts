/** The menus of a page, opened one after the other. */
import { controlsOf, outOfWindow } from './controls.ts';
import type { Fault } from './fault.ts';
import { plainly } from './look.ts';
import { Screen } from './screen.ts';
import { frame } from './settled.ts';
import { smallTargets } from './small-targets.ts';
import { textsCut } from './text-cut.ts';
import { textRuns } from './texts.ts';

/** Frames that what a menu shows may take to come. */
const MOST_FRAMES = 60;
/** Frames in which a menu that has been placed does not move. */
const STILL = 2;

/** What opens and shuts in place, and what a button opens beside itself. */
function menusOf(): HTMLElement[] {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')];
  const beside = buttons
    .filter((button) => button.checkVisibility())
    .map(({ popoverTargetElement }) => popoverTargetElement);
  const inPlace = [...document.querySelectorAll('details')].filter((menu) => menu.checkVisibility());
  return [...inPlace, ...beside.filter((menu) => menu instanceof HTMLElement)];
}

/** Opens the n-th menu and no other; with -1 none is open. */
export async function openMenu(n: number): Promise<void> {
  const menus = menusOf();
  for (const [i, menu] of menus.entries())
    if (menu instanceof HTMLDetailsElement) menu.open = i === n;
    else menu.togglePopover(i === n);
  const menu = menus[n];
  if (menu) await isPlaced(menu);
}

/** Resolves when a menu has what it shows, and has been where it is for some frames. */
async function isPlaced(menu: HTMLElement): Promise<void> {
  let [before, same] = ['', 0];
  for (let frames = 0; frames < MOST_FRAMES && same < STILL; frames++) {
    await frame();
    const { left, top, width, height } = menu.getBoundingClientRect();
    const now = `${left} ${top} ${width} ${height} ${menu.querySelectorAll('*').length}`;
    same = now === before && menu.childElementCount > 0 ? same + 1 : 0;
    before = now;
  }
}

/** What is wrong with each menu when it is open: what of it is out of reach, cut or too small. */
export async function lookAtMenus(): Promise<Fault[][]> {
  const found: Fault[][] = [];
  for (const [n, menu] of menusOf().entries()) {
    await openMenu(n);
    const screen = new Screen();
    const controls = controlsOf(screen, menu);
    const cut = textsCut(screen, textRuns(screen, menu), menu);
    found.push(plainly([...outOfWindow(screen, controls), ...smallTargets(screen, controls), ...cut]));
  }
  await openMenu(-1);
  return found;
}
