/** Puts a moment of LITS into words: facts read off trace and matrix, handed to the messages. */
import type { LitsMessages } from '../../../messages/puzzles/lits/en.ts';
import type { CoverFacts, ItemCount, OptionName } from '../../../messages/puzzles/lits/facts.ts';
import type { Sentence } from '../../../messages/sentence.ts';
import { shapeNames } from '../../../puzzles/lits/shapes.ts';
import { columnOf, headerOf } from '../../../search/exact-cover/covered-matrix.ts';
import { itemsOf, optionsOf } from '../../../search/exact-cover/exact-cover.ts';
import { subtreeEnd } from '../../../trace/subtrees.ts';
import type { LitsScene, Moved } from './lits-scene.ts';
import { nameOfItem, nameOfOption } from './names.ts';

/** Options and items named one by one before the rest is only counted. */
const NAMED = 6;

/** What happened at this step, and why. */
export function narrate(scene: LitsScene, say: LitsMessages): Sentence {
  const { moment, moved, scan } = scene;
  if (moved) return scan === null ? coverSentence(scene, moved, say) : linkSentence(scene, moved, scan, say);
  switch (moment.kind) {
    case 'start':
      return startSentence(scene, say);
    case 'enter':
      return enterSentence(scene, say);
    case 'item':
      return scan === null ? itemSentence(scene, say) : compareSentence(scene, scan, say);
    case 'dead-end':
      return deadEndSentence(scene, say);
    case 'branch':
    case 'choose':
    case 'backtrack':
      return branchSentence(scene, say);
    case 'goal': {
      const { pieces, fillers } = solutionOf(scene);
      return say.goal(pieces, fillers);
    }
    case 'end':
      return endSentence(scene, say);
    default:
      return []; // what other searches say
  }
}

/** An item with the options that its column holds. */
function sized({ matrix, left }: LitsScene, item: number): ItemCount {
  return { item: nameOfItem(matrix, item), count: left.size[item] as number };
}

function startSentence({ matrix, settings }: LitsScene, say: LitsMessages): Sentence {
  const { cells, placements, cover } = matrix;
  const shapes = shapeNames.map((_, shape) => ({
    item: nameOfItem(matrix, cells.length + shape),
    count: optionsOf(cover, cells.length + shape).length,
  }));
  const { model } = settings;
  return say.start({ model, cells: cells.length, placements, shapes });
}

function enterSentence(scene: LitsScene, say: LitsMessages): Sentence {
  const { moment, matrix, left } = scene;
  const header = headerOf(left);
  const option = moment.moves.at(-1);
  if (option === undefined) return say.enterRoot(header.length, matrix.cover.options);
  const shapes = header.filter((item) => item >= matrix.cells.length);
  return say.enter(
    moment.node,
    nameOfOption(matrix, option),
    shapes.map((item) => sized(scene, item)),
    header.length - shapes.length,
  );
}

function itemSentence(scene: LitsScene, say: LitsMessages): Sentence {
  const { moment, matrix, left } = scene;
  const header = headerOf(left);
  const { item, count } = sized(scene, moment.value);
  const compared = header.length <= NAMED ? header : header.filter((each) => each >= matrix.cells.length);
  return say.item({
    item,
    count,
    of: header.length,
    compared: compared.map((each) => sized(scene, each)),
    ties: header.filter((each) => left.size[each] === count).length - 1,
  });
}

function compareSentence(scene: LitsScene, scan: number, say: LitsMessages): Sentence {
  const header = headerOf(scene.left);
  const { size } = scene.left;
  let best: number | null = null;
  for (const item of header.slice(0, scan))
    if (best === null || (size[item] as number) < (size[best] as number)) best = item;
  return say.compare({
    at: scan + 1,
    of: header.length,
    ...sized(scene, header[scan] as number),
    best: best === null ? null : sized(scene, best),
  });
}

