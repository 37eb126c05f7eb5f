/** What comes with the site: notices of the code in it, and headers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { headers, policy } from '../scripts/policy.mjs';
import { expect, test } from './workbench.ts';

const site = readFileSync('dist/site/licenses.txt', 'utf8');
const cli = readFileSync('dist/cli/licenses.txt', 'utf8');

/** The text of a package's own notice. */
function noticeOf(name: string): string {
  const folder = `node_modules/${name}`;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each)) ?? '';
  return readFileSync(`${folder}/${file}`, 'utf8').trim();
}

test('6.7: the notices of all packages are shipped, ours first', async ({ request }) => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of [...Object.keys(dependencies), 'svelte', 'd3-color', 'd3-ease', 'd3-transition'])
    expect(site, name).toContain(noticeOf(name));
  expect(cli).toContain(noticeOf('pure-rand'));
  for (const text of [site, cli]) {
    expect(text.startsWith(readFileSync('LICENSE', 'utf8').trim())).toBe(true);
    expect(text).not.toMatch(/registry\.|npmjs/);
  }
  expect(site).toMatch(/^d3-ease \S+ \(BSD-3-Clause\)$/m);
  expect(await (await request.get('./licenses.txt')).text()).toBe(site);
});

test('6.7: the keys lead to them', async ({ bench, page }) => {
  await bench.open();
  await bench.press('?');
  await expect(page.getByRole('link', { name: 'Licences' })).toHaveAttribute('href', './licenses.txt');
});

test('6.8: every file comes with the policy, the workers too', async ({ request }) => {
  const workers = readdirSync('dist/site/assets').filter((file) => /worker-.*\.js$/.test(file));
  expect(workers).toHaveLength(3);
  for (const file of ['', ...workers.map((worker) => `assets/${worker}`)]) {
    const sent = (await request.get(`./${file}`)).headers();
    for (const [name, value] of Object.entries(headers)) expect(sent[name.toLowerCase()], file).toBe(value);
  }
});

test('6.8: static hosts find the same policy in a file', () => {
  expect(existsSync('dist/site/_headers')).toBe(true);
  expect(readFileSync('dist/site/_headers', 'utf8')).toContain(`/*\n  Content-Security-Policy: ${policy}\n`);
});
