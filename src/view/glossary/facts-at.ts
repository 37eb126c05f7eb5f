/** The facts for the examples of the glossary: what is known at the step shown, read off the trace. */
import type { GlossaryFacts } from '../../messages/glossary/glossary-facts.ts';
import { nodeNamedAt } from '../../search/event-columns.ts';
import type { Method } from '../../search/search-events.ts';
import { fateOf, fateStep } from '../../trace/fates.ts';
import { effectiveBranching } from '../../trace/findings/branching.ts';
import { isReopening, listsAt } from '../../trace/lists/lists.ts';
import { depthOf, estimateOf, gOf } from '../../trace/nodes.ts';
import type { Scene } from '../scene/scene.ts';

type Own = Partial<GlossaryFacts>;

const unknown: GlossaryFacts = {
  preset: null,
  step: 0,
  steps: 0,
  node: null,
  g: null,
  h: null,
  bounds: null,
  searched: null,
  edge: null,
  solved: null,
  back: null,
  lists: null,
  same: null,
  sides: null,
  options: null,
  isDeadEnd: false,
};

/** What each method knows besides. */
const own: Readonly<Record<Method, (scene: Scene) => Own>> = {
  'ida-star': (scene) => ({ ...costs(scene), ...bounds(scene), back: backTo(scene) }),
  'a-star': (scene) => ({ ...costs(scene), lists: lists(scene), same: same(scene) }),
  'bidirectional-bfs': (scene) => ({ sides: sides(scene), same: same(scene) }),
  'dancing-links': (scene) => ({
    options: options(scene),
    isDeadEnd: scene.moment.kind === 'dead-end',
    back: backTo(scene),
  }),
};

/** `preset` is the one that the search goes by, or null. */
export function factsAt(scene: Scene, preset: string | null): GlossaryFacts {
  const { trace, moment } = scene;
  if (trace.steps === 0) return { ...unknown, preset };
  const { node, step } = moment;
  return {
    ...unknown,
    preset,
    step: step + 1,
    steps: trace.steps,
    node: node < 0 ? null : { id: node, depth: depthOf(trace, node) },
    ...own[trace.method](scene),
  };
}

/** What a search with estimates knows of its node. Inside a scan h is only being worked out. */
function costs({ trace, moment, scan }: Scene): Own {
  const { node, path, kind, value } = moment;
  if (node < 0) return {};
  const g = gOf(trace, node);
  const h = scan !== null ? null : (moment.h ?? (kind === 'goal' ? value : null));
  const from = path.at(-2);
  const before = from === undefined ? null : estimateOf(trace, from);
  const start = estimateOf(trace, path[0] as number);
  return {
    g,
    h,
    edge: h === null || from === undefined || before === null ? null : { from, before, cost: g - gOf(trace, from) },
    solved: kind === 'goal' && start !== null ? { h: start, cost: g } : null,
  };
}

function bounds({ trace, moment }: Scene): Own {
  const { iterationIndex } = moment;
  const before = trace.iterations[iterationIndex - 1];
  const nodes = before ? before.endNode - before.firstNode : 0;
  const d = before ? before.held - 1 : 0;
  const b = effectiveBranching(nodes, d);
  return {
    bounds: trace.iterations.slice(0, iterationIndex + 1).map(({ bound }) => bound),
    searched: before && b !== null ? { bound: before.bound, nodes, d, b } : null,
  };
}

/** The node before, where a depth-first search leaves one. */
function backTo({ moment }: Scene): number | null {
  return moment.kind === 'backtrack' ? (moment.path.at(-2) ?? null) : null;
}

function lists({ trace, moment }: Scene): GlossaryFacts['lists'] {
  return listsAt(trace, moment.step);
}

function sides({ trace, moment }: Scene): GlossaryFacts['sides'] {
  const { open, closed } = listsAt(trace, moment.step);
  return { sum: moment.iteration.bound, held: open + closed };
}

/** The node that a step names because its position is the same. */
function same({ trace, moment }: Scene): GlossaryFacts['same'] {
  const { kind, step } = moment;
  if (kind !== 'duplicate' && kind !== 'replace' && kind !== 'meet') return null;
  const node = nodeNamedAt(trace, step);
  return { node, g: gOf(trace, node), isReopened: kind === 'replace' && isReopening(trace, step) };
}

/** How many options the item has that the node branches on, once that is told. */
function options({ trace, moment }: Scene): number | null {
  const { node, step } = moment;
  if (node < 0 || fateOf(trace, node) !== 'branch') return null;
  const told = fateStep(trace, node);
  return told <= step ? (trace.value[told] as number) : null;
}
