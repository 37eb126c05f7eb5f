/** Goes from view to view in one page without loading it again, looks at each and keeps a small picture of it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import type { Box } from './in-page/boxes.ts';
import { checks, type Fault } from './in-page/fault.ts';
import { addressOf, lanesOf, type Manner, places, type Subject } from './views.ts';

/** What the script puts into the page. */
interface Looks {
  look(): Fault[];
  movedInTheDark(): Fault[];
  isLaidOut(): Promise<void>;
  open(hash: string, lanes: number): Promise<void>;
  openMenu(n: number): Promise<void>;
  lookAtMenus(): Promise<Fault[][]>;
  press(keys: readonly string[]): string | undefined;
}
declare global {
  var looks: Looks;
}

/** A view as it was found. */
export interface Looked extends Manner, Subject {
  readonly lanes: number;
  /** The address that shows it. */
  readonly address: string;
  readonly faults: readonly Fault[];
  /** Which menu was open; of the view itself none. */
  readonly menu: number | null;
  /** File names in `test-results/looks`. */
  readonly thumb: string | null;
  readonly picture: string | null;
}

export const FOLDER = 'test-results/looks';
/** Of each walk: where all is wrong a few show it. */
const MOST_PICTURES = 30;
/** Pixels that a small picture is wide. */
const THUMB = 240;

/** The short side of a phone's screen. Its pointer is a finger. */
const PHONE = 480;

export class Walk {
  readonly looked: Looked[] = [];
  /** Menus looked into. */
  menus = 0;
  readonly #page: Page;
  readonly #manner: Manner;
  readonly #session: CDPSession;
  readonly #hasThumbs: boolean;
  #at: Subject | null = null;

  /** With `hasThumbs` a small picture of every view is kept, not only a large one of what is wrong. */
  constructor(page: Page, manner: Manner, session: CDPSession, hasThumbs: boolean) {
    this.#hasThumbs = hasThumbs;
    this.#page = page;
    this.#manner = manner;
    this.#session = session;
    mkdirSync(FOLDER, { recursive: true });
  }

  /**
   * Looks at a view, and at the start of its search once more with each menu open. A light page may be looked at for the dark one too:
   * that has other colours alone (tests/view/themes.test.ts), so that what is right in the light is right there. At the start it is seen
   * that nothing moves.
   */
  async visit(subject: Subject, isDarkToo: boolean): Promise<void> {
    await this.#go(subject);
    const faults = await this.#page.evaluate(() => looks.look());
    await this.#keep(subject, faults);
    if (isDarkToo) {
      const moved = subject.place === 'start' ? await this.#page.evaluate(() => looks.movedInTheDark()) : [];
      await this.#keep(subject, [...faults, ...moved], null, 'dark');
    }
    if (subject.place === 'start' && this.#manner.theme !== 'dark') await this.#visitMenus(subject);
  }

  async #go(subject: Subject): Promise<void> {
    const at = this.#at;
    this.#at = subject;
    if (at?.size !== subject.size) await this.#resize(subject);
    if (at?.puzzle !== subject.puzzle || at.search !== subject.search)
      await this.#page.evaluate(([hash, lanes]) => looks.open(hash, lanes), [
        addressOf(subject),
        lanesOf(subject),
      ] as const);
    await this.#page.evaluate(async (keys) => {
      looks.press(keys);
      await looks.isLaidOut();
    }, places[subject.place]);
  }

  async #resize({ size }: Subject): Promise<void> {
    const [width = 0, height = 0] = size.split('×').map(Number);
    const mobile = width < PHONE;
    await this.#session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
    await this.#session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
  }

  async #visitMenus(subject: Subject): Promise<void> {
    const found = await this.#page.evaluate(() => looks.lookAtMenus());
    this.menus += found.length;
    for (const [n, faults] of found.entries()) {
      if (faults.length === 0) continue;
      await this.#page.evaluate((menu) => looks.openMenu(menu), n);
      await this.#keep(subject, faults, n + 1);
    }
    await this.#page.evaluate(() => looks.openMenu(-1));
  }

  /** Puts down what was found; what is not wrong with a menu open was seen before. */
  async #keep(
    subject: Subject,
    faults: readonly Fault[],
    menu: number | null = null,
    theme = this.#manner.theme,
  ): Promise<void> {
    const { locale } = this.#manner;
    const { size, puzzle, search, place } = subject;
    const lanes = lanesOf(subject);
    const words = [puzzle, search, `${lanes}-lanes`, size.replace('×', 'x'), place, theme, locale];
    const name = [...words, ...(menu === null ? [] : [`menu-${menu}`])].join('_');
    const thumb = menu === null && this.#hasThumbs ? `${name}.jpg` : null;
    if (thumb) await this.#shoot(thumb, THUMB);
    const isPictured = faults.length > 0 && this.looked.filter(({ picture }) => picture).length < MOST_PICTURES;
    const picture = isPictured ? `${name}.png` : null;
    if (picture)
      await this.#outlined(
        picture,
        faults.map(({ box }) => box),
      );
    const address = await this.#page.evaluate(() => location.hash);
    this.looked.push({ theme, locale, ...subject, lanes, address, faults, menu, thumb, picture });
  }

  async #shoot(file: string, wide?: number): Promise<void> {
    const [width = 0, height = 0] = (this.#at as Subject).size.split('×').map(Number);
    const clip = { x: 0, y: 0, width, height, scale: wide ? wide / width : 1 };
    const { data } = await this.#session.send('Page.captureScreenshot', {
      ...(file.endsWith('.png') ? { format: 'png' as const } : { format: 'jpeg' as const, quality: 60 }),
      clip,
      optimizeForSpeed: true,
    });
    writeFileSync(`${FOLDER}/${file}`, Buffer.from(data, 'base64'));
  }

  /** The view with boxes drawn over it in red. */
  async #outlined(file: string, boxes: readonly Box[]): Promise<void> {
    await this.#page.evaluate((all) => {
      const sheet = document.createElement('div');
      sheet.id = 'outlines';
      for (const { left, top, right, bottom } of all) {
        const outline = document.createElement('div');
        Object.assign(outline.style, {
          position: 'fixed',
          left: `${left - 2}px`,
          top: `${top - 2}px`,
          width: `${right - left + 4}px`,
          height: `${bottom - top + 4}px`,
          outline: '2px solid red',
          zIndex: '99999',
          pointerEvents: 'none',
        });
        sheet.append(outline);
      }
      document.documentElement.append(sheet);
    }, boxes);
    await this.#shoot(file);
    await this.#page.evaluate(() => document.querySelector('#outlines')?.remove());
  }
}

/** What was wrong, once for each view and check, as a list to read. */
export function complaints(looked: readonly Looked[]): string[] {
  return looked.flatMap(({ address, size, theme, locale, faults, picture }) =>
    checks.flatMap((check) => {
      const [first, ...more] = faults.filter((fault) => fault.check === check);
      if (!first) return [];
      const others = more.length > 0 ? ` and ${more.length} more` : '';
      const where = [size, theme, locale, address, picture ?? 'no picture'].join(', ');
      return [`${check}: ${first.element}: ${first.figures}${others} (${where})`];
    }),
  );
}
