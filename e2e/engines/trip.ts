/** Steps of a journey, in any engine: all is asked of the page in words of its own. */
import type { Engine } from './engine.ts';
import { until } from './processes.ts';

/** Put into each page that is loaded, so that an engine that tells of no errors tells of them too. */
const LISTEN = `(() => {
  if (window.heard) return;
  window.heard = [];
  // that a size changed while sizes were told, and is told in the next frame, is no error
  const hear = (what) => String(what).startsWith('ResizeObserver loop') || window.heard.push(String(what));
  addEventListener('error', ({ message }) => hear(message));
  addEventListener('unhandledrejection', ({ reason }) => hear(reason));
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...words) => { hear(words.join(' ')); say.apply(console, words); };
  }
})()`;

/** The control that is called so, one that is shown before any other. */
const control = (name: string) => `[...document.querySelectorAll('button, summary, [role=button], [role=menuitem]')]
  .filter((one) => new RegExp(${JSON.stringify(name)}).test(one.getAttribute('aria-label') ?? one.textContent.trim()))
  .sort((a, b) => Number(b.checkVisibility()) - Number(a.checkVisibility()))[0]`;
const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

export class Trip {
  readonly engine: Engine;
  readonly #base: string;
  readonly #heard: string[] = [];

  constructor(engine: Engine, base: string) {
    this.engine = engine;
    this.#base = base;
  }

  /** Opens the page anew, at an address without its first part. */
  async open(hash = ''): Promise<void> {
    await this.#collect();
    await this.engine.go('about:blank');
    await this.engine.go(`${this.#base}${hash}`);
    await this.#arrive();
  }

  async reload(): Promise<void> {
    await this.#collect();
    await this.engine.reload();
    await this.#arrive();
  }

  async #arrive(): Promise<void> {
    await this.engine.run(LISTEN);
    await this.sees(`${first('.sentence[data-lane]')} && !${first('[data-standing=recording]')}`);
  }

  async #collect(): Promise<void> {
    const heard = await this.engine.run('window.heard ?? []');
    if (Array.isArray(heard)) this.#heard.push(...heard.map(String));
  }

  /** Waits until an expression is true in the page. */
  async sees(expression: string): Promise<void> {
    await until(`sight of ${expression}`, async () =>
      (await this.engine.run(`Boolean(${expression})`)) ? true : undefined,
    );
  }

  /** Waits until a step is on the screen. */
  async isAt(step: number): Promise<void> {
    await this.sees(`${first(`[data-stop-at="${step - 1}"]`)}`);
  }

  /** Waits until there is an element that has these words. */
  async says(selector: string, words: string): Promise<void> {
    await this.sees(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.textContent.includes(${JSON.stringify(words)}))`,
    );
  }

  async click(selector: string, kind: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    await this.#point(first(selector), kind);
  }

  /** Clicks what is called so. */
  async clickOn(name: string, kind: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    await this.#point(control(name), kind);
  }

  async #point(element: string, kind: 'mouse' | 'touch'): Promise<void> {
    // a menu is not seen until it is where it goes
    await this.sees(`${element}?.checkVisibility({ visibilityProperty: true })`);
    // what opens is put in its place a frame later
    let before: unknown;
    const place = await until(`rest of ${element}`, async () => {
      const now = await this.engine.run(`(() => {
        const element = ${element};
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      })()`);
      if (String(now) === String(before)) return now;
      before = now;
      return undefined;
    });
    const [x, y] = Array.isArray(place) ? place.map(Number) : [];
    await this.engine.point(x ?? 0, y ?? 0, kind);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.engine.press(key);
  }

  /** Everything that went wrong since the journey began. */
  async troubles(): Promise<string[]> {
    await this.#collect();
    return [...this.#heard, ...this.engine.troubles()];
  }
}
