import { count } from '../words-zh.ts';
import { shortened } from '../workbench/input-facts.ts';
import type { FindTexts } from './en.ts';

/** 查找节点一栏的文字。 */
export const zhFind: FindTexts = {
  title: '查找节点',
  trait: '按什么查找',
  value: '值',
  traits: { depth: '深度', h: 'h', f: 'f', overflow: '剪枝时的 f', fall: 'h 至少下降' },
  previous: '上一个（Shift + Enter）',
  next: '下一个（Enter）',
  close: '关闭（Esc）',
  found: (at, of, sure) =>
    `${at === null ? '' : `第 ${count(at)} 个，`}${sure === 'final' ? '共' : '目前共'} ${count(of)} 个`,
  missed: { next: '后面没有了', previous: '前面没有了' },
  none: '没有这样的节点',
  asFar: (refusal) => `${refusal}（只就已记录的部分而言）`,
  unknownMove: (move, found, first, last) => `没有${move}“${shortened(found)}”（${first} 到 ${last}）`,
  unknownValue: (what, found, from, to) => `${what} ${count(found)}：没有这样的节点（${count(from)} 到 ${count(to)}）`,
};
