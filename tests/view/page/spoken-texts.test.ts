import { expect, test } from 'vitest';
import { fetchTexts, type Language, languages } from '../../../src/messages/languages.ts';
import { SpokenTexts } from '../../../src/view/page/spoken-texts.svelte.ts';

/** Fetches nothing before it is let go, and what is let go with an error never. */
function slowly() {
  const waiting: { readonly go: () => void; readonly fail: () => void }[] = [];
  const asked: string[] = [];
  const fetch = (async (language: Language, topic: Parameters<typeof fetchTexts>[1]) => {
    asked.push(`${language} ${topic}`);
    await new Promise<void>((go, fail) => waiting.push({ go, fail: () => fail(new Error('no network')) }));
    return fetchTexts(language, topic);
  }) as typeof fetchTexts;
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
    expect(texts.in('lits')).toBe(await fetchTexts(own, 'lits'));
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
  expect(texts.in('matrix')).toBe(await fetchTexts('en', 'matrix'));
  all('go');
  await spoken;
  expect(texts.language).toBe('zh');
  expect(texts.in('matrix')).toBe(await fetchTexts('zh', 'matrix'));
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
  expect(texts.in('workbench')).toBe(await fetchTexts('en', 'workbench'));
});

test('what is wanted while the language is switched is there in the new one', async () => {
  const { fetch, asked, all } = slowly();
  const texts = new SpokenTexts('en', fetch);
  const fetched = texts.fetch('workbench');
  all('go');
  await fetched;
  const [spoken, wanted] = [texts.speak('zh'), texts.fetch('compare')];
  let isOver = false;
  void Promise.all([spoken, wanted]).then(() => {
    isOver = true;
  });
  while (!isOver) {
    all('go');
    await Promise.resolve();
  }
  expect(texts.language).toBe('zh');
  expect(texts.in('compare')).toBe(await fetchTexts('zh', 'compare'));
  expect(asked).toContain('zh compare');
});
