/**
 * npm run bench:browser: how long the main thread is kept busy in one go, in a real Chromium, while large
 * traces are recorded, stepped, played, zoomed and panned, and how soon the first step of a large search is there, and all
 * that is recorded of it. Busy is the processor's time: without a graphics card a task also waits until the frame before it
 * is painted, which is said beside it. The exit status is 1 if any task is busy for longer than the budget.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { args, browserPath } from '../scripts/browser.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const BUDGET = 50;
const FIRST = 1000;
const FIVE = '#puzzle=square-destroyer&input=5&preset=guide';
const SEVEN = '#puzzle=square-destroyer&input=7&preset=guide';
const FOUR = '#puzzle=square-destroyer&input=4&preset=guide&compare=blind&by=step';

/**
 * The longest tasks of the page's main thread while something is done, in milliseconds: busy, and with all waiting.
 * @param {Page} page @param {() => Promise<void>} act
 */
async function tasksOf(page, act) {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await pause(300);
  /** @type {{ traceEvents: { name: string, ph: string, pid: number, tid: number, dur?: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = traceEvents.filter(
    ({ name, args: { name: thread } }) => name === 'thread_name' && thread === 'CrRendererMain',
  );
  const tasks = traceEvents.filter(
    ({ ph, name, pid, tid }) =>
      ph === 'X' &&
      name === 'ThreadControllerImpl::RunTask' &&
      mains.some((main) => main.pid === pid && main.tid === tid),
  );
  const longest = (/** @type {'dur' | 'tdur'} */ what) => Math.max(0, ...tasks.map((task) => (task[what] ?? 0) / 1000));
  return {
    busy: longest('tdur'),
    whole: longest('dur'),
    over: tasks.filter(({ tdur = 0 }) => tdur > 1000 * BUDGET).length,
  };
}

/** @param {Page} page */
async function step300(page) {
  for (let i = 0; i < 300; i++) await page.keyboard.press('ArrowRight');
}

/** @param {Page} page */
async function back300(page) {
  await page.keyboard.press('End');
  for (let i = 0; i < 300; i++) await page.keyboard.press('ArrowLeft');
}

/** @param {Page} page */
async function play(page) {
  await page.keyboard.press('Home');
  await page.getByLabel('Speed').selectOption('1000');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await pause(5000);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
}

/** @param {Page} page */
async function zoomAndPan(page) {
  const box = await page.getByRole('group', { name: /^Search tree/ }).boundingBox();
  if (!box) throw new Error('no tree');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (const delta of [-120, 120, -60, 60]) for (let i = 0; i < 15; i++) await page.mouse.wheel(0, delta);
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) await page.mouse.move(box.x + 8 + 3 * i, box.y + 8 + 2 * i);
  await page.mouse.up();
}

/** @param {Page} page */
async function seek(page) {
  const box = await page.getByRole('slider').first().boundingBox();
  if (!box) throw new Error('no timeline');
  await page.mouse.move(box.x + 2, box.y + 15);
  await page.mouse.down();
  for (let i = 1; i <= 100; i++) await page.mouse.move(box.x + (box.width * i) / 101, box.y + 15);
  await page.mouse.up();
}

/** @param {Page} page */
async function zoomFlame(page) {
  const box = await page.locator('[data-flame]').first().boundingBox();
  if (!box) throw new Error('no flame');
  for (const share of [0.3, 0.7]) {
    await page.mouse.move(box.x + share * box.width, box.y + box.height / 2);
    for (const delta of [-240, 240]) for (let i = 0; i < 40; i++) await page.mouse.wheel(0, delta);
  }
}

/** Asks for another input on a page that is there, and waits until it is recorded. @param {Page} page */
async function recordSeven(page) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `${SEVEN}&step=100`);
  await page.waitForFunction(() =>
    /of \d+,\d{3},\d{3}$/.test(document.querySelector('[data-stop-at]')?.textContent ?? ''),
  );
  await recorded(page);
}

