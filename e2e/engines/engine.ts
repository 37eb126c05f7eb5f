/** A browser as the journeys drive it: little enough that every engine can do it. */
export interface Engine {
  /** `Firefox 153.8.0` */
  readonly version: string;
  /** Goes to an address and waits until the page has loaded. */
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, which must be plain data. */
  run(expression: string): Promise<unknown>;
  /** Presses a key, with others held: `['Control', 'v']`. */
  press(...keys: string[]): Promise<void>;
  /** Clicks or taps at a place of the window. */
  point(x: number, y: number, kind: 'mouse' | 'touch'): Promise<void>;
  /** What the engine itself has told of errors in the page. */
  troubles(): readonly string[];
  close(): Promise<void>;
}

/** Names that WebDriver has for keys. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  Escape: '\uE00C',
};

type Command = 'navigate' | 'refresh' | 'execute' | 'actions';

/** Sends one of WebDriver's commands, however this engine is reached. */
export type Send = (command: Command, parameters: object) => Promise<unknown>;

/** An engine that speaks WebDriver. */
export function driven(send: Send, rest: Pick<Engine, 'version' | 'troubles' | 'close'>): Engine {
  return {
    ...rest,
    go: async (url) => void (await send('navigate', { url })),
    reload: async () => void (await send('refresh', {})),
    run: (expression) => send('execute', { script: `return (${expression})`, args: [] }),
    press: async (...keys) => {
      const values = keys.map((key) => KEYS[key] ?? key);
      const downs = values.map((value) => ({ type: 'keyDown', value }));
      const ups = values.toReversed().map((value) => ({ type: 'keyUp', value }));
      await send('actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...downs, ...ups] }] });
    },
    point: async (x, y, pointerType) => {
      const to = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
      const press = [to, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      const pointer = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions: press };
      await send('actions', { actions: [pointer] });
    },
  };
}
