/** axe finds nothing serious or critical in any state of the page, theme, language and size. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test, type Workbench } from './workbench.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}

const states: readonly [what: string, prepare: (bench: Workbench) => Promise<unknown>][] = [
  ['the start', (bench) => bench.open()],
  ['an estimate', (bench) => bench.open({ step: 3 })],
  ['the goal', (bench) => bench.open({ step: 16 })],
  ['a cut', (bench) => bench.open({ input: '2', step: 20 })],
  ['collapsed subtrees', (bench) => bench.open({ input: '4', step: 1195 })],
  ['a comparison', (bench) => bench.open({ input: '2', compare: 'blind', step: 55 })],
  ['four searches compared', (bench) => bench.open({ input: '2', compare: 'blind,strong,astar', step: 55 })],
  ['a damaged address', (bench) => bench.page.goto('./#input=99')],
  [
    'editing',
    async (bench) => {
      await bench.open();
      await bench.button('Edit').click();
    },
  ],
  [
    'the scan',
    async (bench) => {
      await bench.open({ step: 3 });
      await bench.press('ArrowDown', 'ArrowRight');
    },
  ],
  [
    'the input dialog with an error',
    async (bench) => {
      await bench.open();
      await bench.button('Input').click();
      await bench.page.getByLabel('Contest input').fill('1\n2 x');
      await bench.page.getByRole('button', { name: 'Answer all cases' }).click();
      await expect(bench.dialog.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'the input dialog with answers',
    async (bench) => {
      await bench.open();
      await bench.button('Input').click();
      await bench.page.getByRole('button', { name: 'Answer all cases' }).click();
      await expect(bench.dialog.getByRole('status')).toContainText('1 of 1');
    },
  ],
  [
    'the table of many searches',
    async (bench) => {
      await bench.open();
      await bench.button('Many searches on many inputs').click();
      await bench.button('Run').click();
      await expect(bench.dialog.getByRole('status')).toContainText('Finished');
      await bench.dialog.getByText('What to run').click();
    },
  ],
  [
    'the list of keys',
    async (bench) => {
      await bench.open();
      await bench.press('?');
      await expect(bench.dialog).toBeVisible();
    },
  ],
  [
    'the choice of a search',
    async (bench) => {
      await bench.open();
      await bench.page.locator('details.choice summary').click();
    },
  ],
];

for (const [what, prepare] of states)
  test(`nothing serious: ${what}`, async ({ bench, page }) => {
    await prepare(bench);
    await expect(bench.position).toHaveText(/\d/);
    await expectAccessible(page);
  });

for (const theme of ['dark', 'projector'] as const)
  for (const [what, view] of [
    ['an estimate', { step: 3 }],
    ['the goal', { input: '2', step: 79 }],
    ['a comparison', { input: '2', compare: 'blind', step: 55 }],
  ] as const)
    test(`nothing serious in the ${theme} theme: ${what}`, async ({ bench, page }) => {
      await bench.prefer(theme);
      await bench.open(view);
      await expectAccessible(page);
    });

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('nothing serious in Chinese', async ({ bench, page }) => {
    await bench.open({ step: 3 });
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('nothing serious on a phone, in any tab', async ({ bench, page }) => {
    await bench.open({ step: 3 });
    await expect(bench.views).toHaveCount(3);
    for (const tab of await bench.views.all()) {
      await tab.tap();
      await expectAccessible(page);
    }
  });
});
