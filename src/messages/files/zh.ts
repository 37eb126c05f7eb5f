import { count } from '../words-zh.ts';
import { shortened } from '../workbench/input-facts.ts';
import type { FileTexts } from './en.ts';

const named = (file: string) => shortened(file, 200);

/** 打开文件时的文字。 */
export const zhFiles: FileTexts = {
  open: '打开文件…',
  read: ({ files, cases }) =>
    files === 1
      ? '已读取 1 个文件。'
      : `已读取 ${count(files)} 个文件，并按文件名的顺序合并${cases === null ? '' : `：共 ${count(cases)} 组`}。`,
  leftOut: (n) => `有 ${count(n)} 个文件没有读取：`,
  refused: (file, why) => `${named(file)}，${why}。`,
  wrong: {
    gbk: (file) => `${named(file)} 不是 UTF-8 编码，看起来是 GBK：请另存为 UTF-8 后重新打开。`,
    encoding: (file) => `${named(file)} 既不是 UTF-8 也不是 UTF-16 编码：请另存为 UTF-8 文本后重新打开。`,
    unreadable: (file) => `${named(file)} 无法读取：它可能是文件夹，或已被移动、修改。`,
    'too-long': (file) => `${named(file)} 太长，请用命令行处理。`,
    'too-much': (file) => `${named(file)}：加上它文本就太长了，请单独打开。`,
    'too-many': (file) => `${named(file)}：加上它组数就太多了，请单独打开。`,
  },
};
