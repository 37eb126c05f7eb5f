/** What LITS claims of boards, items and options, held against all placements and all ways to put down the four shapes. */
import type { LitsMessages } from '../../../src/messages/puzzles/lits/en.ts';
import type { ItemCount, ItemName, OptionName } from '../../../src/messages/puzzles/lits/facts.ts';
import type { Claims, Place } from '../claims.ts';
import { below, type NaiveNode } from '../naive-run.ts';
import { litsLinkClaims } from './lits-link-claims.ts';
import type { LitsTruth, PlainOption, Way } from './lits-truth.ts';

type At = Place<LitsTruth>;

const textOf = ({ text }: ItemName) => text;
const isEqual = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, i) => each === other[i]);
const countsAre = (told: readonly ItemCount[], so: readonly (readonly [string, number])[]) =>
  isEqual(
    told.map(({ item }) => item.text),
    so.map(([item]) => item),
  ) &&
  isEqual(
    told.map(({ count }) => count),
    so.map(([, count]) => count),
  );

/** Whether the words and what lights up on the board are those of this option. */
function isOption({ truth }: At, told: OptionName, id = told.id): boolean {
  const so = truth.options[id];
  return (
    so !== undefined &&
    told.id === id &&
    told.text === so.name &&
    (told.kind === 'filler') === (so.shape === null) &&
    isEqual(
      told.cells.map(({ id: cell }) => cell),
      so.cells,
    ) &&
    isEqual(told.cells.map(textOf), so.cells.map(truth.cellName))
  );
}

const nodeOf = ({ node }: At) => node as NaiveNode;
const takenAt = (place: At) => nodeOf(place).moves.map((move) => place.truth.options[move] as PlainOption);
/** The item that a node branches on, by name; empty where none is left. */
function itemOf({ truth, run }: At, node: NaiveNode): string {
  const event = run.events[node.enteredAt + 1];
  return event?.kind === 'item' ? (truth.items[event.item] ?? '') : '';
}
/** The primary items that nothing on the path covers. */
function leftAt(place: At): string[] {
  const covered = takenAt(place).flatMap(({ items }) => items);
  return place.truth.primary.filter((item) => !covered.includes(item));
}
const shapesOf = (items: readonly string[]) => items.filter((item) => !item.startsWith('('));
const sizeAt = (place: At, item: string) => place.truth.optionsAt(item, nodeOf(place)).length;
/** Whether a way covers the item by one of these options: a cell that it leaves alone takes the cell's filler. */
function isCoveredBy(way: Way, item: string, options: readonly PlainOption[]): boolean {
  const by = way.find(({ items }) => items.includes(item));
  return by ? options.includes(by) : options.some(({ shape }) => shape === null);
}
/** The pieces are one of each shape, on free cells, and no two of them overlap. */
const isWay = (place: At, pieces: readonly OptionName[]) =>
  pieces.length === 4 &&
  pieces.every((piece) => isOption(place, piece)) &&
  place.truth.ways.some((way) => way.every(({ id }) => pieces.some((piece) => piece.id === id)));

