/** Facts about LITS and its exact cover problem that sentences are made of. */

/** A shape, or a free cell: an item of the problem. */
export interface ItemName {
  readonly kind: 'shape' | 'cell';
  /** The shape's index, or the cell's number. */
  readonly id: number;
  /** `L`, or `(2,3)` by row and column. */
  readonly text: string;
}

/** An item with how many options it has, or had, or loses. */
export interface ItemCount {
  readonly item: ItemName;
  readonly count: number;
}

export interface OptionName {
  readonly id: number;
  /** A placement such as `L90 2,3`, or the filler of a cell, `· 2,3`. */
  readonly text: string;
  readonly kind: 'placement' | 'filler';
  /** Its cells: four, or one. */
  readonly cells: readonly ItemName[];
}

export interface StartFacts {
  readonly model: 'cells-secondary' | 'cells-primary';
  readonly cells: number;
  readonly placements: number;
  /** The shapes, each with its number of placements. */
  readonly shapes: readonly ItemCount[];
}

export interface ItemFacts {
  readonly item: ItemName;
  readonly count: number;
  /** How many items were compared. */
  readonly of: number;
  /** All of them while they can be read, else only the shapes among them. */
  readonly compared: readonly ItemCount[];
  /** How many others have as few options. */
  readonly ties: number;
}

export interface DeadEndFacts {
  readonly node: number;
  readonly item: ItemName;
  /** How many options the item has on the empty board. */
  readonly all: number;
  /** What was taken above and hid some of them, in the order of the path. A later one may overlap what was hidden before. */
  readonly taken: readonly { readonly option: OptionName; readonly hid: number }[];
}

export interface CoverFacts {
  readonly item: ItemName;
  readonly rank: 'primary' | 'secondary';
  /** The option that it is covered for; null where it is the item branched on. */
  readonly option: OptionName | null;
  /** How many options its column holds. */
  readonly hidden: number;
  /** How many of these have no other item: fillers. */
  readonly alone: number;
  /** How many of their entries are in other columns. */
  readonly entries: number;
  /** The shapes among those columns. */
  readonly shapes: readonly ItemCount[];
  /** How many of those columns are cells'. */
  readonly cells: number;
}

/** One item looked at while the fewest options are sought. */
export interface CompareFacts {
  /** From 1. */
  readonly at: number;
  readonly of: number;
  readonly item: ItemName;
  readonly count: number;
  /** The best of those before, null for the first. */
  readonly best: ItemCount | null;
}

export interface HeaderFacts {
  readonly way: 'cover' | 'uncover';
  readonly item: ItemName;
  /** Its neighbours on the header list, null for the root. A secondary item is on no list and has none. */
  readonly left: ItemName | null;
  readonly right: ItemName | null;
  readonly rank: 'primary' | 'secondary';
}

export interface EntryFacts {
  readonly way: 'cover' | 'uncover';
  /** From 1. */
  readonly at: number;
  readonly of: number;
  readonly option: OptionName;
  /** The column that the entry is in. */
  readonly column: ItemName;
  /** Its neighbours there, null for the header. */
  readonly above: OptionName | null;
  readonly below: OptionName | null;
  /** The column's size after the operation. */
  readonly size: number;
}
