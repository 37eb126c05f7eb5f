import { count } from '../words-zh.ts';
import type { EndsMessages } from './en.ts';
import type { EndFacts } from './ends-facts.ts';

/** 共几轮，因搜索方法而异；没有轮次的方法不写。 */
const iterationsOf: Readonly<Record<EndFacts['method'], (n: number) => string>> = {
  'ida-star': (n) => `，共 ${count(n)} 轮`,
  'a-star': () => '',
  'bidirectional-bfs': (n) => `，共 ${count(n)} 层`,
  'dancing-links': () => '',
};

/** 一个解由什么组成，有多少。 */
const partsOf: Readonly<Record<EndFacts['method'], (n: number) => string>> = {
  'ida-star': (n) => `${count(n)} 步`,
  'a-star': (n) => `${count(n)} 步`,
  'bidirectional-bfs': (n) => `${count(n)} 步`,
  'dancing-links': (n) => `${count(n)} 个选项`,
};

/** 为什么没有更短的解（方法能保证时才写）。 */
const leastBy: Readonly<Record<EndFacts['method'], string>> = {
  'ida-star': '没有更短的解：h 从不高估，所以更小的上限之内没有解。',
  'a-star': '没有更短的解：h 从不高估，而开放列表里没有 f 更小的节点。',
  'bidirectional-bfs': '没有更短的解：从两端出发，更短的走法都已试过。',
  'dancing-links': '',
};

/** 记录先于搜索结束时的说明。 */
export const zhEnds: EndsMessages = {
  here: '记录到此为止。',
  goesOn: '记录到此为止，搜索并没有结束。',
  counting: (nodes) => `正在计数到底：目前 ${count(nodes)} 个节点。`,
  cancelled: '这次搜索被取消了，答案未知。',
  failed: '这次搜索失败了，答案未知。',
  whole: ({ method, nodes, iterations }) =>
    `整次搜索计数到底，共进入 ${count(nodes)} 个节点${iterationsOf[method](iterations)}。`,
  found: (facts) => {
    switch (facts.outcome) {
      case 'solved':
        return `找到的解共 ${partsOf[facts.method](facts.moves.length)}：${facts.moves.join('、')}。${leastBy[facts.method]}`;
      case 'bounded':
        return `到最后一个上限为止都没有解，所以答案是“${facts.answer}”。`;
      case 'exhausted':
        return '搜索证明了无解。';
      case 'full':
        return '内存用完了，答案未知。';
    }
  },
  both: (whole, found) => `${whole}${found}`,
  answer: (facts) => {
    switch (facts.outcome) {
      case 'solved':
        // 竞赛要的也许是同样长的另一个解
        return `解：共 ${partsOf[facts.method](facts.moves.length)}：${facts.moves.join('、')}`;
      case 'bounded':
        return `答案：${facts.answer}`;
      case 'exhausted':
        return '答案：无解';
      case 'full':
        return '没有答案：内存用完了';
    }
  },
  show: '看答案',
};
