/**
 * What a link asks the matrix: `matrix=guide,blind&vary=each,estimate&inputs=examples&limit=1000000`, after the names of searches the choices
 * that are varied and how, the inputs (the one on the screen, `current`, the puzzle's `examples`, or some of one's own, encoded), and the
 * nodes after which a run is stopped. What is left out is as in a matrix that was just opened.
 */
import type { Puzzle } from '../puzzles/puzzle.ts';
import { parseSettings } from '../puzzles/settings-text.ts';
import { type Spread, spreads } from '../puzzles/spread.ts';

export interface MatrixAddress {
  /** Names of searches, as `formatSettings` gives them. */
  readonly named: readonly string[];
  /** Names of the choices that are varied. */
  readonly switches: readonly string[];
  readonly spread: Spread;
  /** The input on the screen, the puzzle's examples, or instances of one's own. */
  readonly inputs: 'current' | 'examples' | readonly unknown[];
  /** Nodes after which a run is stopped. */
  readonly limit: number;
}

/** Nodes after which a run may be stopped: about a second, some seconds, a minute. */
export const limits = [1_000_000, 10_000_000, 100_000_000] as const;

/** Stands for the names where there are none. */
const NONE = 'none';

/** Characters of inputs that a link holds. */
const MOST_CHARACTERS = 4000;

const asOpened: MatrixAddress = { named: [], switches: [], spread: 'each', inputs: 'current', limit: limits[1] };

/** As entries of a link; none where the inputs are longer than a link holds. */
export function formatMatrix(puzzle: Puzzle, asked: MatrixAddress): string[] {
  const { named, switches, spread, inputs, limit } = asked;
  const text = typeof inputs === 'string' ? inputs : inputs.map((instance) => puzzle.encode(instance)).join(',');
  if (text.length > MOST_CHARACTERS) return [];
  const varied = switches.length > 0 ? [`vary=${[spread, ...switches].join(',')}`] : [];
  return [`matrix=${named.join(',') || NONE}`, ...varied, `inputs=${text}`, `limit=${limit}`];
}

type Reader = (text: string, puzzle: Puzzle) => Partial<MatrixAddress> | null;

const readers: Readonly<Record<'matrix' | 'vary' | 'inputs' | 'limit', Reader>> = {
  matrix(text, puzzle) {
    const named = text === NONE ? [] : text.split(',');
    return named.every((name) => parseSettings(puzzle, name)) ? { named } : null;
  },
  vary(text, puzzle) {
    const [how, ...switches] = text.split(',');
    const spread = spreads.find((known) => known === how);
    return spread && switches.every((name) => Object.hasOwn(puzzle.choices, name)) ? { spread, switches } : null;
  },
  inputs(text, puzzle) {
    if (text === 'current' || text === 'examples') return { inputs: text };
    try {
      return { inputs: text.split(',').map((encoded) => puzzle.decode(encoded)) };
    } catch {
      return null;
    }
  },
  limit(text) {
    const limit = limits.find((known) => String(known) === text);
    return limit === undefined ? null : { limit };
  },
};

export type MatrixPart = keyof typeof readers;
export const isMatrixPart = (name: string): name is MatrixPart => Object.hasOwn(readers, name);

/** Reads one of the entries, given what those before it have said; null if it cannot be read. */
export function readMatrixPart(
  part: MatrixPart,
  text: string,
  puzzle: Puzzle,
  before: MatrixAddress | null,
): MatrixAddress | null {
  const said = readers[part](text, puzzle);
  return said && { ...asOpened, ...before, ...said };
}
