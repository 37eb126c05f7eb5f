import type { enStatements } from './puzzles-en.ts';

/** 每个谜题用两句话说明，并写出它的竞赛出处。 */
export const zhStatements: typeof enStatements = {
  'square-destroyer':
    '破坏正方形（POJ 1084、UVa 1603）：用火柴拼成 n × n 的网格，其中有些火柴已经缺失。再拿走尽量少的火柴，使任何大小的正方形都不再完整。',
  booksort:
    '排书（POJ 3460，NWERC 2007）：书架上有 n 本书，顺序任意，每次移动可以取出相邻的一段书，放到别的位置。用尽量少的移动次数把书按 1 到 n 排好；4 次还不够时，答案是“5 or more”（5 次或更多）。',
  'rotation-game':
    '旋转游戏（POJ 2286、UVa 1343）：# 形棋盘上有数字 1、2、3 各八个，操作 A 到 H 各把七格的一条线循环移动一格。用尽量少的操作使中心的八格相同；在最短的操作序列中，要求字典序最小的。',
  lits: 'LITS（洛谷 P11047，蓝桥杯 2024）：N × N 的棋盘上有些格子可用。能否在可用格子上放下 L、I、T、S 四种骨牌各一块，每块占四格，可以旋转但不能翻转，而且互不重叠？',
};
