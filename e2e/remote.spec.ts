/** A presenter's remote steps on, whatever was clicked or pointed at before. */
import type { Page } from '@playwright/test';
import { type Kind, newKind } from './kinds.ts';
import { long } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type View = NonNullable<Parameters<Workbench['open']>[0]>;

/** Waits until nothing is on its way to the page, and all that has come is drawn. */
async function settled(page: Page, underway: ReadonlySet<unknown>): Promise<void> {
  if (underway.size > 0) await expect.poll(() => underway.size).toBe(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What has been asked for and has not come yet. */
function watchRequests(page: Page): ReadonlySet<unknown> {
  const underway = new Set<unknown>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  return underway;
}

const placeText = (page: Page) => page.evaluate(() => document.querySelector('[data-stop-at]')?.textContent ?? '');

/** Expects that each of the four keys steps, from wherever it stands. */
async function expectAlive(bench: Workbench, after: string): Promise<void> {
  const { page } = bench;
  // what is recorded anew has no step yet
  await expect(page.locator('[data-stop-at]')).not.toBeEmpty();
  const seen: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    seen.push(await placeText(page));
  };
  const pressAll = async () => {
    seen.length = 0;
    for (const key of ['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft']) await press(key);
  };
  await pressAll();
  if ((await page.locator('dialog:modal').count()) > 0) {
    // it has come after all that was asked for: the keys were its own
    await closeDialog(page, 0);
    await leaveField(page);
    await pressAll();
  }
  const [down, up] = seen;
  if (down === up) {
    // it may have stood at the last step
    const before = await placeText(page);
    seen.length = 0;
    for (const key of ['End', 'PageUp', 'PageDown', 'ArrowLeft', 'ArrowRight']) await press(key);
    expect(seen.shift(), `the last step, or no key is heard: after ${after}`).toBe(before);
  }
  expect(seen, `after ${after}`).toEqual([seen[0], seen[1], seen[0], seen[1]]);
  expect(seen[0], `after ${after}`).not.toBe(seen[1]);
}

/** The ways in which a dialog is closed, one after the other. */
const closings: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.keyboard.press('Escape'),
  (page) => page.locator('dialog:modal header button').last().click(),
  (page) => page.mouse.click(3, 3),
];

/** Clicks one thing of each kind that is met, also of those that a click brings, and steps after every click; tells how many. */
async function clickThrough(
  bench: Workbench,
  views: readonly View[],
  { within = 'body', one = 1 }: { within?: string; one?: number },
): Promise<number> {
  const { page } = bench;
  const underway = watchRequests(page);
  const met: string[] = [];
  let clicked = 0;
  for (const view of views) {
    await bench.open({ ...view, step: 10 });
    await bench.isExplained();
    const home = await page.evaluate(() => location.hash);
    for (let kind = await newKind(page, within, met); kind; kind = await newKind(page, within, met)) {
      met.push(kind.name);
      if (met.length % one !== 0) continue;
      clicked++;
      await clickOn(page, kind);
      await settled(page, underway);
      await closeDialog(page, clicked);
      await leaveField(page);
      await expectAlive(bench, `${kind.name}, ${Object.values(view).join(', ')}`);
      await comeHome(page, home);
    }
  }
  return clicked;
}

async function closeDialog(page: Page, way: number): Promise<void> {
  if ((await page.locator('dialog:modal').count()) === 0) return;
  await closings[way % closings.length]?.(page);
  await expect(page.locator('dialog:modal')).toHaveCount(0);
}

/** A list that opens closes again on the choice after the one it had. */
async function clickOn(page: Page, { x, y }: Kind): Promise<void> {
  await page.mouse.click(x, y);
  if ((await page.locator('select:open').count()) > 0)
    for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
}

/** Whoever has clicked into a field types; Escape ends that. */
async function leaveField(page: Page): Promise<void> {
  const isField = () =>
    page.evaluate(() => document.activeElement?.matches('input:not([type=radio], [type=checkbox])') ?? false);
  // the field of the bar for finding takes the focus when it is there
  const bar = page.locator('form.find');
  if ((await bar.count()) > 0 && (await page.evaluate(() => document.activeElement === document.body)))
    await bar
      .locator('input')
      .and(page.locator(':focus'))
      .waitFor({ timeout: 1000 })
      .catch(() => undefined);
  if (await isField()) await page.keyboard.press('Escape');
}

/** Opens what there was before, at one of three steps: an address that does not change opens nothing. */
async function comeHome(page: Page, home: string): Promise<void> {
  const step = await page.evaluate((hash) => {
    const at = Number(document.querySelector('[data-stop-at]')?.getAttribute('data-stop-at')) + 1;
    const wanted = [9, 10, 11].find((each) => each !== at && !location.hash.includes(`step=${each}`)) ?? 0;
    location.hash = hash.replace(/step=\d+/, `step=${wanted}`);
    return wanted;
  }, home);
  // looks at every frame: an expectation looks again after 100, 350, 850 ms
  await page.waitForFunction(
    (stop) => document.querySelector('[data-stop-at]')?.getAttribute('data-stop-at') === stop,
    String(step - 1),
  );
}

