/**
 * What of a page is on the screen, and what can be brought there. A box that scrolls shows a part of what it has and can bring
 * the rest; one that clips hides the rest for good. Each element is asked for its style once a look.
 */
import { type Box, common, heightOf, widthOf } from './boxes.ts';

interface Clip {
  /** What is on the screen now. */
  readonly shown: Box;
  /** What is, or can be brought there by scrolling or moving. */
  readonly reached: Box;
}

const ENDLESS: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
const CLIPS = /hidden|clip|auto|scroll/;
const SCROLLS = /auto|scroll/;
const PAINTED_ALONE = /paint|strict|content/;

export class Screen {
  readonly window: Box;
  /** How far the whole page can be scrolled down. */
  readonly below: number;
  readonly #clips = new Map<Element, Clip>();
  readonly #styles = new Map<Element, CSSStyleDeclaration>();

  constructor() {
    this.window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const { scrollHeight, clientHeight } = document.documentElement;
    this.below = Math.max(0, scrollHeight - clientHeight);
  }

  style(element: Element): CSSStyleDeclaration {
    const known = this.#styles.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    this.#styles.set(element, style);
    return style;
  }

  /** Whether it is painted at all, were it on the screen; what is for listeners alone is not. */
  isPainted(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at instanceof HTMLElement; at = at.parentElement)
      if (this.style(at).clipPath === 'inset(50%)') return false;
    return true;
  }

  /** What of this element's own box is on the screen. */
  shownPart(element: Element, box: Box = element.getBoundingClientRect()): Box {
    return common(box, this.#around(element).shown);
  }

  /** Where this element can be brought. */
  reachedAround(element: Element): Box {
    return this.#around(element).reached;
  }

  /** Whether it stays where it is while the rest scrolls behind it. */
  isStuck(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (this.style(at).position === 'sticky') return true;
    return false;
  }

  /** Where what this element holds is on the screen. */
  inside(element: Element): Clip {
    const known = this.#clips.get(element);
    if (known) return known;
    const around = this.#around(element);
    const clip = this.#clipped(element, around);
    this.#clips.set(element, clip);
    return clip;
  }

  /** Where this element itself is on the screen. */
  #around(element: Element): Clip {
    const outer = this.#container(element);
    if (outer) return this.inside(outer);
    const { window, below } = this;
    const isFixed = this.style(element).position === 'fixed';
    const reached = { ...window, top: -scrollY, bottom: window.bottom + below - scrollY };
    return { shown: window, reached: isFixed ? window : reached };
  }

  #container(element: Element): Element | null {
    const { position } = this.style(element);
    if (position === 'fixed') return null;
    return position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  }

  #clipped(element: Element, around: Clip): Clip {
    const style = this.style(element);
    if (!isBox(element, style.display)) return around;
    const [x, y] = [style.overflowX, style.overflowY];
    const isAlone = PAINTED_ALONE.test(style.contain);
    const clips = { x: CLIPS.test(x) || isAlone, y: CLIPS.test(y) || isAlone };
    if (!clips.x && !clips.y) return around;
    const box = paddingBox(element);
    const shown = common(around.shown, limited(box, clips));
    if (this.#isDragged(element)) return { shown, reached: ENDLESS };
    // what cannot be seen itself brings nothing to sight
    const brings = widthOf(shown) >= 24 && heightOf(shown) >= 24;
    const scrolls = { x: brings && SCROLLS.test(x), y: brings && SCROLLS.test(y) };
    const hard = common(around.reached, limited(box, { x: clips.x && !scrolls.x, y: clips.y && !scrolls.y }));
    return { shown, reached: brought(hard, box, element, scrolls) };
  }

  /** A drawing that is dragged about, or what holds it: what lies outside is brought in by hand. */
  #isDragged(element: Element): boolean {
    const drawing = element instanceof SVGSVGElement ? element : element.querySelector(':scope > svg');
    return drawing !== null && /grab/.test(this.style(drawing).cursor);
  }
}

interface Axes {
  readonly x: boolean;
  readonly y: boolean;
}

/** Whether it has a box of its own that can clip. */
function isBox(element: Element, display: string): boolean {
  if (element === document.documentElement || element === document.body) return false;
  if (element instanceof SVGElement) return element instanceof SVGSVGElement;
  return display !== 'inline' && display !== 'contents';
}

function limited(box: Box, { x, y }: Axes): Box {
  return {
    left: x ? box.left : ENDLESS.left,
    right: x ? box.right : ENDLESS.right,
    top: y ? box.top : ENDLESS.top,
    bottom: y ? box.bottom : ENDLESS.bottom,
  };
}

/** What scrolls can show what lies after its beginning, and nothing before it. */
function brought(hard: Box, box: Box, element: Element, { x, y }: Axes): Box {
  return {
    left: x ? box.left - element.scrollLeft : hard.left,
    right: x ? ENDLESS.right : hard.right,
    top: y ? box.top - element.scrollTop : hard.top,
    bottom: y ? ENDLESS.bottom : hard.bottom,
  };
}

function paddingBox(element: Element): Box {
  const box = element.getBoundingClientRect();
  if (element instanceof SVGElement) return box;
  const left = box.left + element.clientLeft;
  const top = box.top + element.clientTop;
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
}
