/** Back equals forth: what is on the screen is a function of the trace and the step, however one got there. */
import { oneIn } from './sample.ts';
import { expect, SAMPLE, test, type Workbench } from './workbench.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Board, table, tree, sentence, call stack, timeline and place as text, without the order of classes and those that only animate. */
function picture(bench: Workbench): Promise<string> {
  return bench.page.evaluate(() => {
    const parts = ['main', '[role=slider]', '[data-stop-at]'].map((part) => {
      const copy = document.querySelector(part)?.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll('[class]')) {
        element.classList.remove('calm');
        element.setAttribute('class', [...element.classList].sort().join(' '));
      }
      return copy.outerHTML;
    });
    return parts.join('\n').replaceAll('<!---->', '').replaceAll('><', '>\n<');
  });
}

/** The lines of one picture that the other does not have: short enough to be read in a report. */
function difference(one: string, other = ''): string[] {
  const lines = new Set(other.split('\n'));
  return one.split('\n').filter((line) => !lines.has(line));
}

function expectSame(shown: string | undefined, wanted: string | undefined, step: number): void {
  expect(difference(wanted ?? 'none', shown), `missing at step ${step}`).toEqual([]);
  expect(difference(shown ?? 'none', wanted), `too much at step ${step}`).toEqual([]);
  expect(shown === wanted, `the same order at step ${step}`).toBe(true);
}

async function picturesByStepping(bench: Workbench, key: string, steps: number): Promise<string[]> {
  const pictures: string[] = [];
  for (let i = 0; i < steps; i++) {
    if (i > 0) await bench.press(key);
    pictures.push(await picture(bench));
  }
  return pictures;
}

const runs = [
  { name: 'the sample', input: SAMPLE, preset: 'guide', steps: 16 },
  { name: 'complete n = 2 under poj', input: '2', preset: 'poj', steps: 83 },
];
for (const [row, { name, input, preset, steps }] of runs.entries())
  test(
    `back through every step of ${name} shows the same pictures as coming from the start`,
    oneIn(2, row),
    async ({ bench }) => {
      await bench.open({ input, preset });
      await expect(bench.place).toHaveText(`step 1 of ${steps}`);
      await bench.isExplained();
      const forth = await picturesByStepping(bench, 'ArrowRight', steps);
      await bench.isAt(steps);
      const back = (await picturesByStepping(bench, 'ArrowLeft', steps)).reverse();
      await bench.isAt(1);
      for (const [i, there] of forth.entries()) expectSame(back[i], there, i + 1);
      expect(new Set(forth).size).toBe(steps);
    },
  );

test('a link to a step shows the same picture as stepping there', async ({ bench }) => {
  const steps = [1, 9, 26, 33, 56, 79];
  await bench.open({ input: '2' });
  await expect(bench.place).toHaveText('step 1 of 79');
  await bench.isExplained();
  const forth = new Map<number, string>();
  for (let step = 1; step <= 79; step++) {
    if (step > 1) await bench.press('ArrowRight');
    if (steps.includes(step)) forth.set(step, await picture(bench));
  }
  expect(forth.size).toBe(steps.length);
  for (const [step, there] of forth) {
    await bench.open({ input: '2', step });
    await bench.isExplained();
    await expect(bench.place).toHaveText(`step ${step} of 79`);
    // the board finds its size a frame later
    await expect.poll(async () => difference(await picture(bench), there)).toEqual([]);
    expectSame(await picture(bench), there, step);
  }
});
