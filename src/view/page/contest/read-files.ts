/** Files as they are read for a field: each to a text, or the reason why it has none. */
import { decodeBytes } from '../../../puzzles/decode-bytes.ts';
import type { InputError } from '../../../puzzles/input-error.ts';
import type { PuzzleId } from '../../../puzzles/puzzle-id.ts';

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** A file that is left out, and why: what it is written in, how much it has, or what stands in it. */
export type LeftOut = { readonly name: string } & (
  | { readonly why: 'gbk' | 'encoding' | 'unreadable' | 'too-long' | 'too-much' | 'too-many' }
  | { readonly why: 'refused'; readonly error: InputError; readonly puzzle: PuzzleId }
);

/** What stands at the start of a file, up to so many bytes; the file may be too long for all of it to be read. */
export async function readFile(file: File, most: number): Promise<NamedText | LeftOut> {
  const { name } = file;
  try {
    const { text, wrong } = decodeBytes(new Uint8Array(await file.slice(0, most).arrayBuffer()));
    return wrong === null ? { name, text } : { name, why: wrong };
  } catch {
    return { name, why: 'unreadable' }; // a folder, or a file that is gone
  }
}

/** Several files in the order of their names, `2.in` before `10.in`: how a system orders what is dropped, nobody can see. */
export function inOrder(files: readonly File[]): readonly File[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return files.toSorted((a, b) => compare(a.name, b.name));
}
