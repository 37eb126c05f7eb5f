/** What a canvas has to know of the screen. Whoever reads it in an effect follows it: a window is moved to another screen, or magnified. */
import { createSubscriber } from 'svelte/reactivity';

const isForced = '(forced-colors: active)';

const follow = createSubscriber((update) => {
  let callOff = () => {};
  const watch = () => {
    const queries = [matchMedia(`(resolution: ${devicePixelRatio}dppx)`), matchMedia(isForced)];
    for (const query of queries) query.addEventListener('change', changed);
    callOff = () => {
      for (const query of queries) query.removeEventListener('change', changed);
    };
  };
  const changed = () => {
    callOff();
    update();
    watch();
  };
  watch();
  return () => callOff();
});

export const screen = {
  /** Pixels of the screen to one of the page, along a side. */
  get ratio(): number {
    follow();
    return devicePixelRatio;
  },
  /** Whether the system's colours are in the place of the theme's. */
  get isForced(): boolean {
    follow();
    return matchMedia(isForced).matches;
  },
};
