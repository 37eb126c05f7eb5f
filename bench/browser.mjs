/**
 * node bench/browser.mjs, after npm run build: how long the main thread is kept busy in one go, in a real Chromium,
 * while a large trace is stepped, played, zoomed and panned. The exit status is 1 if any task is over the budget.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { args, browserPath } from '../scripts/browser.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const BUDGET = 50;
const FIVE = '#puzzle=square-destroyer&input=5&preset=guide';
const SEVEN = '#puzzle=square-destroyer&input=7&preset=guide';
const FOUR = '#puzzle=square-destroyer&input=4&preset=guide&compare=blind&by=step';

/** Starts noting the page's tasks over 50 ms and, where the browser knows them, the scripts of its long frames. */
function watch() {
  const noted = { tasks: /** @type {number[]} */ ([]), scripts: /** @type {number[]} */ ([]) };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const script of Reflect.get(entry, 'scripts')) noted.scripts.push(script.duration);
  }).observe({ type: 'long-animation-frame' });
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

/** Waits until the recording is over, which goes on from the load of the page. @param {Page} page */
async function recorded(page) {
  await page.waitForFunction(() => document.querySelector('[data-standing="recording"]') === null, null, {
    timeout: 60_000,
  });
}

/** @type {[what: string, address: string, act: (page: Page) => Promise<void>][]} */
const scenes = [
  ['record n = 7, 4.7 million nodes', `${SEVEN}&step=100`, recorded],
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

const server = await preview({ preview: { port: 4174 }, logLevel: 'warn' });
const url = server.resolvedUrls?.local[0];
const executablePath = browserPath();
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
let exceeded = false;

console.log(`${'main thread, longest in ms'.padEnd(32)}  task  script   tasks over ${BUDGET} ms`);
for (const [what, address, act] of scenes) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(() => localStorage.setItem('deepen', JSON.stringify({ budget: 20_000_000 })));
  if (act === recorded) await page.addInitScript(watch);
  await page.goto(`${url}${address}`);
  await page.waitForFunction(() => document.querySelector('[data-position]')?.textContent !== '');
  if (act !== recorded) {
    await recorded(page);
    await pause(1000);
    await page.evaluate(watch);
  }
  await act(page);
  await pause(300);
  const { tasks, scripts } = await page.evaluate(() => Reflect.get(globalThis, 'noted'));
  await page.close();
  const longest = (/** @type {number[]} */ times) => Math.max(0, ...times);
  const text = (/** @type {number} */ time) => (time === 0 ? '< 50' : time.toFixed(0)).padStart(6);
  if (longest(tasks) > BUDGET) exceeded = true;
  console.log(
    `${what.padEnd(32)}${text(longest(tasks))}  ${longest(scripts).toFixed(0).padStart(6)}   ${tasks.length}`,
  );
}
await browser.close();
await server.close();
process.exitCode = exceeded ? 1 : 0;
