// npm run bench. Built first, as the product is: through a dev server's module runner every import would be a
// property access, and the figures would be its own.
import { spawnSync } from 'node:child_process';
import { build } from 'vite';

const outDir = 'node_modules/.cache/bench';

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'bench/main.ts',
    target: 'node20',
    outDir,
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'bench.mjs' } },
  },
});
const { status } = spawnSync(process.execPath, [`${outDir}/bench.mjs`], { stdio: 'inherit' });
process.exitCode = status ?? 1;
