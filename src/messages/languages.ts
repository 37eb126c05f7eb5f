import { en, type LanguageTexts } from './en.ts';
import { zh } from './zh.ts';

/** The only list of languages, in the order in which the switch goes round. The first is for readers of any other. */
export const languages = { en, zh };

export type Language = keyof typeof languages;

/** What may be asked for: a topic, or a puzzle by its id. */
export type Texts = {
  [T in keyof LanguageTexts['topics']]: Awaited<ReturnType<LanguageTexts['topics'][T]>>;
} & {
  [P in keyof LanguageTexts['puzzles']]: Awaited<ReturnType<LanguageTexts['puzzles'][P]['texts']>>;
};

/** The texts of one topic or puzzle in one language. Fails if they cannot be had, as without a network. */
export function fetchTexts<T extends keyof Texts>(language: Language, topic: T): Promise<Texts[T]>;
export function fetchTexts(language: Language, topic: keyof Texts): Promise<unknown> {
  const { topics, puzzles } = languages[language];
  return isIn(topics, topic) ? topics[topic]() : puzzles[topic].texts();
}

function isIn<Topics extends object>(topics: Topics, topic: PropertyKey): topic is keyof Topics {
  return Object.hasOwn(topics, topic);
}
