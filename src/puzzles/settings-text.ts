import { askedChoices } from './asked-choices.ts';
import type { Puzzle } from './puzzle.ts';
import type { Settings } from './settings.ts';

/** The preset's name, or where no preset has them the values that differ from the default preset's, joined by `+`. */
export function formatSettings(puzzle: Puzzle, settings: Settings): string {
  const names = askedChoices(puzzle, settings);
  const preset = Object.entries(puzzle.presets).find(([, s]) => names.every((name) => s[name] === settings[name]));
  const [standard] = Object.values(puzzle.presets);
  const chosen = names.filter((name) => settings[name] !== standard?.[name]);
  return preset ? preset[0] : chosen.map((name) => settings[name]).join('+');
}

/**
 * Reads a preset's name or choices joined by `+`, such as `naive+ascending`; what is not said is as in the default
 * preset. Returns null if a word is neither, or speaks of a choice already made.
 */
export function parseSettings(puzzle: Puzzle, text: string): Settings | null {
  const presets = Object.entries(puzzle.presets);
  const preset = presets.find(([name]) => name === text);
  if (preset) return preset[1];
  const settings: Record<string, string> = { ...presets[0]?.[1] };
  const said = new Set<string>();
  for (const word of text.split('+')) {
    const choice = Object.entries(puzzle.choices).find(([, values]) => values.includes(word));
    if (!choice || said.has(choice[0])) return null;
    said.add(choice[0]);
    settings[choice[0]] = word;
  }
  return settings;
}
