// npm run arch: the house rules of .dependency-cruiser.cjs, over every import there is. The cruiser reads a component as the compiler
// leaves it, without its imports of types; so it is given a copy of src in which each component is the script inside it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const copy = 'node_modules/.cache/arch';
rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
cpSync('src', `${copy}/src`, { recursive: true });
for (const file of ['tsconfig.json', '.dependency-cruiser.cjs', 'package.json']) cpSync(file, `${copy}/${file}`);
symlinkSync(fileURLToPath(new URL('../node_modules', import.meta.url)), `${copy}/node_modules`, 'junction');

for (const name of readdirSync(`${copy}/src`, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.svelte')) continue;
  const file = `${copy}/src/${name}`;
  const scripts = readFileSync(file, 'utf8').matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g);
  // an import of Board.svelte finds Board.svelte.ts
  writeFileSync(`${file}.ts`, Array.from(scripts, ([, script]) => script).join('\n'));
  rmSync(file);
}

const cruiser = fileURLToPath(import.meta.resolve('dependency-cruiser'));
const bin = cruiser.replace(/src[\\/]main[\\/]index\.mjs$/, 'bin/dependency-cruise.mjs');
const { status } = spawnSync(
  process.execPath,
  [bin, 'src', '--config', '.dependency-cruiser.cjs', ...process.argv.slice(2)],
  {
    cwd: copy,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
