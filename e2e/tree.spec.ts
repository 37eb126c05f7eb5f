/** The search tree on complete n = 2: 13 nodes under bound 2, 6 under bound 3. */
import { isInside } from './is-inside.ts';
import { long, oneIn } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

/** Status of the nodes with these keys; 'absent' where there is none. */
async function statuses(bench: Workbench, keys: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const key of keys) {
    const node = bench.node(key);
    found.push((await node.count()) === 0 ? 'absent' : ((await node.getAttribute('data-status')) ?? ''));
  }
  return found;
}

test('nodes appear as the search enters them and stand as the step has them', async ({ bench }) => {
  await bench.open({ input: '2' });
  const keys = ['2', '2/1', '2/3', '2/4', '2/4/6', '2/4/8', '2/6'];
  const table: [number, string[]][] = [
    [1, ['future', 'absent', 'absent', 'absent', 'absent', 'absent', 'absent']],
    [2, ['open', 'absent', 'absent', 'absent', 'absent', 'absent', 'absent']],
    [4, ['open', 'future', 'future', 'future', 'absent', 'absent', 'future']],
    [6, ['open', 'open', 'future', 'future', 'absent', 'absent', 'future']],
    [8, ['open', 'cut', 'future', 'future', 'absent', 'absent', 'future']],
    [20, ['open', 'cut', 'cut', 'open', 'cut', 'future', 'future']],
    [33, ['open', 'cut', 'cut', 'done', 'cut', 'cut', 'future']],
    [55, ['done', 'cut', 'cut', 'done', 'cut', 'cut', 'done']],
  ];
  let at = 1;
  for (const [step, wanted] of table) {
    for (; at < step; at++) await bench.press('ArrowRight');
    await bench.isAt(step);
    expect(await statuses(bench, keys), `step ${step}`).toEqual(wanted);
  }
  await bench.press('End');
  await expect(bench.node('3/1/2/9')).toHaveAttribute('data-status', 'goal');
  await expect(bench.tree.locator('[data-key]')).toHaveCount(13);
});

test('a node tells its stick, g, h and f, and its kind by its shape', async ({ bench }) => {
  await bench.open({ input: '2', step: 33 });
  const cut = bench.node('2/1');
  await expect(cut.locator('.f')).toHaveText('3');
  await expect(cut.locator('.gh')).toHaveText('1 + 2');
  await expect(cut.locator('.move')).toHaveText('1');
  await expect(cut).toHaveAccessibleName('node 1 (1), cut, g 1, h 2, f 3');
  await expect(bench.node('2')).toHaveAccessibleName('node 0, open, g 0, h 2, f 2');
  await expect(bench.node('2/6')).toHaveAccessibleName('node 8 (6), not yet entered');
  await expect(bench.node('2/4')).toHaveAccessibleName('node 3 (4), searched in vain, g 1, h 1, f 2');
  await expect(bench.node('2/4').locator('circle.shape')).toHaveCount(1);
  await expect(bench.node('2/4').locator('.vain')).toHaveCount(1);
  await expect(bench.node('2/4').locator('.now-ring')).toHaveCount(1);
  const shape = (key: string) => bench.node(key).locator('path.shape').getAttribute('d');
  const triangle = await shape('2/1');
  await bench.press('End');
  expect(await shape('3/1/2/9')).not.toBe(triangle);
  await expect(bench.node('3/1/2/9')).toHaveAccessibleName(/goal/);
});

test('a click on a node goes to the step at which it was entered', async ({ bench }) => {
  await bench.open({ input: '2', step: 55 });
  for (const [key, step] of [
    ['2/4', 14],
    ['2/6', 35],
    ['2/1', 6],
    ['2', 2],
  ] as const) {
    await bench.node(key).click();
    await bench.isAt(step);
    await bench.press('End', 'Shift+B', 'ArrowLeft');
    await bench.isAt(55);
  }
});

