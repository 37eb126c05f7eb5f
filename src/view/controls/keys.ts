/** Keys to commands, in one table for the whole page. Whose keys are not the workbench's: see `hear-key.ts`. */
import type { Playback } from '../workbench/playback.svelte.ts';

/** What the keys command. */
export interface Commanded {
  readonly playback: Playback;
  /** Opens the list of keys. */
  readonly openKeys: () => void;
  /** Opens the bar that finds nodes, or brings the keys there. */
  readonly find: () => void;
}
type Command = (on: Commanded) => void;

const commands: Readonly<Record<string, Command>> = {
  ArrowRight: ({ playback }) => playback.step(1),
  PageDown: ({ playback }) => playback.step(1),
  ArrowLeft: ({ playback }) => playback.step(-1),
  PageUp: ({ playback }) => playback.step(-1),
  'Shift+ArrowRight': ({ playback }) => playback.jump('over', 'forwards'),
  'Shift+ArrowLeft': ({ playback }) => playback.jump('over', 'backwards'),
  ArrowUp: ({ playback }) => playback.jump('out', 'forwards'),
  'Shift+ArrowUp': ({ playback }) => playback.jump('out', 'backwards'),
  ArrowDown: ({ playback }) => playback.into('forwards'),
  'Shift+ArrowDown': ({ playback }) => playback.into('backwards'),
  ' ': ({ playback }) => playback.play(),
  Home: ({ playback }) => playback.to('FIRST'),
  End: ({ playback }) => playback.to('LAST'),
  n: ({ playback }) => playback.jumpToKind('next'),
  p: ({ playback }) => playback.jumpToKind('previous'),
  b: ({ playback }) => playback.jump('bound', 'forwards'),
  'Shift+b': ({ playback }) => playback.jump('bound', 'backwards'),
  f: ({ find }) => find(),
  '?': ({ openKeys }) => openKeys(),
};

/** What of a key press tells which command it is. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'repeat'
>;

/** The command of a key press, or null where there is none. */
export function commandOf(press: KeyPress): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null;
  const name = nameOf(press);
  if (name === ' ' && press.repeat) return null;
  // a question mark is one, with whichever keys it is typed
  return commands[press.shiftKey && name !== '?' ? `Shift+${name}` : name] ?? null;
}

/**
 * What the table calls a key. A Latin letter is meant as it is written, whether Caps Lock is on or not; where the layout writes
 * another script the key at the letter's place on a Latin keyboard is meant.
 */
function nameOf({ key, code }: KeyPress): string {
  if (key === '？') return '?';
  if ((key.length > 1 && key !== 'Process') || key === '?') return key;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return code === 'Space' ? ' ' : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key);
}
