import { fetchTexts, type Language, languages, type Texts } from '../../src/messages/languages.ts';

/** The languages, each with a name for a test. */
export const allLanguages = Object.keys(languages) as Language[];

/** The texts of a topic or a puzzle in every language: English, which the others are held against, comes first. */
export async function inAll<T extends keyof Texts>(topic: T): Promise<readonly Texts[T][]> {
  return Promise.all(allLanguages.map((language) => fetchTexts(language, topic)));
}
