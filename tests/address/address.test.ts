import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAddress, parseAddress } from '../../src/address/address.ts';
import { formatSettings } from '../../src/puzzles/settings-text.ts';
import { anyView } from './any-view.ts';

const base = '#puzzle=square-destroyer&input=3&preset=guide';
const compared = (words: string) => {
  const { view, unreadable } = parseAddress(`${base}&compare=${words}`);
  return unreadable.length > 0 ? null : view.compared.map((settings) => formatSettings(view.puzzle, settings));
};

test('an address read again is the same view, whatever is compared', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const address = formatAddress(view);
      const { view: read, unreadable } = parseAddress(address);
      expect(unreadable).toEqual([]);
      // the unit is only named where there is something to keep in step
      expect(read).toEqual({ ...view, unit: view.compared.length > 0 ? view.unit : 'step' });
      expect(formatAddress(read)).toBe(address);
      expect(decodeURI(address)).toBe(encodeURI(address));
    }),
  );
});

describe('the searches beside the first', () => {
  test.each([
    ['blind', ['blind']],
    ['blind,strong', ['blind', 'strong']],
    ['strong,blind,naive+ascending', ['strong', 'blind', 'naive+ascending']],
    ['blind,blind,guide', ['blind', 'blind', 'guide']],
    ['blind%2Cstrong', ['blind', 'strong']],
    ['blind%2Cnaive%2Bascending', ['blind', 'naive+ascending']],
  ])('%s are read in their order', (words, wanted) => expect(compared(words)).toEqual(wanted));

  test.each(['', ',', 'blind,', ',blind', 'blind,,poj', 'blind,worst', 'blind,poj,astar,strong', 'blind;poj'])(
    '%j cannot be read',
    (words) => {
      const { unreadable } = parseAddress(`${base}&compare=${words}`);
      expect(unreadable).toEqual([{ part: 'compare', text: words }]);
    },
  );

  test('may not be named twice', () => {
    expect(parseAddress(`${base}&compare=blind&compare=poj`).unreadable).toEqual([{ part: 'compare', text: 'poj' }]);
  });
});

test.each([
  ['a-star', 'astar'],
  ['naive', 'blind'],
  ['wrong-successors', 'guide'],
  ['bidirectional-bfs', 'bidirectional'],
])('the older address of Booksort with preset=%s opens %s', (word, preset) => {
  const at = (name: string) => parseAddress(`#puzzle=booksort&input=3.1.2&preset=${name}&compare=${name}`);
  expect(at(word).unreadable).toEqual([]);
  expect(at(word)).toEqual(at(preset));
});

describe('an address', () => {
  test('may name its parts in any order, and its input as older links did', () => {
    const { view } = parseAddress('#step=3&preset=astar&input=3.1.2&puzzle=booksort');
    expect(formatAddress(view)).toBe('#puzzle=booksort&input=3.1.2&preset=astar&step=3');
    expect(formatAddress(parseAddress('#grid=3-12.17.23&step=2').view)).toBe(
      '#puzzle=square-destroyer&input=3-12.17.23&preset=guide&step=2',
    );
  });

  test('that is damaged shows what could be read from its first step, and says all that could not', () => {
    const { view, unreadable } = parseAddress('#puzzle=booksort&input=3.1.2&step=x&colour=red');
    expect(unreadable).toEqual([
      { part: 'step', text: 'x' },
      { part: 'unknown', text: 'colour' },
    ]);
    expect(formatAddress(view)).toBe('#puzzle=booksort&input=3.1.2&preset=guide&step=1');
  });

  test.each(['0', '-1', '01', '1.5', '', '1e3', '1234567890123456'])('has no step %j', (text) => {
    expect(parseAddress(`${base}&step=${text}`).unreadable).toEqual([{ part: 'step', text }]);
  });
});

describe('7.8: the place inside a scan', () => {
  test('is in the address of the step, counted from 1', () => {
    const { view, unreadable } = parseAddress(`${base}&step=3&scan=2`);
    expect([view.stop, view.scan, unreadable]).toEqual([2, 1, []]);
    expect(formatAddress(view)).toBe(`${base}&step=3&scan=2`);
  });

  test('that cannot be read is named, and the step is kept', () => {
    const { view, unreadable } = parseAddress(`${base}&step=3&scan=0`);
    expect([view.stop, view.scan, unreadable]).toEqual([2, null, [{ part: 'scan', text: '0' }]]);
  });

  test('is that of a step: without the step there is none', () => {
    expect(parseAddress(`${base}&step=x&scan=2`).view).toMatchObject({ stop: 0, scan: null });
  });
});

describe('7.8: what the matrix is asked', () => {
  const asked = (entries: string) => parseAddress(`${base}&step=9&${entries}`);

  test('is read and written with the view', () => {
    const entries = 'matrix=guide,blind&vary=all,estimate,next&inputs=2,3-12.17.23&limit=1000000';
    const { view, unreadable } = asked(entries);
    expect(unreadable).toEqual([]);
    expect(view.matrix).toEqual({
      named: ['guide', 'blind'],
      switches: ['estimate', 'next'],
      spread: 'all',
      inputs: [
        { n: 2, missing: [] },
        { n: 3, missing: [12, 17, 23] },
      ],
      limit: 1_000_000,
    });
    expect(formatAddress(view)).toBe(`${base}&step=9&${entries}`);
  });

  test('is as in a matrix just opened where it is left out', () => {
    expect(asked('matrix=poj').view.matrix).toMatchObject({ named: ['poj'], switches: [], inputs: 'current' });
    expect(parseAddress(base).view.matrix).toBeNull();
  });

  test.each([
    ['matrix=guide,worst', 'matrix', 'guide,worst'],
    ['vary=some,estimate', 'vary', 'some,estimate'],
    ['vary=each,colour', 'vary', 'each,colour'],
    ['inputs=2,99', 'inputs', '2,99'],
    ['limit=7', 'limit', '7'],
  ])('%s is named as unreadable, and the step is kept', (entry, part, text) => {
    const { view, unreadable } = asked(entry);
    expect(unreadable).toEqual([{ part, text }]);
    expect([view.stop, view.matrix]).toEqual([8, null]);
  });

  test('is left out where its inputs are longer than a link holds', () => {
    const { view } = asked('matrix=guide');
    const inputs = Array.from({ length: 3000 }, () => ({ n: 2, missing: [] }));
    const matrix = view.matrix && { ...view.matrix, inputs };
    expect(formatAddress({ ...view, matrix })).toBe(`${base}&step=9`);
  });
});
