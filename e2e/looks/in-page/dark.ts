/** The dark theme beside the light one: it paints what is there otherwise, and moves nothing. */
import { type Fault, nameOf } from './fault.ts';
import { plainly } from './look.ts';

const measures = (elements: readonly Element[]) =>
  elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `${left} ${top} ${width} ${height} ${element.checkVisibility({ opacityProperty: true, visibilityProperty: true })}`;
  });

/** What of a light page stands elsewhere, or is seen there alone, when the page is dark. */
export function movedInTheDark(): Fault[] {
  const root = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')];
  const light = measures(elements);
  root.dataset.theme = 'dark';
  const dark = measures(elements);
  root.dataset.theme = 'light';
  const moved = elements.flatMap((element, i): Fault[] => {
    if (light[i] === dark[i]) return [];
    const figures = `from ${light[i]} to ${dark[i]}`;
    return [{ check: 'moved in the dark', element: nameOf(element), figures, box: element.getBoundingClientRect() }];
  });
  return plainly(moved);
}
