import { raised, sumOf, without } from '../../methods/ida-words-zh.ts';
import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, node } from '../../words-zh.ts';
import type { RotationMessages } from './en.ts';
import { type DigitAt, type DigitFacts, type RotationEstimateFacts, withMost } from './facts.ts';

const letter = (move: number): Part => ({ thing: 'move', id: move, text: 'ABCDEFGH'.charAt(move) });
const letters = (moves: readonly number[]): Sentence => list(moves.map(letter), ' ');
const digit = (id: number): Part => ({ thing: 'digit', id, text: String(id) });
const digits = (ids: readonly number[]): Sentence => say`数字 ${list(ids.map(digit), '、')}`;
const at = (place: DigitAt): Part => ({ thing: 'cell', id: place.cell, text: String(place.digit) });
const needed = (n: number, sum = `${n}`) => `至少还要 ${sum} 步`;
const each = (facts: readonly DigitFacts[], text: (facts: DigitFacts) => Sentence): Sentence =>
  facts.flatMap((one, i) => [i === 0 ? '' : '，', ...text(one)]);

const lines = ['左列上移', '右列上移', '上行右移', '下行右移', '右列下移', '左列下移', '下行左移', '上行左移'];
const line = (move: number) => lines[move] ?? '';

const inCentre = (facts: readonly DigitFacts[]): Sentence =>
  say`中心格中：${each(facts, (one) => say`数字 ${digit(one.digit)} 有 ${one.count} 个`)}。`;

function reason({ by, h, digits: facts }: RotationEstimateFacts): Sentence {
  const full = facts.find(({ count: cells }) => cells === 8);
  if (full) return say`8 个中心格都是 ${digit(full.digit)}：这就是目标。`;
  if (by === 'naive') return say`中心的数字还不全相同，所以${needed(1)}。`;
  if (by === 'pattern-database')
    return facts.some(({ distance }) => distance === null)
      ? say`查表可知，任何数字填满中心都不少于 ${h} 步。`
      : say`查表可知填满中心所需的步数：${each(facts, (one) => say`数字 ${digit(one.digit)} 要 ${one.distance ?? 0} 步`)}；其中最少的就是还要走的准确步数。`;
  const best = withMost(facts);
  return say`8 个中心格中最多的是${digits(best)}，${best.length > 1 ? '各' : ''}占 ${8 - h} 格。每步只有一个数字移进中心、一个移出，所以${needed(h, `8 − ${8 - h} = ${h}`)}。`;
}

/** 《旋转游戏》每一步的说明。每句话都只由该节点的事实得出。 */
export const zhRotation: RotationMessages = {
  shell: {
    board: '棋盘',
    table: '数字',
    move: '操作',
    presets: {
      guide: 'h = 8 − 中心格中出现最多的数字的个数',
      blind: '朴素估价，中心的数字还不全相同时 h = 1：只会逐层加深，看不到前方',
      pattern: '查表得到准确距离：表中有八个格子的全部 735,471 种位置',
      astar: 'A*，估价为 8 − 最大个数：总是先扩展 f 最小的节点，进入过的局面全部保存在内存里',
    },
    choices: { estimate: '估价 h', search: '搜索方法' },
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
  answer: (moves, centre) =>
    moves.length === 0
      ? say`不需要操作，中心的数字是 ${digit(centre)}。`
      : say`至少要 ${moves.length} 步，${letters(moves)} 就是一种，中心的数字是 ${digit(centre)}。题目要的是其中字典序最小的操作序列，A* 并不去找它。`,
  firstBound: (bound) => say`首轮上限为 ${bound}：${bound === 0 ? '一步也不走' : `最多走 ${bound} 步`}。`,
  raised,
  enterRoot: (facts) => say`起点：还没有操作（g = 0）。${inCentre(facts)}`,
  enter: (id, { move, comes, goes }, g, facts) =>
    say`节点 ${node(id)}：操作 ${letter(move)}，${line(move)}一格，${at(comes)} 移进中心，${at(goes)} 移出中心。g = ${g}。${inCentre(facts)}`,
  estimate: (facts) => say`h = ${facts.h}。${reason(facts)}${sumOf(facts)}`,
  prune: ({ g, h, bound, ...why }) =>
    say`f = ${g} + ${h} = ${g + h} > ${bound}：剪枝。${reason({ g, h, bound, ...why })}${
      g === 0 ? '' : `加上已走的 ${g} 步共 ${g + h} 步，而`
    }这一轮只允许 ${bound} 步。`,
  branch: (moves, leftOut, last) =>
    last === null
      ? say`依次试 ${letters(moves)}：按这个次序，最短解中最先找到的字典序最小。`
      : say`依次试 ${letters(moves)}。不试 ${letters(leftOut)}：它只会撤销 ${letter(last)}。`,
  choose: (id, nth, of, { move, comes, goes }) =>
    say`试 ${letter(move)}，它是节点 ${node(id)} 的 ${of} 种操作中的第 ${nth} 种：${line(move)}一格，把 ${at(comes)} 移进中心，把 ${at(goes)} 移出中心。`,
  backtrack: (id, tried, below, bound) =>
    say`节点 ${node(id)} 的 ${tried} 种操作都试过了：下面 ${count(below)} 个节点中没有 f ≤ ${bound} 的解。回溯。`,
  goal: (moves, centre) =>
    moves.length === 0
      ? say`8 个中心格一开始就都是 ${digit(centre)}：不需要操作。`
      : say`目标：操作 ${letters(moves)} 之后，8 个中心格都是 ${digit(centre)}。更小的上限都无解，所以 ${moves.length} 步是最少的；操作从 A 到 H 依次尝试，所以同样长的解中它的字典序最小。`,
  end: (moves, centre, nodes, iterations) =>
    say`结束。${moves.length === 0 ? '不需要操作' : say`操作序列是 ${letters(moves)}`}，中心的数字是 ${digit(centre)}。共 ${count(iterations)} 轮、${count(nodes)} 个节点。`,
  scanCount: ({ digit: id, count: cells, best, most }) =>
    say`数字 ${digit(id)} 占 8 个中心格中的 ${cells} 格。到目前为止最多的是${digits(best)}，有 ${most} 格：8 − ${most} = ${8 - most}。`,
  scanDistance: ({ digit: id, distance, best, least }) =>
    say`数字 ${digit(id)}：查表可知，它的八个格子填满中心要 ${distance ?? 0} 步。到目前为止最少的是${digits(best)}，要 ${least ?? 0} 步。`,
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
