/** How much room what is written at a node takes. */

/** What is written at a node: above it, inside it and below it. */
export interface NodeLabels {
  readonly above: string;
  readonly inside: string;
  readonly below: string;
}

/** Half of a node's circle with its rings. */
const LEAST = 23;

/** Pixels that a text of a size needs at most: a Chinese character is as wide as it is high, another less. */
export function textWidth(text: string, size: number): number {
  const widthOf = (c: string) => (c >= '\u2e80' ? 1 : ' .,'.includes(c) ? 0.34 : c >= '0' && c <= '9' ? 0.64 : 0.84);
  return size * [...text].reduce((sum, c) => sum + widthOf(c), 0);
}

/** Half the width of a node with what is written at it, which stands centred. */
export function halfWidth({ above, inside, below }: NodeLabels): number {
  const widest = Math.max(textWidth(above, 12), textWidth(inside, 14), textWidth(below, 12));
  return Math.max(LEAST, Math.ceil(widest / 2) + 1);
}
