import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('src/view/app.css', 'utf8');

/** The colours of a theme by their names: those it sets itself, over those of the light one. */
function palette(theme: string): Map<string, string> {
  const block = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  const set = `${block(':root {')}${theme === 'light' ? '' : block(`:root[data-theme="${theme}"]`)}`;
  return new Map([...set.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is written on what, on the boards and beside them: a name of the palette, or a colour. */
const texts: readonly (readonly [what: string, text: string, ground: string])[] = [
  ['ids of sticks', 'ink', 'paper'],
  ['ids of missing sticks', 'ink-pale', 'paper'],
  ['the order on its disc', '#1b1b1b', 'removed'],
  ['numbers of counted squares, badges, marks', 'counted-ink', 'paper'],
  ['numbers of books', 'ink', 'alive'],
  ['numbers of books moved', 'ink', 'now-tint'],
  ['numbers of books pointed at', 'ink', 'lit'],
  ['places of the shelf, rows and columns of LITS', 'ink-pale', 'paper'],
  ['digit 1', 'ink', 'paper'],
  ['digit 2', '#1b1b1b', 'wood'],
  ['digit 3', 'paper', 'ink-soft'],
  ['letters of moves', 'ink', 'ground'],
  ['the letter of the move made', 'on-now', 'now'],
  ['letters of moves left out', 'skipped', 'paper'],
  ['letters of pieces', 'on-goal', 'wood-light'],
  ['the letter of the piece tried', 'on-now', 'now'],
  ['options of a cell', 'ink-soft', 'alive'],
  ['options of a cell where the shape could go', 'ink-soft', 'now-tint'],
  ['covered columns', 'ink-soft', 'ground'],
  ['hidden rows', 'ink-soft', 'paper'],
  ['placed rows', 'removed-ink', 'paper'],
  ['bounds on the strip', 'ink', 'ground'],
  ['what is said in small', 'ink-soft', 'paper'],
  ['what is said of cuts', 'cut-ink', 'paper'],
];
const marks: typeof texts = [
  ['dots of missing sticks', 'missing', 'paper'],
  ['heads of sticks', 'match-head', 'paper'],
  ['sticks, and the covers of books', 'wood', 'paper'],
  ['edges of the dashes of removed sticks', 'removed-ink', 'paper'],
  ['crosses of broken squares', 'ink-pale', 'paper'],
  ['frames of counted squares', 'counted', 'paper'],
  ['frames of skipped squares', 'skipped', 'paper'],
  ['the outline of now', 'now', 'paper'],
  ['what has been visited on the strip', 'now', 'ground'],
  ['crosses and hatching at a dead end', 'cut', 'alive'],
  ['bars of cut nodes', 'cut', 'paper'],
  ['bars of searched nodes', 'line-strong', 'paper'],
  ['gaps of the shelf', 'ink-soft', 'paper'],
  ['frames of moves', 'line-strong', 'ground'],
];

describe.each(['light', 'dark', 'projector'])('5.7: in the theme %s', (theme) => {
  const colours = palette(theme);
  const named = (name: string) => (name.startsWith('#') ? name : (colours.get(name) ?? name));

  test.each(texts)('%s can be read', (_, text, ground) => {
    expect(contrast(named(text), named(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('%s can be seen', (_, mark, ground) => {
    expect(contrast(named(mark), named(ground))).toBeGreaterThanOrEqual(3);
  });
});
