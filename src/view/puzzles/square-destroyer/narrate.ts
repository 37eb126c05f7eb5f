/** Puts a moment of Square Destroyer into words: facts read off trace and position, handed to the messages. */

import type { SquareMessages } from '../../../messages/puzzles/square-destroyer/en.ts';
import type {
  EstimateFacts,
  LeftOutFacts,
  RiseCause,
  TriedFacts,
} from '../../../messages/puzzles/square-destroyer/facts.ts';
import type { Sentence } from '../../../messages/sentence.ts';
import { gridMasks } from '../../../puzzles/square-destroyer/grid-masks.ts';
import { squarePosition } from '../../../puzzles/square-destroyer/position.ts';
import { squareProblem } from '../../../puzzles/square-destroyer/square-problem.ts';
import { estimateOf, moveOf } from '../../../trace/nodes.ts';
import { childrenOf, subtreeEnd } from '../../../trace/subtrees.ts';
import { keepsNodes, type TraceIteration } from '../../../trace/trace.ts';
import { subtreeWithout } from '../../told/ida-narrate.ts';
import { searchedBefore } from './searched-before.ts';
import { countedSquares, type SquareScene } from './square-scene.ts';

/** What happened at this step, and why. */
export function narrate(scene: SquareScene, say: SquareMessages): Sentence {
  const { moment, trace } = scene;
  const { g, value, iteration, moves } = moment;
  if (scene.scan !== null) return scanSentence(scene, say);
  switch (moment.kind) {
    case 'bound':
      return boundSentence(scene, say);
    case 'enter':
      return enterSentence(scene, say);
    case 'estimate':
      return [...say.estimate(estimateFacts(scene, value)), ...changeSentence(scene, say)];
    case 'prune':
      return say.prune(estimateFacts(scene, value - g));
    case 'branch':
    case 'choose':
    case 'backtrack':
      return branchSentence(scene, say);
    case 'goal':
      return say.goal(moves, iteration.bound, iteration.previous);
    case 'end':
      return say.end(moves, trace.nodes, trace.iterations.length);
    default:
      return []; // what other searches say
  }
}

/** Why h is what it is. */
export function estimateFacts(scene: SquareScene, h: number): EstimateFacts {
  const { moment, position, reasons } = scene;
  return {
    g: moment.g,
    h,
    bound: moment.iteration.bound,
    counted: countedSquares(scene),
    disjointIn: disjointIn(scene),
    weights: reasons.weights?.filter(({ halves }) => halves > 0) ?? null,
    alive: position.alive.length,
    own: reasons.own,
    kept: scene.kept.kept.size === 0 ? 'none' : 'some',
    searched: h > reasons.own ? searchedBefore(scene, h) : null,
  };
}

export function enterSentence(scene: SquareScene, say: SquareMessages): Sentence {
  const { moment, position } = scene;
  const { node, g, moves } = moment;
  const removed = moves.at(-1);
  if (removed === undefined) return say.enterRoot(position.alive.length);
  return say.enter(node, removed, brokenBy(scene, moves.slice(0, -1), removed), g, position.alive.length);
}

function disjointIn({ settings, kept }: SquareScene): EstimateFacts['disjointIn'] {
  return kept.kept.size > 0 && settings.estimate !== 'greedy-disjoint' ? 'allowed-sticks' : 'sticks';
}

/** For a cut above the bound's depth: how many nodes the subtree would have without the estimate. Null elsewhere. */
export function withoutEstimate(scene: SquareScene, say: SquareMessages): Sentence | null {
  const { settings, instance } = scene;
  if (settings.estimate === 'naive') return null;
  // all else stays as it is: a table too, but what it would hold here if the whole search were without the estimate is not known
  const naive = () => squareProblem(instance, { ...settings, estimate: 'naive' });
  return subtreeWithout(scene, naive, { without: (nodes, capped) => say.without(nodes, capped, settings.memory) });
}

export function scanSentence(scene: SquareScene, say: SquareMessages): Sentence {
  const at = scene.scan ?? 0;
  const step = scene.reasons.scan?.[at];
  return step ? say.scan({ ...step, at: at + 1, of: scene.position.alive.length, disjointIn: disjointIn(scene) }) : [];
}

