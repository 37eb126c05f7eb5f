import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, node } from '../../words-zh.ts';
import type { SquareMessages } from './en.ts';
import { type BranchFacts, type EstimateFacts, inHalves, type LeftOutFacts, type SquareName, sumUp } from './facts.ts';

const square = (s: SquareName): Part => ({
  thing: 'square',
  id: s.index,
  text: `${s.side} × ${s.side} (${s.row},${s.column})`,
});
const stick = (id: number): Part => ({ thing: 'stick', id, text: String(id) });
const squares = (names: readonly SquareName[], most = 6): Sentence =>
  names.length <= most
    ? list(names.map(square), '、')
    : say`${list(names.slice(0, most).map(square), '、')} 等 ${names.length} 个正方形`;
const must = (h: number) => `至少还要拿走 ${h} 根`;

const orders = {
  'most-squares': '按起点时所属正方形的个数，多的先试',
  ascending: '按编号',
  'most-alive': '按现在能破坏的正方形个数，多的先试',
};

/** 有火柴不再试时：若连那些也算上，也许用不了这么多。 */
const mustOfAllowed = (h: number) => `可拿的火柴中${must(h)}`;

function reason({ h, own, counted, weights, alive, disjointIn, kept }: EstimateFacts): Sentence {
  if (alive === 0) return say`没有完好的正方形了：这就是目标。`;
  if (h > own)
    return say`这个局面先前搜索过，再拿走 ${h - 1} 根以内无解：${(kept === 'some' ? mustOfAllowed : must)(h)}。`;
  if (weights) return weighed(weights, disjointIn, h);
  if (!counted) return say`还有完好的正方形，所以${must(1)}。`;
  if (alive === 1) return say`只有正方形 ${squares(counted)} 完好：${must(h)}。`;
  const [shared, needed] = disjointIn === 'sticks' ? ['公共火柴', must(h)] : ['可以拿走的公共火柴', mustOfAllowed(h)];
  if (counted.length === 1) return say`正方形 ${squares(counted)} 完好，其余完好的正方形都与它有${shared}：${needed}。`;
  return say`${squares(counted)} 两两没有${shared}，拿走任何一根火柴，最多只能破坏其中一个：${needed}。`;
}

function weighed(
  weights: NonNullable<EstimateFacts['weights']>,
  disjointIn: EstimateFacts['disjointIn'],
  h: number,
): Sentence {
  const { total, ones, halves } = sumUp(weights);
  const each = [
    ...(ones.length > 0 ? [say`权重为 1 的有 ${squares(ones)}`] : []),
    ...(halves.length > 0 ? [say`权重为 ½ 的有 ${squares(halves)}`] : []),
  ];
  const [any, needed] = disjointIn === 'sticks' ? ['每根火柴', must(h)] : ['每根可以拿走的火柴', mustOfAllowed(h)];
  return say`${each.flatMap((part, i) => (i === 0 ? part : ['；', ...part]))}；合计 ${total}。${any}所属正方形的权重之和不超过 1，拿走一根最多减少 1：${needed}。`;
}

function notTried(facts: LeftOutFacts): Sentence {
  const names = list(facts.sticks.map(stick), '、');
  if (facts.why === 'tried') return say`火柴 ${names} 不再试：已在节点 ${node(facts.node)} 试过，无解。`;
  return facts.node === null
    ? say`略去火柴 ${names}：能破坏的正方形，火柴 ${stick(facts.by)} 也都能破坏。`
    : say`火柴 ${names} 从节点 ${node(facts.node)} 起略去：那时能破坏的正方形，火柴 ${stick(facts.by)} 也都能破坏。`;
}

function branchOn({ square: at, sticks, picked, leftOut }: BranchFacts): Sentence {
  const [only] = sticks;
  if (only === undefined) return say`${square(at)} 完好，但它的火柴都不能再拿：死路。`;
  if (sticks.length === 1) return say`在 ${square(at)} 上分支：它的火柴中只有 ${stick(only)} 还能拿，所以必须拿走。`;
  if (picked === 'fewest-sticks')
    return say`在 ${square(at)} 上分支：它有 ${sticks.length} 根火柴可以拿，完好的正方形中没有更少的，其中必有一根要拿走。`;
  return say`在 ${square(at)} 上分支：按边长、行、列的次序，它是第一个完好的正方形，它的火柴中必有一根要拿走${leftOut.length === 0 ? '，所以不会漏解' : ''}。`;
}

