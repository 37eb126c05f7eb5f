import { shortened } from '../workbench/input-facts.ts';

/** What is said of files that cannot be read. */
export const enFiles = {
  /** Why the text of a file cannot be told. */
  wrong: {
    gbk: (file: string) =>
      `${shortened(file, 200)} is not UTF-8: it looks like GBK. Save it as UTF-8 and open it again.`,
    encoding: (file: string) =>
      `${shortened(file, 200)} is neither UTF-8 nor UTF-16: save it as UTF-8 text and open it again.`,
  },
};

export type FileTexts = typeof enFiles;
