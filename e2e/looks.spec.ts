/** Looks at the page in every size, theme and language: nothing cut, nothing over another, nothing out of reach. */
import { writeFileSync } from 'node:fs';
import type { Browser, LaunchOptions } from '@playwright/test';
import { puzzleIds } from '../src/puzzles/puzzle-id.ts';
import { pairwise } from '../tests/pairwise.ts';
import { looksScript } from './looks/bundle.ts';
import { addressOf, type Manner, manners, type Subject, subjects, subjectsOf } from './looks/views.ts';
import { complaints, FOLDER, Walk } from './looks/walk.ts';
import { expect, test } from './workbench.ts';

interface Looking {
  readonly hasThumbs: boolean;
  readonly isDarkToo: boolean;
}

// frames are waited for: they may come as fast as they can
test.use({ launchOptions: ({ launchOptions }, use) => use(hurried(launchOptions)) });
const hurried = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  args: [...(options.args ?? []), '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});

/** Visits all of these views; what was seen is left for the sheet. */
async function look(
  browser: Browser,
  name: string,
  manner: Manner,
  views: readonly Subject[],
  { hasThumbs, isDarkToo }: Looking,
): Promise<void> {
  const { theme, locale } = manner;
  const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.addInitScript((kept) => localStorage.setItem('deepen', kept), JSON.stringify({ theme }));
  await page.addInitScript(await looksScript());
  await page.goto(addressOf(views[0] as Subject));
  await expect(page.locator('[data-term]').first()).toBeVisible({ timeout: 60_000 }); // words are explained from then on
  test.setTimeout(600_000);
  const walk = new Walk(page, manner, await context.newCDPSession(page), hasThumbs);
  for (const view of views) await walk.visit(view, isDarkToo);
  await context.close();
  writeFileSync(`${FOLDER}/found-${name}.json`, JSON.stringify({ menus: walk.menus, looked: walk.looked }));
  expect([...faults, ...complaints(walk.looked)]).toEqual([]);
}

// the dark theme is looked at together with the light one
for (const manner of manners.filter(({ theme }) => theme !== 'dark'))
  for (const puzzle of puzzleIds) {
    const isDarkToo = manner.theme === 'light';
    const name = `${manner.theme}${isDarkToo ? ' and dark' : ''}, ${manner.locale}, ${puzzle}`;
    test(`5: ${name}: a look at all sizes`, async ({ browser }) => {
      const file = `all-${puzzle}-${manner.theme}-${manner.locale}`;
      await look(browser, file, manner, subjectsOf(puzzle), { hasThumbs: false, isDarkToo });
    });
  }

/** Enough for every two values to meet. */
const sample = pairwise(manners.flatMap((manner) => subjects.map((subject) => ({ ...manner, ...subject }))));
for (const manner of manners) {
  const views = sample.filter(({ theme, locale }) => theme === manner.theme && locale === manner.locale);
  test(`5: ${manner.theme}, ${manner.locale}: a look at a sample of sizes`, async ({ browser }) => {
    const file = `sample-${manner.theme}-${manner.locale}`;
    await look(browser, file, manner, views, { hasThumbs: true, isDarkToo: false });
  });
}
