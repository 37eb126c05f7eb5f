/**
 * Keeps what is told from being cut off. The stages of `data-fit`, the first that fits counts: 0 as it is, 1 in smaller type, 2 without what
 * stands behind the sentence, 3 without what stands below it, 4 only the sentence's first statement, 5 that of several searches in small type, 6 of three or
 * four searches only that of the tree that is drawn, 7 in a box as high as it needs.
 */
const STAGES = 8;

/** An attachment for the panel that holds `.told`; its style sheet says what a stage looks like. */
export function fitting(panel: HTMLElement): () => void {
  const told = panel.querySelector('.told');
  const choose = (): void => {
    for (let stage = 0; stage < STAGES; stage++) {
      panel.dataset.fit = String(stage);
      if (told && told.scrollHeight <= told.clientHeight + 1 && panel.scrollHeight <= panel.clientHeight + 1) return;
    }
  };
  // what it watches does not depend on the stage, so that it never answers itself
  const texts = new MutationObserver(choose);
  if (told) texts.observe(told, { childList: true, characterData: true, subtree: true });
  // it may be fetched later
  const below = panel.querySelector('.below');
  if (below) texts.observe(below, { childList: true, characterData: true, subtree: true });
  texts.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] });
  // what was unfolded is fitted once it is folded again
  texts.observe(panel, { attributeFilter: ['class'] });
  const size = new ResizeObserver(choose);
  size.observe(panel.parentElement ?? panel);
  choose();
  return () => {
    texts.disconnect();
    size.disconnect();
  };
}
