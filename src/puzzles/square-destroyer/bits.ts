/** How many bits of a 32-bit word are set. */
export function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest bit set, 0..31, in a word that is not 0. */
export function lowestIn(word: number): number {
  return 31 - Math.clz32(word & -word);
}
