/** WebKitGTK's MiniBrowser on a screen of its own, reached by its driver: WebDriver over HTTP. */
import { createServer } from 'node:net';
import { driven, type Engine, type Send } from './engine.ts';
import { end, firstOf, STARTING, start, until } from './processes.ts';

const DRIVERS = ['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver'];
const SCREENS = ['/usr/bin/Xvfb'];

interface WebKit {
  readonly driver: string;
  /** What makes a screen where there is none. */
  readonly screen: string;
}

export function findWebKit(): WebKit | undefined {
  const [driver, screen] = [firstOf(process.env.WEBKIT_DRIVER_PATH ?? '', ...DRIVERS), firstOf(...SCREENS)];
  return driver && screen ? { driver, screen } : undefined;
}

const PATHS = { navigate: 'url', refresh: 'refresh', execute: 'execute/sync', actions: 'actions' } as const;

export async function startWebKit({ driver, screen }: WebKit): Promise<Engine> {
  let display = '';
  // it takes the first number that is free, and says which
  const xvfb = start(screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {}, (line) => {
    if (/^\d+$/.test(line)) display = `:${line}`;
  });
  await until('screen', () => display || undefined, STARTING);
  const port = await freePort();
  const env = { DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', LANGUAGE: 'en', LC_ALL: 'C.UTF-8' };
  const server = start(driver, [`--port=${port}`, '--host=127.0.0.1'], env, () => undefined);
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until('driver', () => ask('GET', '/status').catch(() => undefined), STARTING);
  const asked = { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } };
  const session = (await ask('POST', '/session', asked)) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const own = `/session/${session.sessionId}`;
  await ask('POST', `${own}/window/rect`, { width: 1280, height: 900 });
  const send: Send = (command, parameters) => ask('POST', `${own}/${PATHS[command]}`, parameters);
  return driven(send, {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    troubles: () => [],
    close: async () => {
      await ask('DELETE', own).catch(() => undefined);
      await end(server);
      await end(xvfb);
    },
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
