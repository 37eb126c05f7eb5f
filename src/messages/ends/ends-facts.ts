import type { enMethods } from '../methods/en.ts';

/** What is known of a run whose recording ends before it does. */
export interface EndFacts {
  readonly method: keyof typeof enMethods;
  /** Nodes and iterations of the whole run, as far as they are counted. */
  readonly nodes: number;
  readonly iterations: number;
}

/** How the whole run came out: the moves of its solution by name, and what the contest wants to see where there is none. */
export type FoundFacts =
  | { readonly outcome: 'solved'; readonly method: EndFacts['method']; readonly moves: readonly string[] }
  | { readonly outcome: 'bounded'; readonly answer: string }
  | { readonly outcome: 'exhausted' | 'full' };
