/** The checks as one script for a page, however many files they are. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

let script: Promise<string> | undefined;

export function looksScript(): Promise<string> {
  script ??= bundled();
  return script;
}

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('in-page/index.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'looks' } },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((each) => 'output' in each);
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('no script came of the checks');
  // lib builds declare a variable, which no other script need see
  return `${chunk.code}\nglobalThis.looks = looks;`;
}
