/** Listens to the keys from the first moment on. What they mean is asked for at once; a key pressed before it is there is heard then. */
import type { Commanded } from './controls/keys.ts';

/** `onfail` is called if it cannot be had. */
export function hearKeys(on: Commanded, onfail: () => void): (event: KeyboardEvent) => void {
  const hearing = import('./controls/hear-key.ts');
  let hear: Awaited<typeof hearing>['hearKey'] | null = null;
  hearing.then(({ hearKey }) => {
    hear = hearKey;
  }, onfail);
  return (event) => {
    if (hear) hear(event, on);
    else
      hearing.then(
        ({ hearKey }) => hearKey(event, on),
        () => undefined,
      );
  };
}
