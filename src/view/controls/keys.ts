/** Keys to commands: for the whole page, but never while somebody types or a region has the arrows to itself. */
import type { Playback } from '../workbench/playback.svelte.ts';

type Command = (playback: Playback) => void;

const commands: Readonly<Record<string, Command>> = {
  ArrowRight: (playback) => playback.step(1),
  PageDown: (playback) => playback.step(1),
  ArrowLeft: (playback) => playback.step(-1),
  PageUp: (playback) => playback.step(-1),
  'Shift+ArrowRight': (playback) => playback.jump('over', 'forwards'),
  'Shift+ArrowLeft': (playback) => playback.jump('over', 'backwards'),
  ArrowUp: (playback) => playback.jump('out', 'forwards'),
  'Shift+ArrowUp': (playback) => playback.jump('out', 'backwards'),
  ArrowDown: (playback) => playback.into('forwards'),
  'Shift+ArrowDown': (playback) => playback.into('backwards'),
  ' ': (playback) => playback.play(),
  Home: (playback) => playback.to('FIRST'),
  End: (playback) => playback.to('LAST'),
  n: (playback) => playback.jumpToKind('next'),
  p: (playback) => playback.jumpToKind('previous'),
  b: (playback) => playback.jump('bound', 'forwards'),
  'Shift+B': (playback) => playback.jump('bound', 'backwards'),
};

/** Inside these, all keys belong to the element. */
const FIELDS = 'input, textarea, select, dialog, [contenteditable]';
/** On these, Space belongs to the element. */
const BUTTONS = 'button, a, summary, [role=button], [role=checkbox], [role=tab]';
/** In these, the arrow keys go from thing to thing. */
const ROVING = '[data-roving]';

/** These scroll with the arrow and page keys once they have the focus. */
const SCROLLS = '[data-scrolls]';
const SCROLL_KEYS = /^(Arrow|Page)/;

/** The command of a key press, or null where the key is not the workbench's. */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return null;
  if (event.key === ' ' && (event.repeat || target?.closest(BUTTONS))) return null;
  if (event.key.startsWith('Arrow') && target?.closest(ROVING)) return null;
  if (SCROLL_KEYS.test(event.key) && target?.matches(SCROLLS)) return null;
  const key = event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key;
  return commands[event.shiftKey && key !== '?' ? `Shift+${key}` : key] ?? null;
}
