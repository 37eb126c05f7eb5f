/** Characters of texts from outside that mean nothing, and digits of another width; where a place in a text is. */

/** Not seen on a screen: marks of byte order and direction, blanks of no width, what old systems end a file with. */
const unseen = String.raw`\p{Cf}\p{DI}\0\x1A`;
const unseenEnds = new RegExp(`^[${unseen}]+`, 'u');
const unseenAtEnd = new RegExp(`[${unseen}]$`, 'u');
const fullWidth = /[\uFF10-\uFF19]/g;

/** How many characters at the start of a token cannot be seen. */
export function unseenAtStart(token: string): number {
  return unseenEnds.exec(token)?.[0].length ?? 0;
}

/** A token without what cannot be seen at its end, its digits of the usual width. */
export function plainToken(token: string): string {
  let length = token.length;
  for (let cut = 1; cut > 0; length -= cut)
    cut = unseenAtEnd.exec(token.slice(Math.max(0, length - 2), length))?.[0].length ?? 0;
  return token.slice(0, length).replace(fullWidth, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 48));
}

const LF = 10;
const CR = 13;

/** Line and column of a place in a text, from 1, in characters; lines end at LF, CRLF or a lone CR. A byte order mark is no character. */
export function placeIn(text: string, index: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  for (let i = start; i < index; i++) {
    const code = text.charCodeAt(i);
    if (code !== LF && (code !== CR || text.charCodeAt(i + 1) === LF)) continue;
    line++;
    start = i + 1;
  }
  let column = 1;
  for (let i = start; i < index; i++) if (!isSecondHalf(text.charCodeAt(i))) column++;
  return { line, column };
}

/** Whether a code unit is the second of the two that one character takes. */
function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
