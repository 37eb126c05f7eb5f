/** What is wrong on a page, where, and by how much. */
import type { Box } from './boxes.ts';

export const checks = [
  'text cut',
  'text over text',
  'out of the window',
  'covered',
  'current node',
  'small target',
  'scrolls sideways',
  'scrolls down',
  'small text',
  'part of the board',
  'panel squeezed',
  'moved in the dark',
] as const;
export type Check = (typeof checks)[number];

export interface Fault {
  readonly check: Check;
  /** What it is of, as somebody finds it: its name or words, and its place in the page. */
  readonly element: string;
  /** By how much, in pixels. */
  readonly figures: string;
  readonly box: Box;
}

/** `button.small "Follow" in .tree .head` */
export function nameOf(element: Element, text?: string): string {
  const words = (text ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const places: string[] = [];
  for (let at: Element | null = element; at && places.length < 4; at = at.parentElement) {
    if (at === document.body) break;
    places.unshift(selectorOf(at));
  }
  return `${places.join(' > ')} "${words.slice(0, 60)}"`;
}

function selectorOf(element: Element): string {
  const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'));
  const data = ['data-lane', 'data-board', 'data-key', 'data-stick', 'data-row']
    .filter((name) => element.hasAttribute(name))
    .map((name) => `[${name}="${element.getAttribute(name)}"]`);
  return [element.tagName.toLowerCase(), ...classes.map((name) => `.${name}`), ...data].join('');
}

export const px = (length: number): string => `${Math.round(length * 10) / 10} px`;
