/** An input error in plain facts, as a message puts it into words. */
export interface InputFacts {
  readonly line: number;
  readonly column: number;
  readonly found: string | null;
  readonly expected: Wanted;
}

/** What should have stood there, by a word that the puzzle's texts explain; a number has a range, ends inclusive. */
interface Wanted {
  readonly of: string;
  readonly from?: number;
  readonly to?: number;
}

/** What a screen does not show, or a terminal or the rest of a line would obey: controls, marks of direction, odd blanks, halves of characters. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{DI}]|(?! )\p{Zs}/gu;

/**
 * How a text from outside is shown, anywhere: short, for a pasted file may be one token of a megabyte, never ending in half a
 * character, and with what cannot be seen named by its number, as in `⟨U+202E⟩`.
 */
export function shortened(text: string, most = 40): string {
  const characters = Array.from(text.slice(0, 2 * most + 2));
  const short = characters.length <= most ? text : `${characters.slice(0, most - 3).join('')}…`;
  return short.replace(hidden, (character) => `⟨U+${hexadecimal(character.codePointAt(0) ?? 0)}⟩`);
}

function hexadecimal(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, '0');
}
