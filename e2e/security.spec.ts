/** Nothing that comes from a link, a file or a text field is evaluated, and no other host is asked for anything. */
import { gzipSync } from 'node:zlib';
import { expect, test } from './workbench.ts';

const HOSTILE = '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';

test('the page has a strict content security policy', async ({ bench, page }) => {
  await bench.open();
  const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '';
  const rules = new Map(
    policy
      .split(';')
      .map((rule) => rule.trim().split(' '))
      .map(([name, ...values]) => [name, values]),
  );
  expect(rules.get('default-src')).toEqual(["'none'"]);
  expect(rules.get('script-src')).toEqual(["'self'"]);
  expect(rules.get('connect-src')).toEqual(["'self'"]);
  expect(rules.get('base-uri')).toEqual(["'none'"]);
  expect(rules.get('form-action')).toEqual(["'none'"]);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toMatch(/https?:|\*/);
  expect(await page.locator('script:not([src])').count()).toBe(0);
});

test('the policy is in force: nothing inline runs and nothing is evaluated', async ({ bench, page, faults }) => {
  await bench.open();
  // what a test evaluates may itself use eval; what it leaves behind for later may not
  const outcome = page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "inline"';
        document.body.append(script);
        setTimeout(() => {
          try {
            new Function('document.title = "evaluated"')();
            resolve(document.title);
          } catch (error) {
            resolve(`${document.title} ${(error as Error).name}`);
          }
        });
      }),
  );
  expect(await outcome).toBe('Deepen: step through IDA* EvalError');
  await expect.poll(() => faults.join()).toContain('Content Security Policy');
  faults.length = 0;
});

test('a hostile address is shown as text', async ({ bench, page }) => {
  await page.goto(`./#puzzle=square-destroyer&input=${encodeURIComponent(HOSTILE)}`);
  await expect(page.getByRole('alert')).toContainText('input “<img src=x onerror=');
  await expect(bench.place).toHaveText('step 1 of 16');
  expect(await page.locator('img, main script').count()).toBe(0);
  await expect(page).toHaveTitle('Deepen: step through IDA*');
});

test('a hostile text is shown as text', async ({ bench, page }) => {
  await bench.open();
  await bench.button('Input').click();
  await page.getByLabel('Contest input').fill(`1\n${HOSTILE}`);
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('alert')).toContainText('line 2, column 1: found “<img”');
  await page.getByLabel('Contest input').fill(`1\n${HOSTILE.replaceAll(' ', '/')}`);
  await page.getByRole('button', { name: 'Answer all cases' }).click();
  await expect(bench.dialog.getByRole('alert')).toContainText('found “<img/src=x');
  expect(await page.locator('img').count()).toBe(0);
  await expect(page).toHaveTitle('Deepen: step through IDA*');
});

test('hostile or damaged storage does not keep the page from opening', async ({ bench, page }) => {
  await bench.open();
  for (const kept of ['{"theme":"__proto__","language":"<b>"}', 'not json', '[]', '{"theme":7}']) {
    await page.evaluate((value) => localStorage.setItem('deepen', value), kept);
    await page.reload();
    await expect(bench.place).toHaveText('step 1 of 16');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  }
});

test('the first load has at most 150 kB of script, gzipped, all from this host', async ({ bench, page, baseURL }) => {
  const urls = new Set<string>();
  page.on('request', (request) => urls.add(request.url()));
  await bench.open();
  // the flame and the gestures of the tree are asked for when there is something to be seen, what explains words a second later
  const asked = [...urls].filter((one) => one.endsWith('.js'));
  const later = asked.findIndex((one) => /tree-gestures|Flame|start-glossary/.test(one));
  let size = 0;
  for (const url of later < 0 ? asked : asked.slice(0, later))
    size += gzipSync(await (await page.request.get(url)).body()).length;
  expect([...urls].filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(150_000);
});
