/** Index of the last entry of the ascending `column[from..length)` that is ≤ `value`, `from - 1` if none. */
export function lastAtMost(column: ArrayLike<number>, length: number, value: number, from = 0): number {
  let low = from;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
