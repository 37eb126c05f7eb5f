/** What the page and the worker that works out distances say to each other. Everything in it survives a structured clone. */
import type { Settings } from '../puzzles/settings.ts';
import type { Distance } from '../search/distance.ts';

/** Asks the distance worker for true distances. It may be asked again while it works: then the new ones come first. */
export interface DistanceRequest {
  readonly puzzle: string;
  readonly instance: unknown;
  readonly settings: Settings;
  readonly nodes: readonly { readonly node: number; readonly moves: readonly number[] }[];
  /** The most nodes to enter for each. */
  readonly limit: number;
}

/** What the distance worker tells: what it has found since the last time. */
export type DistanceReply =
  | { readonly type: 'DISTANCES'; readonly found: readonly (readonly [node: number, distance: Distance])[] }
  | { readonly type: 'FAILED'; readonly message: string };
