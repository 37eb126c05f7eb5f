/** Waits until a page has drawn what it was asked for: frames are counted, not milliseconds. */

/** The next time that the page is drawn. */
export const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** What differs while a page is not yet laid out. */
function signature(): string {
  const camera = document.querySelector<SVGElement>('.camera')?.style.transform ?? '';
  const panels = [
    ...document.querySelectorAll('main > section, footer, header, .sentence, [data-board] svg, .now-ring'),
  ];
  const boxes = panels.map((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    return `${left},${top},${width},${height}`;
  });
  return [camera, document.querySelectorAll('*').length, ...boxes].join(' ');
}

/** Resolves when two frames in succession show the same; after a second in any case. */
export async function isLaidOut(): Promise<void> {
  await document.fonts.ready;
  await frame();
  let [before, same] = ['', 0];
  for (let frames = 0; frames < 60 && same < 2; frames++) {
    await frame();
    const now = signature();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** Resolves when nothing is recorded any more, and nothing has been fetched for a while. */
async function isComplete(lanes: number): Promise<void> {
  let [fetched, quiet] = [-1, 0];
  while (quiet < 8) {
    await frame();
    const now = performance.getEntriesByType('resource').length;
    const isThere =
      document.querySelectorAll('[data-board]').length === lanes &&
      document.querySelectorAll('.sentence[data-lane]').length === lanes &&
      document.querySelector('[data-standing="recording"], [data-standing="counting"]') === null;
    quiet = isThere && now === fetched ? quiet + 1 : 0;
    fetched = now;
  }
}

/** Goes to another address, and waits until all that it names is there. */
export async function open(hash: string, lanes: number): Promise<void> {
  if (location.hash !== hash) {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    location.replace(hash);
    await arrived;
  }
  await isComplete(lanes);
}

/** Presses keys of the workbench one after the other. Returns the stop arrived at. */
export function press(keys: readonly string[]): string | undefined {
  for (const key of keys)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.querySelector<HTMLElement>('[data-stop-at]')?.dataset.stopAt;
}
