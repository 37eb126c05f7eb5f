/** 所有中文句子共用的词。 */
import type { Part } from './sentence.ts';

/** 搜索树的节点，用编号表示。 */
export const node = (id: number): Part => ({ thing: 'node', id, text: `#${id}` });

export const count = (n: number): string => n.toLocaleString('zh-CN');
