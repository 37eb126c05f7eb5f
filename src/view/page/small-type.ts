/** Pixels that small type is high in an element whose type it is, 12 before there is one: it grows with the window, and in one theme. */
export function smallType(element: HTMLElement | undefined): number {
  return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 12;
}
