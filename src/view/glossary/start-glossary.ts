/** Explains words on this workbench: fetched after the first picture of the page, together with what they mean. */
import { mount, unmount } from 'svelte';
import { Marker } from '../../messages/glossary/mark-terms.ts';
import type { Texts } from '../../messages/languages.ts';
import { glossary } from '../page/glossary.svelte.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { Workbench } from '../workbench/workbench.svelte.ts';
import { type Asked, explained } from './explained.svelte.ts';
import { factsAt } from './facts-at.ts';
import Term from './Term.svelte';
import TermCard from './TermCard.svelte';

/** `openAll` shows the list of all terms. Fails if the texts cannot be had. */
export async function startGlossary(bench: Workbench, openAll: () => void): Promise<void> {
  await preferences.fetch('glossary');
  explained.start((asked) => showCard(bench, asked, openAll));
  glossary.explainer = {
    Word: Term,
    mark: (sentence) => markerOf(preferences.in('glossary')).mark(sentence),
    heading: (text) => markerOf(preferences.in('glossary')).heading(text),
    statement: (puzzle) => preferences.in('glossary').puzzles[puzzle],
  };
}

/** One for each language: it is made of all its words. */
const markers = new WeakMap<Texts['glossary'], Marker>();

function markerOf(texts: Texts['glossary']): Marker {
  const marker = markers.get(texts) ?? new Marker(texts.entries);
  markers.set(texts, marker);
  return marker;
}

/** The example of a term at what a lane shows. */
export function exampleOf(bench: Workbench, term: keyof Texts['glossary']['entries'], number: number): string | null {
  const scene = bench.playback.scenes[number];
  const name = bench.lanes[number]?.name ?? '';
  const preset = name in bench.puzzle.presets ? name : null;
  return scene ? preferences.in('glossary').entries[term].example(factsAt(scene, preset)) : null;
}

function showCard(bench: Workbench, asked: Asked, openAll: () => void): () => void {
  const { entries, puzzles } = preferences.in('glossary');
  const { term, beside, lane } = asked;
  const said =
    term === 'puzzle'
      ? { title: preferences.nameOf(bench.puzzle.id), meaning: puzzles[bench.puzzle.id], example: null }
      : { title: entries[term].term, meaning: entries[term].meaning, example: exampleOf(bench, term, lane) };
  const card = mount(TermCard, {
    // beside a modal dialog nothing could be pressed
    target: beside.closest('dialog') ?? document.body,
    props: { asked, ...said, playback: bench.playback, onall: openAll },
  });
  return () => void unmount(card);
}
