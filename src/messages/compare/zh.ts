import { count } from '../words-zh.ts';
import type { CompareTexts, Named } from './en.ts';

const each = ({ names, value }: Named, unit: string) =>
  `${names.join('、')}（${names.length > 1 ? '各 ' : ''}${count(value)} ${unit}）`;

/** A number stands off from the characters before it, a word does not. */
const times = (ratio: string) => (ratio.startsWith('约') ? ratio : ` ${ratio}`);

export const zhCompare: CompareTexts = {
  nodes: '节点数',
  total: '合计',
  toFirst: 'A 的几倍',
  held: '同时保存（表除外）',
  about: (ratio) => `约 ${ratio}`,
  table: '事先建立的表',
  running: (lanes) => `仍在运行：${lanes.join('、')}`,
  partial: (lanes) => `没有数到底：${lanes.join('、')}，无法求比值`,
  nodesOfTwo: (ratio, less, more) => `${more} 访问的节点数是 ${less} 的${times(ratio)} 倍`,
  heldOfTwo: (ratio, less, more) => `不计表，${more} 同时保存的局面是 ${less} 的${times(ratio)} 倍。`,
  nodesOfMore: (least, most, ratio) =>
    `访问节点最少的是 ${each(least, '个')}；最多的是 ${each(most, '个')}，是前者的${times(ratio)} 倍。`,
  heldOfMore: (least, most, ratio) =>
    `不计表，同时保存的局面最少的是 ${each(least, '个')}；最多的是 ${each(most, '个')}，是前者的${times(ratio)} 倍。`,
  nodesEqual: (lanes) => (lanes === 2 ? '两者访问的节点数一样多' : '各个搜索访问的节点数都一样多'),
  heldEqual: (lanes) =>
    lanes === 2 ? '不计表，两者同时保存的局面一样多。' : '不计表，各个搜索同时保存的局面都一样多。',
};
