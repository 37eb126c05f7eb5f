import { count, many } from '../words-en.ts';

/** Whether the number of nodes is final. */
const soFar = (sure: 'final' | 'so-far') => (sure === 'so-far' ? ' so far' : '');

/** What the workbench calls things by the kind of search. The Chinese file has the same shape. */
export const enMethods = {
  'ida-star': {
    iterations: 'Bounds',
    iteration: 'bound',
    next: 'Next bound',
    previous: 'Previous bound',
    seek: 'Timeline of all bounds: click or drag to seek',
    chart: 'Nodes per bound, logarithmic scale',
    band: (bound: number, nodes: number, prunes: number) =>
      `bound ${bound} · ${many(nodes, 'node')} · ${many(prunes, 'cut')}`,
    where: (bound: number) => `bound ${bound} · `,
    kinds: { bound: 'bound', prune: 'cut', estimate: 'estimate', goal: 'goal' },
    legend: {
      open: 'open',
      future: 'not yet entered',
      cut: 'cut: f > bound',
      collapsed: 'collapsed, with its nodes',
      goal: 'goal',
      done: 'searched in vain',
      path: 'now',
      'left-out': 'left out',
    },
    status: {
      open: 'open',
      future: 'not yet entered',
      cut: 'cut',
      goal: 'goal',
      done: 'searched in vain',
      'left-out': 'left out',
    },
  },
  'a-star': {
    iterations: 'Least f',
    iteration: 'f',
    next: 'Next rise of f',
    previous: 'Previous rise of f',
    seek: 'Timeline of the least f: click or drag to seek',
    chart: 'Nodes per least f, logarithmic scale',
    band: (bound: number, nodes: number, prunes: number) =>
      `f up to ${bound} · ${many(nodes, 'node')} · ${count(prunes)} known already`,
    where: (bound: number) => `f up to ${bound} · `,
    kinds: { bound: 'rise of f', expand: 'expansion', duplicate: 'known position', goal: 'goal' },
    legend: {
      open: 'open, to be expanded',
      future: 'not yet entered',
      cut: 'known already',
      collapsed: 'collapsed, with its nodes',
      goal: 'goal',
      done: 'closed: expanded',
      path: 'now',
      'left-out': 'left out',
    },
    status: {
      open: 'open',
      future: 'not yet entered',
      cut: 'known already',
      goal: 'goal',
      done: 'closed',
      'left-out': 'left out',
    },
  },
  'bidirectional-bfs': {
    iterations: 'Layers',
    iteration: 'moves',
    next: 'Next layer',
    previous: 'Previous layer',
    seek: 'Timeline of all layers: click or drag to seek',
    chart: 'Nodes per layer, logarithmic scale',
    band: (bound: number, nodes: number, prunes: number) =>
      `${many(bound, 'move')} in all · ${many(nodes, 'node')} · ${count(prunes)} known already`,
    where: (bound: number) => `${many(bound, 'move')} in all · `,
    kinds: { bound: 'layer', expand: 'expansion', duplicate: 'known position', meet: 'meeting' },
    legend: {
      open: 'held in memory',
      future: 'not yet entered',
      cut: 'known already',
      collapsed: 'collapsed, with its nodes',
      goal: 'the sides meet',
      done: 'expanded',
      path: 'now',
      'left-out': 'left out',
    },
    status: {
      open: 'held',
      future: 'not yet entered',
      cut: 'known already',
      goal: 'meeting',
      done: 'expanded',
      'left-out': 'left out',
    },
  },
  'dancing-links': {
    iterations: 'Search',
    iteration: 'search',
    next: 'End',
    previous: 'Start',
    seek: 'Timeline of the search: click or drag to seek',
    chart: 'Nodes, logarithmic scale',
    band: (_bound: number, nodes: number, prunes: number) => `${many(nodes, 'node')} · ${many(prunes, 'dead end')}`,
    where: (_bound: number) => '',
    kinds: { item: 'item chosen', 'dead-end': 'dead end', cover: 'cover', goal: 'solution' },
    legend: {
      open: 'open',
      future: 'not yet entered',
      cut: 'dead end: no option',
      collapsed: 'collapsed, with its nodes',
      goal: 'solution',
      done: 'searched in vain',
      path: 'now',
      'left-out': 'left out',
    },
    status: {
      open: 'open',
      future: 'not yet entered',
      cut: 'dead end',
      goal: 'solution',
      done: 'searched in vain',
      'left-out': 'left out',
    },
  },
};

/** Where a tree stands: which of its iteration's nodes, from 1, or 0 for one that was entered before. */
export function enNth(nth: number, nodes: number, sure: 'final' | 'so-far'): string {
  return nth > 0 ? `${count(nth)} of ${count(nodes)}${soFar(sure)}` : `${many(nodes, 'node')}${soFar(sure)}`;
}
