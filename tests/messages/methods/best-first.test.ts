import { expect, test } from 'vitest';
import { fetchTexts } from '../../../src/messages/languages.ts';
import { plain } from '../../../src/messages/sentence.ts';
import { allLanguages, inAll } from '../in-all.ts';

const at = { open: 12, closed: 1 };
const node = { id: 7, g: 2, h: 3, at };
const run = { nodes: 99, held: 50 };
const fall = { from: 3, to: 7, before: 5, after: 3, cost: 1 };

test.each(allLanguages)('A* tells every kind of step in %s, with its figures', async (language) => {
  const say = await fetchTexts(language, 'best-first');
  const other = [language === 'zh' ? '谜题的话。' : 'The puzzle’s words.'];
  const told = [
    say.firstBound(3, '3'),
    say.firstBound(0, '0'),
    say.raised(3, 4, '4', at),
    say.estimate({ g: 2, h: 3 }, other),
    say.expand(node),
    say.keep(node, 'other'),
    say.keep(node, 'goal'),
    say.duplicate({ id: 7, g: 3 }, { id: 5, g: 2 }, other),
    say.replace(node, { id: 5, g: 4 }),
    say.reopen(node, { id: 5, g: 4 }, fall),
    say.closed(7, 3, 1, at),
    say.closed(7, 0, 0, at),
    say.goal(['A', 'C'], '2', at),
    say.goal([], '0', at),
    say.end(other, run, 3),
    say.end(other, run, null),
    say.exhausted(run),
    say.bounded(4, other, run),
    say.full(50, '4'),
  ].map(plain);
  expect(new Set(told).size).toBe(told.length);
  for (const text of told) expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh');
  expect(told[4]).toMatch(/2 \+ 3 = 5/);
  expect(told[7]).toMatch(/#7.*#5/);
});

test('1.4: after an expansion it is told how many of the nodes entered were dropped, and why', async () => {
  const [en, zh] = await inAll('best-first');
  expect(en && plain(en.closed(7, 3, 0, at))).toContain('3 nodes entered, none of them dropped.');
  expect(en && plain(en.closed(7, 3, 1, at))).toContain(
    '1 of them dropped, as a way there that costs no more was known.',
  );
  expect(en && plain(en.closed(7, 3, 2, at))).toContain(
    '2 of them dropped, as ways there that cost no more were known.',
  );
  expect(zh && plain(zh.closed(7, 3, 0, at))).toContain('进入了 3 个节点，都保存了。');
  expect(zh && plain(zh.closed(7, 3, 2, at))).toContain('其中 2 个没有保存，因为它们的局面已有代价不更大的走法。');
});

test('2.2: of two ways the cheaper is told, for where moves have costs of their own it need not be the shorter', async () => {
  const [en, zh] = await inAll('best-first');
  for (const text of [
    en?.firstBound(3, '3'),
    en?.replace(node, { id: 5, g: 4 }),
    en?.reopen(node, { id: 5, g: 4 }, fall),
  ])
    expect(plain(text ?? [])).not.toMatch(/short|longer/);
  for (const text of [
    zh?.firstBound(3, '3'),
    zh?.replace(node, { id: 5, g: 4 }),
    zh?.reopen(node, { id: 5, g: 4 }, fall),
  ])
    expect(plain(text ?? [])).not.toMatch(/短|长/);
});
