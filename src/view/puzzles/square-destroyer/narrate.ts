/** Puts a moment of Square Destroyer into words: facts read off trace and position, handed to the messages. */

import type { SquareMessages } from '../../../messages/puzzles/square-destroyer/en.ts';
import type { EstimateFacts, LeftOutFacts, TriedFacts } from '../../../messages/puzzles/square-destroyer/facts.ts';
import type { Sentence } from '../../../messages/sentence.ts';
import { gridMasks } from '../../../puzzles/square-destroyer/grid-masks.ts';
import { squarePosition } from '../../../puzzles/square-destroyer/position.ts';
import { squareProblem } from '../../../puzzles/square-destroyer/square-problem.ts';
import { estimateOf } from '../../../trace/nodes.ts';
import { subtreeEnd } from '../../../trace/subtrees.ts';
import type { TraceIteration } from '../../../trace/trace.ts';
import { subtreeWithout } from '../../told/ida-narrate.ts';
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
      return [...say.estimate(estimateFacts(scene, value)), ...fallSentence(scene, say)];
    case 'prune':
      return say.prune(estimateFacts(scene, value - g));
    case 'branch':
    case 'choose':
    case 'backtrack':
      return branchSentence(scene, say);
    case 'goal':
      return say.goal(moves, iteration.bound, moment.iterationIndex > 0 ? 'iterations' : 'estimate');
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
  const settings = scene.settings;
  if (settings.estimate === 'naive') return null;
  const blind = { ...settings, estimate: 'naive', memory: 'forget' } as const;
  return subtreeWithout(scene, () => squareProblem(scene.instance, blind), say);
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

/** Where one stick lowered h by two or more: the estimate is not consistent, and here is the proof. */
function fallSentence({ moment, trace, settings }: SquareScene, say: SquareMessages): Sentence {
  const parent = moment.path.at(-2);
  const before = parent === undefined ? null : estimateOf(trace, parent);
  const isGreedy = settings.estimate === 'greedy-disjoint' && settings.memory === 'forget';
  return before !== null && before - moment.value >= 2
    ? say.fell(before, moment.value, isGreedy ? 'greedy-disjoint' : 'other')
    : [];
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
function leftOutFacts({ branch, kept, moment }: SquareScene): LeftOutFacts[] {
  const groups = new Map<string, LeftOutFacts>();
  for (const stick of branch?.leftOut ?? []) {
    const because = kept.kept.get(stick);
    if (!because) continue;
    const key = Object.values(because).join();
    const sticks = [...(groups.get(key)?.sticks ?? []), stick];
    const node = moment.path[because.depth] as number;
    groups.set(
      key,
      because.why === 'tried'
        ? { sticks, why: 'tried', node }
        : { sticks, why: 'dominated', by: because.by, node: because.depth === moment.moves.length ? null : node },
    );
  }
  return [...groups.values()];
}

/** The squares that the stick breaks when it goes after these. */
function brokenBy({ instance }: SquareScene, before: readonly number[], stick: number) {
  const { alive } = squarePosition(instance, before);
  return (gridMasks(instance.n).users[stick] ?? []).filter((square) => alive.includes(square));
}