/** Waits until the recording is over. @param {Page} page */
async function recorded(page) {
  await page.waitForFunction(() => document.querySelector('[data-standing="recording"]') === null, null, {
    timeout: 60_000,
  });
}

/** @type {[what: string, address: string, act: (page: Page) => Promise<void>][]} */
const scenes = [
  ['record n = 7, 3 million nodes', FIVE, recordSeven],
  ['  and step 300 times', `${SEVEN}&step=9000000`, step300],
  ['  and step back 300 times', SEVEN, back300],
  ['  and play at 1000 / s', SEVEN, play],
  ['  and drag over the timeline', SEVEN, seek],
  ['  and zoom the flame', SEVEN, zoomFlame],
  ['  and zoom and pan the tree', `${SEVEN}&step=9000000`, zoomAndPan],
  ['step 300 times', `${FIVE}&step=60000`, step300],
  ['step back 300 times', FIVE, back300],
  ['play at 1000 / s for 5 s', FIVE, play],
  ['zoom and pan the tree', `${FIVE}&step=60000`, zoomAndPan],
  ['drag over the timeline', FIVE, seek],
  ['compare: step 300 times', `${FOUR}&step=3000`, step300],
  ['compare: play at 1000 / s', FOUR, play],
  ['compare: zoom and pan', `${FOUR}&step=3000`, zoomAndPan],
];

/** @type {[what: string, hash: string][]} */
const FIRST_STEPS = [
  ['n = 7, guide', SEVEN],
  ['n = 8, strong', '#puzzle=square-destroyer&input=8&preset=strong'],
  ['n = 10, guide', '#puzzle=square-destroyer&input=10&preset=guide'],
  ['n = 10, blind', '#puzzle=square-destroyer&input=10&preset=blind'],
];

/** Milliseconds from asking for a search until its first step is told of. @param {string} hash */
async function firstStep(hash) {
  const from = performance.now();
  location.hash = hash;
  const side = new URLSearchParams(hash.slice(1)).get('input');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isThere = () =>
    document.querySelector('.board-panel')?.textContent?.includes(`n = ${side} `) &&
    /^step 1 of/.test(document.querySelector('[data-stop-at]')?.textContent ?? '');
  while (!isThere()) await frame();
  await frame();
  return performance.now() - from;
}

const server = await preview({ preview: { port: 4174 }, logLevel: 'warn' });
const url = server.resolvedUrls?.local[0];
const executablePath = browserPath();
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
let exceeded = false;

console.log(`${'main thread, longest task in ms'.padEnd(34)}  busy   with waiting   busy over ${BUDGET} ms`);
for (const [what, address, act] of scenes) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => localStorage.setItem('deepen', JSON.stringify({ budget: 20_000_000 })));
  await page.goto(`${url}${address}`);
  await page.waitForFunction(() => document.querySelector('[data-stop-at]')?.textContent !== '');
  await recorded(page);
  await pause(1000);
  const { busy, whole, over } = await tasksOf(page, () => act(page));
  await page.close();
  if (busy > BUDGET) exceeded = true;
  console.log(`${what.padEnd(34)}${busy.toFixed(0).padStart(6)}${whole.toFixed(0).padStart(15)}   ${over}`);
}
for (const [what, hash] of FIRST_STEPS) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(`${url}${FIVE}`);
  await recorded(page);
  const from = performance.now();
  const milliseconds = await page.evaluate(firstStep, hash);
  await recorded(page);
  const all = (performance.now() - from).toFixed(0);
  await page.close();
  if (milliseconds > FIRST) exceeded = true;
  console.log(
    `first step of ${what.padEnd(24)}${milliseconds.toFixed(0)} ms (budget ${FIRST}), recorded after ${all} ms`,
  );
}
await browser.close();
await server.close();
process.exitCode = exceeded ? 1 : 0;
