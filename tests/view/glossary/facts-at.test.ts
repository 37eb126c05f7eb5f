/** The facts of the glossary against a naive reading of the events one by one, and its examples against arithmetic. */
import { describe, expect, test } from 'vitest';
import type { GlossaryFacts } from '../../../src/messages/glossary/glossary-facts.ts';
import { terms } from '../../../src/messages/glossary/terms.ts';
import { fetchTexts } from '../../../src/messages/languages.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { puzzles } from '../../../src/puzzles/registry.ts';
import { eventsOf } from '../../../src/search/events-of.ts';
import type { Search, SearchEvent } from '../../../src/search/search-events.ts';
import { momentAt } from '../../../src/trace/moment.ts';
import { record } from '../../../src/trace/record.ts';
import { factsAt } from '../../../src/view/glossary/facts-at.ts';
import { allLanguages } from '../../messages/in-all.ts';

/** Steps of a run that are looked at. */
const MOST = 400;

/** A node as it is known from the events so far. */
interface Known {
  readonly id: number;
  readonly parent: Known | null;
  readonly depth: number;
  g: number;
  h: number | null;
  /** h as the estimate told it: a goal of a depth-first search is told instead. */
  estimate: number | null;
  options: number | null;
  isExpanded: boolean;
}

/** The first events of a run. */
function firstEvents(search: Search): SearchEvent[] {
  const events: SearchEvent[] = [];
  for (const event of eventsOf(search)) {
    if (events.length === MOST) break;
    if (event.kind !== 'pulse' && event.kind !== 'prepare') events.push(event);
  }
  return events;
}

/** Reads the events one by one and says after each what is known: no index, no bisection. */
function* naiveFacts(events: readonly SearchEvent[], method: string): Generator<GlossaryFacts, void, void> {
  const nodes: Known[] = [];
  const bounds: number[] = [];
  const iterations: { bound: number; nodes: number; deepest: number }[] = [];
  let stands: Known | null = null;
  let expanding: Known | null = null;
  let [held, closed, step] = [0, 0, 0];
  const hasEstimates = method === 'ida-star' || method === 'a-star';
  for (const event of events) {
    step++;
    let [back, isDeadEnd]: [number | null, boolean] = [null, false];
    let same: GlossaryFacts['same'] = null;
    let leaves = false;
    switch (event.kind) {
      case 'bound':
        bounds.push(event.bound);
        iterations.push({ bound: event.bound, nodes: 0, deepest: 0 });
        [stands, expanding] = [null, null];
        break;
      case 'start':
        stands = null;
        break;
      case 'enter': {
        const parent: Known | null = event.move < 0 ? null : (expanding ?? (stands as Known | null));
        stands = {
          id: nodes.length,
          parent,
          depth: event.depth,
          g: event.depth,
          h: null,
          estimate: null,
          options: null,
          isExpanded: false,
        };
        nodes.push(stands);
        const last = iterations.at(-1);
        if (last) [last.nodes, last.deepest] = [last.nodes + 1, Math.max(last.deepest, event.depth)];
        break;
      }
      case 'estimate':
        if (stands) Object.assign(stands, { g: event.g, h: event.h, estimate: event.h });
        break;
      case 'goal':
        if (expanding) stands = expanding;
        if (stands) [stands.g, stands.h] = [event.g, event.h];
        break;
      case 'expand':
        expanding = nodes[event.node] as Known;
        expanding.isExpanded = true;
        stands = expanding;
        closed++;
        break;
      case 'keep':
        held++;
        break;
      case 'duplicate':
      case 'replace':
      case 'meet': {
        const known = nodes[event.node] as Known;
        const isReopened = event.kind === 'replace' && known.isExpanded;
        if (isReopened) closed--;
        same = { node: known.id, g: known.g, isReopened };
        break;
      }
      case 'branch':
        if (stands) stands.options = event.moves;
        break;
      case 'choose':
        if (expanding) stands = expanding;
        else while (stands && stands.depth > event.depth) stands = stands.parent;
        break;
      case 'backtrack':
        if (expanding) stands = expanding;
        else while (stands && stands.depth > event.depth) stands = stands.parent;
        if (!expanding) back = stands?.parent?.id ?? null;
        leaves = !expanding;
        break;
      case 'cover':
      case 'uncover':
        while (stands && stands.depth > event.depth) stands = stands.parent;
        break;
      case 'dead-end':
        isDeadEnd = true;
        break;
    }
    if (event.kind === 'end') return; // where it stands there is told by the outcome
    const at: Known | null = stands;
    const before = iterations.at(-2);
    let root = at;
    while (root?.parent) root = root.parent;
    yield {
      preset: 'guide',
      step,
      steps: events.length,
      node: at && { id: at.id, depth: at.depth },
      g: hasEstimates && at ? at.g : null,
      h: hasEstimates && at ? at.h : null,
      bounds: method === 'ida-star' ? [...bounds] : null,
      searched:
        method === 'ida-star' && before && before.deepest > 0
          ? { bound: before.bound, nodes: before.nodes, d: before.deepest, b: expect.any(Number) }
          : null,
      edge:
        hasEstimates && at?.parent && at.h !== null && at.parent.h !== null
          ? { from: at.parent.id, before: at.parent.h, cost: at.g - at.parent.g }
          : null,
      solved: event.kind === 'goal' && at && root && root.estimate !== null ? { h: root.estimate, cost: at.g } : null,
      back,
      lists: method === 'a-star' ? { open: held - closed, closed } : null,
      same,
      sides: method === 'bidirectional-bfs' ? { sum: bounds.at(-1) as number, held } : null,
      options: method === 'dancing-links' && at ? at.options : null,
      isDeadEnd,
    };
    if (leaves) stands = stands?.parent ?? null;
  }
}

