import { expect, test } from 'vitest';
import { type fetchTexts, type Language, languages } from '../../../src/messages/languages.ts';
import { SpokenTexts } from '../../../src/view/page/spoken-texts.svelte.ts';

/** What stands for the texts: their language and topic. */
const said = (texts: unknown) => (texts as { readonly said: string }).said;

/** Fetches nothing before it is let go, and what is let go with an error never. */
function slowly() {
  const waiting: { readonly go: () => void; readonly fail: () => void }[] = [];
  const asked: string[] = [];
  const fetch = (async (language: Language, topic: Parameters<typeof fetchTexts>[1]) => {
    asked.push(`${language} ${topic}`);
    await new Promise<void>((go, fail) => waiting.push({ go, fail: () => fail(new Error('no network')) }));
    return { said: `${language} ${topic}` };
  }) as unknown as typeof fetchTexts;
  const all = (how: 'go' | 'fail') => {
    for (const each of waiting.splice(0)) each[how]();
  };
  return { fetch, asked, all };
}

test.each(Object.keys(languages) as Language[])(
  'a first load fetches what it wants in %s, and no more',
  async (own) => {
    const { fetch, asked, all } = slowly();
    const texts = new SpokenTexts(own, fetch);
    const fetched = Promise.all([texts.fetch('workbench'), texts.fetch('lits')]);
    all('go');
    await fetched;
    expect(asked).toEqual([`${own} workbench`, `${own} lits`]);
    expect(said(texts.in('lits'))).toBe(`${own} lits`);
  },
);

test('the switch fetches all that is in use first, and only then switches', async () => {
  const { fetch, asked, all } = slowly();
  const texts = new SpokenTexts('en', fetch);
  const fetched = Promise.all([texts.fetch('workbench'), texts.fetch('matrix')]);
  all('go');
  await fetched;
  const spoken = texts.speak('zh');
  expect(asked.slice(2)).toEqual(['zh workbench', 'zh matrix']);
  expect(texts.language).toBe('en');
  expect(said(texts.in('matrix'))).toBe('en matrix');
  all('go');
  await spoken;
  expect(texts.language).toBe('zh');
  expect(said(texts.in('matrix'))).toBe('zh matrix');
});

test('where the other language cannot be had nothing changes', async () => {
  const { fetch, all } = slowly();
  const texts = new SpokenTexts('en', fetch);
  const fetched = texts.fetch('workbench');
  all('go');
  await fetched;
  const spoken = texts.speak('zh');
  all('fail');
  await expect(spoken).rejects.toThrow('no network');
  expect(texts.language).toBe('en');
  expect(said(texts.in('workbench'))).toBe('en workbench');
});

test('what is wanted while the language is switched is there in the new one', async () => {
  const { fetch, asked, all } = slowly();
  const texts = new SpokenTexts('en', fetch);
  const fetched = texts.fetch('workbench');
  all('go');
  await fetched;
  const [spoken, wanted] = [texts.speak('zh'), texts.fetch('compare')];
  const both = Promise.all([spoken, wanted]);
  // each is asked for in turn, at most once in either language
  for (let i = 0; i < 4; i++) {
    all('go');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await both;
  expect(texts.language).toBe('zh');
  expect(said(texts.in('compare'))).toBe('zh compare');
  expect(asked).toContain('zh compare');
});
