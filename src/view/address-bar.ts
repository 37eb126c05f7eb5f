/**
 * The browser's address bar: a new grid or search is a new entry of its history, a step only renews the entry, and
 * not for every frame: browsers refuse more than a few a second.
 */
const PAUSE = 300;

/** All of an address but what its searches keep step by, the step and the place in it, and what the matrix is asked. */
function place(address: string): string {
  return address.replace(/(?:&by=\w+)?&step=\d+(?:&scan=\d+)?(?:&matrix=.*)?$/, '');
}

export interface AddressBar {
  /** Makes the bar show an address. */
  show(address: string): void;
  /** Leaves the link that has just been opened, which was altered or damaged, in the bar until the reader goes on from what it opened. */
  hold(): void;
}

/** What a reader does; what merely arrives, as the end of a recording, is no doing of theirs. */
const deeds = ['keydown', 'pointerdown', 'paste', 'drop'] as const;

const LEFT = 'deepen-left';

/** A browser may reload the page under the address that it had before it was left: where we were is kept beside it. */
function leave(due: string): void {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify([location.hash, due]));
  } catch {
    // storage is switched off
  }
}

/** Where we were is not wanted any more once the page is seen again without a reload. */
function stayed(): void {
  try {
    if (document.visibilityState === 'visible') sessionStorage.removeItem(LEFT);
  } catch {
    // storage is switched off
  }
}

/** Makes the bar show where the page was left, if it is reloaded under the address of just before. */
export function comeBack(): void {
  addEventListener('visibilitychange', stayed);
  try {
    const [from, due] = JSON.parse(sessionStorage.getItem(LEFT) ?? '[]') as unknown[];
    sessionStorage.removeItem(LEFT);
    if (from === location.hash && typeof due === 'string') history.replaceState(null, '', due);
  } catch {
    // storage is switched off, or holds something else
  }
}

/** Calls `act` when the page may be left: a phone may drop one that is hidden without another word. */
function onLeaving(act: () => void): void {
  for (const leaving of ['pagehide', 'visibilitychange']) addEventListener(leaving, act, true);
}

/** Follows the bar: `open` is called when the user goes back, forwards or to another link. */
export function keepAddress(open: (fragment: string) => void): AddressBar {
  let shown = location.hash;
  let due = shown;
  /** The view was opened from the bar: what it is called in full renews the entry, not adds one. */
  let isOpened = true;
  let isHeld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = () => {
    clearTimeout(timer);
    timer = undefined;
    if (location.hash !== shown) return; // the user is on the way to another entry
    shown = due;
    history.replaceState(null, '', due);
  };
  addEventListener('popstate', () => {
    if (location.hash === shown) return;
    clearTimeout(timer);
    timer = undefined;
    shown = due = location.hash;
    isOpened = true;
    isHeld = false;
    open(location.hash);
  });
  let hasActed = false;
  const act = () => {
    hasActed = true;
  };
  for (const deed of deeds) addEventListener(deed, act, true);
  onLeaving(() => {
    if (timer === undefined) return;
    leave(due);
    renew();
  });
  return {
    hold() {
      isHeld = true;
      hasActed = false;
    },
    show(address) {
      if (isHeld && !hasActed) {
        due = address;
        isOpened = false;
        return;
      }
      if (address === due) {
        isOpened = false;
        return;
      }
      isHeld = false;
      const isNew = !isOpened && place(address) !== place(due);
      isOpened = false;
      if (isNew && timer !== undefined) renew();
      due = address;
      if (isNew) {
        clearTimeout(timer);
        timer = undefined;
        shown = address;
        history.pushState(null, '', address);
      } else timer ??= setTimeout(renew, PAUSE);
    },
  };
}
