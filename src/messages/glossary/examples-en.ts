/** The examples of the glossary in English: one node's own numbers, or null where there is none to give. */
import { count, many } from '../words-en.ts';
import type { Entry, GlossaryFacts } from './glossary-facts.ts';

type Example = Entry['example'];

/** f against the bound where there is one. */
const sum = ({ g, h, bounds }: GlossaryFacts): string | null => {
  if (g === null || h === null) return null;
  const bound = bounds?.at(-1);
  const against = bound === undefined ? '' : g + h > bound ? ` > bound ${bound}` : ` ≤ bound ${bound}`;
  return `g = ${g}, h = ${h}, f = ${g} + ${h} = ${g + h}${against}.`;
};

export const examples = {
  bound: (facts) => {
    const bound = facts.bounds?.at(-1);
    return bound === undefined ? null : (sum(facts) ?? `the bound is ${bound}.`);
  },
  iteration: ({ bounds }) => (bounds ? `iteration ${bounds.length}, with bound ${bounds.at(-1)}.` : null),
  deepening: ({ bounds }) =>
    bounds && (bounds.length === 1 ? `the first bound, ${bounds[0]}.` : `the bounds so far: ${bounds.join(', ')}.`),
  g: ({ g, node }) => (g === null || !node ? null : `node #${count(node.id)} has g = ${g}.`),
  h: ({ h, node }) => (h === null || !node ? null : `node #${count(node.id)} has h = ${h}.`),
  f: sum,
  bestFirst: (facts) => facts.lists && sum(facts),
  lower: ({ g, h, node }) =>
    g === null || !h || !node
      ? null
      : `h = ${h}, so from node #${count(node.id)} this search still needs at least ${h}, and at least ${g} + ${h} = ${g + h} in all.`,
  admissible: ({ solved }) =>
    solved && solved.h <= solved.cost
      ? `the start has h = ${solved.h}, and this solution costs ${solved.cost} ≥ ${solved.h}.`
      : null,
  consistent: ({ edge, h, node }) => {
    if (!edge || h === null || !node) return null;
    const holds = edge.before <= edge.cost + h;
    return `from node #${count(edge.from)} to node #${count(node.id)}: ${edge.before} ${holds ? '≤' : '>'} ${edge.cost} + ${h}, so ${
      holds ? 'it holds for this move.' : 'it does not hold: this h is not consistent.'
    }`;
  },
  cut: (facts) => {
    const bound = facts.bounds?.at(-1);
    return facts.g !== null && facts.h !== null && bound !== undefined && facts.g + facts.h > bound ? sum(facts) : null;
  },
  back: ({ node, back }) =>
    node && back !== null ? `from node #${count(node.id)} back to node #${count(back)}.` : null,
  node: ({ node }) => node && `node #${count(node.id)}, at depth ${node.depth}.`,
  position: ({ node, same }) =>
    node && same ? `node #${count(node.id)} has the position that node #${count(same.node)} has.` : null,
  move: ({ node }) =>
    node && node.depth > 0 ? `${many(node.depth, 'move')} on the path to node #${count(node.id)}.` : null,
  open: ({ lists }) => lists && `${many(lists.open, 'node')} in the open list.`,
  closed: ({ lists }) => lists && `${many(lists.closed, 'node')} in the closed list.`,
  reopening: ({ node, same, g }) =>
    node && same?.isReopened && g !== null
      ? `node #${count(node.id)} reaches the position of node #${count(same.node)} with g = ${g} < ${same.g}.`
      : null,
  layer: ({ sides }) => sides && `the depths of the two sides add up to ${sides.sum}.`,
  ends: ({ sides }) => sides && `${many(sides.held, 'position')} held in memory.`,
  branching: ({ searched }) =>
    searched &&
    `bound ${searched.bound} had ${many(searched.nodes, 'node')} down to depth d = ${searched.d}, so b ≈ ${searched.b.toFixed(2)}.`,
  option: ({ node, options }) =>
    node && options !== null ? `at node #${count(node.id)} the item branched on has ${many(options, 'option')}.` : null,
  dead: ({ node, isDeadEnd }) => (node && isDeadEnd ? `node #${count(node.id)} is one.` : null),
  preset: ({ preset }) => preset && `${preset}.`,
  trace: ({ steps }) => (steps > 0 ? `${many(steps, 'step')} recorded.` : null),
  step: ({ step, steps }) => (steps > 0 ? `step ${count(step)} of ${count(steps)}.` : null),
} satisfies Readonly<Record<string, Example>>;
