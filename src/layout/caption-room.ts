/** Pixels that the longest of these captions may need, a Chinese character twice as many as another; at least 280, enlarged. */
export function captionRoom(captions: readonly string[], scale: number): number {
  const needed = captions.map((text) => 6.5 * [...text].reduce((sum, c) => sum + (c >= '\u2e80' ? 2 : 1), 0));
  return Math.max(280, ...needed) * scale;
}
