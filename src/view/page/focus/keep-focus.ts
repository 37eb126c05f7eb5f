/** What is pressed like a button, and takes no focus by a click. */
const PRESSED = 'button, summary, [role=button], [role=treeitem]';

/** What is written into. */
const FIELD = 'input:not([type=radio], [type=checkbox]), textarea';

/**
 * A click leaves the focus where it was, so that Space still plays and the arrows still step; in a frame it brings the keys here. Only
 * a field is left by a click on what does not belong to it: else it would go on taking the arrows.
 */
export function keepFocus(event: MouseEvent): void {
  if (!document.hasFocus()) window.focus();
  const { target } = event;
  if (!(target instanceof Element && target.closest(PRESSED))) return;
  event.preventDefault();
  const held = document.activeElement;
  if (!(held instanceof HTMLElement && held.matches(FIELD))) return;
  if (!held.closest('form, dialog, [popover]')?.contains(target)) held.blur();
}
