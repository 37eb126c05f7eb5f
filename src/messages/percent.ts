/** A share of one as whole percents, rounded; but what is not none is not called 0, and what is not all is not called 100. */
export function percent(share: number): number {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return 1;
  if (rounded === 100 && share !== 1) return share < 1 ? 99 : 101;
  return rounded;
}
