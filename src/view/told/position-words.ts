/** What a puzzle says of a position and of its moves: facts that hold whichever method searches. A method's narrator adds its own. */
import type { Sentence } from '../../messages/sentence.ts';
import type { Scene } from '../scene/scene.ts';

export interface PositionWords<S extends Scene = Scene> {
  /** A move in a few characters. */
  name(scene: S, move: number): string;
  /** What a solution of this cost is made of: `3 sticks`. */
  amount(scene: S, cost: number): string;
  /** The node just entered: what its move did, and g. */
  reached(scene: S): Sentence;
  /** Whether the node's position is a goal. */
  isGoal(scene: S): boolean;
  /** Why no solution below costs less than the node's h, or that it is a goal. */
  reason(scene: S): Sentence;
  /** What two nodes have in common whose position is the same. */
  sameness(scene: S): Sentence;
  /** The moves of the node, and why no solution is missed. */
  offered(scene: S): Sentence;
  /** The move chosen. */
  attempted(scene: S): Sentence;
  /** The finer step inside this one. */
  inside(scene: S): Sentence;
  /** What the contest wants to hear, where these moves are a cheapest solution; null where none was found within its limit. */
  answer(scene: S, moves: readonly number[] | null): Sentence;
}
