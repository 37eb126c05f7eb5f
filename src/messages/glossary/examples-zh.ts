/** 术语表里的例子：只用当前节点的数；没有可说的就不举例。 */
import { count } from '../words-zh.ts';
import type { examples as english } from './examples-en.ts';
import type { Entry, GlossaryFacts } from './glossary-facts.ts';

type Example = Entry['example'];

/** 有上限时，把 f 与上限比较。 */
const sum = ({ g, h, bounds }: GlossaryFacts): string | null => {
  if (g === null || h === null) return null;
  const bound = bounds?.at(-1);
  const against = bound === undefined ? '' : g + h > bound ? ` > 上限 ${bound}` : ` ≤ 上限 ${bound}`;
  return `g = ${g}，h = ${h}，f = ${g} + ${h} = ${g + h}${against}。`;
};

export const examples: Readonly<Record<keyof typeof english, Example>> = {
  bound: (facts) => {
    const bound = facts.bounds?.at(-1);
    return bound === undefined ? null : (sum(facts) ?? `上限是 ${bound}。`);
  },
  iteration: ({ bounds }) => (bounds ? `第 ${bounds.length} 轮，上限 ${bounds.at(-1)}。` : null),
  deepening: ({ bounds }) =>
    bounds && (bounds.length === 1 ? `首轮上限是 ${bounds[0]}。` : `到现在为止，各轮上限依次是 ${bounds.join('、')}。`),
  g: ({ g, node }) => (g === null || !node ? null : `节点 #${count(node.id)} 的 g = ${g}。`),
  h: ({ h, node }) => (h === null || !node ? null : `节点 #${count(node.id)} 的 h = ${h}。`),
  f: sum,
  bestFirst: (facts) => facts.lists && sum(facts),
  lower: ({ g, h, node }) =>
    g === null || h === null || h === 0 || !node
      ? null
      : `h = ${h}，所以从节点 #${count(node.id)} 起，这个搜索还至少需要 ${h}，总共至少 ${g} + ${h} = ${g + h}。`,
  admissible: ({ solved }) =>
    solved && solved.h <= solved.cost
      ? `起点的 h = ${solved.h}，而这个解的代价是 ${solved.cost} ≥ ${solved.h}。`
      : null,
  consistent: ({ edge, h, node }) => {
    if (!edge || h === null || !node) return null;
    const holds = edge.before <= edge.cost + h;
    return `从节点 #${count(edge.from)} 到节点 #${count(node.id)}：${edge.before} ${holds ? '≤' : '>'} ${edge.cost} + ${h}，${
      holds ? '这一步满足条件。' : '不满足条件，所以这里的 h 不是一致的。'
    }`;
  },
  cut: (facts) => {
    const bound = facts.bounds?.at(-1);
    return facts.g !== null && facts.h !== null && bound !== undefined && facts.g + facts.h > bound ? sum(facts) : null;
  },
  back: ({ node, back }) => (node && back !== null ? `从节点 #${count(node.id)} 回到节点 #${count(back)}。` : null),
  node: ({ node }) => node && `节点 #${count(node.id)}，深度 ${node.depth}。`,
  position: ({ node, same }) =>
    node && same ? `节点 #${count(node.id)} 与节点 #${count(same.node)} 是同一个局面。` : null,
  move: ({ node }) =>
    node && node.depth > 0 ? `到节点 #${count(node.id)} 的路径上有 ${count(node.depth)} 个走法。` : null,
  open: ({ lists }) => lists && `开放列表中有 ${count(lists.open)} 个节点。`,
  closed: ({ lists }) => lists && `关闭列表中有 ${count(lists.closed)} 个节点。`,
  reopening: ({ node, same, g }) =>
    node && same?.isReopened && g !== null
      ? `节点 #${count(node.id)} 到达节点 #${count(same.node)} 的局面，g = ${g} < ${same.g}。`
      : null,
  layer: ({ sides }) => sides && `两侧深度之和是 ${sides.sum}。`,
  ends: ({ sides }) => sides && `内存中有 ${count(sides.held)} 个局面。`,
  branching: ({ searched }) =>
    searched &&
    `上限 ${searched.bound} 的一轮有 ${count(searched.nodes)} 个节点，最大深度 d = ${searched.d}，所以 b ≈ ${searched.b.toFixed(2)}。`,
  option: ({ node, options }) =>
    node && options !== null ? `在节点 #${count(node.id)} 上分支的列有 ${count(options)} 个选项。` : null,
  dead: ({ node, isDeadEnd }) => (node && isDeadEnd ? `节点 #${count(node.id)} 就是死路。` : null),
  preset: ({ preset }) => preset && `${preset}。`,
  trace: ({ steps }) => (steps > 0 ? `已记录 ${count(steps)} 步。` : null),
  step: ({ step, steps }) => (steps > 0 ? `第 ${count(step)} 步，共 ${count(steps)} 步。` : null),
};
