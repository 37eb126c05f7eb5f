/** Chromium as Playwright drives it, for the journeys that every engine makes. */
import type { Browser } from '@playwright/test';
import type { Engine } from './engine.ts';

export async function startChromium(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 860 }, hasTouch: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`${error}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  return {
    version: `Chromium ${browser.version()}`,
    go: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate(expression),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    point: (x, y, kind) => (kind === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    troubles: () => troubles,
    close: () => context.close(),
  };
}
