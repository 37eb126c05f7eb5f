import { count, many } from '../words-en.ts';
import { shortened } from '../workbench/input-facts.ts';

/** What became of the files that were opened, in plain facts. */
export interface FileFacts {
  /** Files that were read, at least one. */
  readonly files: number;
  /** Cases in them, where they were put together case by case; else null. */
  readonly cases: number | null;
}

const named = (file: string) => shortened(file, 200);

/** What is said of files that are opened. */
export const enFiles = {
  open: 'Open files…',
  read: ({ files, cases }: FileFacts) =>
    files === 1
      ? 'One file was read.'
      : `${count(files)} files were read and put together in the order of their names${cases === null ? '' : `: ${many(cases, 'case')} in all`}.`,
  leftOut: (n: number) => `${n === 1 ? 'One file was' : `${count(n)} files were`} not read:`,
  /** Its contest input is not what it should be. */
  refused: (file: string, why: string) => `${named(file)}, ${why}.`,
  /** Why the text of a file cannot be told. */
  wrong: {
    gbk: (file: string) => `${named(file)} is not UTF-8: it looks like GBK. Save it as UTF-8 and open it again.`,
    encoding: (file: string) => `${named(file)} is neither UTF-8 nor UTF-16: save it as UTF-8 text and open it again.`,
    unreadable: (file: string) =>
      `${named(file)} could not be read: it may be a folder, or have been moved or changed meanwhile.`,
    'too-long': (file: string) => `${named(file)} is too long. Use the command line for it.`,
    'too-much': (file: string) => `${named(file)}: with it the text would be too long. Open it alone.`,
    'too-many': (file: string) => `${named(file)}: with it the input would have too many cases. Open it alone.`,
  },
};

export type FileTexts = typeof enFiles;