/** What is compared in an example, worked out. */
function claims(text: string): string[] {
  const sums = [...text.matchAll(/(\d+) \+ (\d+) = (\d+)/g)].map(
    ([all, a, b, c]) => `${all}: ${Number(a) + Number(b) === Number(c)}`,
  );
  const orders = [...text.matchAll(/(\d+) (≤|>|<|≥) (?:\p{L}+ )?(\d+)(?: \+ (\d+))?/gu)].map(([all, a, sign, b, c]) => {
    const [left, right] = [Number(a), Number(b) + Number(c ?? 0)];
    const holds = { '≤': left <= right, '>': left > right, '<': left < right, '≥': left >= right }[sign as '<'];
    return `${all}: ${holds}`;
  });
  return [...sums, ...orders];
}

/** Every puzzle under every preset, on its first examples. */
const runs = puzzles.flatMap((puzzle: Puzzle) =>
  Object.entries(puzzle.presets).flatMap(([preset, settings]) =>
    puzzle.examples.slice(0, 2).map(({ name, instance }) => ({ puzzle, preset, settings, name, instance })),
  ),
);

describe.each(runs)('$puzzle.id, $preset, $name', ({ puzzle, settings, instance }) => {
  const search = () => puzzle.search(instance, settings, 'events');
  const { trace } = record(search(), MOST);
  const factsOf = (step: number) =>
    factsAt({ instance, settings, trace, moment: momentAt(trace, step), scan: null, built: null }, 'guide');

  test('2.10: at every step the facts are what the events say one by one', () => {
    let step = 0;
    for (const facts of naiveFacts(firstEvents(search()).slice(0, trace.steps), trace.method)) {
      expect(factsOf(step), `step ${step}`).toEqual({ ...facts, steps: trace.steps });
      step++;
    }
    expect(step).toBeGreaterThan(0);
  });

  test('2.10: what an example works out or compares is so, in every language', async () => {
    for (const language of allLanguages) {
      const { entries } = await fetchTexts(language, 'glossary');
      for (let step = 0; step < trace.steps; step++) {
        const facts = factsOf(step);
        const said = terms.flatMap((term) => claims(entries[term].example(facts) ?? ''));
        expect(
          said.filter((claim) => !claim.endsWith(': true')),
          `step ${step}`,
        ).toEqual([]);
      }
    }
  });
});