test('a tree that can be read keeps its nodes where they are while it grows', long, async ({ bench }) => {
  await bench.open({ input: '2', step: 2 });
  const places = new Map<string, string>();
  for (let step = 2; step <= 55; step++) {
    const shown = await bench.tree
      .locator('[data-key]')
      .evaluateAll((nodes) => nodes.map((node) => [node.getAttribute('data-key'), node.getAttribute('style')]));
    for (const [key, style] of shown as [string, string][]) {
      expect(places.get(key) ?? style, `${key} at step ${step}`).toBe(style);
      places.set(key, style);
    }
    await bench.press('ArrowRight');
  }
  expect(places.size).toBe(13);
});

test('finished subtrees collapse into triangles with their count and open on click', async ({ bench }) => {
  await bench.open({ input: '4', step: 1200 });
  const collapsed = bench.tree.locator('[data-status="collapsed"]');
  await expect(collapsed.first()).toBeVisible();
  const key = (await collapsed.first().getAttribute('data-key')) as string;
  const nodes = bench.node(key);
  await expect(nodes).toHaveAccessibleName(/^collapsed subtree of \d+ nodes, opens$/);
  const count = (await nodes.locator('.count').textContent()) as string;
  await expect(nodes).toHaveAccessibleName(new RegExp(` ${count} nodes`));
  await bench.button('Fit').click();
  await nodes.click();
  await expect(nodes).toHaveAttribute('data-status', 'done');
  expect(await bench.tree.locator(`[data-key^="${key}/"]`).count()).toBeGreaterThanOrEqual(4);
  await bench.isAt(1200);
  await bench.button('Collapse opened subtrees').click();
  await expect(nodes).toHaveAttribute('data-status', 'collapsed');
});

