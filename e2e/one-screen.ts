/** Whether everything that matters is on the screen. */
import type { Page } from '@playwright/test';
import { expect } from './workbench.ts';

/** Parts of the boards: sticks; books and the marks between them; cells and moves; the whole of a LITS board and its pieces. */
const PARTS = '[data-stick], [data-book], [data-gap], [data-cell], [data-move], .blocked, [data-piece]';

/** Names of the things that matter which are not wholly on the screen, or covered by something. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const things: [string, Element][] = [
      ...[...document.querySelectorAll('header button, header select, header summary, footer button, footer select')],
      ...document.querySelectorAll('.tools button, .tools select, [data-standing] button'),
      ...document.querySelectorAll('[role=slider], [data-lane], [data-stop-at]'),
      ...document.querySelectorAll(`[data-board] :is(${parts})`),
      ...document.querySelectorAll('svg[data-roving] .now-ring'),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => [
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
        element,
      ]);
    const isClipped = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isIn = (box: DOMRect) =>
        left > box.left - 0.5 && top > box.top - 0.5 && right < box.right + 0.5 && bottom < box.bottom + 0.5;
      // of three or four searches the panel scrolls: what it hides is found by scrolling
      if (element.matches('.app:has([data-board="2"]) [data-lane]')) return false;
      if (!isIn(new DOMRect(0, 0, innerWidth, innerHeight))) return true;
      // what a panel or a drawing clips is within the window, but not seen
      const frame = element.closest('[data-board]') ? element.closest('svg')?.parentElement : null;
      if (frame && !isIn(frame.getBoundingClientRect())) return true;
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isText = !element.matches('button, select, summary, [role=slider]');
      return over === null || !(element.contains(over) || over.contains(element) || isText);
    };
    return things.filter(([, element]) => isClipped(element)).map(([name]) => name);
  }, PARTS);
}

/** Containers that hide part of their text: a scroll bar is no clipping, a cut is. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, main > section, .bounds, footer, .controls, .tools, .formula, .legend')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const x = element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(overflowX);
        const y = element.scrollHeight > element.clientHeight + 1 && !/auto|scroll/.test(overflowY);
        return x || y;
      })
      .map((element) => `${element.tagName}.${element.className}`),
  );
}

export async function expectOneScreen(page: Page, what: string): Promise<void> {
  const page_ = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement as Element;
    return { sideways: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
  });
  expect(page_, `scrolling of the page, ${what}`).toEqual({ sideways: 0, down: 0 });
  expect(await page.locator(`[data-board] :is(${PARTS})`).count(), `parts of the board, ${what}`).toBeGreaterThan(0);
  expect(await hidden(page), `hidden, ${what}`).toEqual([]);
  expect(await cut(page), `cut off, ${what}`).toEqual([]);
}
