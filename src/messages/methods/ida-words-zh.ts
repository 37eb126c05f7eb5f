/** 几个谜题的 IDA* 说明中完全相同的句子：每个走法的代价都是 1，上限每轮加一。 */
import { type Sentence, say } from '../sentence.ts';
import { count } from '../words-zh.ts';

/** 一个上限为什么不够。 */
const notEnough = (bound: number, nodes: number, prunes: number): string =>
  `上限 ${bound} 不够：${
    nodes === 1
      ? `唯一的节点因 f > ${bound} 被剪枝。`
      : `这一轮 ${count(nodes)} 个节点中有 ${count(prunes)} 个因 f > ${bound} 被剪枝，没有遇到目标。`
  }`;

/** 每轮只加一时的新上限。 */
export const raised = (previous: number, bound: number, nodes: number, prunes: number): Sentence =>
  say`${notEnough(previous, nodes, prunes)}h 从不高估，剪枝不会漏掉解，所以没有 f ≤ ${previous} 的解。每个走法的代价都是 1，所以上限加一，变为 ${bound}：任何长度都不会跳过。`;

/** f 与上限的比较。 */
export const sumOf = ({ g, h, bound }: { readonly g: number; readonly h: number; readonly bound: number }): string =>
  `f = g + h = ${g} + ${h} = ${g + h} ${g + h > bound ? `> ${bound}，超出上限。` : `≤ ${bound}，没有超出上限。`}`;

/** 只换估价函数、别的都不变时，剪去的子树会有多大。 */
export const without = (nodes: number, capped: boolean): Sentence =>
  capped
    ? say`若改用朴素的估价函数（h = 1），在同一上限下这棵子树会超过 ${count(nodes)} 个节点（数到这里为止）。`
    : say`若改用朴素的估价函数（h = 1），在同一上限下这棵子树会有 ${count(nodes)} 个节点。`;
