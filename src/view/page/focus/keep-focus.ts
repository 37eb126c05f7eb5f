/** What is pressed like a button, and takes no focus by a click. */
const PRESSED = 'button, summary, [role=button], [role=treeitem]';

/** A click leaves the focus where it was, so that Space still plays and the arrows still step; in a frame it brings the keys here. */
export function keepFocus(event: MouseEvent): void {
  if (!document.hasFocus()) window.focus();
  if (event.target instanceof Element && event.target.closest(PRESSED)) event.preventDefault();
}
