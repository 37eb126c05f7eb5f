/** The middle of these numbers; of two middles the lower. */
function median(numbers: readonly number[]): number {
  const ascending = [...numbers].sort((a, b) => a - b);
  return ascending[(ascending.length - 1) >> 1] as number;
}

/** Milliseconds that one run takes. */
function timed(run: () => void): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

/**
 * The median milliseconds of each of these runs. They are run in turn, so that a slow spell of the machine hits all
 * of them, and the first turns, in which the engine still compiles, do not count.
 */
export function inTurn(runs: readonly (() => void)[], turns: number, warmUp: number): number[] {
  const times = runs.map((): number[] => []);
  for (let turn = -warmUp; turn < turns; turn++)
    for (const [i, run] of runs.entries()) {
      const time = timed(run);
      if (turn >= 0) times[i]?.push(time);
    }
  return times.map(median);
}

/** The microseconds of each call. */
export function eachTimed(calls: number, call: (i: number) => void): Float64Array {
  return Float64Array.from({ length: calls }, (_, i) => 1000 * timed(() => call(i)));
}
