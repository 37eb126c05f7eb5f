import { count } from '../words-zh.ts';
import type { MatrixTexts } from './en.ts';
import { spreadOf, type TimeFacts } from './time-facts.ts';

/** “1000 万”里不加千分位逗号。 */
const wan = (nodes: number) => (nodes < 1e8 ? `${nodes / 1e4} 万个节点` : `${nodes / 1e8} 亿个节点`);

const givenUp: Readonly<Record<Parameters<MatrixTexts['cell']>[0]['method'], (n: number) => string>> = {
  'ida-star': (n) => `剪枝 ${count(n)} 个`,
  'a-star': (n) => `已知局面 ${count(n)} 个`,
  'bidirectional-bfs': (n) => `已知局面 ${count(n)} 个`,
  'dancing-links': (n) => `死路 ${count(n)} 个`,
};

const figure = (ms: number) => (ms < 0.05 ? '< 0.1' : ms < 10 ? ms.toFixed(1) : count(Math.round(ms)));

const spokenTime = (time: TimeFacts) => {
  if (time.runs === 1) return `${figure(time.median)} 毫秒（只运行一次）`;
  const apart = spreadOf(time, figure);
  return `${figure(time.median)} 毫秒（${count(time.runs)} 次运行的中位数${apart ? `，最短 ${apart[0]}，最长 ${apart[1]}` : ''}）`;
};

/** 对照表对话框的全部文字。 */
export const zhMatrix: MatrixTexts = {
  setup: '运行什么',
  searches: '搜索（每种一列）',
  onScreen: (name) => `${name}（当前画面的搜索）`,
  vary: '要改变的选项',
  varied: (name) => `除当前画面的搜索 ${name} 外，再运行改变以下选项后的搜索：`,
  spreads: { each: '每次只改一项', all: '所有组合' },
  about: {
    each: '这样加出的每一列与当前画面的搜索只差一项，可以看出这一项起了多大作用。',
    all: '这些选项的取值任意搭配，每种组合一列，还可以看出几种想法合在一起的效果。',
  },
  inputs: '输入（每组一行）',
  current: (brief) => `当前画面的输入：${brief}`,
  examples: (n) => `本谜题的 ${count(n)} 个示例`,
  text: '竞赛输入中的每一组',
  field: '要运行的竞赛输入',
  hint: '在此粘贴竞赛输入，或拖入文本文件。',
  limit: '每次运行的节点上限',
  nodes: wan,
  limitHint: '超过的运行会被停下，节点数前标 ≥。节点数只是隔一阵子检查一次，所以可能会多走几十万个节点。',
  sum: (searches, inputs) => `${count(searches)} 种搜索 × ${count(inputs)} 组输入 = ${count(searches * inputs)} 次运行`,
  sumOfText: (searches) => `${count(searches)} 种搜索 × 文本中的每一组`,
  none: '请至少选择一种搜索。',
  tooWide: (searches, most) =>
    `这样共有 ${count(searches)} 种搜索，这里最多 ${count(most)} 种。请少选几项，或使用命令行。`,
  tooMany: (runs, most) =>
    `这样共有 ${count(runs)} 次运行，这里最多 ${count(most)} 次。请少选一些，或使用命令行。没有运行任何搜索。`,
  run: '运行',
  cancel: '取消',
  progress: (done, all) => `共 ${count(all)} 次运行，已完成 ${count(done)} 次`,
  running: (search, input, nodes) => `正在运行：第 ${count(input)} 组，${search}，${count(nodes)} 个节点`,
  finished: (all) => `完成：共 ${count(all)} 次运行。`,
  cancelled: (done, all) => `已取消：共 ${count(all)} 次运行，完成了 ${count(done)} 次，结果保留。`,
  refused: (why) => `${why}。没有运行任何搜索，之前的表格保持不变。`,
  failed: (why) => `运行失败：${why}`,
  table: '节点数与用时',
  input: '输入',
  answer: (answer) => `答案：${answer}`,
  total: '合计',
  totalOfFirst: (n) => `前 ${count(n)} 组合计`,
  milliseconds: (ms) => `${figure(ms)} 毫秒`,
  spread(time) {
    const apart = spreadOf(time, figure);
    return apart && `${apart[0]}～${apart[1]} 毫秒`;
  },
  ends: { complete: '已完成', stopped: '被停下', full: '内存已满' },
  differs: (answer) => `✗ 答案为 ${answer}`,
  disagree: (cases, more) =>
    `第 ${cases.map((i) => count(i)).join('、')} ${more > 0 ? `组等（另有 ${count(more)} 组）` : '组'}输入上，各搜索的答案不一致：至少有一种搜索是错的，可疑的单元格标有 ✗。`,
  cell: ({ search, input, nodes, time, end, answer, method, prunes, held }) =>
    `第 ${count(input)} 组，${search}：${end === 'complete' ? '' : '至少 '}${count(nodes)} 个节点，${spokenTime(time)}；${end === 'complete' ? `答案为 ${answer}` : end === 'full' ? '内存已满，没有答案' : '到达限额被停下，没有答案'}；${givenUp[method](prunes)}；最多同时保存 ${count(held)} 个局面（表另计）`,
  fewest: '本行节点数最少',
  legend: {
    fewest: '◆ 表示本行节点数最少。',
    atLeast: '≥ 表示到达限额被停下，或内存已满：至少需要这么多节点，没有答案。',
    time: ({ runs, milliseconds }) =>
      `用时在这个浏览器里测得，不含事先建表的时间：运行时间短的搜索会重复运行，直到合计 ${count(milliseconds)} 毫秒，最多 ${count(runs)} 次；显示的是中位数，下面是最短和最长的一次。只有差别很大时才有意义。`,
    open: '点击单元格，就用那种搜索打开那组输入。',
  },
  save: '保存为 CSV',
  more: (n) => `……还有 ${count(n)} 组`,
};
