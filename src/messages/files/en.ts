import { many } from '../words-en.ts';
import { shortened } from '../workbench/input-facts.ts';

/** What is said of files that are opened or dropped. */
export const enFiles = {
  open: 'Open files…',
  /** Why the text of a file cannot be told. */
  wrong: {
    gbk: (file: string) =>
      `${shortened(file, 200)} is not UTF-8: it looks like GBK. Save it as UTF-8 and open it again.`,
    encoding: (file: string) =>
      `${shortened(file, 200)} is neither UTF-8 nor UTF-16: save it as UTF-8 text and open it again.`,
  },
  joined: (files: readonly string[]) =>
    `Opened as one input, in this order: ${files.map((file) => shortened(file)).join(', ')}.`,
  left: (opened: string, left: readonly string[]) =>
    `Opened: ${shortened(opened)}. Not opened: ${left.map((file) => shortened(file)).join(', ')}. ${many(left.length + 1, 'file')} can only be opened together if each can be read and they do not have too many cases.`,
};

export type FileTexts = typeof enFiles;
