/**
 * The events of a search one by one, as objects, for whoever is in no hurry: what `EventColumns` wrote, read again. What an
 * event says of the bound, and in a search that keeps nodes of a node's depth, is known from the events before it.
 */
import { NO_MOVE, nodeNumber, type StepKind, stepKinds } from './event-codes.ts';
import { type Chunk, isNotice, type Search, type SearchEvent, type SearchResult } from './search-events.ts';

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
  #bound = 0;
  #isFirst = true;
  #depth = 0;
  /** The depth of each node: only the first's, unless the search turns out to keep nodes. */
  readonly #depths: number[] = [];
  #keeps = false;

  *read({ kind, depth, value, causes, outcome }: Chunk): Generator<SearchEvent, void, void> {
    const opened = causes.values();
    for (let step = 0; step < kind.length; step++) {
      const said = stepKinds[kind[step] as number] as StepKind;
      const event = this.#event(said, depth[step] as number, value[step] as number);
      const rest = said === 'bound' ? { cause: opened.next().value ?? null } : said === 'end' ? { outcome } : {};
      yield { ...event, ...rest } as SearchEvent;
    }
  }

  /** The event, but for what does not fit into columns. */
  #event(kind: StepKind, depth: number, value: number): object {
    switch (kind) {
      case 'start':
        return { kind };
      case 'bound': {
        const previous = this.#isFirst ? null : this.#bound;
        this.#isFirst = false;
        this.#bound = value;
        return { kind, bound: value, previous };
      }
      case 'enter':
        this.#depth = depth;
        if (this.#keeps || this.#depths.length === 0) this.#depths.push(depth);
        return { kind, depth, move: value === NO_MOVE ? -1 : value };
      case 'estimate':
        return { kind, depth, h: value };
      case 'prune':
        return { kind, depth, g: depth, h: value - depth, f: value, bound: this.#bound };
      case 'branch':
        return { kind, depth, moves: value };
      case 'choose':
        return { kind, depth, move: value };
      case 'expand': {
        const node = nodeNumber(depth, value);
        return { kind, depth: this.#depths[node], node };
      }
      case 'duplicate':
      case 'replace':
      case 'meet':
        return { kind, depth: this.#depth, node: nodeNumber(depth, value) };
      case 'item':
      case 'cover':
      case 'uncover':
        return { kind, depth, item: value };
      case 'keep':
        this.#keeps = true;
        return { kind, depth };
      default:
        return { kind, depth };
    }
  }
}
