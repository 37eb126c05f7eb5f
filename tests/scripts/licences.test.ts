import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licencesText, noticeOf, packageFolder, packagesIn } from '../../scripts/licences.mjs';

test('6.7: the package of a module is the innermost one, scope and all', () => {
  expect(packageFolder('/a/node_modules/d3-zoom/src/zoom.js')).toBe('/a/node_modules/d3-zoom');
  expect(packageFolder('/a/node_modules/x/node_modules/@s/y/index.js')).toBe('/a/node_modules/x/node_modules/@s/y');
  expect(packageFolder('C:\\a\\node_modules\\x\\i.js')).toBe('C:\\a\\node_modules\\x');
  expect(packageFolder('/a/src/search/ida-star.ts')).toBe(null);
  expect(packageFolder('\0vite/preload-helper.js')).toBe('node_modules/vite');
});

test('6.7: only packages of which something was bundled count, each once', () => {
  const module = (renderedLength: number) => ({ renderedLength });
  const chunks = [
    {
      modules: { '/n/node_modules/b/1.js': module(5), '/n/node_modules/a/1.js': module(1), '/n/src/own.ts': module(9) },
    },
    { modules: { '/n/node_modules/b/2.js': module(5), '/n/node_modules/shaken/1.js': module(0) } },
  ];
  expect(packagesIn(chunks)).toEqual(['/n/node_modules/a', '/n/node_modules/b']);
});

test('6.7: a notice is the package’s own, and ours comes first', () => {
  const text = licencesText(['node_modules/d3-zoom', 'node_modules/d3-ease']);
  expect(text).toMatch(/^MIT License[\s\S]*d3-ease .*BSD-3-Clause[\s\S]*d3-zoom .*ISC/);
  // and not of what a bundler is itself made of
  expect(noticeOf('node_modules/vite').text.length).toBeLessThan(3000);
});

test('6.7: a package without a notice stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deepen-'));
  writeFileSync(join(folder, 'package.json'), '{"name": "x", "version": "1.0.0"}');
  expect(() => noticeOf(folder)).toThrow('x 1.0.0 has no notice');
});
