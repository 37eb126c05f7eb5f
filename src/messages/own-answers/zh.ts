import { count } from '../words-zh.ts';
import { shortened } from '../workbench/input-facts.ts';
import type { OwnAnswersTexts } from './en.ts';

const inLine = (answer: string) => shortened(answer.split('\n').join(' / '));

/** 对拍时的全部文字。 */
export const zhOwnAnswers: OwnAnswersTexts = {
  title: '对拍：我的程序哪一组答错了？',
  field: '你的程序的输出',
  hint: '粘贴你的程序对上面这份竞赛输入的输出，或把输出文件拖到这里。空格和换行不影响比较。',
  held: (lines) => `文本很长：只显示前 ${lines} 行，但会全部比较。`,
  compare: '比较',
  soFar: (cases, all) => `共 ${count(all)} 组，已比较 ${count(cases)} 组，全部一致。`,
  same: (cases) => (cases === 0 ? '输入中没有测试数据，你的程序也没有输出。' : `比较了 ${count(cases)} 组，全部一致。`),
  differs: ({ number, given, expected, brief }) =>
    `第一个不一致的是第 ${count(number)} 组：你的答案是“${inLine(given)}”，应为“${inLine(expected)}”。这组输入：${shortened(brief)}。`,
  ends: (number, all) =>
    number === 1
      ? `你的程序没有输出，应有 ${count(all)} 组答案。`
      : `你的输出到第 ${count(number - 1)} 组就结束了，之前的全部一致；应有 ${count(all)} 组答案。`,
  more: (cases, given) => `比较了 ${count(cases)} 组，全部一致，但最后一组之后还有输出：“${inLine(given)}”。`,
  unknown: (number) =>
    `第 ${count(number)} 组的答案未知：这种搜索内存不够。${number === 1 ? '' : '之前的全部一致。'}请换一种搜索再比较。`,
  open: (number) => `逐步查看第 ${count(number)} 组`,
};
