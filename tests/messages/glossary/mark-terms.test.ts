import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enGlossary } from '../../../src/messages/glossary/en.ts';
import { isMark, type Marked, Marker } from '../../../src/messages/glossary/mark-terms.ts';
import { zhGlossary } from '../../../src/messages/glossary/zh.ts';
import { type Sentence, say } from '../../../src/messages/sentence.ts';
import { node } from '../../../src/messages/words-en.ts';

const english = new Marker(enGlossary.entries);
const chinese = new Marker(zhGlossary.entries);

/** `[bound] 3`: what is marked, in brackets. */
const shown = (marked: Marked) =>
  marked.map((part) => (typeof part === 'string' ? part : isMark(part) ? `[${part.text}]` : part.text)).join('');
const termsOf = (marked: Marked) => marked.filter(isMark).map(({ term }) => term);
const plainOf = (said: Marked) => said.map((part) => (typeof part === 'string' ? part : part.text)).join('');

test('2.10: a term is marked where it first occurs, and only there', () => {
  expect(shown(english.mark(['Bound 2 was not enough. The bound goes up by one to 3.']))).toBe(
    '[Bound] 2 was not enough. The bound goes up by one to 3.',
  );
});

test('2.10: the longest word that fits is marked', () => {
  expect(shown(english.mark(['A lower bound, not a bound: iterative deepening.']))).toBe(
    'A [lower bound], not a [bound]: [iterative deepening].',
  );
  expect(termsOf(english.mark(['the effective branching factor of IDA* and A*']))).toEqual([
    'branching-factor',
    'iterative-deepening',
    'a-star',
  ]);
  expect(shown(chinese.mark(['估价函数在次要列上，这一轮的估价']))).toBe('[估价函数]在[次要列]上，[这一轮]的估价');
});

test('2.10: no English word is marked inside another one', () => {
  for (const text of [
    'unbounded',
    'bound-free',
    'removed nodelike',
    'the cutter',
    'come back into',
    'IDA*2',
    'predominance',
  ])
    expect(termsOf(english.mark([text])), text).toEqual(text === 'IDA*2' ? ['iterative-deepening'] : []);
});

test('2.10: a word is not cut in two where two strings of a sentence meet', () => {
  expect(termsOf(english.mark(['un', 'bound', 'ed']))).toEqual([]);
  expect(shown(english.mark(['node', 's']))).toBe('[nodes]');
});

test('2.10: Back with a capital is the way back, any other back is not', () => {
  expect(termsOf(english.mark(['no solution below. Back.']))).toEqual(['backtrack']);
  expect(termsOf(english.mark(['it is back on the list']))).toEqual([]);
});

test('2.10: g, h and f are marked where a figure follows, not as letters', () => {
  expect(shown(english.mark(['f = g + h = 1 + 2 = 3 ≤ 4, a digit h']))).toBe(
    '[f] = [g] + [h] = 1 + 2 = 3 ≤ 4, a digit h',
  );
  expect(shown(english.mark(['row r and g f h']))).toBe('row r and g f h');
  expect(shown(chinese.mark(['起点的 h = 3，f>4']))).toBe('起点的 [h] = 3，[f]>4');
});

test('2.10: a heading that is one letter is marked, and words of a heading are', () => {
  expect(english.heading('h')).toEqual([{ term: 'h', text: 'h' }]);
  expect(shown(english.heading('Bounds'))).toBe('[Bounds]');
  expect(shown(english.heading('Least f'))).toBe('[Least f]');
  expect(shown(english.heading('Board'))).toBe('Board');
  expect(shown(chinese.heading('各轮上限'))).toBe('[各轮][上限]');
});

test('2.10: Chinese is marked without word borders, and a Latin name beside it too', () => {
  expect(shown(chinese.mark(['剪枝后回溯到节点 #3 的局面']))).toBe('[剪枝]后[回溯]到[节点] #3 的[局面]');
  expect(shown(chinese.mark(['列（元素）是格子，行（选项）是放法']))).toBe('[列（元素）]是格子，[行（选项）]是放法');
  expect(shown(chinese.mark(['而A*保存局面，IDA*只保存路径']))).toBe('而[A*]保存[局面]，[IDA*]只保存路径');
});

test('2.10: things are left alone', () => {
  const marked = english.mark(say`Node ${node(3)} is cut.`);
  expect(marked).toEqual([{ term: 'node', text: 'Node' }, ' ', node(3), ' is ', { term: 'cut', text: 'cut' }, '.']);
});

test('2.10: whatever is said, it reads the same when marked', () => {
  const words = [...Object.values(enGlossary.entries), ...Object.values(zhGlossary.entries)].flatMap(({ words }) =>
    words.split('|'),
  );
  const part = fc.oneof(
    fc.constantFrom(...words),
    fc.string(),
    fc.constantFrom(' ', '。', 'h = ', '3'),
    fc.constant(node(2)),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (sentence: Sentence) => {
      for (const marker of [english, chinese]) {
        const marked = marker.mark(sentence);
        expect(plainOf(marked)).toBe(plainOf(sentence));
        expect(new Set(termsOf(marked)).size).toBe(termsOf(marked).length);
      }
    }),
  );
});
