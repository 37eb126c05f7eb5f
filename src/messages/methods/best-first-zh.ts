import { list, say } from '../sentence.ts';
import { count, node } from '../words-zh.ts';
import type { BestFirstMessages } from './best-first-en.ts';
import type { ListFacts, RunFacts } from './best-first-facts.ts';

const lists = ({ open, closed }: ListFacts) =>
  `开放列表有 ${count(open)} 个节点，关闭列表有 ${count(closed)} 个，都保存在内存里。`;
const sum = ({ g, h }: { readonly g: number; readonly h: number }) => `${g} + ${h} = ${g + h}`;
const held = ({ nodes, held: most }: RunFacts) => `共进入 ${count(nodes)} 个节点，最多同时保存 ${count(most)} 个局面。`;

/** A* 每一步的说明，对任何谜题都适用。 */
export const zhBestFirst: BestFirstMessages = {
  firstBound: (h, least) =>
    h === 0
      ? say`A* 对每个局面只保存一次，记下目前代价最小的走法，每次扩展开放列表中 f 最小的节点。起点的 h = 0。`
      : say`A* 对每个局面只保存一次，记下目前代价最小的走法，每次扩展开放列表中 f 最小的节点。起点的 h = ${h}，而 h 从不高估，所以任何解都至少有 ${least}。`,
  raised: (previous, bound, least, at) =>
    say`开放列表里已没有 f ≤ ${previous} 的节点：最小的 f 变为 ${bound}。总有一个最优解要经过开放列表里的节点，而 h 从不高估，所以任何解都至少有 ${least}。${lists(at)}`,
  estimate: (facts, reason) => say`h = ${facts.h}。${reason}f = g + h = ${sum(facts)}。下一步查这个局面是否保存过。`,
  expand: ({ id, at, ...sums }) =>
    say`扩展节点 ${node(id)}：开放列表里没有比它的 f = ${sum(sums)} 更小的。它从开放列表移到关闭列表。${lists(at)}`,
  keep: ({ id, at, ...sums }, is) =>
    say`这个局面还没有保存过：节点 ${node(id)} 进入开放列表，f = ${sum(sums)}。${
      is === 'goal'
        ? '它是目标，但要等开放列表里没有更小的 f，才知道它最优：所以 A* 在扩展目标时停止，而不是在进入目标时。'
        : ''
    }${lists(at)}`,
  replace: ({ id, at, ...sums }, known) =>
    say`到节点 ${node(known.id)} 的局面有了代价更小的走法：g = ${sums.g} < ${known.g}。节点 ${node(id)} 在开放列表里取代它，f = ${sum(sums)}。${lists(at)}`,
  reopen: ({ id, at, ...sums }, known, fall) =>
    say`到节点 ${node(known.id)} 的局面有了代价更小的走法：g = ${sums.g} < ${known.g}。那个节点已经扩展过，所以这个局面作为节点 ${node(id)} 重新打开，f = ${sum(sums)}。只有 h 不一致时才会这样：从节点 ${node(fall.from)} 到节点 ${node(fall.to)}，h 由 ${fall.before} 降到 ${fall.after}，降幅超过这一步的代价 ${fall.cost}。${lists(at)}`,
  duplicate: (at, known, sameness) =>
    say`节点 ${node(at.id)} 与节点 ${node(known.id)} 是同一局面：${sameness}。那里的 g = ${known.g} ≤ ${at.g}，不比这里大，所以不保存节点 ${node(at.id)}。`,
  closed: (id, children, known, at) =>
    children === 0
      ? say`节点 ${node(id)} 没有可走的走法，没有进入任何节点。${lists(at)}`
      : say`节点 ${node(id)} 的走法都走过了：进入了 ${count(children)} 个节点，${known === 0 ? '都保存了' : `其中 ${count(known)} 个没有保存，因为它们的局面已有代价不更大的走法`}。${lists(at)}`,
  goal: (names, least, at) =>
    names.length === 0
      ? say`起点就是目标：什么都不用做。`
      : say`目标：${list([...names], '、')}。扩展到它，说明开放列表里没有更小的 f；而 h 从不高估，所以没有哪个解少于 ${least}。${lists(at)}`,
  end: (answer, counts, path) =>
    say`结束。${answer}${held(counts)}${path === null ? '' : `不用无解局面表的 IDA* 只需保存路径上的 ${count(path)} 个局面。`}`,
  exhausted: (counts) => say`结束。开放列表空了，所以无解。${held(counts)}`,
  bounded: (last, answer, counts) =>
    say`结束。开放列表里最小的 f 已超过 ${last}，而 h 从不高估。${answer}${held(counts)}`,
  full: (most, least) =>
    say`${count(most)} 个局面的空间用完了，A* 到此停止。答案未知，只知道任何解都至少有 ${least}，因为 h 从不高估。`,
};
