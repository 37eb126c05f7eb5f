import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comeBack, keepAddress } from '../../src/view/address-bar.ts';

const grid = (name: string, step = 1) => `#grid=${name}&step=${step}`;

/** A browser's history as far as the address bar uses it. */
function fakeBrowser(hash: string) {
  const entries = [hash];
  let at = 0;
  const location = { hash };
  const listeners = new Map<string, () => void>();
  const put = (address: string) => {
    entries[at] = address;
    location.hash = address;
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, address: string) => put(address),
    pushState: (_state: unknown, _title: string, address: string) => {
      entries.length = ++at;
      put(address);
    },
  });
  const back = () => {
    location.hash = entries[--at] as string;
    listeners.get('popstate')?.();
  };
  const act = () => listeners.get('keydown')?.();
  const leave = (how: string) => listeners.get(how)?.();
  return { entries, back, act, leave };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('steps renew the entry, now and then; another grid adds one', () => {
  const { entries } = fakeBrowser('');
  const bar = keepAddress(() => {});
  bar.show(grid('a'));
  bar.show(grid('a', 2));
  bar.show(grid('a', 3));
  expect(entries).toEqual(['']);
  vi.runAllTimers();
  expect(entries).toEqual([grid('a', 3)]);
  bar.show(grid('b'));
  expect(entries).toEqual([grid('a', 3), grid('b')]);
});

test('what searches are kept in step by renews the entry of the comparison, and adds none', () => {
  const { entries } = fakeBrowser('');
  const bar = keepAddress(() => {});
  bar.show('#grid=a&step=3');
  bar.show('#grid=a&compare=b&by=step&step=3');
  bar.show('#grid=a&compare=b&by=bound&step=2');
  vi.runAllTimers();
  expect(entries).toEqual(['#grid=a&step=3', '#grid=a&compare=b&by=bound&step=2']);
});

test('a step not yet written is written before another grid is', () => {
  const { entries } = fakeBrowser('');
  const bar = keepAddress(() => {});
  bar.show(grid('a'));
  bar.show(grid('a', 7));
  bar.show(grid('b'));
  vi.runAllTimers();
  expect(entries).toEqual([grid('a', 7), grid('b')]);
});

test('an edit after a full link, and an edit after Back, each add an entry', () => {
  const { entries, back } = fakeBrowser(grid('a'));
  const opened: string[] = [];
  const bar = keepAddress((fragment) => {
    opened.push(fragment);
    bar.show(fragment);
  });
  bar.show(grid('a'));
  bar.show(grid('b'));
  bar.show(grid('c'));
  expect(entries).toEqual([grid('a'), grid('b'), grid('c')]);
  back();
  expect(opened).toEqual([grid('b')]);
  bar.show(grid('d'));
  expect(entries).toEqual([grid('a'), grid('b'), grid('d')]);
});

test('a step that falls due while the user goes back does not overwrite where they go', () => {
  const { entries, back } = fakeBrowser(grid('a'));
  const bar = keepAddress(() => {});
  bar.show(grid('a'));
  bar.show(grid('b'));
  bar.show(grid('b', 9));
  back();
  vi.runAllTimers();
  expect(entries).toEqual([grid('a'), grid('b')]);
});

test('what a short link is called in full renews the entry', () => {
  const { entries } = fakeBrowser('#grid=a');
  const bar = keepAddress(() => {});
  bar.show(`${grid('a')}`);
  vi.runAllTimers();
  expect(entries).toEqual([grid('a')]);
});

test('7.1: an altered link stays in the bar until the reader goes on', () => {
  const { entries, act } = fakeBrowser('#grid=a。&step=5000');
  const bar = keepAddress(() => {});
  bar.hold();
  bar.show(grid('a', 5000));
  // the recording has ended
  bar.show(grid('a', 79));
  vi.runAllTimers();
  expect(entries).toEqual(['#grid=a。&step=5000']);
  act();
  bar.show(grid('a', 79));
  vi.runAllTimers();
  expect(entries).toEqual(['#grid=a。&step=5000']);
  bar.show(grid('a', 78));
  vi.runAllTimers();
  expect(entries).toEqual([grid('a', 78)]);
});

test('7.1: an edit after an altered link adds an entry', () => {
  const { entries, act } = fakeBrowser('#grid=a。');
  const bar = keepAddress(() => {});
  bar.hold();
  bar.show(grid('a'));
  act();
  bar.show(grid('b'));
  expect(entries).toEqual(['#grid=a。', grid('b')]);
});

test.each(['pagehide', 'visibilitychange'])('7.8: a step is in the address at once on %s', (how) => {
  const { entries, leave } = fakeBrowser(grid('a'));
  const bar = keepAddress(() => {});
  bar.show(grid('a'));
  bar.show(grid('a', 2));
  leave(how);
  expect(entries).toEqual([grid('a', 2)]);
});

test('7.8: a reload under the address of before comes back to the step that was due, and only then', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  const { leave } = fakeBrowser(grid('a'));
  keepAddress(() => {}).show(grid('a', 2));
  leave('pagehide');
  const { entries } = fakeBrowser(grid('a'));
  comeBack();
  expect(entries).toEqual([grid('a', 2)]);
  const again = fakeBrowser(grid('a'));
  comeBack();
  expect(again.entries).toEqual([grid('a')]);
});