/** Every lost option of the item shares a cell with one that was taken above, and is counted with the first such. */
function deadEndSentence({ moment, matrix, left, covered, chosen }: LitsScene, say: LitsMessages): Sentence {
  const options = optionsOf(matrix.cover, chosen as number);
  const hid = moment.moves.map(() => 0);
  for (const option of options) {
    const by = covered[left.place[left.hiddenBy[option] as number] as number];
    const depth = moment.path.indexOf(by?.node as number);
    hid[depth] = (hid[depth] as number) + 1;
  }
  return say.deadEnd({
    node: moment.node,
    item: nameOfItem(matrix, chosen as number),
    all: options.length,
    taken: moment.moves.flatMap((option, depth) =>
      hid[depth] ? [{ option: nameOfOption(matrix, option), hid: hid[depth] as number }] : [],
    ),
  });
}

function branchSentence({ moment, matrix, left, chosen, trace }: LitsScene, say: LitsMessages): Sentence {
  const { kind, value, node } = moment;
  const item = chosen as number;
  const options = columnOf(left, item);
  const name = nameOfItem(matrix, item);
  if (kind === 'branch') {
    const named = options.slice(0, NAMED).map((option) => nameOfOption(matrix, option));
    return say.branch(name, named, options.length - named.length);
  }
  if (kind === 'backtrack') return say.backtrack(node, name, options.length, subtreeEnd(trace, node) - node - 1);
  const others = Array.from(itemsOf(matrix.cover, value)).filter((other) => other !== item);
  return say.choose(
    nameOfOption(matrix, value),
    options.indexOf(value) + 1,
    { item: name, count: options.length },
    others.map((other) => nameOfItem(matrix, other)),
  );
}

function coverSentence({ matrix, tried }: LitsScene, { item, way, before }: Moved, say: LitsMessages): Sentence {
  const column = columnOf(before, item);
  const lost = new Map<number, number>();
  for (const option of column)
    for (const other of itemsOf(matrix.cover, option)) if (other !== item) lost.set(other, (lost.get(other) ?? 0) + 1);
  const shapes = [...lost].filter(([other]) => other >= matrix.cells.length).sort(([a], [b]) => a - b);
  const facts: CoverFacts = {
    item: nameOfItem(matrix, item),
    rank: item < matrix.cover.primaryFrom ? 'secondary' : 'primary',
    option: tried === null ? null : nameOfOption(matrix, tried),
    hidden: column.length,
    alone: column.filter((option) => itemsOf(matrix.cover, option).length === 1).length,
    entries: [...lost.values()].reduce((sum, each) => sum + each, 0),
    shapes: shapes.map(([other, count]) => ({ item: nameOfItem(matrix, other), count })),
    cells: lost.size - shapes.length,
  };
  return say[way](facts);
}

function linkSentence({ matrix }: LitsScene, moved: Moved, scan: number, say: LitsMessages): Sentence {
  const { link, way, item, links } = moved;
  if (!link) return [];
  if (link.what === 'header')
    return say.header({
      way,
      item: nameOfItem(matrix, item),
      left: link.left === null ? null : nameOfItem(matrix, link.left),
      right: link.right === null ? null : nameOfItem(matrix, link.right),
      rank: link.isAlone ? 'secondary' : 'primary',
    });
  const named = (option: number | null) => (option === null ? null : nameOfOption(matrix, option));
  return say.entry({
    way,
    at: scan + 1,
    of: links,
    option: nameOfOption(matrix, link.option),
    column: nameOfItem(matrix, link.item),
    above: named(link.above),
    below: named(link.below),
    size: link.size + (way === 'cover' ? 0 : 1),
  });
}

/** The pieces of a solution in the order L I T S, and how many cells were filled instead. */
function solutionOf({ moment, matrix }: LitsScene): { pieces: OptionName[]; fillers: number } {
  const placed = moment.moves.filter((option) => option < matrix.placements);
  const shape = (option: number) => itemsOf(matrix.cover, option).at(-1) as number;
  placed.sort((a, b) => shape(a) - shape(b));
  return {
    pieces: placed.map((option) => nameOfOption(matrix, option)),
    fillers: moment.moves.length - placed.length,
  };
}

function endSentence(scene: LitsScene, say: LitsMessages): Sentence {
  const { trace } = scene;
  if (trace.outcome === 'solved') return say.endYes(solutionOf(scene).pieces, trace.nodes);
  return say.endNo(
    trace.nodes,
    trace.iterations.reduce((sum, { prunes }) => sum + prunes, 0),
  );
}
