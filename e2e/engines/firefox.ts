/** Firefox without a window, reached by Marionette: WebDriver's commands over a socket, each with its length before it. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { driven, type Engine, type Send } from './engine.ts';
import { end, firstOf, STARTING, start, until } from './processes.ts';

const PROGRAMS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const PREFERENCES = {
  'marionette.port': 0,
  'browser.dom.window.dump.enabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'browser.tabs.remote.autostart': true,
  // a page that is left while it works would be a trouble
  'dom.ipc.cancel_content_js_when_navigating': false,
  'dom.max_script_run_time': 0,
  'intl.accept_languages': 'en-US',
};

const COMMANDS = {
  navigate: 'WebDriver:Navigate',
  refresh: 'WebDriver:Refresh',
  execute: 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
} as const;

export const findFirefox = (): string | undefined => firstOf(process.env.FIREFOX_PATH ?? '', ...PROGRAMS);

export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'deepen-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    (entry) => `user_pref(${entry.map((one) => JSON.stringify(one)).join(', ')});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const troubles: string[] = [];
  const args = ['--headless', '--no-remote', '--profile', profile, '--marionette'];
  // of its own troubles it tells too
  const browser = start(program, args, { HOME: profile }, (line) => {
    if (/^JavaScript (error|warning): http/.test(line)) troubles.push(line);
  });
  const file = join(profile, 'MarionetteActivePort');
  const port = await until(
    'Marionette',
    () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined),
    STARTING,
  );
  const socket = connect(port, '127.0.0.1');
  const call = await greeted(socket);
  const session = (await call('WebDriver:NewSession', {})) as { capabilities: { browserVersion: string } };
  await call('WebDriver:SetWindowRect', { width: 1280, height: 900 });
  const send: Send = async (command, parameters) => {
    const answer = (await call(COMMANDS[command], parameters)) as { value?: unknown } | null;
    return answer?.value;
  };
  return driven(send, {
    version: `Firefox ${session.capabilities.browserVersion}`,
    troubles: () => troubles,
    close: async () => {
      socket.destroy();
      await end(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}

type Answer = readonly [type: number, id: number, error: { message: string } | null, result: unknown];
type Call = (name: string, parameters: object) => Promise<unknown>;

/** Resolves with how to call, once the browser has said what it is. */
function greeted(socket: Socket): Promise<Call> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let said = Buffer.alloc(0);
  let calls = 0;
  const call: Call = (name, parameters) =>
    new Promise((resolve, reject) => {
      const message = JSON.stringify([0, ++calls, name, parameters]);
      waiting.set(calls, ([, , error, result]) =>
        error ? reject(new Error(`${name}: ${error.message}`)) : resolve(result),
      );
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (data) => {
      said = Buffer.concat([said, data]);
      for (;;) {
        const colon = said.indexOf(':');
        const stop = colon + 1 + Number(said.subarray(0, Math.max(0, colon)));
        if (colon < 0 || said.length < stop) return;
        const message: Answer | object = JSON.parse(`${said.subarray(colon + 1, stop)}`);
        said = said.subarray(stop);
        if (Array.isArray(message)) waiting.get(message[1])?.(message as unknown as Answer);
        else resolve(call);
      }
    });
  });
}
