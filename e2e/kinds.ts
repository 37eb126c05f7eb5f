/** The kinds of things that can be clicked, found by looking at the page, so that what is added later is among them. */
import type { Page } from '@playwright/test';

/** A thing of a kind, and a place on the screen where it is hit. */
export interface Kind {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * A thing of a kind that is on the screen and has not been met, or null. Two things are of one kind if they, and what they stand
 * in, have the same tag, role, first class and names of data; of controls each is a kind of its own.
 */
export function newKind(page: Page, within: string, met: readonly string[]): Promise<Kind | null> {
  return page.evaluate(
    ([selector, names]) => {
      const signOf = (element: Element | null): string => {
        if (!element) return '';
        const first = [...element.classList].find((name) => !name.startsWith('svelte-')) ?? '';
        const data = Object.keys((element as HTMLElement).dataset).sort();
        const isControl = element.matches('button, select, input, summary, label');
        const place = isControl ? [...(element.parentElement?.children ?? [])].indexOf(element) : '';
        return `${element.localName}.${first} ${element.getAttribute('role') ?? ''} ${data.join()} ${place}`;
      };
      const known = new Set(names);
      for (const element of document.querySelectorAll(`${selector} *`)) {
        const name = `${signOf(element.parentElement)} > ${signOf(element)}`;
        if (known.has(name)) continue;
        // its middle may be of a part of it: a corner is looked at too
        for (const { left, top, width, height } of element.getClientRects())
          for (const part of [0.5, 0.2]) {
            const [x, y] = [left + width * part, top + height * part];
            if (width > 0 && document.elementFromPoint(x, y) === element) return { name, x, y };
          }
      }
      return null;
    },
    [within, met] as const,
  );
}
