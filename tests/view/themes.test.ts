import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const view = new URL('../../src/view/', import.meta.url);
const styles = readdirSync(view, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|svelte)$/.test(file));
const textOf = (file: string) => readFileSync(new URL(file, view), 'utf8');

test('5: the dark theme is the light one in other colours: nothing has other measures in it', () => {
  const files = styles.filter((file) => /data-theme="?dark|prefers-color-scheme/.test(textOf(file)));
  expect(files).toEqual(['themes.css']);
  const [, dark = ''] = /^:root\[data-theme="dark"\] \{([^}]*)\}/m.exec(textOf('themes.css')) ?? [];
  const rules = dark.split(';').flatMap((rule) => rule.trim() || []);
  expect(rules.length).toBeGreaterThan(20);
  for (const rule of rules) expect(rule).toMatch(/^(color-scheme: dark|--[\w-]+: (#[\da-f]{3,8}|rgb\([^)]*\)))$/);
  expect(textOf('themes.css').match(/data-theme="dark"/g)).toHaveLength(1);
});
