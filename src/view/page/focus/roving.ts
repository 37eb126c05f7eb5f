/**
 * Arrow keys from thing to thing inside a picture: an attachment for a region whose stops carry `data-stop`. One stop
 * at a time is in the tab order; an arrow key goes to the nearest one in its direction; Escape leaves the region. Only once the
 * keys have led there: after a press of the pointer they step.
 */
import { entered } from './entered.ts';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A key handler for a thing that is drawn, not a button, and is pressed like one: Enter and Space are its own. */
export function pressedBy(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };
}

/** The nearest stop whose direction is within 60 degrees; sideways distance counts double. */
function nearest(stops: readonly Element[], from: Element, [dx, dy]: readonly [number, number]): Element | null {
  const at = centre(from);
  let best: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    const { x, y } = centre(stop);
    const ahead = (x - at.x) * dx + (y - at.y) * dy;
    const aside = Math.abs((x - at.x) * dy) + Math.abs((y - at.y) * dx);
    if (stop === from || ahead <= 1 || aside > ahead * 1.8) continue;
    if (ahead + 2 * aside < least) [best, least] = [stop, ahead + 2 * aside];
  }
  return best;
}

/** Gives the arrow keys to who draws the stop itself: `go` is told which way, right and down. Use as `{@attach walking(go)}`. */
export function walking(
  go: (way: readonly [number, number]) => void,
): (region: HTMLElement | SVGElement) => () => void {
  return (region) => {
    const onkeydown = (event: Event) => {
      const { key, target } = event as KeyboardEvent;
      if (key === 'Escape') return (target as SVGElement).blur();
      const direction = directions[key];
      if (!direction || !entered.has(region)) return;
      event.preventDefault();
      go(direction);
    };
    region.setAttribute('data-roving', '');
    region.addEventListener('keydown', onkeydown);
    return () => region.removeEventListener('keydown', onkeydown);
  };
}

/** Makes the arrow keys rove over the region's stops. Use as `{@attach roving}`. */
export function roving(region: HTMLElement | SVGElement): () => void {
  const stops = () => [...region.querySelectorAll<SVGElement>('[data-stop]')];
  const take = (stop: Element) => {
    for (const other of stops()) other.setAttribute('tabindex', other === stop ? '0' : '-1');
    (stop as SVGElement).focus();
  };
  const onkeydown = (event: Event) => {
    const { key, target } = event as KeyboardEvent;
    if (key === 'Escape') return (target as SVGElement).blur();
    const direction = directions[key];
    const from = (target as Element).closest('[data-stop]');
    if (!direction || !from || !entered.has(region)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nearest(stops(), from, direction);
    if (next) take(next);
  };
  region.setAttribute('data-roving', '');
  region.addEventListener('keydown', onkeydown);
  return () => region.removeEventListener('keydown', onkeydown);
}
