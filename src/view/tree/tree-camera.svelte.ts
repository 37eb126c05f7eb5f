/** Which part of the tree is seen: the camera follows the node stood on, or shows all, until the reader moves it. */
import { type Camera, fitBox, follow, keepInPlace } from '../../layout/tree/camera.ts';
import { BAND } from '../../layout/tree/edge-path.ts';
import { type Box, boxOf } from '../../layout/tree/tree-box.ts';
import type { PlacedNode } from '../../layout/tree/tree-layout.ts';
import type { DrawnNode } from '../../layout/tree/tree-picture.ts';
import { LEGIBLE, type TreeOnScreen } from './tree-on-screen.svelte.ts';

interface Window {
  readonly width: number;
  readonly height: number;
  /** How much larger than at its plain size a tree is drawn. */
  readonly scale: number;
}

export const ZOOM = { least: 0.05, most: 4 };
/** A tree that is small in its window is magnified so much more. */
const MOST = 1.15;

export class TreeCamera {
  mode: 'follow' | 'fit' | 'free' = $state('follow');
  #free: Camera = $state.raw({ x: 0, y: 0, k: 1 });
  /** The camera that left what was clicked where it was, until another stop is shown. */
  #held: { readonly of: string; readonly camera: Camera; readonly stop: number; readonly before: number } | null =
    $state.raw(null);
  readonly #tree: TreeOnScreen;
  readonly #window: () => Window;

  constructor(tree: TreeOnScreen, window: () => Window) {
    this.#tree = tree;
    this.#window = window;
  }

  readonly at: Camera = $derived.by(() => {
    const { placed, playback } = this.#tree;
    const { width, height, scale } = this.#window();
    const { stop, before } = playback.player;
    if (this.mode === 'free') return this.#free;
    if (this.#held?.of === this.#drawn() && this.#held.stop === stop && this.#held.before === before)
      return this.#held.camera;
    const margin = this.#tree.small?.SMALL_BAND ?? BAND;
    const box = boxOf(placed.length > 0 ? placed : [{ x: 0, y: 0 }], margin);
    if (this.mode === 'fit' || this.#tree.small) return fitWithNow(box, { width, height, scale });
    const around = boxOf([this.#tree.now ?? placed[0] ?? { x: 0, y: 0 }], margin);
    return follow(box, around, { width, height }, { least: LEGIBLE * scale, most: MOST * scale });
  });

  /** Shows all, or follows the node stood on. */
  show(mode: 'follow' | 'fit'): void {
    this.mode = mode;
    this.#held = null;
  }

  /** To where the reader moves it. */
  take(camera: Camera): void {
    this.#free = camera;
    this.mode = 'free';
  }

  /** Magnifies about the middle of the window. */
  zoomBy(factor: number): void {
    const { width, height } = this.#window();
    const { x, y, k: before } = this.at;
    const k = Math.max(ZOOM.least, Math.min(before * factor, ZOOM.most));
    this.take({ k, x: width / 2 - ((width / 2 - x) * k) / before, y: height / 2 - ((height / 2 - y) * k) / before });
  }

  /** Presses a node: what opens stays where it is on the screen. */
  press(node: DrawnNode): void {
    const siblings = new Set(this.#childrenOf(node.parent?.key).map(({ shape }) => shape.key));
    this.#keep(
      node,
      () => this.#tree.press(node),
      () => this.#shownFor(node, siblings),
    );
  }

  /** Collapses what was opened; the node stood on stays where it is. */
  collapse(): void {
    const { now } = this.#tree;
    const act = () => this.#tree.opened.clear();
    if (now) this.#keep(now, act, () => this.#placedAt(now.key));
    else act();
  }

  #keep(node: { x: number; y: number }, act: () => void, find: () => PlacedNode | undefined): void {
    const { at } = this;
    const { opened, playback } = this.#tree;
    const { stop, before } = playback.player;
    const count = opened.size;
    act();
    const after = find();
    if (opened.size === count || !after) return;
    const camera = keepInPlace(at, node, after);
    if (this.mode === 'free') this.#free = camera;
    else this.#held = { of: this.#drawn(), camera, stop, before };
  }

  /** Which of the lanes are drawn. */
  #drawn(): string {
    return `${this.#tree.lane} ${this.#tree.other}`;
  }

  #placedAt(key: string): PlacedNode | undefined {
    return this.#tree.placed.find(({ shape }) => shape.key === key);
  }

  #childrenOf(key: string | undefined): readonly PlacedNode[] {
    return this.#tree.placed.filter(({ parent }) => parent?.shape.key === key);
  }

  /** What stands where a node was pressed: the node itself, or of what stood for several the first, of earlier ones the last of them. */
  #shownFor({ key, role, parent }: DrawnNode, siblings: ReadonlySet<string>): PlacedNode | undefined {
    const added = this.#childrenOf(parent?.key).filter(({ shape }) => !siblings.has(shape.key));
    return this.#placedAt(key) ?? added.at(role === 'earlier' ? -1 : 0);
  }
}

/** Shows the whole box; where it is too small to be read, the node stood on, which is drawn larger, has room at any edge. */
function fitWithNow(box: Box, { width, height, scale }: Window): Camera {
  const whole = fitBox(box, width, height, MOST * scale);
  const room = Math.min(BAND, width / 4, height / 4) * (1 - whole.k / LEGIBLE);
  if (room <= 0) return whole;
  const { x, y, k } = fitBox(box, width - 2 * room, height - 2 * room, MOST * scale);
  return { x: x + room, y: y + room, k };
}
