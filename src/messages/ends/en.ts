import { many } from '../words-en.ts';
import type { EndFacts, FoundFacts } from './ends-facts.ts';

/** In how many iterations, by the method; nothing where it has none. */
const iterationsOf: Readonly<Record<EndFacts['method'], (n: number) => string>> = {
  'ida-star': (n) => ` under ${many(n, 'bound')}`,
  'a-star': () => '',
  'bidirectional-bfs': (n) => ` in ${many(n, 'layer')}`,
  'dancing-links': () => '',
};

/** What a solution is made of, and how many. */
const partsOf: Readonly<Record<EndFacts['method'], (n: number) => string>> = {
  'ida-star': (n) => many(n, 'move'),
  'a-star': (n) => many(n, 'move'),
  'bidirectional-bfs': (n) => many(n, 'move'),
  'dancing-links': (n) => many(n, 'option'),
};

/** Why no solution has fewer moves, where the method promises it. */
const leastBy: Readonly<Record<EndFacts['method'], string>> = {
  'ida-star': ' No solution has fewer: h never overestimates, so there is none under a smaller bound.',
  'a-star': ' No solution has fewer: h never overestimates, and no open node had a smaller f.',
  'bidirectional-bfs': ' No solution has fewer: all shorter ways from both ends had been tried.',
  'dancing-links': '',
};

/** Said where a recording ends before its run does. */
export const enEnds = {
  here: 'The recording ends here.',
  goesOn: 'The recording ends here; the search went on.',
  counting: (nodes: number) => `It is still being counted to its end: ${many(nodes, 'node')} so far.`,
  cancelled: 'The run was cancelled, so its answer is not known.',
  failed: 'The run failed, so its answer is not known.',
  whole: ({ method, nodes, iterations }: EndFacts) =>
    `The whole run, counted to its end, entered ${many(nodes, 'node')}${iterationsOf[method](iterations)}.`,
  found: (facts: FoundFacts) => {
    switch (facts.outcome) {
      case 'solved':
        return `It found a solution with ${partsOf[facts.method](facts.moves.length)}: ${facts.moves.join(', ')}.${leastBy[facts.method]}`;
      case 'bounded':
        return `It found no solution within its last bound, so the answer is “${facts.answer}”.`;
      case 'exhausted':
        return 'It found that there is no solution.';
      case 'full':
        return 'Its memory was used up: no answer is known.';
    }
  },
  /** One sentence after the other. */
  both: (whole: string, found: string) => `${whole} ${found}`,
  /** What was found, in few words. */
  answer: (facts: FoundFacts) => {
    switch (facts.outcome) {
      case 'solved':
        // the contest may want another of the same length
        return `Solution: ${partsOf[facts.method](facts.moves.length)}: ${facts.moves.join(', ')}`;
      case 'bounded':
        return `Answer: ${facts.answer}`;
      case 'exhausted':
        return 'Answer: no solution';
      case 'full':
        return 'No answer: its memory was used up';
    }
  },
  show: 'Show the answer',
};

export type EndsMessages = typeof enEnds;
