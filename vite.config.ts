import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { licences } from './scripts/licences.mjs';
import { headers, headersFile, policy } from './scripts/policy.mjs';

const notices = licences();

/** Writes the Content-Security-Policy into the built page, so that it holds on any server, and into a file that some servers read. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile });
    },
  };
}

export default defineConfig({
  root: 'src',
  publicDir: '../static',
  base: './',
  plugins: [
    svelte({ configFile: fileURLToPath(new URL('svelte.config.js', import.meta.url)) }),
    contentSecurityPolicy(),
    notices.page,
  ],
  build: {
    target: 'es2022',
    outDir: '../dist/site',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // tells scripts/size.mjs which file is which
    manifest: true,
    // what the page and its later parts share of these is one file each: a dozen small ones compress worse
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /src\/(address|puzzles|search|trace|worker)\/(?!record|path-trace)/,
              minShareCount: 2,
            },
            { name: 'shown', test: /src\/(layout|view\/(scene|page))\/(?!.*([cC]ontest|save))/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [notices.worker] },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', headers },
  test: {
    root: '.',
    environment: 'node',
    isolate: false,
    pool: 'threads',
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'short',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.long.test.ts'],
          testTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'long', include: ['tests/**/*.long.test.ts'], testTimeout: 240_000 } },
    ],
  },
});
