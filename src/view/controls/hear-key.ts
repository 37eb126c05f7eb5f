/** Does what a key commands, unless it belongs to what has the focus. */
import { entered } from '../page/focus/entered.ts';
import { type Commanded, commandOf } from './keys.ts';

/** Whoever writes here needs every key. */
const TEXT = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]';
/** A line of text has no pages: a remote steps on while one has the focus. */
const LINE = 'input';
/** These go from choice to choice, once the keys have led to them; one that was clicked, only while its list is open. */
const CHOICES = 'select, input';
const OPEN_LIST = 'select:open';
/** Space presses these. */
const PRESSED = 'button, a, summary, input, [role=button]';
/** In these the arrow keys go from thing to thing. */
const ROVING = '[data-roving]';

/** Hears a key that was pressed anywhere on the page. */
export function hearKey(event: KeyboardEvent, on: Commanded): void {
  const command = isOwnKey(event) ? null : commandOf(event);
  if (!command) return;
  event.preventDefault();
  command(on);
}

/** Whether a key press is the business of the element that it goes to. */
function isOwnKey({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog:modal')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TEXT)) return !(target.matches(LINE) && key.startsWith('Page'));
  if (isOpen(target)) return true;
  if (key === ' ' && target.closest(PRESSED)) return true;
  if (!entered.has(target)) return false;
  return (
    target.matches(CHOICES) || (key.startsWith('Arrow') && target.closest(ROVING) !== null) || scrolls(target, key)
  );
}

function isOpen(target: Element): boolean {
  return CSS.supports(`selector(${OPEN_LIST})`) && target.matches(OPEN_LIST);
}

/** Whether the element itself has more to show that way. */
function scrolls(target: Element, key: string): boolean {
  if (!target.matches('[data-scrolls]') || target.closest(ROVING)) return false;
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = target;
  if (/^(Page|Arrow(Up|Down))/.test(key)) return scrollHeight > clientHeight;
  return /^Arrow/.test(key) && scrollWidth > clientWidth;
}
