// npm run bench. Built first, as the product is: through a dev server's module runner every import would be a
// property access, and the figures would be its own.
import { spawnSync } from 'node:child_process';
import { build } from 'vite';

const outDir = 'node_modules/.cache/bench';
const benches = ['main', 'strong', 'frames', 'moments', 'lits'];

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir,
    emptyOutDir: true,
    rollupOptions: {
      input: benches.map((name) => `bench/${name}.ts`),
      output: { entryFileNames: '[name].mjs' },
    },
  },
});
// each in a process of its own, so that neither measures what the engine made of the other
const statuses = benches.map(
  (name) => spawnSync(process.execPath, [`${outDir}/${name}.mjs`], { stdio: 'inherit' }).status ?? 1,
);
process.exitCode = Math.max(...statuses);
