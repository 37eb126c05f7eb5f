import { raised, sumOf, without } from '../../methods/ida-words-zh.ts';
import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, node } from '../../words-zh.ts';
import type { RotationMessages } from './en.ts';
import { type DigitAt, type DigitFacts, type RotationEstimateFacts, type SequenceFacts, withMost } from './facts.ts';

const letter = (move: number): Part => ({ thing: 'move', id: move, text: 'ABCDEFGH'.charAt(move) });
const letters = (moves: readonly number[]): Sentence => list(moves.map(letter), ' ');
const digit = (id: number): Part => ({ thing: 'digit', id, text: String(id) });
const digits = (ids: readonly number[]): Sentence => say`数字 ${list(ids.map(digit), '、')}`;
const at = (place: DigitAt): Part => ({ thing: 'cell', id: place.cell, text: String(place.digit) });
const each = (facts: readonly DigitFacts[], text: (facts: DigitFacts) => Sentence): Sentence =>
  facts.flatMap((one, i) => [i === 0 ? '' : '，', ...text(one)]);

const lines = ['左列上移', '右列上移', '上行右移', '下行右移', '右列下移', '左列下移', '下行左移', '上行左移'];
const line = (move: number) => lines[move] ?? '';

const inCentre = (facts: readonly DigitFacts[]): Sentence =>
  say`中心格中：${each(facts, (one) => say`数字 ${digit(one.digit)} 有 ${one.count} 个`)}。`;

function reason({ by, h, g, digits: facts }: RotationEstimateFacts): Sentence {
  const full = facts.find(({ count: cells }) => cells === 8);
  if (full) return say`8 个中心格都是 ${digit(full.digit)}：这就是目标。`;
  if (by === 'naive') return say`中心的数字还不全相同，所以至少还要 1 步。`;
  if (by === 'pattern-database') return tableReason(facts, { g, h });
  return say`每步只有一个数字移进中心、一个移出，所以一个数字若占 8 个中心格中的 k 格，至少还要 8 − k 步。${most(facts)}，所以用哪个数字填满中心都不少于 8 − ${8 - h} = ${h} 步。`;
}

/** 上一步刚说过理由时用的简短说法。 */
function shortReason(facts: RotationEstimateFacts): Sentence {
  const { by, h, digits: counts } = facts;
  if (by === 'eight-minus-max') return say`${most(counts)}，所以至少还要 8 − ${8 - h} = ${h} 步。`;
  if (by === 'pattern-database') return say`查表可知，用哪个数字填满中心都不少于 ${h} 步。`;
  return reason(facts);
}

/** 查表为什么准确；在起点还说明这并不常见。 */
function tableReason(facts: readonly DigitFacts[], { g, h }: { readonly g: number; readonly h: number }): Sentence {
  if (facts.some(({ distance }) => distance === null)) return say`查表可知，用哪个数字填满中心都不少于 ${h} 步。`;
  return say`查表可知填满中心所需的步数：${each(facts, (one) => say`数字 ${digit(one.digit)} 要 ${one.distance ?? 0} 步`)}。要用一个数字填满中心，另外两个数字怎么放都无所谓，所以每个步数都是准确的，其中最少的也就是准确的距离。${
    g === 0 ? '一般的模式数据库会忽略一些有影响的因素，只能给出下界。' : ''
  }`;
}

/** “数字 1、3 最多，各占 3 格” */
function most(facts: readonly DigitFacts[]): Sentence {
  const best = withMost(facts);
  const cells = Math.max(...facts.map(({ count: here }) => here));
  return say`${digits(best)} 最多，${best.length > 1 ? '各' : ''}占 ${cells} 格`;
}

/** A* 只找到一个最短解时，说明题目要的是哪一个。 */
function wanted(found: readonly number[], least: SequenceFacts | null): Sentence {
  const search = say`按 A 到 H 的次序再做一次深度为 ${found.length} 的深度优先搜索`;
  if (!least) return say`${search}可以找到它，但费时太久，这里不做。`;
  const { moves, digit: id } = least;
  return moves.join() === found.join()
    ? say`${search}可知，就是这一个。`
    : say`${search}可以找到它：${letters(moves)}，中心的数字是 ${digit(id)}。`;
}

const undoes = (leftOut: readonly number[], last: number): Sentence =>
  say`不试 ${letters(leftOut)}：它只会撤销 ${letter(last)}，最短解中不会这样走。`;

