/** What LITS claims of the links, held against lists of plain objects that are changed one link after another. */
import type { LitsMessages } from '../../../src/messages/puzzles/lits/en.ts';
import type { CoverFacts } from '../../../src/messages/puzzles/lits/facts.ts';
import type { Claims, Place, Verdict } from '../claims.ts';
import type { LinkChange, LinkedStep } from './lits-links.ts';
import type { LitsTruth } from './lits-truth.ts';

type At = Place<LitsTruth>;
type OnLinks = Pick<Claims<LitsMessages, LitsTruth>, 'compare' | 'cover' | 'uncover' | 'header' | 'entry'>;
type Entry = Extract<LinkChange, { what: 'entry' }>;

const linked = ({ truth, run, step }: At): LinkedStep => truth.links(run).at(step);
const changeAt = (place: At): LinkChange | undefined => linked(place).changes[place.scan ?? -1];
const entriesOf = (changes: readonly LinkChange[]) =>
  changes.filter((change): change is Entry => change.what === 'entry');
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is said alike of covering an item and of uncovering it. */
function moved(place: At, facts: CoverFacts): Verdict {
  const { truth, run, step } = place;
  const event = run.events[step];
  const { before, after, changes } = linked(place);
  const { text } = facts.item;
  const isCover = event?.kind === 'cover';
  // while the item is not covered
  const whole = isCover ? before : after;
  const column = whole.columns.get(text) ?? [];
  const lost = new Map<string, number>();
  for (const { column: other } of entriesOf(changes)) lost.set(other, (lost.get(other) ?? 0) + 1);
  const shapes = ['L', 'I', 'T', 'S'].filter((shape) => lost.has(shape));
  const isPrimary = truth.primary.includes(text);
  const other = isCover ? after : before;
  return {
    'it is this item': (event?.kind === 'cover' || event?.kind === 'uncover') && truth.items[event.item] === text,
    'it is primary just where that is said': isPrimary === (facts.rank === 'primary'),
    'its header is on the list before, or after, but not both':
      !isPrimary || (whole.header.includes(text) && !other.header.includes(text)),
    'no header list changes otherwise': isSame(
      whole.header.filter((each) => each !== text),
      other.header,
    ),
    'its column holds so many options': column.length === facts.hidden,
    'so many of them have no other item':
      column.filter((option) => truth.options[option]?.items.length === 1).length === facts.alone,
    'so many entries leave other columns, or come back': entriesOf(changes).length === facts.entries,
    'from each shape so many': isSame(
      facts.shapes.map(({ item, count }) => [item.text, count]),
      shapes.map((shape) => [shape, lost.get(shape)]),
    ),
    'and from so many columns of cells': lost.size - shapes.length === facts.cells,
    'each column shrinks, or grows, by so many': [...whole.columns].every(
      ([item, all]) => all.length - (other.columns.get(item)?.length ?? 0) === (lost.get(item) ?? 0),
    ),
  };
}

/** The option that items are being covered for; null for the item that the node branches on. */
function coveredFor({ run, step }: At): number | null {
  for (let at = step; at >= 0; at--) {
    const event = run.events[at];
    if (event?.kind === 'choose') return event.move;
    if (event?.kind === 'branch') return null;
  }
  return null;
}

export const litsLinkClaims: OnLinks = {
  compare: (place, { at, of, item, count, best }) => {
    const { header, columns } = linked(place).after;
    const size = (each: string) => columns.get(each)?.length ?? 0;
    const seen = header.slice(0, place.scan ?? 0);
    const least = seen.find((each) => seen.every((other) => size(each) <= size(other)));
    return {
      'it is here on the header list': at === (place.scan ?? 0) + 1 && header[at - 1] === item.text,
      'the list is so long': header.length === of,
      'it has so many options': size(item.text) === count,
      'this was the first of the least so far': (best?.item.text ?? null) === (least ?? null),
      'and had so many': best === null || size(best.item.text) === best.count,
    };
  },
  cover: (place, facts) => ({
    ...moved(place, facts),
    'it is covered for this option': (facts.option?.id ?? null) === coveredFor(place),
    'that option has the item':
      facts.option === null || (place.truth.options[facts.option.id]?.items.includes(facts.item.text) ?? false),
  }),
  uncover: (place, facts) => ({
    ...moved(place, facts),
    'it takes back the last cover, in reverse': isSame(
      linked(place).changes.map(backwards),
      [...linked(place).undone].reverse(),
    ),
  }),
  header: (place, { way, item, left, right, rank }) => {
    const change = changeAt(place);
    const { text } = item;
    const isPrimary = place.truth.primary.includes(text);
    if (change?.what !== 'header') return { 'it is a header’s turn': false };
    const { header } = way === 'cover' ? linked(place).before : linked(place).after;
    const rest = header.filter((each) => each !== text);
    return {
      'it is this item': change.item === text && place.run.events[place.step]?.kind === way,
      'it is primary just where that is said': isPrimary === (rank === 'primary'),
      'a secondary one is its own neighbour': isPrimary || (change.left === text && change.right === text),
      'these are its neighbours':
        !isPrimary || ((left?.text ?? null) === change.left && (right?.text ?? null) === change.right),
      'they are next to it on the list':
        !isPrimary ||
        ((header[header.indexOf(text) - 1] ?? null) === change.left &&
          (header[header.indexOf(text) + 1] ?? null) === change.right),
      'between root and root it is the only one': !isPrimary || (!left && !right) === (rest.length === 0),
    };
  },
  entry: (place, { way, at, of, option, column, above, below, size }) => {
    const change = changeAt(place);
    const { changes, undone, before, after } = linked(place);
    if (change?.what !== 'entry') return { 'it is an entry’s turn': false };
    const whole = (way === 'cover' ? before : after).columns.get(column.text) ?? [];
    return {
      'it is this link of so many': at === (place.scan ?? -1) + 1 && changes.length === of,
      'it is the entry of this option, in this column':
        place.run.events[place.step]?.kind === way && change.option === option.id && change.column === column.text,
      'the option is in the column': whole.includes(option.id),
      'these are its neighbours': (above?.id ?? null) === change.above && (below?.id ?? null) === change.below,
      'the column’s size changes so': isSame(change.sizes, [size + (way === 'cover' ? 1 : -1), size]),
      'put back it finds the neighbours that it had':
        way === 'cover' || isSame(backwards(change), undone[undone.length - at]),
      'alone it is the only one': (above !== null || below !== null) === Math.max(...change.sizes) > 1,
    };
  },
};

/** A change of links as it is when taken back. */
function backwards(change: LinkChange): LinkChange {
  return change.what === 'header' ? change : { ...change, sizes: [change.sizes[1], change.sizes[0]] };
}
