/** Puts the path of an answer into words of its own: what a search says of bounds, cuts and counts would be false of it. */
import type { AnswerPathMessages } from '../../messages/answer-path/en.ts';
import type { Sentence } from '../../messages/sentence.ts';
import { natures } from '../../search/natures.ts';
import type { Method } from '../../search/search-events.ts';
import type { Moment } from '../../trace/moment.ts';
import { gOf, moveOf } from '../../trace/nodes.ts';
import type { Trace } from '../../trace/trace.ts';

/** A path, and what things are called along it. */
export interface NamedPath {
  readonly trace: Trace;
  /** The method of the search that found it. */
  readonly method: Method;
  /** What the puzzle calls a move. */
  readonly word: string;
  readonly nameOf: (move: number) => string;
}

/** What is said at a moment of the path. */
export function narratePath(path: NamedPath, moment: Moment, say: AnswerPathMessages): Sentence {
  const { trace, method, word, nameOf } = path;
  const { kind, g, value, node } = moment;
  const of = trace.nodes - 1;
  const whole = gOf(trace, of);
  const move = (nth: number, made: number) => ({ nth, of, word, name: nameOf(made) });
  switch (kind) {
    case 'bound':
      return say.start(of, natures[method].hasEstimates ? 'its-own' : 'not-used');
    case 'enter': {
      const made = moveOf(trace, node);
      return made === null ? say.root() : say.enter(move(node, made), g);
    }
    case 'estimate':
      return say.estimate({ g, h: value, rest: whole - g });
    case 'choose':
      return say.choose(move(node + 1, value));
    case 'goal':
      return say.goal(g);
    case 'end':
      return say.end(moment.moves.map(nameOf));
    default:
      return [];
  }
}