test('9.1: a triangle that was clicked stays where it was while it opens, and the keys go on playing', async ({
  bench,
  page,
}) => {
  await bench.open({ puzzle: 'booksort', input: '6.5.4.3.2.1', preset: 'guide', step: 1000 });
  const key = await bench.tree.evaluate((svg) => {
    const room = svg.getBoundingClientRect();
    const triangles = [...svg.querySelectorAll('[data-role="node"][data-status="collapsed"]')];
    const isInside = ({ left, right }: DOMRect) => left > room.left && right < room.right;
    return triangles.find((node) => isInside(node.getBoundingClientRect()))?.getAttribute('data-key') ?? '';
  });
  const shape = bench.node(key).locator('.shape');
  await shape.hover(); // waits until nothing moves
  const middle = async () => {
    const { x, y, width, height } = (await shape.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  const [x, y] = await middle();
  await shape.click();
  await expect(shape.locator('xpath=../..')).not.toHaveAttribute('data-status', 'collapsed');
  await expect.poll(async () => Math.abs((await middle())[0] - x)).toBeLessThanOrEqual(1);
  // a circle stands there now, whose middle is a little lower
  expect(Math.abs((await middle())[1] - y)).toBeLessThanOrEqual(3);
  await bench.press('ArrowRight', 'PageDown');
  await bench.isAt(1002);
  await bench.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('what is written in a tree has at least 11.5 pixels, or is left out', long, async ({ bench, page }) => {
  await bench.open({ input: '4', step: 1200 });
  const smallest = () =>
    bench.tree.locator('text').evaluateAll((texts) =>
      Math.min(
        ...texts.flatMap((text) => {
          const { a } = (text as SVGTextElement).getScreenCTM() ?? { a: 0 };
          return text.getClientRects().length > 0 ? a * Number.parseFloat(getComputedStyle(text).fontSize) : [];
        }),
      ),
    );
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const name of ['Follow', 'Fit', 'Zoom out']) {
      await bench.button(name).click();
      await expect.poll(smallest, { message: name }).toBeGreaterThan(11.49);
    }
  }
});

/** Nodes drawn as entered, those counted in triangles included. */
function entered(bench: Workbench): Promise<number> {
  return bench.tree.locator('[data-key]').evaluateAll((nodes) =>
    nodes.reduce((sum, node) => {
      const status = node.getAttribute('data-status');
      const count = node.querySelector('.count')?.textContent?.replace(',', '');
      return sum + (status === 'future' ? 0 : status === 'collapsed' ? Number(count) : 1);
    }, 0),
  );
}

const places = [
  { step: 205, kind: 'an estimate', nodes: 49 },
  { step: 749, kind: 'a cut', nodes: 177 },
  { step: 1228, kind: 'the end of a bound', nodes: 289 },
  { step: 16_704, kind: 'the end', nodes: 3643 },
];
for (const [row, { step, kind, nodes }] of places.entries())
  test(
    `at ${kind} of complete n = 4 every entered node is drawn or counted in a triangle`,
    oneIn(3, row),
    async ({ bench }) => {
      await bench.open({ input: '4', step });
      await expect(bench.place).toHaveText(/of 16,704$/);
      await expect.poll(() => entered(bench)).toBe(nodes);
      expect(await bench.tree.locator('[data-key]').count()).toBeLessThan(150);
    },
  );

test('choosing and backtracking take no node away', long, async ({ bench }) => {
  await bench.open({ input: '4', step: 1195 });
  let before = await entered(bench);
  for (let step = 1196; step <= 1228; step++) {
    await bench.press('ArrowRight');
    const now = await entered(bench);
    const isEnter = /^\s*Node #/.test((await bench.sentence.textContent()) ?? '');
    expect(now, `step ${step}`).toBe(before + (isEnter ? 1 : 0));
    before = now;
  }
});

test('buttons zoom, fit shows the whole tree, follow shows the node stood on', async ({ bench }) => {
  await bench.open({ input: '4', step: 1200 });
  const camera = bench.tree.locator('.camera');
  const scale = async () => Number(/scale\(([\d.]+)\)/.exec((await camera.getAttribute('style')) ?? '')?.[1]);
  const before = await scale();
  await bench.button('Zoom in').click();
  await expect.poll(scale).toBeCloseTo(before * 1.3, 3);
  await bench.button('Zoom out').click();
  await expect.poll(scale).toBeCloseTo(before, 3);
  await bench.button('Fit').click();
  await expect(bench.button('Fit')).toHaveAttribute('aria-pressed', 'true');
  for (const node of await bench.tree.locator('[data-key] .shape').all())
    await expect.poll(() => isInside(node, bench.tree)).toBe(true);
  for (let i = 0; i < 6; i++) await bench.button('Zoom in').click();
  await bench.button('Follow').click();
  await expect.poll(() => isInside(bench.tree.locator('.now-ring'), bench.tree)).toBe(true);
});

test('the wheel zooms at the pointer and a drag pans', long, async ({ bench, page }) => {
  await bench.open({ input: '2', step: 55 });
  const node = bench.node('2/4').locator('.shape');
  const middle = async () => {
    const { x, y, width, height } = (await node.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2, width };
  };
  await node.hover(); // waits until nothing moves
  const before = await middle();
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await middle()).width).toBeGreaterThan(before.width * 1.2);
  await expect.poll(async () => Math.round((await middle()).x - before.x)).toBe(0);
  await expect.poll(async () => Math.round((await middle()).y - before.y)).toBe(0);
  const zoomed = await middle();
  const { x, y } = (await bench.tree.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 50, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await middle()).x - zoomed.x)).toBe(40);
  await expect.poll(async () => Math.round((await middle()).y - zoomed.y)).toBe(30);
  await bench.isAt(55);
});

test('arrow keys rove over the nodes, Enter goes there, Escape gives the keys back', async ({ bench }) => {
  await bench.open({ input: '2', step: 55 });
  await bench.node('2').focus();
  await bench.press('ArrowDown');
  await expect(bench.node('2')).not.toBeFocused();
  const stops = bench.tree.locator('[data-key][tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await bench.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect(bench.node('2/1')).toBeFocused();
  await bench.press('ArrowRight', 'ArrowRight');
  await expect(bench.node('2/4')).toBeFocused();
  await bench.isAt(55);
  await bench.press('Enter');
  await bench.isAt(14);
  await bench.press('Escape', 'ArrowRight');
  await bench.isAt(15);
});

test('a triangle opens by keyboard', async ({ bench }) => {
  await bench.open({ input: '4', step: 1200 });
  const first = bench.tree.locator('[data-status="collapsed"]').first();
  const key = (await first.getAttribute('data-key')) as string;
  await first.focus();
  await bench.press('Enter');
  await expect(bench.node(key)).toHaveAttribute('data-status', 'done');
  await expect(bench.node(key)).toBeFocused();
  await bench.isAt(1200);
});
