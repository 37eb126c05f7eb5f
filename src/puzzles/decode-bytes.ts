/**
 * The text that a file has. A byte order mark says how it is written; without one, text of which every second byte is 0 is UTF-16, as
 * PowerShell writes it, and all other text must be UTF-8. What is not may be GBK, which old editors write, and is named so that it can
 * be saved anew: reading it by a guess would show other characters than were written.
 */
export type Decoded =
  | { readonly text: string; readonly wrong: null }
  /** `gbk` if the bytes make Chinese sense in it. */
  | { readonly text: null; readonly wrong: 'gbk' | 'encoding' };

/** Bytes looked at to tell UTF-16 from UTF-8. */
const HEAD = 4096;

/** What has been cut off in the middle of a character is read up to there. */
export function decodeBytes(bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes, { stream: true }), wrong: null };
  } catch {
    return { text: null, wrong: isGbk(bytes) ? 'gbk' : 'encoding' };
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  let even = 0;
  let odd = 0;
  let head = Math.min(HEAD, bytes.length);
  while (bytes[head - 1] === 0) head--; // some systems fill up a file's last block
  for (let i = 0; i < head; i++) if (bytes[i] === 0) i % 2 === 0 ? even++ : odd++;
  if (odd * 4 > head && even * 16 < head) return 'utf-16le';
  if (even * 4 > head && odd * 16 < head) return 'utf-16be';
  return 'utf-8';
}

function isGbk(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('gbk', { fatal: true }).decode(bytes.subarray(0, HEAD), { stream: true });
    // some decoders make private characters of what is not GBK
    return /\p{Script=Han}/u.test(text) && !/[\p{Co}\uFFFD]|(?!\s)\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}
