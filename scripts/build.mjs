// npm run build: dist/site/, static files that run from any sub-path, and dist/cli/deepen.js.
import { chmodSync } from 'node:fs';
import { build } from 'vite';
import { licences } from './licences.mjs';

await build({ logLevel: 'warn' });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [licences().page],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli/main.ts',
    target: 'node20',
    outDir: 'dist/cli',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'deepen.js', banner: '#!/usr/bin/env node' } },
  },
});
chmodSync('dist/cli/deepen.js', 0o755);
