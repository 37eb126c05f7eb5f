/** The same journeys in Chromium, Firefox and WebKit. An engine that is not installed is skipped, and that is said. */
import { type Browser, expect, test } from '@playwright/test';
import { startChromium } from './engines/chromium.ts';
import type { Engine } from './engines/engine.ts';
import { findFirefox, startFirefox } from './engines/firefox.ts';
import { journeys } from './engines/journeys.ts';
import { Trip } from './engines/trip.ts';
import { findWebKit, startWebKit } from './engines/webkit.ts';

interface Installed {
  readonly start: (browser: () => Browser) => Promise<Engine>;
}

const [firefox, webkit] = [findFirefox(), findWebKit()];
const engines: Readonly<Record<string, Installed | string>> = {
  Chromium: { start: (browser) => startChromium(browser()) },
  Firefox: firefox ? { start: () => startFirefox(firefox) } : 'no Firefox: install firefox-esr',
  WebKit: webkit ? { start: () => startWebKit(webkit) } : 'no WebKit: install webkit2gtk-driver and xvfb',
};

for (const [name, installed] of Object.entries(engines))
  test.describe(name, () => {
    // one engine, started once
    test.describe.configure({ mode: 'default' });
    test.skip(typeof installed === 'string', typeof installed === 'string' ? installed : '');
    let engine: Engine | undefined;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(180_000);
      if (typeof installed === 'string') return;
      engine = await installed.start(() => browser);
      console.log(`${engine.version}: ${Object.keys(journeys).length} journeys`);
    });
    test.afterAll(async () => {
      await engine?.close();
    });

    for (const [what, journey] of Object.entries(journeys))
      test(`${name} ${what}`, async ({ baseURL }) => {
        const trip = new Trip(engine as Engine, baseURL ?? '');
        const before = trip.engine.troubles().length;
        await journey(trip);
        expect((await trip.troubles()).slice(before), 'errors on the page').toEqual([]);
      });
  });
