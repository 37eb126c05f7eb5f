/** Puts the steps of A* into words that are the same for every puzzle: its lists, what is expanded, kept and given up. */
import type { Sentence } from '../../messages/sentence.ts';
import { nodeNamedAt } from '../../search/event-columns.ts';
import { isReopening, listsAt } from '../../trace/lists.ts';
import { estimateOf, gOf } from '../../trace/nodes.ts';
import { childrenOf } from '../../trace/subtrees.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { Scene } from '../scene/scene.ts';

/** What A* says at this step, or null where the puzzle has the better words: at the moves themselves. */
export function narrateBestFirst(scene: Scene, nameOf: (move: number) => string): Sentence | null {
  const { trace, moment } = scene;
  const { kind, node, g, step, iteration, value } = moment;
  if (scene.scan !== null) return null;
  const say = preferences.in('best-first');
  const at = listsAt(trace, step);
  const h = node < 0 ? 0 : (estimateOf(trace, node) ?? 0);
  switch (kind) {
    case 'bound':
      return iteration.previous === null
        ? say.firstBound(iteration.bound)
        : say.raised(iteration.previous, iteration.bound, at);
    case 'estimate':
      return say.estimate(g, value);
    case 'expand':
      return say.expand({ id: node, g, h, at });
    case 'keep':
      return say.keep({ id: node, g, h, at });
    case 'replace': {
      const known = nodeNamedAt(trace, step);
      const was = isReopening(trace, step) ? 'closed' : 'open';
      return say.replace({ id: node, g, h, at }, { known, g: gOf(trace, known), was });
    }
    case 'duplicate': {
      const known = nodeNamedAt(trace, step);
      return say.duplicate(node, g, known, gOf(trace, known));
    }
    case 'backtrack':
      return say.closed(node, childrenOf(trace, node).length, at);
    case 'goal':
      return say.goal(moment.moves.map(nameOf), at);
    case 'end':
      return endSentence(scene, nameOf);
    default:
      return null;
  }
}

function endSentence({ trace, moment }: Scene, nameOf: (move: number) => string): Sentence {
  const say = preferences.in('best-first');
  const { held, bound } = moment.iteration;
  if (trace.outcome === 'full') return say.full(held, bound);
  if (trace.outcome === 'bounded') return say.bounded(bound, trace.nodes, held);
  return say.end(trace.outcome === 'solved' ? moment.moves.map(nameOf) : null, trace.nodes, held);
}
