import { shortened } from '../workbench/input-facts.ts';
import type { AddressTexts } from './en.ts';

/** 链接没有完全读出时的文字。 */
export const zhAddress: AddressTexts = {
  list: (parts) => parts.join('、'),
  andMore: (what, more) => `${what} 等，另有 ${more} 处`,
  damaged: (part, text) => `${part}“${shortened(text)}”`,
  unreadable: (what) => `链接已损坏，无法读取：${what}。`,
  shown: {
    example: '已改为打开示例。',
    input: '能读出的部分已打开，输入改用示例，从第一步开始。',
    start: '能读出的部分已打开，从第一步开始。',
    rest: '能读出的部分已打开。',
  },
  part: {
    puzzle: '谜题',
    input: '输入',
    preset: '搜索',
    compare: '对比的搜索',
    by: '同步方式',
    step: '步数',
    scan: '扫描位置',
    matrix: '对比表的搜索',
    vary: '对比表变动的选项',
    inputs: '对比表的输入',
    limit: '每次运行的上限',
    unknown: '未知项',
  },
};