/** 《旋转游戏》每一步的说明。每句话都只由该节点的事实得出。 */
export const zhRotation: RotationMessages = {
  shell: {
    board: '棋盘',
    table: '数字',
    move: '操作',
    presets: {
      guide: 'h = 8 − 中心格中出现最多的数字的个数',
      blind: '中心的数字还不全相同时 h 恒为 1（朴素）：就是普通的迭代加深',
      pattern: 'h 为准确距离，查表得到：表中有八个格子的全部 735,471 种位置',
      astar: 'A*，h = 8 − 最大个数：总是扩展 f 最小的节点，每个局面在内存里只保存一次',
    },
    choices: { estimate: '估价函数 h', search: '搜索方法' },
    values: {
      'eight-minus-max': '8 − 中心最多个数',
      naive: '朴素（h = 1）',
      'pattern-database': '模式数据库',
      'ida-star': 'IDA* 搜索',
      'a-star': 'A* 搜索',
    },
    examples: {
      'sample-1': '竞赛样例 1：2 步',
      'sample-2': '竞赛样例 2：4 步',
      'no-moves': '不需要操作',
      'five-moves': '5 步，96 个节点',
      'ten-moves': '10 步，约一百万个节点',
      longest: '13 步，所有棋盘中最多的：七千万个节点',
    },
    expected: {
      cell: (from, to) => `棋盘上的一个数（${from} 到 ${to}）`,
      'more-cells': (from, to) => `下一个数（${from} 到 ${to}）：棋盘不完整，应有 24 个数`,
      'board-or-end': (from, to) => `棋盘的第一个数（${from === 0 ? 1 : from} 到 ${to}），或表示结束的 0`,
      'rarer-digit': () => '别的数字：棋盘上 1、2、3 各有八个，这里已是第九个',
    },
    random: '1、2、3 各八个，任意排列。同一个种子总是生成同一个棋盘。',
    scan: (at, of) => `估价中的第 ${at} 个数字，共 ${of} 个`,
    into: '进入：看估价如何逐个考察数字',
  },
  amount: (moves) => `${count(moves)} 步`,
  reason,
  same: () => say`24 个格子的数字完全相同`,
  answer: (moves, centre, least) =>
    moves.length === 0
      ? say`不需要操作，中心的数字是 ${digit(centre)}。`
      : say`${letters(moves)} 是一个最短解，共 ${moves.length} 步，中心的数字是 ${digit(centre)}。题目要的是最短解中字典序最小的，A* 并不专门找它：${wanted(moves, least)}`,
  firstBound: (bound) =>
    say`首轮上限（即深度限制）为 ${bound}：${bound === 0 ? '一步也不走' : `最多走 ${bound} 步`}。IDA* 做深度优先搜索，凡 f = g + h 超过上限的节点都剪枝。`,
  raised,
  enterRoot: (facts) => say`起点：还没有操作（g = 0）。${inCentre(facts)}`,
  enter: (id, { move, comes, goes }, g, facts) =>
    say`节点 ${node(id)}：操作 ${letter(move)}，${line(move)}一格，${at(comes)} 移进中心，${at(goes)} 移出中心。g = ${g}。${inCentre(facts)}`,
  estimate: (facts) => say`h = ${facts.h}。${reason(facts)}${sumOf(facts)}`,
  prune: ({ g, h, bound, ...why }) =>
    say`f = ${g} + ${h} = ${g + h} > ${bound}：剪枝。${shortReason({ g, h, bound, ...why })}${
      g === 0 ? '' : `加上已走的 ${g} 步共 ${g + h} 步，而`
    }这一轮只允许 ${bound} 步。`,
  branch: (moves, leftOut, last) =>
    last === null
      ? say`依次试 ${letters(moves)}，每个节点都按这个次序，所以最先找到的是最短解中字典序最小的。`
      : say`依次试 ${letters(moves)}。${undoes(leftOut, last)}`,
  offered: (moves, leftOut, last) =>
    last === null ? say`所有操作都要试：${letters(moves)}。` : say`要试 ${letters(moves)}。${undoes(leftOut, last)}`,
  choose: (id, nth, of, { move, comes, goes }) =>
    say`试 ${letter(move)}，它是节点 ${node(id)} 的 ${of} 种操作中的第 ${nth} 种：${line(move)}一格，把 ${at(comes)} 移进中心，把 ${at(goes)} 移出中心。`,
  backtrack: (id, tried, below, bound) =>
    say`节点 ${node(id)} 的 ${tried} 种操作都试过了：下面 ${count(below)} 个节点中没有 f ≤ ${bound} 的解。回溯。`,
  goal: (moves, centre) =>
    moves.length === 0
      ? say`目标：8 个中心格一开始就都是 ${digit(centre)}，不需要操作。`
      : say`目标：操作 ${letters(moves)} 之后，8 个中心格都是 ${digit(centre)}。更小的上限都已搜完，没有解，而 h 从不高估，所以任何解都不少于 ${moves.length} 步。操作从 A 到 H 依次尝试，所以同样长的解中它的字典序最小。`,
  end: (moves, centre, nodes, iterations) =>
    say`结束。${moves.length === 0 ? '不需要操作' : say`操作序列是 ${letters(moves)}`}，中心的数字是 ${digit(centre)}。共 ${count(iterations)} 轮、${count(nodes)} 个节点。`,
  scanCount: ({ digit: id, count: cells, best, most: record }) =>
    say`数字 ${digit(id)} 占 8 个中心格中的 ${cells} 格，所以至少要 8 − ${cells} = ${8 - cells} 步。到目前为止最少是 ${8 - record} 步，对应${digits(best)}。`,
  scanDistance: ({ digit: id, distance, best, least }) =>
    say`数字 ${digit(id)}：查表可知，无论别的数字怎么放，它的 8 个格子填满中心都要 ${distance ?? 0} 步。到目前为止最少是 ${least ?? 0} 步，对应${digits(best)}。`,
  without,

  table: { digit: '数字', count: '中心格', missing: '8 − 个数', distance: '还要几步', cells: (n) => `${n} / 8 格` },

  board: {
    region: '棋盘。方向键在格子和四周的操作 A 到 H 之间移动；编辑时按回车或空格执行操作，或选中要交换的格子。',
    edit: '编辑',
    editing: '正在编辑：A 到 H 转动行列；选两个格子可交换数字。',
    swapping: '再选一个格子与它交换；再选同一格则取消。',
    scramble: '打乱',
    solved: '已解开',
    random: '随机',
    title: (moves) => (moves === '' ? '还没有操作' : `操作：${moves}`),
    cell: (id, row, column, place) => `数字 ${id}，第 ${row} 行第 ${column} 列${place === 'centre' ? '，中心格' : ''}`,
    move: (name, move) => `${name}：${line(move)}`,
    leftOut: (name, move) => `${name}：${line(move)}，不试`,
    turn: (name, move, undo) => `${name}：${line(move)}一格，用 ${undo} 撤销`,
  },
};
