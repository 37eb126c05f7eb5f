/** What is known of a run beyond the end of its recording: what it found, and the path of that as a trace. */
import type { FoundFacts } from '../../messages/ends/ends-facts.ts';
import type { Problem } from '../../search/problem.ts';
import { pathTrace } from '../../trace/path-trace.ts';
import type { Trace } from '../../trace/trace.ts';
import type { Lane } from './lane.svelte.ts';

/** What the whole run found; null while that is not known. */
export function foundBy({ result, method, puzzle, instance, settings }: Lane): FoundFacts | null {
  if (!result) return null;
  const { outcome, solution } = result;
  if (solution) return { outcome: 'solved', method, moves: solution.map((move) => puzzle.moveName(instance, move)) };
  // without a solution there is nothing that the contest's answer would have to be found from
  if (outcome === 'bounded') return { outcome, answer: `${puzzle.answer(instance, result, settings)}` };
  return { outcome: outcome === 'full' ? 'full' : 'exhausted' };
}

/** Whether the path of what was found can be shown. */
export function hasAnswerPath(lane: Lane): boolean {
  return Boolean(lane.result?.solution) && problemOf(lane) !== null;
}

/** The path of what was found; null where it cannot be shown. */
export function answerTrace(lane: Lane): Trace | null {
  const [problem, path] = [problemOf(lane), lane.result?.solution];
  return problem && path ? pathTrace(problem, path) : null;
}

function problemOf({ puzzle, instance, settings, prepared }: Lane): Problem | null {
  return puzzle.problem?.(instance, settings, prepared?.built ?? null) ?? null;
}
