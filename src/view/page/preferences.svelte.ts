/** What the reader chose for this browser: language, theme and numbering. Kept if the browser allows it. */
import * as v from 'valibot';
import type { Messages } from '../../messages/workbench/en.ts';
import { budgets, DEFAULT_BUDGET } from '../../trace/record.ts';

const languages = ['en', 'zh'] as const;
export const themes = ['light', 'dark', 'projector'] as const;
export const numberings = ['all', 'hover', 'none'] as const;
export const flameColours = ['outcome', 'h', 'shared'] as const;
type Budget = (typeof budgets)[number];
type FlameColour = (typeof flameColours)[number];
export type Theme = (typeof themes)[number];
type Numbering = (typeof numberings)[number];

/** The texts of a language are fetched when it is first wanted. */
const fetchTexts: Readonly<Record<(typeof languages)[number], () => Promise<Messages>>> = {
  en: async () => (await import('../../messages/workbench/en.ts')).en,
  zh: async () => (await import('../../messages/workbench/zh.ts')).zh,
};

const KEY = 'deepen';
const Kept = v.object({
  language: v.optional(v.picklist(languages)),
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

class Preferences {
  readonly #kept = kept();
  language: (typeof languages)[number] = $state(
    this.#kept.language ?? (navigator.language.toLowerCase().startsWith('zh') ? 'zh' : 'en'),
  );
  theme = $state<Theme>(this.#kept.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  numbering = $state<Numbering>(this.#kept.numbering ?? 'all');
  flameColour = $state<FlameColour>(this.#kept.flameColour ?? 'outcome');
  /** The most steps of a run that are recorded. */
  budget = $state<Budget>(this.#kept.budget ?? DEFAULT_BUDGET);

  /** The texts of the workbench in the language chosen; there once `speak` has been waited for. */
  t: Messages = $state.raw({} as Messages);

  /** Texts that come in both languages, in the language chosen. */
  in<T>(texts: { readonly en: T; readonly zh: T }): T {
    return texts[this.language];
  }

  /** Fetches the texts of a language and shows them. Fails if they cannot be had, and then nothing changes. */
  async speak(language: (typeof languages)[number]): Promise<void> {
    this.t = await fetchTexts[language]();
    this.language = language;
  }

  keep(change: Partial<v.InferOutput<typeof Kept>>): void {
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
