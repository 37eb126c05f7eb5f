import { expect, test } from 'vitest';
import { fetchTexts } from '../../../src/messages/languages.ts';
import { plain } from '../../../src/messages/sentence.ts';
import { allLanguages } from '../in-all.ts';

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
