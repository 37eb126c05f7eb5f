/** 几个谜题的 IDA* 说明中完全相同的句子。 */
import { type Sentence, say } from '../sentence.ts';
import { count } from '../words-zh.ts';

/** 一个上限为什么不够。 */
const notEnough = (bound: number, nodes: number, prunes: number): string =>
  `上限 ${bound} 不够：${
    nodes === 1
      ? `唯一的节点因 f > ${bound} 被剪去。`
      : `这一轮 ${count(nodes)} 个节点中有 ${count(prunes)} 个因 f > ${bound} 被剪去，没有到达目标。`
  }`;

/** 每轮只加一时的新上限。 */
export const raised = (previous: number, bound: number, nodes: number, prunes: number): Sentence =>
  say`${notEnough(previous, nodes, prunes)}上限加一，变为 ${bound}。`;

/** f 与上限的比较。 */
export const sumOf = ({ g, h, bound }: { readonly g: number; readonly h: number; readonly bound: number }): string =>
  `f = g + h = ${g} + ${h} = ${g + h} ${g + h > bound ? `> ${bound}，超出上限。` : `≤ ${bound}，继续搜索这个节点。`}`;

/** 剪去的子树在没有估价时会有多大。 */
export const without = (nodes: number, capped: boolean): Sentence =>
  capped
    ? say`若改用 h = 1（朴素估价），在同一上限下这棵子树会超过 ${count(nodes)} 个节点（数到这里为止）。`
    : say`若改用 h = 1（朴素估价），在同一上限下这棵子树会有 ${count(nodes)} 个节点。`;
