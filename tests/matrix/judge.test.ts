import { expect, test } from 'vitest';
import { fewest, strays } from '../../src/matrix/judge.ts';
import { cellWith } from './matrices.ts';

const indices = (cells: readonly { search: number }[]) => cells.map(({ search }) => search);

test('the one search that answers otherwise is marked', () => {
  const row = [{}, { search: 1 }, { search: 2, answer: '4' }].map(cellWith);
  expect(indices(strays(row))).toEqual([2]);
});

test('where as many say this as that, any of them may be wrong', () => {
  expect(indices(strays([{}, { search: 1, answer: '4' }].map(cellWith)))).toEqual([0, 1]);
});

test('1.1: solutions of the same length do not agree where the contest asks for one of them', () => {
  const row = [{ answer: 'BBBDAGGH\n3' }, { search: 1, answer: 'DADCABHD\n2' }].map(cellWith);
  expect(indices(strays(row))).toEqual([0, 1]);
});

test('1.1: the same answer agrees, from whatever solution it was found', () => {
  expect(strays([cellWith({ answer: 'Yes' }), cellWith({ answer: 'Yes', nodes: 99 })])).toEqual([]);
});

test('what ran out of nodes or memory says nothing, so it does not disagree', () => {
  const stopped = cellWith({ search: 1, outcome: 'stopped', answer: '' });
  const full = cellWith({ search: 2, outcome: 'full', answer: '?' });
  expect(strays([cellWith({}), stopped, full])).toEqual([]);
  expect(strays([stopped])).toEqual([]);
});

test('the fewest nodes are marked wherever they are, but not if all have as many', () => {
  expect(indices(fewest([{ nodes: 5 }, { search: 1, nodes: 3 }, { search: 2, nodes: 3 }].map(cellWith)))).toEqual([
    1, 2,
  ]);
  expect(fewest([cellWith({}), cellWith({ search: 1 })])).toEqual([]);
});

test('nothing is the fewest beside a search that stopped earlier', () => {
  const stopped = (nodes: number) => cellWith({ search: 1, outcome: 'stopped', nodes });
  expect(indices(fewest([cellWith({ nodes: 5 }), stopped(9)]))).toEqual([0]);
  expect(fewest([cellWith({ nodes: 50 }), stopped(9)])).toEqual([]);
});

test('a search that strays does not have the fewest nodes, however few', () => {
  const wrong = cellWith({ search: 2, nodes: 1, answer: '4' });
  expect(indices(fewest([cellWith({}), cellWith({ search: 1, nodes: 7 }), wrong]))).toEqual([1]);
  expect(fewest([cellWith({}), cellWith({ search: 1 }), wrong])).toEqual([]);
  expect(fewest([cellWith({}), wrong])).toEqual([]);
});
