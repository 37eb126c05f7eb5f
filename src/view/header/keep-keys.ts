import { tick } from 'svelte';

/** Does what may take away the thing that has the focus: the keys then go on at the last search's choice. */
export async function keepKeys(act: () => void): Promise<void> {
  const had = document.activeElement;
  act();
  await tick();
  if (had && had !== document.body && !had.isConnected)
    [...document.querySelectorAll<HTMLElement>('.choice > button')].at(-1)?.focus();
}
