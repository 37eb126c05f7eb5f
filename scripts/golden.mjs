// npm run golden: writes the golden traces anew. Read the difference before committing it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

/** @typedef {typeof import('../tests/trace/golden-traces.ts')} Golden */
const { module } = /** @type {{ module: Golden }} */ (
  await runnerImport('./tests/trace/golden-traces.ts', { configFile: false })
);

for (const folder of new Set(module.goldenTraces.map(({ file }) => dirname(file)))) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
for (const { file, text } of module.goldenTraces) {
  writeFileSync(file, text);
  console.log(`${file}: ${text.split('\n').length - 1} steps`);
}
