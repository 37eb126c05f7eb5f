/** What is the same for every puzzle: the choice in the header, and a sentence at every step. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puzzles } from '../src/puzzles/registry.ts';
import { long, oneIn } from './sample.ts';
import { expect, test } from './workbench.ts';

/** The contest's samples with their answers, from the same file as the unit tests. */
const samples = readFileSync(fileURLToPath(new URL('../tests/cases/presentation.jsonl', import.meta.url)), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { problem: string; name: string; stdin: string; stdout: string })
  .filter(({ name }) => name === 'sample');

const siblings = puzzles.slice(1).map(({ id }) => id);

test('the header opens any puzzle at its first example, and Back returns', async ({ bench, page }) => {
  await bench.open({ step: 3 });
  const choice = page.getByLabel('Puzzle');
  for (const id of siblings) {
    await choice.selectOption(id);
    await expect(page).toHaveURL(new RegExp(`#puzzle=${id}&input=[\\w.~-]+&preset=\\w+&step=1$`));
    await expect(bench.place).toHaveText(/^step 1 of/);
    await expect(bench.sentence).not.toBeEmpty();
  }
  for (const _ of siblings) await page.goBack();
  await expect(choice).toHaveValue('square-destroyer');
  await expect(bench.place).toHaveText('step 3 of 16');
});

test('the input dialog speaks of the puzzle chosen', async ({ bench, page }) => {
  await bench.open();
  await bench.button('Input').click();
  const field = page.getByLabel('Contest input');
  await field.fill('garbage');
  await page.keyboard.press('Escape');
  for (const { id, format, examples } of puzzles.slice(1)) {
    await page.getByLabel('Puzzle').selectOption(id);
    await expect(page).toHaveURL(new RegExp(`#puzzle=${id}&`)); // its views are fetched first
    await bench.button('Input').click();
    await expect(field).toHaveValue(format([examples[0]?.instance]));
    await expect(bench.dialog.getByRole('listitem')).toHaveCount(examples.length);
    await page.keyboard.press('Escape');
  }
});

test('a puzzle that cannot be fetched is named, and what is on the screen is kept', async ({ bench, page, faults }) => {
  await bench.open({ step: 3 });
  await page.route(/-view-[\w-]+\.js$/, (route) => route.abort());
  await page.getByLabel('Puzzle').selectOption('rotation-game');
  await expect(page.getByRole('alert')).toContainText('The Rotation Game could not be fetched');
  await expect(page.getByLabel('Puzzle')).toHaveValue('square-destroyer');
  await bench.isAt(3);
  await page.unroute(/-view-[\w-]+\.js$/);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  faults.length = 0; // the browser itself reports the request that was stopped
});

test('a text for another puzzle is offered to that one', long, async ({ bench, page }) => {
  await bench.open();
  await bench.button('Input').click();
  await page.getByLabel('Contest input').fill('3\n6\n1 3 4 6 2 5\n5\n5 4 3 2 1\n10\n6 8 5 3 4 7 2 9 1 10\n');
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('alert')).toContainText('line 7');
  await page.getByRole('button', { name: 'This reads as input for Booksort: open it there' }).click();
  await expect(page.getByLabel('Puzzle')).toHaveValue('booksort');
  await expect(bench.dialog.getByRole('status')).toContainText('3 of 3 cases answered');
  await expect(bench.dialog.locator('tbody tr td:nth-child(3)')).toHaveText(['2', '3', '5 or more']);
});

test('answers on the screen do not outlive a change of the puzzle', long, async ({ bench, page }) => {
  await bench.open();
  await bench.button('Input').click();
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('status')).toContainText('1 of 1');
  await page.keyboard.press('Escape');
  for (const id of siblings) {
    await page.getByLabel('Puzzle').selectOption(id);
    await expect(page).toHaveURL(new RegExp(`#puzzle=${id}&`));
    await bench.button('Input').click();
    await expect(bench.dialog.getByRole('status')).toHaveCount(0);
    await page.getByRole('button', { name: 'Answer all cases' }).click();
    await expect(bench.dialog.getByRole('status')).toContainText('1 of 1');
    await page.keyboard.press('Escape');
  }
});

