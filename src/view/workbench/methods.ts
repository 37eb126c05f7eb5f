/** What each method is like, as far as the screen depends on it: a method without an entry does not compile. */
import type { Texts } from '../../messages/languages.ts';
import type { StepKind } from '../../search/event-kinds.ts';
import type { Method } from '../../search/search-events.ts';
import type { Sought } from '../../trace/find.ts';
import type { Turn } from '../../trace/turns.ts';

interface MethodNature<M extends Method> {
  /** What one may jump to; the first is what a class asks for most. */
  readonly jumps: readonly ((StepKind | Turn) & keyof Texts['workbench']['methods'][M]['kinds'])[];
  /** What a node can be looked for by: where there is no estimate there is no h and no f. */
  readonly finds: readonly Sought['trait'][];
  /** Whether its iterations have bounds, to be written at them and compared by. */
  readonly hasBounds: boolean;
  /** Whether the same moves lead to the same node with the same branches in every search of this method, so that two trees can be one. */
  readonly isMergeable: boolean;
  /** What it goes back to: the nodes of its path, or those of an open list. */
  readonly waits: 'path' | 'open-list';
  /** The two parts of what it keeps in memory, as the head of a saved table calls them; null for a depth-first search. */
  readonly memory: readonly [string, string] | null;
}

export const methods = {
  'ida-star': {
    jumps: ['prune', 'bound', 'estimate', 'fall', 'rise', 'goal'],
    finds: ['move', 'depth', 'h', 'f', 'overflow', 'fall'],
    hasBounds: true,
    isMergeable: true,
    waits: 'path',
    memory: null,
  },
  'a-star': {
    jumps: ['expand', 'bound', 'duplicate', 'replace', 'fall', 'rise', 'goal'],
    finds: ['move', 'depth', 'h', 'f', 'fall'],
    hasBounds: true,
    isMergeable: false,
    waits: 'open-list',
    memory: ['open', 'closed'],
  },
  'bidirectional-bfs': {
    jumps: ['expand', 'bound', 'duplicate', 'meet'],
    finds: ['move', 'depth'],
    hasBounds: true,
    isMergeable: false,
    waits: 'path',
    memory: ['from_start', 'from_goal'],
  },
  // it may choose another item where the same options were taken
  'dancing-links': {
    jumps: ['dead-end', 'item', 'cover', 'goal'],
    finds: ['move', 'depth'],
    hasBounds: false,
    isMergeable: false,
    waits: 'path',
    memory: null,
  },
} as const satisfies { readonly [M in Method]: MethodNature<M> };

export type JumpKind = (typeof methods)[Method]['jumps'][number];
