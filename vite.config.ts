import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Nothing inline, nothing evaluated, nothing from another host. Styles set by script are properties, not text. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the Content-Security-Policy into the built page, so that it holds on any server. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
    ],
  };
}

export default defineConfig({
  root: 'src',
  publicDir: '../static',
  base: './',
  plugins: [
    svelte({ configFile: fileURLToPath(new URL('svelte.config.js', import.meta.url)) }),
    contentSecurityPolicy(),
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
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
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
