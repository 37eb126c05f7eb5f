import { shortened } from '../workbench/input-facts.ts';
import type { FileTexts } from './en.ts';

/** 文件无法读取时的文字。 */
export const zhFiles: FileTexts = {
  wrong: {
    gbk: (file) => `${shortened(file, 200)} 不是 UTF-8 编码，看起来是 GBK：请另存为 UTF-8 后重新打开。`,
    encoding: (file) => `${shortened(file, 200)} 既不是 UTF-8 也不是 UTF-16 编码：请另存为 UTF-8 文本后重新打开。`,
  },
};
