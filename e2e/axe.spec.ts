/** axe finds nothing serious or critical in any state of the page, theme, language and size. */
import { expectAccessible } from './accessible.ts';
import { oneIn, sampled } from './sample.ts';
import { expect, test, type Workbench } from './workbench.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
      await bench.choose('Many searches on many inputs');
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
      await bench.page.locator('.choice > button').click();
    },
  ],
];

for (const [row, [what, prepare]] of states.entries())
  test(`nothing serious: ${what}`, oneIn(2, row), async ({ bench, page }) => {
    await prepare(bench);
    await expect(bench.place).toHaveText(/\d/);
    await expectAccessible(page);
  });

const themed = [
  { theme: 'dark', what: 'an estimate', view: { step: 3 } },
  { theme: 'dark', what: 'the goal', view: { input: '2', step: 79 } },
  { theme: 'dark', what: 'a comparison', view: { input: '2', compare: 'blind', step: 55 } },
  { theme: 'projector', what: 'an estimate', view: { step: 3 } },
  { theme: 'projector', what: 'a comparison', view: { input: '2', compare: 'blind', step: 55 } },
  { theme: 'projector', what: 'the goal', view: { input: '2', step: 79 } },
] as const;

for (const [row, { theme, what, view }] of themed.entries())
  test(`nothing serious in the ${theme} theme: ${what}`, oneIn(4, row), async ({ bench, page }) => {
    await bench.prefer(theme);
    await bench.open(view);
    await expectAccessible(page);
  });

/** AEGHH in 393 steps under 8 − max. */
const FIVE = '222321113331311332321122';
const themes = ['light', 'dark', 'projector'] as const;
const scenes = [
  ...['booksort', 'rotation-game', 'lits'].flatMap((puzzle) => [
    { puzzle, at: 'step 8', view: { step: 8 } },
    { puzzle, at: 'step 8, editing', view: { step: 8 } },
  ]),
  { puzzle: 'rotation-game', at: 'a cut', view: { input: FIVE, preset: 'guide', step: 60 } },
  { puzzle: 'rotation-game', at: 'exact distances', view: { input: FIVE, preset: 'pattern', step: 30 } },
];

const combinations = scenes.flatMap(({ puzzle, at }) => themes.map((theme) => ({ puzzle, at, theme })));
for (const { puzzle, at, theme, tag } of sampled(combinations))
  test(`${puzzle}: nothing serious in the ${theme} theme at ${at}`, { tag }, async ({ bench, page }) => {
    await bench.prefer(theme);
    await bench.open({ puzzle, ...scenes.find((scene) => scene.puzzle === puzzle && scene.at === at)?.view });
    if (at.endsWith('editing')) await bench.button('Edit').click();
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
