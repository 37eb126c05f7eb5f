/**
 * Which searches an ablation runs. A search is named by `formatSettings`; two with the same name are one. The order is that
 * of the puzzle's choices and of their values, so that the same question always gives the same table.
 */
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Settings } from '../puzzles/settings.ts';
import { formatSettings } from '../puzzles/settings-text.ts';
import type { Spread } from '../puzzles/spread.ts';

/** The searches that differ from `base` in nothing but some of the switches, which are names of choices: `base` comes first. */
export function searchesOf(puzzle: Puzzle, base: Settings, switches: readonly string[], spread: Spread): Settings[] {
  const varied = Object.entries(puzzle.choices).filter(([name]) => switches.includes(name));
  let searches: Settings[] = [base];
  for (const [name, values] of varied) {
    const others = values.filter((value) => value !== base[name]);
    const from = spread === 'each' ? [base] : searches;
    searches = [...searches, ...from.flatMap((one) => others.map((value) => ({ ...one, [name]: value })))];
  }
  return distinct(puzzle, searches);
}

/** The searches without those that have come before. */
export function distinct(puzzle: Puzzle, searches: readonly Settings[]): Settings[] {
  const names = searches.map((search) => formatSettings(puzzle, search));
  return searches.filter((_, i) => names.indexOf(names[i] as string) === i);
}
