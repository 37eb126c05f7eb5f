/** The page as it comes, before any script. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/messages/languages.ts';

const page = readFileSync('src/index.html', 'utf8');
const style = readFileSync('static/starting.css', 'utf8');

test('6.1: no translator touches the page, which has both languages built in', () => {
  expect(page).toMatch(/<html [^>]*translate="no"/);
  expect(page).toContain('<meta name="google" content="notranslate">');
});

describe.each(Object.values(languages))('in $name', ({ code }) => {
  const text = new RegExp(`<section lang="${code}">([\\s\\S]*?)</section>`).exec(page)?.[1] ?? '';

  test('6.5: it says what to do where no script runs', () => {
    expect(text).toContain('npm start');
    expect(text).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
    expect(text).toMatch(/Load the page again|重新加载页面/);
  });
});

test('6.5: that text waits before it shows, so that it is not seen when all is well', () => {
  expect(style).toMatch(/animation: 1ms 1500ms backwards starting/);
  expect(page).not.toMatch(/<script(?![^>]*src=)|<style/);
});
