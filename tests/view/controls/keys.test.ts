import { expect, test } from 'vitest';
import { type Commanded, commandOf, type KeyPress } from '../../../src/view/controls/keys.ts';

const nothing = {
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
} as const;

/** What a key press does: what is called, and with what. */
function deedOf(press: Partial<KeyPress>): string | null {
  const deeds: string[] = [];
  const heard =
    (name: string) =>
    (...given: unknown[]) =>
      void deeds.push([name, ...given].join(' '));
  const playback = new Proxy({}, { get: (_, name) => heard(String(name)) }) as Commanded['playback'];
  commandOf({ key: '', code: '', ...nothing, ...press })?.({
    playback,
    openKeys: heard('openKeys'),
    find: heard('find'),
  });
  return deeds[0] ?? null;
}

test.each([
  ['b', { key: 'b', code: 'KeyB' }, 'jump bound forwards'],
  ['Shift + B', { key: 'B', code: 'KeyB', shiftKey: true }, 'jump bound backwards'],
  ['Caps Lock, B', { key: 'B', code: 'KeyB' }, 'jump bound forwards'],
  ['Caps Lock, Shift + B', { key: 'b', code: 'KeyB', shiftKey: true }, 'jump bound backwards'],
  ['B in Russian', { key: 'и', code: 'KeyB' }, 'jump bound forwards'],
  ['Shift + B in Russian', { key: 'И', code: 'KeyB', shiftKey: true }, 'jump bound backwards'],
  ['N in Greek', { key: 'ν', code: 'KeyN' }, 'jumpToKind next'],
  ['P in full width', { key: 'ｐ', code: 'KeyP' }, 'jumpToKind previous'],
  ['N taken by an input method', { key: 'Process', code: 'KeyN' }, 'jumpToKind next'],
  ['n where it lies elsewhere', { key: 'n', code: 'KeyL' }, 'jumpToKind next'],
  ['what lies there instead', { key: 'l', code: 'KeyN' }, null],
  ['?', { key: '?', code: 'Slash', shiftKey: true }, 'openKeys'],
  ['F in Russian', { key: 'а', code: 'KeyF' }, 'find'],
  ['? without Shift', { key: '?', code: 'KeyM' }, 'openKeys'],
  ['? in full width', { key: '？', code: 'Slash', shiftKey: true }, 'openKeys'],
  ['Space', { key: ' ', code: 'Space' }, 'play'],
  ['Space in full width', { key: '\u3000', code: 'Space' }, 'play'],
  ['Space held down', { key: ' ', code: 'Space', repeat: true }, null],
  ['Page Down', { key: 'PageDown', code: 'PageDown' }, 'step 1'],
  ['← of the number pad', { key: 'ArrowLeft', code: 'Numpad4' }, 'step -1'],
  ['Shift + ↓', { key: 'ArrowDown', code: 'ArrowDown', shiftKey: true }, 'into backwards'],
  ['a key of no meaning', { key: 'x', code: 'KeyX' }, null],
] satisfies [string, Partial<KeyPress>, string | null][])('4.2: %s', (_, press, deed) => {
  expect(deedOf(press)).toBe(deed);
});

const presses: Partial<KeyPress>[] = [
  { key: 'b', code: 'KeyB' },
  { key: 'и', code: 'KeyB' },
  { key: '?', code: 'Slash', shiftKey: true },
  { key: '？', code: 'Slash', shiftKey: true },
  { key: 'ArrowRight', code: 'ArrowRight' },
  { key: 'PageDown', code: 'PageDown' },
  { key: ' ', code: 'Space' },
  { key: 'Home', code: 'Home' },
];

test.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const)('4.2: nothing with %s', (held) => {
  expect(presses.map((press) => deedOf({ ...press, [held]: true }))).toEqual(presses.map(() => null));
  expect(presses.map(deedOf)).not.toContain(null);
});
