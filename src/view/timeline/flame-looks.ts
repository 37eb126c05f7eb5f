/** What the bars of a flame look like, by what they are coloured by. */
import { interpolateRgb } from 'd3-interpolate';
import type { Weigh } from '../../layout/flame/flame-index.ts';
import { hOrZero, isCut } from '../../layout/flame/flame-marks.ts';
import type { FlameLook } from '../../layout/flame/flame-paint.ts';
import type { Trace } from '../../trace/trace.ts';
import { screen } from './screen.ts';

/** What bars are coloured by: what became of a node, its h, or whether another run visits it too, as these flags say. */
export type Colouring = 'outcome' | 'h' | { readonly shared: Uint8Array };

/** Shades of h from 0 to the bound. */
const SHADES = 64;

/** What nodes are counted by, the same function for the same colouring. */
export function weighOf(colouring: Colouring): Weigh {
  if (colouring === 'outcome') return isCut;
  if (colouring === 'h') return hOrZero;
  const { shared } = colouring;
  return (_, node) => shared[node] ?? 0;
}

/** The look of a trace, whose h goes up to about `bound`. */
export function lookOf(colouring: Colouring, trace: Trace, bound: number): FlameLook {
  const goal = trace.outcome === 'solved' ? trace.nodes - 1 : -1;
  const isLow = (node: number) => isCut(trace, node) === 1;
  const [done = 0, cut = 0, star = 0, ink = 0] = pixelsOf(
    ['--line-strong', '--cut', '--goal', '--ink'].map(colourNamed),
  );
  if (colouring === 'outcome')
    return {
      colourOf: (node) => (node === goal ? star : isLow(node) ? cut : done),
      isLow,
      merged: () => done,
      marked: cut,
    };
  if (colouring !== 'h') {
    const { shared } = colouring;
    const isShared = (node: number) => shared[node] === 1;
    return {
      colourOf: (node) => (isShared(node) ? ink : done),
      isLow: (node) => !isShared(node),
      merged: () => done,
      marked: ink,
    };
  }
  const shade = interpolateRgb(rgbNamed('--now-tint'), rgbNamed('--now'));
  const shades = pixelsOf(Array.from({ length: SHADES + 1 }, (_, i) => shade(i / SHADES)));
  const shadeOf = (h: number) => shades[Math.min(SHADES, Math.round((h * SHADES) / Math.max(1, bound)))] as number;
  return {
    colourOf: (node) => (node === goal ? star : shadeOf(hOrZero(trace, node))),
    isLow,
    merged: (count, sum) => shadeOf(sum / count),
    marked: null,
  };
}

/** A colour of the theme in figures, where it may be called by a name of the system's. */
function rgbNamed(name: string): string {
  const [r, g, b] = new Uint8Array(pixelsOf([colourNamed(name)]).buffer);
  return `rgb(${r}, ${g}, ${b})`;
}

/** The value of a colour of the theme. */
export function colourNamed(name: string): string {
  return screen.isForced
    ? forcedColour(name)
    : getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** A canvas does not know what the system's colours are where they are forced upon the page; an element does. */
function forcedColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The values of these colours, as pixels of a canvas. */
function pixelsOf(colours: readonly string[]): Uint32Array {
  const brush = new OffscreenCanvas(colours.length, 1).getContext('2d');
  if (!brush) return new Uint32Array(colours.length);
  for (const [i, colour] of colours.entries()) {
    brush.fillStyle = colour;
    brush.fillRect(i, 0, 1, 1);
  }
  return new Uint32Array(brush.getImageData(0, 0, colours.length, 1).data.buffer);
}
