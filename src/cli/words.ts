import { fetchTexts } from '../messages/languages.ts';
import type { PuzzleTexts } from '../messages/puzzles/puzzle-texts.ts';
import { puzzles } from '../puzzles/registry.ts';

/** What an input should have had, in the words of each puzzle. */
export type Words = ReadonlyMap<string, PuzzleTexts['expected']>;

/** The command line speaks English. */
export async function fetchWords(): Promise<Words> {
  const texts = puzzles.map(async ({ id }) => [id, (await fetchTexts('en', id)).shell.expected] as const);
  return new Map(await Promise.all(texts));
}
