import { count } from '../words-zh.ts';
import type { OpenListMessages } from './open-list-en.ts';

/** A* 的开放列表。 */
export const zhOpenList: OpenListMessages = {
  title: '开放列表',
  node: '节点',
  g: 'g',
  h: 'h',
  f: 'f',
  order: '按扩展的先后：f 小的在前；f 相同，后进入的在前。',
  lists: (open, closed) => `${count(open)} 个节点 · 关闭列表：${count(closed)} 个节点`,
  more: (nodes) => `……还有 ${count(nodes)} 个节点`,
  goTo: (node) => `跳到进入节点 #${count(node)} 的那一步`,
};
