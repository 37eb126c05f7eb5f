import { shortened } from '../workbench/input-facts.ts';
import type { FileTexts } from './en.ts';

/** 打开或拖入文件时的文字。 */
export const zhFiles: FileTexts = {
  open: '打开文件…',
  wrong: {
    gbk: (file) => `${shortened(file, 200)} 不是 UTF-8 编码，看起来是 GBK：请另存为 UTF-8 后重新打开。`,
    encoding: (file) => `${shortened(file, 200)} 既不是 UTF-8 也不是 UTF-16 编码：请另存为 UTF-8 文本后重新打开。`,
  },
  joined: (files) => `已按以下顺序合并为一份输入：${files.map((file) => shortened(file)).join('、')}。`,
  left: (opened, left) =>
    `已打开：${shortened(opened)}。未打开：${left.map((file) => shortened(file)).join('、')}。只有每个文件都能读懂、总组数也不超限时，才能同时打开。`,
};