export const litsClaims: Claims<LitsMessages, LitsTruth> = {
  ...litsLinkClaims,
  start: ({ truth, step }, { model, cells, placements, shapes }) => ({
    'it is the first step': step === 0,
    'this is the model': model === truth.model,
    'so many cells are free': cells === truth.cells.length,
    'so many placements lie on them': placements === truth.options.filter(({ shape }) => shape !== null).length,
    'each shape has so many': countsAre(
      shapes,
      ['L', 'I', 'T', 'S'].map((item) => [item, truth.options.filter(({ shape }) => shape === item).length] as const),
    ),
    'only where cells must be covered, each has a filler':
      truth.options.filter(({ shape }) => shape === null).length === (model === 'cells-primary' ? cells : 0),
  }),
  enterRoot: (place, items, options) => {
    const { header } = place.truth.links(place.run).at(place.step).after;
    return {
      'no option is taken': nodeOf(place).moves.length === 0,
      'so many items must be covered, and none is': items === place.truth.primary.length && header.length === items,
      'so many options are in the matrix': options === place.truth.options.length,
    };
  },
  enter: (place, id, at, left, more) => {
    const items = leftAt(place);
    const shapes = shapesOf(items);
    const isFilled = (node: NaiveNode) => node.moves.some((move) => isOnFilled(place, move));
    return {
      'it is this node, by this option': nodeOf(place).id === id && isOption(place, at, nodeOf(place).moves.at(-1)),
      'so many cells are left': items.length - shapes.length === more,
      'these shapes are left, with so many options': countsAre(
        left,
        shapes.map((shape) => [shape, sizeAt(place, shape)] as const),
      ),
      'on a filled cell no piece lies below': at.kind === 'placement' || !below(nodeOf(place)).some(isFilled),
    };
    function isOnFilled({ truth }: At, move: number): boolean {
      const option = truth.options[move] as PlainOption;
      return option.id !== at.id && option.items.some((item) => item === at.cells[0]?.text);
    }
  },
  item: (place, { item, count, of, compared, ties }) => {
    const left = leftAt(place);
    const sizes = left.map((each) => [each, sizeAt(place, each)] as const);
    const least = Math.min(...sizes.map(([, size]) => size));
    const options = place.truth.optionsAt(item.text, nodeOf(place));
    return {
      'it is the item of the node': itemOf(place, nodeOf(place)) === item.text,
      'it has so many options': options.length === count,
      'none of the items left has fewer': of === left.length && least === count,
      'the items in brackets have so many': countsAre(
        compared,
        sizes.filter(([each]) => compared.some(({ item: { text } }) => text === each)),
      ),
      'so many others have as few': ties === sizes.filter(([, size]) => size === least).length - 1,
      'it is the first of them on the header list':
        place.truth
          .links(place.run)
          .at(place.step)
          .after.header.find((each) => sizeAt(place, each) === least) === item.text,
      'every solution below has one of its options': place.truth
        .waysAt(nodeOf(place))
        .every((way) => isCoveredBy(way, item.text, options)),
      'the node has no more children than that': nodeOf(place).children.length <= count,
    };
  },
  deadEnd: (place, { node, item, all, taken }) => {
    const options = place.truth.options.filter(({ items }) => items.includes(item.text));
    const hid = takenAt(place).map((by, depth) => {
      const before = takenAt(place).slice(0, depth);
      const isLeft = (option: PlainOption) => !before.some((one) => overlaps(one, option));
      return [by.id, options.filter((option) => isLeft(option) && overlaps(by, option)).length] as const;
    });
    const told = hid.filter(([, n]) => n > 0);
    return {
      'it is this node, and its item': nodeOf(place).id === node && itemOf(place, nodeOf(place)) === item.text,
      'the item must be covered, and is not': leftAt(place).includes(item.text),
      'it has so many options on the empty board': options.length === all,
      'none is left': sizeAt(place, item.text) === 0,
      'these hid so many, the first that shares a cell': isEqual(
        taken.flatMap(({ option, hid: n }) => [option.id, n]),
        told.flat(),
      ),
      'they are called so': taken.every(({ option }) => isOption(place, option)),
      'no solution is lost': place.truth.waysAt(nodeOf(place)).length === 0,
      'where it fits nowhere there is no solution': all > 0 || place.truth.ways.length === 0,
    };
  },
  branch: (place, item, options, more) => {
    const all = place.truth.optionsAt(item.text, nodeOf(place));
    const { children } = nodeOf(place);
    const last = children.at(-1);
    return {
      'it is the item of the node': itemOf(place, nodeOf(place)) === item.text,
      'these are its options': options.every((option, i) => isOption(place, option, all[i]?.id)),
      'so many more follow': options.length + more === all.length,
      'they are tried in this order': children.every((child, i) => child.moves.at(-1) === all[i]?.id),
      'all are tried unless one leads to a solution':
        children.length === all.length || [last, ...(last ? below(last) : [])].some((each) => each?.fate === 'goal'),
    };
  },
  choose: (place, at, nth, of, others) => {
    const event = place.run.events[place.step];
    const column = place.truth.links(place.run).at(place.step).after.columns.get(of.item.text) ?? [];
    const following = place.run.events.slice(place.step + 1);
    const covers = following.slice(
      0,
      following.findIndex(({ kind }) => kind !== 'cover'),
    );
    return {
      'it is this option': event?.kind === 'choose' && isOption(place, at, event.move),
      'its item is the node’s': itemOf(place, nodeOf(place)) === of.item.text,
      'it is this one of so many': column.length === of.count && column[nth - 1] === at.id,
      'these are its other items': isEqual(
        others.map(textOf).sort(),
        (place.truth.options[at.id]?.items ?? []).filter((item) => item !== of.item.text).sort(),
      ),
      'next they are covered, in this order': isEqual(
        covers.map((each) => (each.kind === 'cover' ? place.truth.items[each.item] : null)),
        others.map(textOf),
      ),
    };
  },
  backtrack: (place, id, item, tried, count) => ({
    'it is this node, and its item': nodeOf(place).id === id && itemOf(place, nodeOf(place)) === item.text,
    'all its options were tried': nodeOf(place).children.length === tried && sizeAt(place, item.text) === tried,
    'so many nodes are below': below(nodeOf(place)).length === count,
    'none of them is a solution': below(nodeOf(place)).every(({ fate }) => fate !== 'goal'),
    'there is no solution below': place.truth.waysAt(nodeOf(place)).length === 0,
  }),
  goal: (place, pieces, fillers) => ({
    'the pieces fit together': isWay(place, pieces),
    'they are those of the path': pieces.every(({ id }) => nodeOf(place).moves.includes(id)),
    'nothing is left to be covered': leftAt(place).length === 0,
    'so many cells are filled': nodeOf(place).moves.length - 4 === fillers,
    'fillers are on cells without a piece':
      fillers === 0 || fillers === place.truth.cells.length - pieces.flatMap(({ cells }) => cells).length,
  }),
  endYes: (place, pieces, nodes) => ({
    'the pieces fit together': isWay(place, pieces),
    'so many nodes were entered': place.run.nodes.length === nodes,
  }),
  endNo: ({ truth, run, step }, nodes, deadEnds) => {
    const at = (node: NaiveNode): At => ({ truth, run, node, step, scan: null });
    const leaves = run.nodes.filter(({ children }) => children.length === 0);
    return {
      'no way to put down the shapes was missed': truth.ways.length === 0,
      'so many nodes were entered': run.nodes.length === nodes,
      'so many of them are dead ends': leaves.length === deadEnds,
      'each way ended at a shape without an option': leaves.every((leaf) => {
        const item = itemOf(at(leaf), leaf);
        return leaf.fate === 'dead-end' && shapesOf([item]).length === 1 && sizeAt(at(leaf), item) === 0;
      }),
      'every option of every node was tried': run.nodes.every(
        (node) => node.children.length === sizeAt(at(node), itemOf(at(node), node)),
      ),
      'with one node a shape fits nowhere':
        nodes > 1 || ['L', 'I', 'T', 'S'].some((each) => truth.options.every(({ shape }) => shape !== each)),
    };
  },
};

const overlaps = (one: PlainOption, other: PlainOption) => one.cells.some((cell) => other.cells.includes(cell));
