import { list, say } from '../sentence.ts';
import { count, node } from '../words-zh.ts';
import type { BestFirstMessages } from './best-first-en.ts';
import type { ListFacts } from './best-first-facts.ts';

const lists = ({ open, closed }: ListFacts) =>
  `开放表有 ${count(open)} 个节点，关闭表有 ${count(closed)} 个，全部保存在内存里。`;
const moves = (names: readonly string[]) => list([...names], '、');

/** A* 每一步的说明，对任何谜题都适用。 */
export const zhBestFirst: BestFirstMessages = {
  firstBound: (h) =>
    say`A* 保存它进入过的所有节点，每次扩展 f 最小的一个。起点的 h = ${h}，所以任何解的长度都不小于 ${h}。`,
  raised: (previous, bound, at) =>
    say`开放表里已经没有 f ≤ ${previous} 的节点：最小的 f 变为 ${bound}，所以任何解的长度都不小于 ${bound}。${lists(at)}`,
  estimate: (g, h) =>
    h === 0
      ? say`h = 0：这是目标。f = g + h = ${g} + 0 = ${g}。等到没有 f 更小的节点时，才知道它是不是最优。`
      : say`h = ${h}。f = g + h = ${g} + ${h} = ${g + h}，它按这个值排进开放表。`,
  expand: ({ id, g, h, at }) =>
    say`扩展节点 ${node(id)}：开放表里没有比它的 f = ${g} + ${h} = ${g + h} 更小的。${lists(at)}`,
  keep: ({ id, g, h, at }) =>
    say`这个局面是第一次到达：节点 ${node(id)} 进入开放表，f = ${g} + ${h} = ${g + h}。${lists(at)}`,
  replace: ({ id, g, h, at }, { known, g: longer, was }) =>
    was === 'open'
      ? say`到节点 ${node(known)} 的局面有了更短的路：g = ${g} < ${longer}。节点 ${node(id)} 在开放表里取代它，f = ${g} + ${h} = ${g + h}。${lists(at)}`
      : say`到节点 ${node(known)} 的局面有了更短的路：g = ${g} < ${longer}。它已被扩展过，所以这个局面作为节点 ${node(id)} 重新进入开放表，f = ${g} + ${h} = ${g + h}。${lists(at)}`,
  duplicate: (id, g, known, knownG) =>
    say`放弃节点 ${node(id)}：它的局面就是节点 ${node(known)}，而那里的 g = ${knownG} ≤ ${g}。`,
  closed: (id, children, at) =>
    say`节点 ${node(id)} 的走法都走过了，共进入 ${count(children)} 个节点。它进入关闭表。${lists(at)}`,
  goal: (names, at) =>
    names.length === 0
      ? say`起点就是目标：什么都不用做。`
      : say`目标：${moves(names)}。它被扩展，说明开放表里没有更小的 f，也就没有长度小于 ${names.length} 的解。${lists(at)}`,
  end: (names, nodes, held) =>
    names === null
      ? say`结束。无解：开放表空了。共进入 ${count(nodes)} 个节点，保存了 ${count(held)} 个局面。`
      : say`结束。最短解的长度是 ${names.length}。共进入 ${count(nodes)} 个节点，同时保存 ${count(held)} 个局面；不用失败局面表的 IDA* 只需保存路径上的 ${names.length + 1} 个。`,
  bounded: (last, nodes, held) =>
    say`结束。开放表里最小的 f 已超过 ${last}，所以没有长度不超过 ${last} 的解：这就是答案。共进入 ${count(nodes)} 个节点，同时保存 ${count(held)} 个局面。`,
  full: (held, bound) => say`${count(held)} 个局面的空间用完了，A* 到此停止。答案未知，只知道长度不小于 ${bound}。`,
};
