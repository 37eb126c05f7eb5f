/** Statistics: on complete n = 3, where guide visits 329 and 86 nodes. */
import { readFileSync } from 'node:fs';
import { long } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

const section = (bench: Workbench, name: string) => bench.dialog.locator(`[data-section="${name}"]`);

test('the table tells nodes per bound, and a large subtree is gone to by a press', async ({ bench }) => {
  await bench.open({ input: '3' });
  await bench.choose('Statistics');
  await expect(section(bench, 'iterations').locator('tbody tr')).toHaveText([
    /5\s*329\s*247\s*[\d.]+/,
    /6\s*86\s*61\s*–/,
  ]);
  const first = bench.dialog.getByRole('listitem').first().getByRole('button');
  const node = /#([\d,]+)/.exec((await first.textContent()) ?? '')?.[1] ?? '';
  await first.click();
  await expect(bench.dialog).toHaveCount(0);
  await expect(bench.sentence).toContainText(`Node #${node.replace(',', '')}`);
});

test('the counts by bound and depth are saved as a table', async ({ bench, page }) => {
  await bench.open({ input: '3' });
  await bench.choose('Statistics');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bench.dialog.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('deepen-square-destroyer-guide.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines[0]).toBe('bound,depth,nodes,cuts');
  const rows = lines.slice(1).map((line) => line.split(',').map(Number));
  expect(rows.reduce((sum, [, , nodes = 0]) => sum + nodes, 0)).toBe(415);
});

test('opened while the search is recorded, it says that its figures are of the beginning, and goes on saying so', async ({
  bench,
  page,
}) => {
  // the first piece of the trace arrives, the rest when the test lets it through
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage') as PropertyDescriptor;
    const held: (() => void)[] = [];
    let pieces = 0;
    let isOpen = false;
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(hear: ((event: MessageEvent) => void) | null) {
        set?.call(this, (event: MessageEvent) => {
          if (isOpen || (pieces === 0 && event.data.type === 'CHUNK' && ++pieces)) hear?.(event);
          else held.push(() => hear?.(event));
        });
      },
    });
    addEventListener('letthrough', () => {
      isOpen = true;
      for (const pass of held) pass();
    });
  });
  await page.goto('./#puzzle=square-destroyer&input=5-29.32.33.47&preset=astar');
  await expect(page.locator('[data-standing="recording"]')).toBeVisible();
  await bench.choose('Statistics');
  const note = bench.dialog.locator('strong');
  const atFirst = /^All that follows is of the first [\d,]+ nodes only: those recorded when this was opened\.$/;
  await expect(note).toHaveText(atFirst);
  const told = await bench.dialog.locator('[data-section="memory"] .says').textContent();
  expect(told).toContain('at the end of what is recorded');
  await page.evaluate(() => dispatchEvent(new Event('letthrough')));
  await expect(page.locator('[data-standing="recording"]')).toHaveCount(0);
  await expect(note).toHaveText(atFirst);
  await expect(bench.dialog.locator('[data-section="memory"] .says')).toHaveText(told ?? '');
  await bench.press('Escape');
  await bench.choose('Statistics');
  await expect(section(bench, 'depths')).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(bench.dialog.locator('[data-section="memory"] .says')).toContainText('nodes in memory at the end: ');
});

test(
  'cut nodes are counted by f, and each press of a number goes to the next of them, round and round',
  long,
  async ({ bench }) => {
    await bench.open({ input: '3' });
    await bench.choose('Statistics');
    await expect(section(bench, 'cuts').locator('tbody tr')).toHaveText([/5\s*231\s*16/, /6\s*61\s*–/]);
    const steps: string[] = [];
    for (let press = 0; press < 17; press++) {
      if (press > 0) await bench.choose('Statistics');
      await bench.button('To the next of 16 nodes cut with f = 7 under bound 5').click();
      await expect(bench.dialog).toHaveCount(0);
      steps.push((await bench.place.getAttribute('data-stop-at')) ?? '');
    }
    expect(new Set(steps).size).toBe(16);
    expect(steps[16]).toBe(steps[0]);
    await expect(bench.sentence).toContainText('= 7 > 5: cut');
  },
);

test('the largest subtree searched in vain has a button of its own', async ({ bench }) => {
  await bench.open({ input: '3' });
  await bench.choose('Statistics');
  await bench.button('Go to the largest subtree searched in vain: 117 nodes').click();
  await expect(bench.sentence).toContainText('Node #115');
});

test('in a comparison the statistics of either search are chosen, and lead to its steps', async ({ bench, page }) => {
  await bench.open({ input: '3', compare: 'blind' });
  await bench.choose('Statistics');
  await expect(bench.dialog.getByRole('heading', { level: 2 })).toContainText('guide');
  await page.getByLabel('Statistics of').selectOption('B · blind');
  await expect(bench.dialog.getByRole('heading', { level: 2 })).toContainText('blind');
  const rows = section(bench, 'iterations').locator('tbody tr');
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toHaveText(/1\s*5\s*4/);
  await bench.dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(page.locator('[data-lane="1"]')).toContainText('is removed');
});

test('when Back brings another search to the lane shown, its figures are those of that search', async ({
  bench,
  page,
}) => {
  // so few steps that they arrive together: figures are of what is recorded when they are asked for
  await bench.open({ input: '3-12', preset: 'guide', compare: 'blind' });
  await page.evaluate(() => {
    location.hash = location.hash.replace('compare=blind', 'compare=strong');
  });
  await bench.choose('Statistics');
  await bench.dialog.getByRole('combobox').first().selectOption('B · strong');
  const rows = section(bench, 'iterations').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await page.goBack();
  await expect(bench.dialog.getByRole('heading', { level: 2 })).toContainText('blind');
  await expect(rows).toHaveCount(5);
  await expect(section(bench, 'cuts').locator('tbody tr')).toHaveCount(5);
});
