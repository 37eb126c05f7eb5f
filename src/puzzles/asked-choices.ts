/**
 * Choices combine freely, also those that do not meet: a search from both ends asks for no estimate, whichever is chosen. Such
 * settings are one search, under one name, and a reader is not asked for what makes no difference.
 */
import { natures } from '../search/natures.ts';
import type { Puzzle } from './puzzle.ts';
import type { Settings } from './settings.ts';

/** The names of the choices that make a difference to these settings. */
export function askedChoices(puzzle: Puzzle, settings: Settings): string[] {
  const isAsked = (name: string) => name !== 'estimate' || natures[puzzle.method(settings)].hasEstimates;
  return Object.keys(puzzle.choices).filter(isAsked);
}
