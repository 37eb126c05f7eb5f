import { expect, test } from 'vitest';
import { fetchTexts } from '../../../src/messages/languages.ts';
import { plain } from '../../../src/messages/sentence.ts';
import { allLanguages } from '../in-all.ts';

const at = { open: 12, closed: 1 };
const node = { id: 7, g: 2, h: 3, at };

test.each(allLanguages)('A* tells every kind of step in %s, with its figures', async (language) => {
  const say = await fetchTexts(language, 'best-first');
  const told = [
    say.firstBound(3),
    say.raised(3, 4, at),
    say.estimate(2, 3),
    say.estimate(2, 0),
    say.expand(node),
    say.keep(node),
    say.duplicate(7, 3, 5, 2),
    say.replace(node, { known: 5, g: 4, was: 'open' }),
    say.replace(node, { known: 5, g: 4, was: 'closed' }),
    say.closed(7, 1, at),
    say.goal(['A', 'C'], at),
    say.goal([], at),
    say.end(['A'], 99, 50),
    say.end(null, 99, 50),
    say.bounded(4, 99, 50),
    say.full(50, 4),
  ].map(plain);
  expect(new Set(told).size).toBe(told.length);
  for (const text of told) expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh');
  expect(told[4]).toMatch(/2 \+ 3 = 5/);
  expect(told[6]).toMatch(/#7.*#5/);
});
