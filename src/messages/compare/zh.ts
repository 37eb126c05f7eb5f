import { zhMemory } from '../methods/memory-zh.ts';
import { timesOf } from '../ratio.ts';
import { count } from '../words-zh.ts';
import type { CompareTexts, Named } from './en.ts';

const each = ({ names, value }: Named, unit: string) =>
  `${names.join('、')}（${names.length > 1 ? '各 ' : ''}${count(value)} ${unit}）`;

const isNear = (least: Named, most: Named) => timesOf(least.value, most.value).sign === 'near';

/** 是谁的几倍；四舍五入过的说“约为”。 */
function timesAs(whose: string, least: Named, most: Named): string {
  const { text, sign } = timesOf(least.value, most.value);
  return `${sign === 'about' ? '约为' : '是'}${whose}的 ${text} 倍`;
}
const whose = ({ names }: Named) => ` ${names.join('、')} `;

export const zhCompare: CompareTexts = {
  nodes: '节点数',
  total: '合计',
  toFirst: '由 A 到各个',
  fromTo: '由前一个数到后一个数：× 是几倍，÷ 是几分之一，= 相同',
  held: '同时保存（表另计）',
  table: '事先建立的表：项数',
  remembered: '无解局面表：局面数',
  size: (entries, bytes) =>
    `${count(entries)}（${bytes < 1000 ? `${bytes} 字节` : `${count(Math.round(bytes / 1000))} kB`}）`,
  memory: zhMemory,
  shared: ({ both, first, second }, [one, two]) =>
    ` · 都访问 ${count(both)} · 仅 ${one} ${count(first)} · 仅 ${two} ${count(second)}`,
  unshared: (lanes) => ` · 这个上限没有记录到底：${lanes.join('、')}`,
  running: (lanes) => `仍在运行：${lanes.join('、')}`,
  partial: (lanes) => `没有数到底：${lanes.join('、')}，无法求比值`,
  rows: (lanes) => `每行的数：${lanes.join('；')}。各行所做的事并不相同，所以只有合计能求比值。`,
  row: (lanes, what) => `${lanes.join('、')} ${what}`,
  rowOf: {
    'ida-star': '在这个上限下的节点',
    'a-star': '在最小的 f 升到这个数之后、再次上升之前进入的节点',
    'bidirectional-bfs': '在两侧深度之和等于这个数时进入的节点',
    'dancing-links': '的全部节点',
  },
  nodesOfTwo: (least, most) =>
    isNear(least, most)
      ? `访问的节点数几乎相同：${each(most, '个')}、${each(least, '个')}`
      : `${most.names.join('、')} 访问的节点数${timesAs(whose(least), least, most)}`,
  heldOfTwo: (least, most) =>
    isNear(least, most)
      ? `不计表，同时保存的局面数几乎相同：${each(most, '个')}、${each(least, '个')}。`
      : `不计表，${most.names.join('、')} 同时保存的局面数${timesAs(whose(least), least, most)}。`,
  nodesOfMore: (least, most) =>
    `访问节点最少的是 ${each(least, '个')}；最多的是 ${each(most, '个')}，${isNear(least, most) ? '几乎相同' : timesAs('前者', least, most)}。`,
  heldOfMore: (least, most) =>
    `不计表，同时保存的局面最少的是 ${each(least, '个')}；最多的是 ${each(most, '个')}，${isNear(least, most) ? '几乎相同' : timesAs('前者', least, most)}。`,
  nodesEqual: (lanes) => (lanes === 2 ? '两者访问的节点数相同' : '各个搜索访问的节点数都相同'),
  heldEqual: (lanes) =>
    lanes === 2 ? '不计表，两者同时保存的局面数相同。' : '不计表，各个搜索同时保存的局面数都相同。',
};