/** 《破坏正方形》每一步的说明。每句话都只由该节点的事实得出。 */
export const zhSquares: SquareMessages = {
  shell: {
    board: '火柴图',
    table: '正方形',
    move: '火柴',
    presets: {
      guide: '贪心不相交估价，先试所属正方形多的火柴，上限从 h(起点) 开始每轮加一',
      blind: '朴素估价，还有正方形时 h = 1：只会逐层加深，看不到前方',
      poj: '许多竞赛程序的写法：上限从 0 开始，下一轮取被剪去的最小 f',
      textbook: '上限从 0 开始，每轮加一',
      strong: '分数估价，在可拿火柴最少的正方形上分支；试过的和被支配的火柴不再试；记住失败的局面',
      astar: 'A*，贪心不相交估价：总是先扩展 f 最小的节点，进入过的局面全部保存在内存里',
    },
    choices: {
      estimate: '估价 h',
      sticks: '火柴顺序',
      first: '首轮上限',
      next: '下轮上限',
      square: '分支的正方形',
      siblings: '试过的火柴',
      dominance: '被支配的火柴',
      memory: '记忆',
      search: '搜索方法',
    },
    values: {
      'greedy-disjoint': '贪心不相交',
      naive: '朴素（h = 1）',
      'allowed-disjoint': '可拿火柴不相交',
      fractional: '分数估价：权重可为 ½',
      'most-squares': '所属正方形多者优先',
      ascending: '按编号',
      'most-alive': '当前破坏得多者优先',
      'root-estimate': 'h(起点)',
      zero: '0',
      'plus-one': '加一',
      'least-overflow': '被剪去的最小 f',
      'first-alive': '第一个完好的',
      'fewest-sticks': '可拿火柴最少的',
      'try-again': '后面还可再试',
      exclusion: '不再试（兄弟排除）',
      'all-sticks': '照样试',
      dominance: '略去（支配）',
      forget: '不记忆',
      table: '失败局面表',
      'ida-star': 'IDA* 搜索',
      'a-star': 'A* 搜索',
    },
    examples: {
      'sample-1': '竞赛样例 1：n = 2，完整',
      'sample-2': '竞赛样例 2：n = 3，缺 12 17 23',
      'complete-1': '完整 n = 1',
      'complete-3': '完整 n = 3',
      'complete-4': '完整 n = 4',
      'complete-5': '完整 n = 5',
      hard: '对 guide 很难：n = 5，缺 29 32 33 47',
      'nothing-left': '没有正方形可破坏：n = 3，横火柴全缺',
    },
    expected: {
      side: (from, to) => `网格边长 n（${from} 到 ${to}）`,
      'missing-count': (from, to) => `缺失火柴的根数（${from} 到 ${to}）`,
      stick: (from, to) => `火柴编号（${from} 到 ${to}）`,
    },
    random: '同一个种子总是生成同一个网格。',
    scan: (at, of) => `扫描第 ${at} 个正方形，共 ${of} 个`,
    into: '进入：看估价如何逐个扫描正方形',
  },
  amount: (sticks) => `${count(sticks)} 根火柴`,
  reason,
  same: (of) =>
    of === 'squares' ? say`完好的正方形相同，不论拿走的是哪些火柴` : say`完好的正方形相同，其中还可以拿的火柴也相同`,
  answer: (removed) =>
    removed.length === 0
      ? say`答案是 0：起点就没有完好的正方形。`
      : say`答案是 ${removed.length}：拿走 ${list(removed.map(stick), '、')}。`,
  square: (s) => `${s.side} × ${s.side} (${s.row},${s.column})`,
  firstBound: (bound, from) =>
    from === 'zero'
      ? say`首轮上限为 ${bound}。`
      : say`首轮上限取起点的估价：h = ${bound}。${bound === 0 ? '没有完好的正方形。' : `少于 ${bound} 根一定不够。`}`,
  raised: (previous, bound, cause, nodes, prunes) =>
    say`上限 ${previous} 不够：${
      nodes === 1
        ? `唯一的节点因 f > ${previous} 被剪去。`
        : `这一轮 ${count(nodes)} 个节点中有 ${count(prunes)} 个因 f > ${previous} 被剪去，没有到达目标。`
    }${
      cause === null
        ? say`上限加一，变为 ${bound}。`
        : say`被剪去的最小 f 是 ${bound}，最先出现在节点 ${node(cause)}；它就是新的上限。`
    }`,
  enterRoot: (alive) => say`起点：还没有拿走火柴（g = 0），有 ${count(alive)} 个完好的正方形。`,
  enter: (id, removed, broken, g, alive) =>
    say`节点 ${node(id)}：拿走火柴 ${stick(removed)}，破坏了 ${squares(broken)}。g = ${g}，${alive === 0 ? '已没有完好的正方形' : `还剩 ${count(alive)} 个完好的正方形`}。`,
  estimate: ({ g, h, bound, ...why }) =>
    say`h = ${h}。${reason({ g, h, bound, ...why })}f = g + h = ${g} + ${h} = ${g + h} ${
      g + h > bound ? `> ${bound}，超出上限。` : `≤ ${bound}，继续搜索这个节点。`
    }`,
  fell: (before, h, by) =>
    say`只拿走一根火柴，h 就从 ${before} 降到 ${h}：${by === 'greedy-disjoint' ? '贪心不相交估价' : '这个估价'}从不高估，但不是一致的。`,
  prune: ({ g, h, bound, ...why }) =>
    say`f = ${g} + ${h} = ${g + h} > ${bound}：剪枝。${reason({ g, h, bound, ...why })}加上已拿走的 ${g} 根共 ${g + h} 根，而这一轮只允许 ${bound} 根。`,
  branch: (facts) =>
    say`${branchOn(facts)}${
      facts.sticks.length < 2 ? '' : say`顺序：${list(facts.sticks.map(stick), '、')}（${orders[facts.order]}）。`
    }${facts.leftOut.flatMap(notTried)}`,
  choose: (id, nth, of, breaks) =>
    of.which === 'allowed' && of.tried === 1
      ? say`试火柴 ${stick(id)}，${square(of.square)} 只有它还能拿，会破坏 ${squares(breaks)}。`
      : say`试火柴 ${stick(id)}，它是 ${square(of.square)} 的 ${of.tried} 根${of.which === 'all' ? '' : '可拿的'}火柴中的第 ${nth} 根，会破坏 ${squares(breaks)}。`,
  backtrack: (id, { square: at, tried, which }, below, bound) =>
    tried === 0
      ? say`节点 ${node(id)} 处 ${square(at)} 没有可拿的火柴，没有什么可试的了。回溯。`
      : say`节点 ${node(id)} 处 ${square(at)} 的 ${tried} 根${which === 'all' ? '' : '可拿的'}火柴都试过了：下面 ${count(below)} 个节点中没有 f ≤ ${bound} 的解。回溯。`,
  goal: (removed, bound, proof) =>
    removed.length === 0
      ? say`一开始就没有完好的正方形：什么都不用拿走。`
      : say`目标：拿走 ${list(removed.map(stick), '、')} 之后没有正方形了。${removed.length} 根是最少的：${
          proof === 'iterations' ? `上限小于 ${bound} 都无解。` : `起点的估价已经是 ${bound}。`
        }`,
  end: (removed, nodes, iterations) =>
    say`结束。答案是 ${removed.length}${
      removed.length === 0 ? '' : ['：拿走 ', ...list(removed.map(stick), '、')]
    }。共 ${count(iterations)} 轮、${count(nodes)} 个节点。`,
  scan: ({ at, of, square: s, counted, shared, disjointIn }) =>
    shared.length === 0
      ? say`扫描第 ${at} 个完好的正方形（共 ${of} 个）：${square(s)} 与已计入的正方形没有${disjointIn === 'sticks' ? '' : '可以拿走的'}公共火柴，计入：h ≥ ${counted}。`
      : say`扫描第 ${at} 个完好的正方形（共 ${of} 个）：跳过 ${square(s)}，因为${list(
          shared.flatMap((x, i) => [...say`${i > 0 ? '，' : ''}火柴 ${stick(x.stick)} 也属于 ${square(x.square)}`]),
          '',
        )}。仍是 h ≥ ${counted}。`,
  without: (nodes, capped) =>
    capped
      ? say`若改用 h = 1（朴素估价），在同一上限下这棵子树会超过 ${count(nodes)} 个节点（数到这里为止）。`
      : say`若改用 h = 1（朴素估价），在同一上限下这棵子树会有 ${count(nodes)} 个节点。`,

  table: { square: '正方形', sticks: '火柴', estimate: '状态' },
  status: {
    missing: (id) => say`已破坏：本来就缺 ${stick(id)}`,
    removed: (id) => say`被 ${stick(id)} 破坏`,
    alive: say`完好`,
    counted: (k) => say`计入 ${k}`,
    skipped: (id, by) => say`跳过：${stick(id)} 属于 ${square(by)}`,
    weight: (halves, full) =>
      full === null || halves > 0 ? say`权重 ${inHalves(halves)}` : say`权重 0：${stick(full)} 已承担 1`,
  },

  board: {
    region: '火柴图。方向键在火柴之间移动；编辑时按回车或空格拿走或放回火柴。',
    numbering: '编号',
    numberings: { all: '全部', hover: '悬停时', none: '不显示' },
    edit: '编辑',
    editing: '正在编辑：点击火柴即可拿走或放回，用浏览器的“后退”撤销。',
    smaller: '边长减一',
    larger: '边长加一',
    complete: '补全',
    random: '随机',
    stick: (id, status) => `火柴 ${id}，${status}`,
    stickStatus: { present: '存在', missing: '缺失', removed: '已被搜索拿走', 'left-out': '存在，这里不试' },
    horizontal: (row, n, j, id) =>
      `横火柴，行 r = ${row}，列 j = ${j}：r·w + j + 1 = ${row}·${2 * n + 1} + ${j} + 1 = ${id}`,
    vertical: (row, n, c, id) =>
      `竖火柴，行 r = ${row}，列 c = ${c}：r·w + n + c + 1 = ${row}·${2 * n + 1} + ${n} + ${c} + 1 = ${id}`,
    usedBy: (names) => `属于 ${names.length} 个正方形：${names.join('、')}`,
    width: (n) => `w = 2n + 1 = ${2 * n + 1}`,
    title: (n, missing) => `n = ${n} · ${missing === 0 ? '完整' : `缺 ${missing} 根`}`,
  },
};
