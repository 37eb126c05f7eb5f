/**
 * How long a search takes on an input. One run says little where it is short: the same search took 21 to 597 milliseconds. So a
 * short one is run again, and what is told are the median and how far the runs lie apart.
 */
export interface Times {
  /** Milliseconds: of an even number of runs halfway between the two in the middle. */
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** How many runs there were. */
  readonly runs: number;
}

/** A search is run again until its runs together have taken so many milliseconds, or there are so many of them. */
export const repeating = { milliseconds: 100, runs: 7 } as const;

/** Runs a search once or more, the first time having taken `first` milliseconds; `again` gives those of another run. */
export function repeatedTimes(first: number, again: () => number): Times {
  const spent = [first];
  for (let sum = first; sum < repeating.milliseconds && spent.length < repeating.runs; ) {
    const more = again();
    spent.push(more);
    sum += more;
  }
  return timesOf(spent);
}

/** What some runs, at least one, come to. */
export function timesOf(spent: readonly number[]): Times {
  const sorted = [...spent].sort((a, b) => a - b);
  const at = (place: number) => sorted[place] as number;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median, least: at(0), most: at(sorted.length - 1), runs: sorted.length };
}
