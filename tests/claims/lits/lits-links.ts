/** Dancing links as plain objects, changed one link after another as Knuth's paper says, by what a run covers and uncovers. */
import type { SearchEvent } from '../../../src/search/search-events.ts';

/** An item, with what it is called. */
interface Header {
  readonly item: string;
  readonly isPrimary: boolean;
  left: Header;
  right: Header;
  /** The first and the last entry of its column; null while there is none. */
  up: Entry | Header;
  down: Entry | Header;
  size: number;
}

interface Entry {
  readonly option: number;
  readonly column: Header;
  /** The other entries of the option, from the one to the right on, cyclically. */
  row: readonly Entry[];
  up: Entry | Header;
  down: Entry | Header;
}

/** One change of links. `left`, `right`, `above`, `below`: the neighbours, null for the root or for the column's header. */
export type LinkChange =
  | { readonly what: 'header'; readonly item: string; readonly left: string | null; readonly right: string | null }
  | {
      readonly what: 'entry';
      readonly option: number;
      readonly column: string;
      readonly above: number | null;
      readonly below: number | null;
      /** Before and after the change. */
      readonly sizes: readonly [number, number];
    };

/** What the links hold at some time. */
export interface Held {
  /** The header list, from the root. */
  readonly header: readonly string[];
  /** The options of each item's column, from the top. */
  readonly columns: ReadonlyMap<string, readonly number[]>;
  /** The items covered, in the order of covering. */
  readonly covered: readonly string[];
}

export interface Items {
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
  /** The items of each option, in the order of their entries. */
  readonly options: readonly (readonly string[])[];
}

const isEntry = (link: Entry | Header): link is Entry => 'option' in link;

class NaiveLinks {
  readonly #root: Header;
  readonly #headers = new Map<string, Header>();

  constructor({ primary, secondary, options }: Items) {
    this.#root = this.#makeHeader('', true);
    for (const item of primary) {
      const header = this.#makeHeader(item, true);
      const last = this.#root.left;
      [header.left, header.right, last.right, this.#root.left] = [last, this.#root, header, header];
    }
    for (const item of secondary) this.#makeHeader(item, false);
    for (const [option, items] of options.entries()) this.#addOption(option, items);
  }

  #makeHeader(item: string, isPrimary: boolean): Header {
    const header = { item, isPrimary, size: 0 } as Header;
    Object.assign(header, { left: header, right: header, up: header, down: header });
    this.#headers.set(item, header);
    return header;
  }

  #addOption(option: number, items: readonly string[]): void {
    const entries = items.map((item) => {
      const column = this.header(item);
      const entry: Entry = { option, column, row: [], up: column.up, down: column };
      column.up.down = entry;
      column.up = entry;
      column.size++;
      return entry;
    });
    for (const [i, entry] of entries.entries()) entry.row = [...entries.slice(i + 1), ...entries.slice(0, i)];
  }

  header(item: string): Header {
    return this.#headers.get(item) as Header;
  }

  cover(item: string): LinkChange[] {
    const c = this.header(item);
    const done: LinkChange[] = [this.#ofHeader(c)];
    c.left.right = c.right;
    c.right.left = c.left;
    for (let at = c.down; isEntry(at); at = at.down)
      for (const x of at.row) {
        const { column } = x;
        done.push(ofEntry(x, [column.size, column.size - 1]));
        x.up.down = x.down;
        x.down.up = x.up;
        column.size--;
      }
    return done;
  }

  uncover(item: string): LinkChange[] {
    const c = this.header(item);
    const done: LinkChange[] = [];
    for (let at = c.up; isEntry(at); at = at.up)
      for (const x of [...at.row].reverse()) {
        const { column } = x;
        done.push(ofEntry(x, [column.size, column.size + 1]));
        column.size++;
        x.up.down = x;
        x.down.up = x;
      }
    done.push(this.#ofHeader(c));
    c.left.right = c;
    c.right.left = c;
    return done;
  }

  #ofHeader({ item, left, right }: Header): LinkChange {
    const name = (header: Header) => (header === this.#root ? null : header.item);
    return { what: 'header', item, left: name(left), right: name(right) };
  }

  held(): Omit<Held, 'covered'> {
    const header: string[] = [];
    for (let at = this.#root.right; at !== this.#root; at = at.right) header.push(at.item);
    const columns = new Map<string, number[]>();
    for (const [item, c] of this.#headers) {
      const column: number[] = [];
      for (let at = c.down; isEntry(at); at = at.down) column.push(at.option);
      columns.set(item, column);
    }
    return { header, columns };
  }
}

function ofEntry(x: Entry, sizes: readonly [number, number]): LinkChange {
  const name = (link: Entry | Header) => (isEntry(link) ? link.option : null);
  return { what: 'entry', option: x.option, column: x.column.item, above: name(x.up), below: name(x.down), sizes };
}

/** What a step did to the links. */
export interface LinkedStep {
  readonly before: Held;
  readonly after: Held;
  /** None unless the step covers or uncovers. */
  readonly changes: readonly LinkChange[];
  /** Where the step uncovers: the changes of the cover that it takes back. */
  readonly undone: readonly LinkChange[];
}

/** The links along a run, asked for at steps that mostly ascend. `items` calls the events' items by name. */
export class LinkedRun {
  readonly #items: Items;
  readonly #names: readonly string[];
  readonly #events: readonly SearchEvent[];
  #links: NaiveLinks;
  #covered: { readonly item: string; readonly changes: LinkChange[] }[] = [];
  #step = -1;
  #last: LinkedStep | null = null;

  constructor(items: Items, names: readonly string[], events: readonly SearchEvent[]) {
    this.#items = items;
    this.#names = names;
    this.#events = events;
    this.#links = new NaiveLinks(items);
  }

  at(step: number): LinkedStep {
    if (step < this.#step) {
      this.#links = new NaiveLinks(this.#items);
      this.#covered = [];
      this.#step = -1;
    }
    while (this.#step < step - 1) this.#advance();
    if (this.#step < step || !this.#last) {
      const before = this.#held();
      const [changes, undone] = this.#advance();
      this.#last = { before, after: this.#held(), changes, undone };
    }
    return this.#last;
  }

  #held(): Held {
    return { ...this.#links.held(), covered: this.#covered.map(({ item }) => item) };
  }

  #advance(): [changes: LinkChange[], undone: LinkChange[]] {
    const event = this.#events[++this.#step];
    this.#last = null;
    if (event?.kind === 'cover') {
      const item = this.#names[event.item] as string;
      const changes = this.#links.cover(item);
      this.#covered.push({ item, changes });
      return [changes, []];
    }
    if (event?.kind === 'uncover')
      return [this.#links.uncover(this.#names[event.item] as string), this.#covered.pop()?.changes ?? []];
    return [[], []];
  }
}
