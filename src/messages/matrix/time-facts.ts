/** Milliseconds of some runs that are alike. */
export interface TimeFacts {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly runs: number;
}

/** Until when a search is run again: so many runs, or milliseconds of all of them together. */
export interface RepeatFacts {
  readonly runs: number;
  readonly milliseconds: number;
}

/** The shortest and the longest run as figures; null where there is one run, or no difference to be seen. */
export function spreadOf(
  { least, most, runs }: TimeFacts,
  figure: (milliseconds: number) => string,
): readonly [string, string] | null {
  const [from, to] = [figure(least), figure(most)];
  return runs === 1 || from === to ? null : [from, to];
}
