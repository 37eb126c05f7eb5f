/** What the reader chose for this browser: language, theme and numbering. Kept if the browser allows it. */
import * as v from 'valibot';
import { type Language, languages, type Texts } from '../../messages/languages.ts';
import type { PuzzleId } from '../../puzzles/puzzle-id.ts';
import { budgets, DEFAULT_BUDGET } from '../../trace/recording/budgets.ts';
import { SpokenTexts } from './spoken-texts.svelte.ts';

const spoken = Object.keys(languages) as [Language, ...Language[]];
export const themes = ['light', 'dark', 'projector'] as const;
export const numberings = ['all', 'hover', 'none'] as const;
export const flameColours = ['outcome', 'h', 'shared'] as const;
type Budget = (typeof budgets)[number];
type FlameColour = (typeof flameColours)[number];
type Theme = (typeof themes)[number];
type Numbering = (typeof numberings)[number];

const KEY = 'deepen';
const Kept = v.object({
  language: v.optional(v.picklist(spoken)),
  theme: v.optional(v.picklist(themes)),
  numbering: v.optional(v.picklist(numberings)),
  flameColour: v.optional(v.picklist(flameColours)),
  budget: v.optional(v.picklist(budgets)),
});

function kept(): v.InferOutput<typeof Kept> {
  try {
    const read = v.safeParse(Kept, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return read.success ? read.output : {};
  } catch {
    return {}; // storage is switched off, or holds something else
  }
}

/** The browser's language if it is one of ours. */
function ownLanguage(): Language {
  return spoken.find((language) => navigator.language.toLowerCase().startsWith(language)) ?? spoken[0];
}

class Preferences {
  readonly #kept = kept();
  readonly #texts = new SpokenTexts(this.#kept.language ?? ownLanguage());
  theme = $state<Theme>(this.#kept.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  numbering = $state<Numbering>(this.#kept.numbering ?? 'all');
  flameColour = $state<FlameColour>(this.#kept.flameColour ?? 'outcome');
  /** The most steps of a run that are recorded. */
  budget = $state<Budget>(this.#kept.budget ?? DEFAULT_BUDGET);

  /** The texts of the workbench, which have been fetched. */
  get t(): Texts['workbench'] {
    return this.in('workbench');
  }

  get language(): Language {
    return this.#texts.language;
  }

  /** The language chosen, as a page names it. */
  get code(): string {
    return languages[this.language].code;
  }

  /** The language that the switch goes to. */
  get nextLanguage(): Language {
    return spoken[(spoken.indexOf(this.language) + 1) % spoken.length] ?? spoken[0];
  }

  /** The texts of a topic or a puzzle in the language chosen; they have been fetched. */
  in<T extends keyof Texts>(topic: T): Texts[T] {
    return this.#texts.in(topic);
  }

  nameOf(puzzle: PuzzleId): string {
    return languages[this.language].puzzles[puzzle].name;
  }

  /** Fetches texts, before what needs them is shown. Fails if they cannot be had. */
  fetch(topic: keyof Texts): Promise<void> {
    return this.#texts.fetch(topic);
  }

  /** Says all that has been fetched in another language. Fails if that cannot be had, and then nothing changes. */
  speak(language: Language): Promise<void> {
    return this.#texts.speak(language);
  }

  keep(change: Omit<v.InferOutput<typeof Kept>, 'language'>): void {
    Object.assign(this, change);
    try {
      const { language, theme, numbering, flameColour, budget } = this;
      localStorage.setItem(KEY, JSON.stringify({ language, theme, numbering, flameColour, budget }));
    } catch {
      // not kept, but in force until the page is left
    }
  }
}

export const preferences = new Preferences();
