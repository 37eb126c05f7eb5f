/** Puts the steps of A* into words: its lists, what is expanded, kept, known and opened again. Of positions and moves the puzzle speaks. */
import type { BestFirstMessages } from '../../messages/methods/best-first-en.ts';
import type { BestFirstFacts, FallFacts, NodeFacts } from '../../messages/methods/best-first-facts.ts';
import type { Sentence } from '../../messages/sentence.ts';
import { nodeNamedAt } from '../../search/event-columns.ts';
import { fateOf } from '../../trace/fates.ts';
import { isReopening, listsAt } from '../../trace/lists/lists.ts';
import { depthOf, estimateOf, gOf } from '../../trace/nodes.ts';
import { ruledOutBy } from '../../trace/ruled-out.ts';
import { childrenOf } from '../../trace/subtrees.ts';
import type { Scene } from '../scene/scene.ts';
import type { PositionWords } from './position-words.ts';

/** What A* says at this step. */
export function narrateBestFirst(scene: Scene, words: PositionWords, say: BestFirstMessages): Sentence {
  const { trace, moment } = scene;
  const { kind, node, g, step, value } = moment;
  if (scene.scan !== null) return words.inside(scene);
  switch (kind) {
    case 'bound':
      return boundSentence(scene, words, say);
    case 'enter':
      return words.reached(scene);
    case 'estimate':
      return say.estimate({ g, h: value }, words.reason(scene));
    case 'expand':
      return say.expand(factsOf(scene));
    case 'keep':
      return say.keep(factsOf(scene), words.isGoal(scene) ? 'goal' : 'other');
    case 'replace':
      return replaceSentence(scene, say);
    case 'duplicate': {
      const known = nodeNamedAt(trace, step);
      return say.duplicate({ id: node, g }, { id: known, g: gOf(trace, known) }, words.sameness(scene));
    }
    case 'branch':
      return words.offered(scene);
    case 'choose':
      return words.attempted(scene);
    case 'backtrack': {
      const children = childrenOf(trace, node);
      const known = children.filter((child) => fateOf(trace, child) === 'duplicate').length;
      return say.closed(node, children.length, known, listsAt(trace, step));
    }
    case 'goal':
      return say.goal(
        moment.moves.map((move) => words.name(scene, move)),
        words.amount(scene, g),
        listsAt(trace, step),
      );
    case 'end':
      return endSentence(scene, words, say);
    // what only other methods say
    case 'start':
    case 'prune':
    case 'meet':
    case 'item':
    case 'dead-end':
    case 'cover':
    case 'uncover':
      return [];
  }
}

function factsOf({ trace, moment }: Scene): BestFirstFacts {
  const { node, g, step } = moment;
  return { id: node, g, h: estimateOf(trace, node) ?? 0, at: listsAt(trace, step) };
}

function boundSentence(scene: Scene, words: PositionWords, say: BestFirstMessages): Sentence {
  const { previous, bound } = scene.moment.iteration;
  const least = words.amount(scene, bound);
  if (previous === null) return say.firstBound(bound, least);
  return say.raised(previous, bound, least, listsAt(scene.trace, scene.moment.step));
}

function replaceSentence(scene: Scene, say: BestFirstMessages): Sentence {
  const { trace, moment } = scene;
  const id = nodeNamedAt(trace, moment.step);
  const known: NodeFacts = { id, g: gOf(trace, id) };
  return isReopening(trace, moment.step)
    ? say.reopen(factsOf(scene), known, steepestFall(scene))
    : say.replace(factsOf(scene), known);
}

/**
 * Where on the path h falls by most beyond what the move costs. When a closed position is opened again there is such a place: as the
 * longer way was expanded, some node of the shorter one was open with no smaller f, so h falls from there by more than the way costs.
 */
function steepestFall({ trace, moment }: Scene): FallFacts {
  const { path } = moment;
  const falls = path.slice(1).map((to, i): FallFacts => {
    const from = path[i] as number;
    const [before, after] = [estimateOf(trace, from) ?? 0, estimateOf(trace, to) ?? 0];
    return { from, to, before, after, cost: gOf(trace, to) - gOf(trace, from) };
  });
  const excess = ({ before, after, cost }: FallFacts) => before - after - cost;
  return falls.reduce((most, fall) => (excess(fall) > excess(most) ? fall : most));
}

function endSentence(scene: Scene, words: PositionWords, say: BestFirstMessages): Sentence {
  const { trace, moment } = scene;
  const { held, bound } = moment.iteration;
  const counts = { nodes: trace.nodes, held };
  switch (trace.outcome) {
    case 'full':
      return say.full(held, words.amount(scene, bound));
    case 'bounded':
      return say.bounded(ruledOutBy(trace) ?? bound - 1, words.answer(scene, null), counts);
    case 'solved': {
      // where each move costs 1, IDA* goes exactly as deep
      const depth = depthOf(trace, moment.node);
      return say.end(words.answer(scene, moment.moves), counts, depth === moment.g ? depth + 1 : null);
    }
    case 'exhausted':
    case null:
      return say.exhausted(counts);
  }
}
