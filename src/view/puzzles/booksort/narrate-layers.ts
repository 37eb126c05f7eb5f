/** Puts a moment of Booksort searched from both ends into words. */

import type { BooksortMessages } from '../../../messages/puzzles/booksort/en.ts';
import type { Side } from '../../../messages/puzzles/booksort/facts.ts';
import type { Sentence } from '../../../messages/sentence.ts';
import { booksAt } from '../../../puzzles/booksort/position.ts';
import { nodeNamedAt } from '../../../search/event-columns.ts';
import { fateOf } from '../../../trace/fates.ts';
import { depthOf } from '../../../trace/nodes.ts';
import { ruledOutBy } from '../../../trace/ruled-out.ts';
import { childrenOf } from '../../../trace/subtrees.ts';
import type { TraceIteration } from '../../../trace/trace.ts';
import type { BookScene } from './book-scene.ts';
import { layerOf, layersUntil, reachedBy } from './layer-counts.ts';
import { moveFacts, movesAt, pathFacts } from './move-facts.ts';

/** What happened at this step, and why. */
export function narrateLayers(scene: BookScene, { layers: say }: BooksortMessages): Sentence {
  const { moment, trace, books } = scene;
  const { value, g, node } = moment;
  const side: Side = scene.side ?? 0;
  switch (moment.kind) {
    case 'bound':
      return layerSentence(scene, say);
    case 'enter':
      return enterSentence(scene, side, say);
    case 'keep':
      return say.keep(side, heldAt(scene));
    case 'duplicate': {
      const known = nodeNamedAt(trace, moment.step);
      return say.duplicate(side, known, g, depthOf(trace, known));
    }
    case 'expand': {
      const { nth, of } = placeInLayer(scene);
      return say.expand(node, nth, of, side, g);
    }
    case 'branch':
      return say.branch(value);
    case 'choose':
      return say.choose(value + 1, movesAt(scene), moveFacts(books, value));
    case 'backtrack': {
      const children = childrenOf(trace, node);
      const kept = children.filter((child) => isKept(scene, child)).length;
      return say.backtrack(node, kept, children.length - kept);
    }
    case 'meet':
      return meetSentence(scene, side, say);
    case 'end':
      return endSentence(scene, say);
    default:
      return []; // what other searches say
  }
}

type Say = BooksortMessages['layers'];

function isKept({ trace }: BookScene, node: number): boolean {
  return fateOf(trace, node) === 'keep';
}

function heldAt({ trace, moment }: BookScene): number {
  return layersUntil(trace, moment).at(-1)?.held ?? 0;
}

/** The layer that a bound's frontier was kept in: the one before the last, or for both roots the first. */
function frontierOf({ trace, moment }: BookScene): number[] {
  const { bound } = moment.iteration;
  const { side } = layerOf(bound);
  if (bound <= 2) return side === null ? [] : [side];
  const { firstNode, endNode } = trace.iterations[moment.iterationIndex - 2] as TraceIteration;
  return Array.from({ length: endNode - firstNode }, (_, i) => firstNode + i);
}

function placeInLayer(scene: BookScene): { nth: number; of: number } {
  const kept = frontierOf(scene).filter((node) => isKept(scene, node));
  return { nth: kept.indexOf(scene.moment.node) + 1, of: kept.length };
}

function layerSentence(scene: BookScene, say: Say): Sentence {
  const { bound } = scene.moment.iteration;
  const { side, depth } = layerOf(bound);
  if (side === null) return say.first();
  const frontier = frontierOf(scene).filter((node) => isKept(scene, node)).length;
  return say.grow({ bound, side, depth, frontier, reached: reachedBy(bound - 1) });
}

function enterSentence({ moment, instance }: BookScene, side: Side, say: Say): Sentence {
  const last = moment.moves.at(-1);
  if (last === undefined) return say.enterRoot(moment.node, side);
  const above = booksAt(instance, { root: side, moves: moment.moves.slice(0, -1) });
  return say.enter(moment.node, moveFacts(above, last), side, moment.g);
}

/** The whole solution, and how much of it leads to the meeting. */
function solutionOf({ solution, instance }: BookScene) {
  const { before, after } = solution ?? { before: [], after: [] };
  const made = pathFacts(instance.books, [...before, ...after]);
  return { made, before: made.slice(0, before.length), after: made.slice(before.length) };
}

function meetSentence(scene: BookScene, side: Side, say: Say): Sentence {
  const { before, after } = solutionOf(scene);
  return say.meet({ side, met: scene.solution?.met ?? 0, before, after });
}

function endSentence(scene: BookScene, say: Say): Sentence {
  const { trace } = scene;
  const held = heldAt(scene);
  return trace.outcome === 'solved'
    ? say.end(solutionOf(scene).made, trace.nodes, held)
    : say.bounded(reachedBy(ruledOutBy(trace) ?? 0), trace.nodes, held);
}
