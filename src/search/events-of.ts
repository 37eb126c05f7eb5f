/**
 * The events of a search one by one, as objects, for whoever is in no hurry: what `EventColumns` wrote, read again. What an
 * event says of the bound, and of a node's depth where it does not stand in its columns, is known from the events before it.
 */
import { readEvent } from './event-columns.ts';
import {
  type Chunk,
  isNotice,
  type Outcome,
  type Search,
  type SearchEvent,
  type SearchResult,
} from './search-events.ts';

/** Yields the events of a search, and what it says besides; returns its result. */
export function* eventsOf(search: Search): Generator<SearchEvent, SearchResult, void> {
  const reader = new EventReader();
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    if (isNotice(next.value)) yield next.value;
    else yield* reader.read(next.value);
  }
}

class EventReader {
  #bound: number | null = null;
  /** The depth of the node entered last, and of the node expanded last in a search that keeps nodes. */
  #depth = 0;
  #expanded: number | null = null;
  /** The depth of each node. */
  readonly #depths: number[] = [];

  *read(chunk: Chunk): Generator<SearchEvent, void, void> {
    const causes = chunk.causes.values();
    for (let step = 0; step < chunk.kind.length; step++) {
      const event = readEvent(chunk, step);
      switch (event.kind) {
        case 'start':
          causes.next();
          yield event;
          break;
        case 'bound':
          yield { ...event, previous: this.#bound, cause: causes.next().value ?? null };
          this.#bound = event.bound;
          break;
        case 'enter':
          this.#depth = event.depth;
          this.#depths.push(event.depth);
          yield event;
          break;
        case 'estimate':
          yield { ...event, depth: this.#depth };
          break;
        case 'prune':
          yield { ...event, depth: this.#depth, h: event.f - event.g, bound: this.#bound ?? 0 };
          break;
        case 'goal':
          yield { ...event, depth: this.#expanded ?? this.#depth };
          break;
        case 'expand':
          this.#expanded = this.#depths[event.node] ?? 0;
          yield { ...event, depth: this.#expanded };
          break;
        case 'duplicate':
        case 'replace':
        case 'meet':
          yield { ...event, depth: this.#depth };
          break;
        case 'end':
          yield { ...event, outcome: chunk.outcome as Outcome };
          break;
        default:
          yield event;
      }
    }
  }
}
