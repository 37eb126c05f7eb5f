/**
 * What keeps that which is told from being cut off, the mildest first: smaller type, then without what stands behind the sentence, what
 * stands below it, all but its first statement; that of several searches in still smaller type, of three or four only that of the tree
 * that is drawn; in the end a box as high as it needs. `data-fit` holds as many of these words as are needed.
 */
const MEASURES = ['small', 'behind', 'below', 'rest', 'smaller', 'others', 'whole'];

/** An attachment for the panel that holds `.told`; its style sheet says what a measure looks like. */
export function fitting(panel: HTMLElement): () => void {
  const told = panel.querySelector('.told');
  const choose = (): void => {
    for (let taken = 0; taken <= MEASURES.length; taken++) {
      panel.dataset.fit = MEASURES.slice(0, taken).join(' ');
      if (told && told.scrollHeight <= told.clientHeight + 1 && panel.scrollHeight <= panel.clientHeight + 1) return;
    }
  };
  // what it watches does not depend on the measures, so that it never answers itself
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
