/** The texts that are on the screen or have been, all of one language: a part is fetched when it is first wanted. */
import { fetchTexts, type Language, type Texts } from '../../messages/languages.ts';

export class SpokenTexts {
  language: Language = $state('en');
  #fetched: Partial<Texts> = $state.raw({});
  readonly #fetch: typeof fetchTexts;

  constructor(language: Language, fetch = fetchTexts) {
    this.language = language;
    this.#fetch = fetch;
  }

  /** The texts of a topic or a puzzle, which have been fetched. */
  in<T extends keyof Texts>(topic: T): Texts[T] {
    return this.#fetched[topic] as Texts[T];
  }

  /** Fetches texts, before what needs them is shown. Fails if they cannot be had. */
  async fetch(topic: keyof Texts): Promise<void> {
    while (!(topic in this.#fetched)) {
      const { language } = this;
      const texts = await this.#fetch(language, topic);
      // another language may have been chosen meanwhile
      if (language === this.language) this.#fetched = { ...this.#fetched, [topic]: texts };
    }
  }

  /** Says all that has been fetched in another language. Fails if that cannot be had, and then nothing changes. */
  async speak(language: Language): Promise<void> {
    let fetched: Partial<Texts> = {};
    // more may be wanted meanwhile
    for (let topics = this.#missingIn(fetched); topics.length > 0; topics = this.#missingIn(fetched)) {
      const texts = await Promise.all(topics.map((topic) => this.#fetch(language, topic)));
      fetched = { ...fetched, ...Object.fromEntries(topics.map((topic, i) => [topic, texts[i]])) };
    }
    this.#fetched = fetched;
    this.language = language;
  }

  #missingIn(fetched: Partial<Texts>): (keyof Texts)[] {
    const topics = Object.keys(this.#fetched) as (keyof Texts)[];
    return topics.filter((topic) => !(topic in fetched));
  }
}