test('4.1: the keys of a remote step after a click on some of the kinds of things', async ({ bench }) => {
  expect(await clickThrough(bench, [{ input: '3-12.17.23' }], { one: 20 })).toBeGreaterThan(5);
});

test('4.1: the keys of a remote step after a click on anything', long, async ({ bench }) => {
  test.setTimeout(300_000);
  const views = [{ input: '3-12.17.23' }, { input: '2', compare: 'blind' }, { input: '2', preset: 'astar' }];
  expect(await clickThrough(bench, views, {})).toBeGreaterThan(120);
});

test('4.1: the keys of a remote step after a click on anything of the other puzzles', long, async ({ bench }) => {
  test.setTimeout(300_000);
  const views = [
    { puzzle: 'booksort' },
    { puzzle: 'booksort', preset: 'bidirectional' },
    { puzzle: 'booksort', compare: 'bidirectional' },
    { puzzle: 'rotation-game' },
    { puzzle: 'rotation-game', compare: 'pattern' },
    { puzzle: 'lits' },
    { puzzle: 'lits', compare: 'filler' },
  ];
  expect(await clickThrough(bench, views, { within: 'main' })).toBeGreaterThan(90);
});

test('4.1: what a teacher points at leaves the remote alive', long, async ({ bench, page }) => {
  await bench.open({ input: '3-12.17.23', compare: 'blind', step: 10 });
  for (const pointedAt of [
    bench.sentence,
    bench.sentence.locator('.thing').first(),
    page.locator('.compare tbody tr').first(),
    page.locator('.compare tfoot th').first(),
    bench.node('3'),
    page.locator('.legend li').first(),
    bench.slider.first(),
  ]) {
    await pointedAt.click();
    await expectAlive(bench, String(pointedAt));
  }
});

test('4.1: every dialog, closed in every way, leaves the remote alive', long, async ({ bench, page }) => {
  await bench.open({ input: '3-12.17.23', step: 10 });
  for (const name of ['Input', 'Statistics', 'Many searches on many inputs', 'Keys'])
    for (const close of closings) {
      if (name === 'Input') await bench.button(name).click();
      else await bench.choose(name);
      await expect(bench.dialog).toBeVisible();
      await bench.dialog.getByRole('heading').first().click();
      await bench.press('PageDown', 'ArrowRight');
      await bench.isAt(10);
      await close(page);
      await expect(bench.dialog).toHaveCount(0);
      await expectAlive(bench, `the dialog ${name}`);
    }
});

test('4.1: a panel that scrolls has its keys once Tab has led to it, until Escape or a click', async ({
  bench,
  page,
}) => {
  await bench.open({ input: '5', step: 10 });
  const top = () => bench.table.evaluate((box) => box.scrollTop);
  await bench.press('Tab');
  await bench.table.evaluate((box) => {
    box.scrollTop = 0;
    box.focus();
  });
  await bench.press('PageDown');
  await expect.poll(top).toBeGreaterThan(50);
  await bench.isAt(10);
  await bench.press('ArrowRight'); // nothing is to be seen sideways
  await bench.isAt(11);
  await bench.press('Escape', 'PageDown');
  await bench.isAt(12);
  await bench.table.focus();
  await bench.table.getByRole('row').nth(3).click();
  await bench.press('PageDown');
  await bench.isAt(13);
  await bench.press('Tab');
  const told = page.getByRole('region', { name: 'What happened' }).last();
  await told.focus();
  await expect(told).toBeFocused(); // it has nothing to scroll
  await bench.press('PageDown', 'ArrowLeft');
  await bench.isAt(13);
});

test('4.1: on the board arrows go from stick to stick once Tab has led there, until a click', async ({ bench }) => {
  await bench.open({ input: '2', step: 10 });
  await bench.press('Tab');
  await bench.stick(1).focus();
  await bench.press('ArrowRight');
  await expect(bench.stick(2)).toBeFocused();
  await bench.press('PageDown');
  await bench.isAt(11);
  await bench.stick(4).click();
  await bench.press('ArrowRight');
  await bench.isAt(12);
});

test('4.1: a list that was chosen from steps, one that Tab has led to chooses', long, async ({ bench, page }) => {
  await bench.open({ input: '2', step: 10 });
  const kind = page.getByLabel('Jump to');
  await kind.click();
  await bench.press('Escape', 'PageDown', 'ArrowLeft', 'ArrowRight');
  await bench.isAt(11);
  await bench.press('Tab');
  await kind.focus();
  await bench.press('ArrowDown', 'ArrowDown');
  await expect(kind).toHaveValue('estimate');
  await bench.isAt(11);
  await bench.press('Escape', 'ArrowRight');
  await bench.isAt(12);
});

test('4.3: in a frame a click on Step brings the keys there', async ({ page }) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<input autofocus><iframe src="./" width="1200" height="700"></iframe>',
    }),
  );
  await page.goto('./host.html');
  await expect(page.locator('input')).toBeFocused();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Step', exact: true }).click();
  await expect(frame.locator('[data-stop-at]')).toHaveAttribute('data-stop-at', '1');
  await page.keyboard.press('ArrowRight');
  await expect(frame.locator('[data-stop-at]')).toHaveAttribute('data-stop-at', '2');
});
