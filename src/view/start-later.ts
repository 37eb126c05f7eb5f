import type { Workbench } from './workbench/workbench.svelte.ts';

/** Milliseconds that the first picture has for itself. */
const WAIT = 1000;

/** Fetches what the first picture does not need: the words that are explained, and the care of printing. Returns what calls it off. */
export function startLater(bench: Workbench, openGlossary: () => void): () => void {
  const wait = setTimeout(() => void fetchAll(bench, openGlossary), WAIT);
  return () => clearTimeout(wait);
}

async function fetchAll(bench: Workbench, openGlossary: () => void): Promise<void> {
  const glossary = import('./glossary/start-glossary.ts').then(({ startGlossary }) =>
    startGlossary(bench, openGlossary),
  );
  const paper = import('./on-paper.ts').then(({ watchPrinting }) => watchPrinting());
  // where one cannot be had the words stay plain text, or paper is as the style sheet has it
  await Promise.allSettled([glossary, paper]);
}
