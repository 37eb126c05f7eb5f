/** 所有中文句子共用的词。 */
import type { Part } from './sentence.ts';

/** 搜索树的节点，用编号表示。 */
export const node = (id: number): Part => ({ thing: 'node', id, text: `#${id}` });

/** 只建立一次：建立一个比写一百个数还慢。 */
const figures = new Intl.NumberFormat('zh-CN');

export const count = (n: number): string => figures.format(n);
