import type { Workbench } from './workbench/workbench.svelte.ts';

/** Milliseconds that the first picture has for itself. */
const WAIT = 1000;

/** Fetches what the first picture does not need: the words that are explained, and the care of printing. Returns what calls it off. */
export function startLater(bench: Workbench, openGlossary: () => void): () => void {
  const wait = setTimeout(() => void fetchAll(bench, openGlossary), WAIT);
  return () => clearTimeout(wait);
}

async function fetchAll(bench: Workbench, openGlossary: () => void): Promise<void> {
  try {
    const { startGlossary } = await import('./glossary/start-glossary.ts');
    await startGlossary(bench, openGlossary);
    (await import('./on-paper.ts')).watchPrinting();
  } catch {
    // the words stay plain text
  }
}