test('Back to another puzzle closes what was open over it', long, async ({ bench, page }) => {
  await bench.open({ puzzle: 'lits' });
  await page.getByLabel('Puzzle').selectOption('square-destroyer');
  await bench.button('Input').click();
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('status')).toContainText('1 of 1');
  await page.goBack();
  await expect(page.getByLabel('Puzzle')).toHaveValue('lits');
  await expect(bench.dialog).toHaveCount(0);
  await expect(bench.place).toHaveText(/^step 1 of/);
  await bench.press('ArrowRight');
  await bench.isAt(2);
});

test('statistics are of the run on the screen, also after Back', long, async ({ bench, page }) => {
  await bench.open({ input: '2' });
  await bench.button('Input').click();
  await bench.dialog.getByRole('button', { name: 'complete n = 3' }).click();
  await bench.choose('Statistics');
  await expect(bench.dialog.getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(bench.place).toHaveText(/of 79$/);
  await expect(bench.dialog).toHaveCount(0);
});

test('that nothing more was found is said until the next move, and no longer', long, async ({ bench }) => {
  await bench.open({ input: '2' });
  await bench.press('p');
  await expect(bench.place).toHaveText('no earlier cut');
  await bench.press('ArrowRight', 'ArrowLeft');
  await expect(bench.place).toHaveText('step 1 of 79');
});

for (const [row, { id, parse, encode }] of puzzles.entries())
  test(
    `${id}: the contest's samples are pasted onto the page, and the second case opens`,
    oneIn(4, row),
    async ({ bench, page }) => {
      const { stdin, stdout } = samples.find(({ problem }) => problem === id) ?? { stdin: '', stdout: '' };
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await bench.open({ puzzle: id, step: 3 });
      await page.evaluate((text) => navigator.clipboard.writeText(text), stdin);
      await bench.press('ControlOrMeta+v');
      await expect(page.getByLabel('Contest input')).toHaveValue(stdin);
      const instances = parse(stdin);
      await expect(bench.dialog.getByRole('status')).toContainText(`${instances.length} of ${instances.length} cases`);
      const answers = await bench.dialog.locator('td.answer').allInnerTexts();
      expect(answers.map((answer) => `${answer.trim()}\n`).join('')).toBe(stdout);
      await bench.dialog.getByRole('button', { name: 'Step through case 2' }).click();
      await expect(bench.dialog).toHaveCount(0);
      await expect(page).toHaveURL(
        new RegExp(`#puzzle=${id}&input=${encode(instances[1]).replaceAll('.', '\\.')}&.*step=1$`),
      );
      await expect(bench.place).toHaveText(/^step 1 of/);
    },
  );

for (const [row, puzzle] of siblings.entries()) {
  test(`${puzzle}: every step of the first example is told in both languages`, long, async ({ bench }) => {
    await bench.open({ puzzle });
    for (const language of ['English', '中文']) {
      const steps = Number((await bench.slider.getAttribute('aria-valuemax')) ?? 0);
      await bench.press('Home');
      for (let step = 1; step <= steps; step++) {
        await bench.isAt(step);
        await expect(bench.sentence, `step ${step}`).toHaveText(
          language === '中文' ? /\p{Script=Han}/u : /^[^\p{Script=Han}]+[.:!)]?$/u,
        );
        await bench.press('ArrowRight');
      }
      if (language === 'English') await bench.choose(/中文/);
    }
  });

  test.describe('360×640 with touch', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`${puzzle}: nothing scrolls sideways, in any tab`, oneIn(3, row), async ({ bench, page }) => {
      await bench.open({ puzzle, step: 8 });
      for (const tab of await bench.views.all()) {
        await tab.tap();
        const sideways = await page.evaluate(() => ({
          page: (document.scrollingElement?.scrollWidth ?? 0) - 360,
          out: [...document.querySelectorAll('button, select, summary, h2, p, [role=slider]')]
            .filter((element) => element.checkVisibility() && !element.closest('.unseen, .captions, [data-scrolls]'))
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect();
              return width > 1 && (left < -1 || right > 361);
            })
            .map((element) => element.outerHTML.slice(0, 80)),
        }));
        expect(sideways, (await tab.textContent()) ?? '').toEqual({ page: 0, out: [] });
      }
    });
  });
}
