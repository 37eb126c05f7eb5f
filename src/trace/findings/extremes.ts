/** Which of some figures are the smallest and which the largest; figures that are equal share the place. */
export interface Extreme {
  readonly value: number;
  /** Places of the figures that have it, ascending. */
  readonly at: readonly number[];
}

/** The smallest and the largest of one or more figures; null where all are equal. */
export function extremesOf(figures: readonly number[]): { readonly least: Extreme; readonly most: Extreme } | null {
  const extreme = (value: number): Extreme => ({
    value,
    at: figures.flatMap((figure, i) => (figure === value ? [i] : [])),
  });
  const [least, most] = [extreme(Math.min(...figures)), extreme(Math.max(...figures))];
  return least.value === most.value ? null : { least, most };
}
