import { expect, test } from 'vitest';
import { enOwnAnswers } from '../../../src/messages/own-answers/en.ts';
import { zhOwnAnswers } from '../../../src/messages/own-answers/zh.ts';

const turned = { number: 3, given: 'DADCABHD\n2', expected: 'BBBDAGGH\n3', brief: '11 12' };

test('a case that differs is named with both answers, each in one line', () => {
  expect(enOwnAnswers.differs(turned)).toBe(
    'Case 3 is the first that differs: your answer is “DADCABHD / 2”, expected “BBBDAGGH / 3”. Its input: 11 12.',
  );
  expect(zhOwnAnswers.differs(turned)).toBe(
    '第一个不一致的是第 3 组：你的答案是“DADCABHD / 2”，应为“BBBDAGGH / 3”。这组输入：11 12。',
  );
});

test('what was printed is shown without the characters that a reader cannot see, and not without end', () => {
  const told = enOwnAnswers.differs({ ...turned, given: `\u001B[31m${'9'.repeat(200)}` });
  expect(told).not.toContain('\u001B');
  expect(told.length).toBeLessThan(200);
});

test('an output that ends is told from one that never began', () => {
  expect([enOwnAnswers.ends(1, 1), zhOwnAnswers.ends(1, 1)]).toEqual([
    'Your program printed nothing: 1 answer expected.',
    '你的程序没有输出，应有 1 组答案。',
  ]);
  expect([enOwnAnswers.ends(3, 10), zhOwnAnswers.ends(3, 10)]).toEqual([
    'Your output ends after case 2, with all alike up to there: 10 answers expected.',
    '你的输出到第 2 组就结束了，之前的全部一致；应有 10 组答案。',
  ]);
});

test('nothing is said to be alike before a first case without a known answer', () => {
  expect(enOwnAnswers.unknown(1)).not.toContain('alike');
  expect(enOwnAnswers.unknown(2)).toContain('Those before it are alike.');
  expect(zhOwnAnswers.unknown(1)).not.toContain('一致');
});