function boundSentence({ moment, settings, trace }: SquareScene, say: SquareMessages): Sentence {
  const { previous, bound, cause } = moment.iteration;
  if (previous === null) return say.firstBound(bound, settings.first === 'zero' ? 'zero' : 'root-estimate');
  const before = trace.iterations[moment.iterationIndex - 1] as TraceIteration;
  return say.raised(previous, bound, cause, before.endNode - before.firstNode, before.prunes);
}

/** Where one stick lowered h by two or more, which shows that it is not consistent, or raised it. */
export function changeSentence(scene: SquareScene, say: SquareMessages): Sentence {
  const { moment, trace, settings } = scene;
  const parent = moment.path.at(-2);
  const before = parent === undefined ? null : estimateOf(trace, parent);
  if (before === null) return [];
  const h = moment.value;
  if (h > before) return say.rose(before, h, riseCause(scene, h));
  const isGreedy = settings.estimate === 'greedy-disjoint' && settings.memory === 'forget';
  return before - h >= 2 ? say.fell(before, h, isGreedy ? 'greedy-disjoint' : 'other') : [];
}

function riseCause(scene: SquareScene, h: number): RiseCause {
  if (h > scene.reasons.own) return 'table';
  if (disjointIn(scene) === 'allowed-sticks') return 'allowed';
  return scene.reasons.weights ? 'weights' : 'scan';
}

export function branchSentence(scene: SquareScene, say: SquareMessages): Sentence {
  const { moment, branch, trace } = scene;
  if (!branch) return [];
  const { square, sticks, leftOut } = branch;
  const { kind, value, node, iteration } = moment;
  const { sticks: order, square: picked } = scene.settings;
  const tried: TriedFacts = { square, tried: sticks.length, which: leftOut.length === 0 ? 'all' : 'allowed' };
  if (kind === 'branch') return say.branch({ square, sticks, order, picked, leftOut: leftOutFacts(scene) });
  if (kind === 'choose')
    return say.choose(value, sticks.indexOf(value) + 1, tried, brokenBy(scene, moment.moves, value));
  return say.backtrack(node, tried, subtreeEnd(trace, node) - node - 1, iteration.bound);
}

/** The sticks of the square branched on that are not tried, those with the same reason together. */
function leftOutFacts(scene: SquareScene): LeftOutFacts[] {
  const { branch, kept, moment, trace } = scene;
  const tried: { readonly stick: number; readonly node: number }[] = [];
  const dominated = new Map<string, { depth: number; by: number; sticks: number[] }>();
  for (const stick of branch?.leftOut ?? []) {
    const because = kept.kept.get(stick);
    if (because?.why === 'tried') {
      const children = childrenOf(trace, moment.path[because.depth] as number);
      const node = children.find((child) => moveOf(trace, child) === stick);
      if (node !== undefined) tried.push({ stick, node });
    } else if (because) {
      const { depth, by } = because;
      const group = dominated.get(`${depth} ${by}`) ?? { depth, by, sticks: [] };
      group.sticks.push(stick);
      dominated.set(`${depth} ${by}`, group);
    }
  }
  const others = [...dominated.values()].map(({ depth, by, sticks }): LeftOutFacts => {
    const node = depth === moment.moves.length ? null : (moment.path[depth] as number);
    return { why: 'dominated', sticks, by, node };
  });
  return tried.length === 0 ? others : [triedFacts(scene, tried), ...others];
}

/** What becomes of the solutions with sticks that were tried before: a search that keeps its nodes may not have come to them yet. */
function triedFacts(
  { trace, moment }: SquareScene,
  tried: readonly { readonly stick: number; readonly node: number }[],
): LeftOutFacts {
  const sticks = tried.map(({ stick }) => stick);
  const nodes = tried.map(({ node }) => node);
  return keepsNodes(trace)
    ? { why: 'left-to', sticks, nodes }
    : { why: 'searched', sticks, nodes, bound: moment.iteration.bound };
}

/** The squares that the stick breaks when it goes after these. */
function brokenBy({ instance }: SquareScene, before: readonly number[], stick: number) {
  const { alive } = squarePosition(instance, before);
  return (gridMasks(instance.n).users[stick] ?? []).filter((square) => alive.includes(square));
}
