import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, node } from '../../words-zh.ts';
import type { SquareMessages } from './en.ts';
import {
  type BranchFacts,
  type EstimateFacts,
  inHalves,
  type LeftOutFacts,
  type RiseCause,
  type SquareName,
  sumUp,
} from './facts.ts';
import { zhSquareShell } from './shell-zh.ts';

const square = (s: SquareName): Part => ({
  thing: 'square',
  id: s.index,
  text: `${s.side} × ${s.side} (${s.row},${s.column})`,
});
const stick = (id: number): Part => ({ thing: 'stick', id, text: String(id) });
/** 最多点名这么多个正方形。 */
const MOST = 6;
const squares = (names: readonly SquareName[]): Sentence =>
  names.length <= MOST
    ? list(names.map(square), '、')
    : say`${list(names.slice(0, MOST).map(square), '、')} 和另外 ${names.length - MOST} 个正方形`;
const sticks = (ids: readonly number[]) => list(ids.map(stick), '、');
const must = (h: number) => `至少还要拿走 ${h} 根`;
/** 有火柴不再试时：若连那些也算上，也许用不了这么多。 */
const mustOfAllowed = (h: number) => `还要从可拿的火柴中至少拿走 ${h} 根`;

const orders = {
  'most-squares': '按起点时所属正方形的个数，多的先试',
  ascending: '按编号',
  'most-alive': '按现在能破坏的正方形个数，多的先试',
};

function reason(facts: EstimateFacts): Sentence {
  const { h, own, counted, weights, alive, disjointIn } = facts;
  if (alive === 0) return say`没有完好的正方形了：这就是目标。`;
  if (h > own) return remembered(facts);
  if (weights) return weighed(weights, disjointIn, h);
  if (!counted) return say`还有完好的正方形，所以${must(1)}。`;
  if (alive === 1) return say`只有正方形 ${squares(counted)} 完好：${must(h)}。`;
  const isOfAll = disjointIn === 'sticks';
  if (counted.length === 1)
    return say`只能计入正方形 ${squares(counted)}：其余完好的正方形都与它有${isOfAll ? '' : '可拿的'}公共火柴。所以${must(h)}。`;
  // 点名的以编号结尾，后面空一格
  const subject = say`${squares(counted)}${counted.length > MOST ? '' : ' '}`;
  return isOfAll
    ? say`${subject}两两没有公共火柴，拿走任何一根，最多破坏其中一个：${must(h)}。`
    : say`${subject}两两没有可拿的公共火柴，任何一根可拿的火柴最多破坏其中一个：${mustOfAllowed(h)}。`;
}

/** 无解局面表对这个局面知道什么。 */
function remembered({ h, kept, searched }: EstimateFacts): Sentence {
  const needed = say`只许再拿 ${h - 1} 根时无解：${(kept === 'some' ? mustOfAllowed : must)(h)}。`;
  return searched === null
    ? say`无解局面表里有这个局面：先前搜索过，${needed}`
    : say`同一局面在节点 ${node(searched)} 搜索过，${needed}`;
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
  const [any, needed] = disjointIn === 'sticks' ? ['每根火柴', must(h)] : ['每根可拿的火柴', mustOfAllowed(h)];
  return say`${each.flatMap((part, i) => (i === 0 ? part : ['；', ...part]))}；合计 ${total}。${any}所属正方形的权重之和不超过 1，拿走一根最多减少 1：${needed}。`;
}

/** 不试的火柴，以及为什么不会漏解。 */
function notTried(facts: LeftOutFacts): Sentence {
  const names = sticks(facts.sticks);
  const any = facts.sticks.length === 1 ? '它' : '其中任何一根';
  switch (facts.why) {
    case 'searched':
      return say`这里不试火柴 ${names}：含${any}的解已从节点 ${list(facts.nodes.map(node), '、')} 搜索过，没有 f ≤ ${facts.bound} 的。`;
    case 'left-to':
      return say`这里不试火柴 ${names}：含${any}的解留给节点 ${list(facts.nodes.map(node), '、')} 去找。`;
    case 'dominated':
      return facts.node === null
        ? say`略去火柴 ${names}：它能破坏的，火柴 ${stick(facts.by)} 也都能破坏，任何解里都可以换成后者。`
        : say`火柴 ${names} 从节点 ${node(facts.node)} 起略去：在那里它能破坏的，火柴 ${stick(facts.by)} 也都能破坏，任何解里都可以换成后者。`;
  }
}

function branchOn({ square: at, sticks: tried, picked, leftOut }: BranchFacts): Sentence {
  const [only] = tried;
  if (only === undefined) return say`${square(at)} 完好，但它的火柴都不能再拿：死路。`;
  if (tried.length === 1) return say`在 ${square(at)} 上分支：它的火柴中只有 ${stick(only)} 可拿。`;
  const which =
    picked === 'first-alive'
      ? '按边长、行、列的次序，它是第一个完好的正方形'
      : `它有 ${tried.length} 根可拿的火柴，完好的正方形中没有更少的`;
  // 有略去的火柴时，后面逐一说明为什么不会漏解
  return say`在 ${square(at)} 上分支：${which}。它的火柴中必须拿走一根${leftOut.length === 0 ? '，所以不会漏解' : ''}。`;
}

const rises: Record<RiseCause, string> = {
  scan: '这些正方形先前也都完好、两两不相交，只是扫描总是先来先计，那时计入的较少。',
  weights: '这些权重先前也可以这样分配，只是权重总是先来先得，那时的总和较小。',
  allowed: '这里可拿的火柴比先前少，能证明的就更多。',
  table: '无解局面表对这个局面知道得比估价函数多。',
};

/** 《破坏正方形》每一步的说明。每句话都只由该节点的事实得出。 */
export const zhSquares: SquareMessages = {
  shell: zhSquareShell,
  amount: (sticks) => `${count(sticks)} 根火柴`,
  reason,
  same: (of) =>
    of === 'squares' ? say`完好的正方形相同，不论拿走的是哪些火柴` : say`完好的正方形相同，其中还可以拿的火柴也相同`,
  answer: (removed) =>
    removed.length === 0
      ? say`答案是 0：起点就没有完好的正方形。`
      : say`答案是 ${removed.length}：拿走 ${sticks(removed)}。`,
  square: (s) => `${s.side} × ${s.side} (${s.row},${s.column})`,
  firstBound: (bound, from) =>
    from === 'zero'
      ? say`首轮上限为 ${bound}。`
      : say`首轮上限取起点的估价：h = ${bound}。${bound === 0 ? '没有完好的正方形。' : `h 从不高估，所以少于 ${bound} 根一定不够。`}`,
  raised: (previous, bound, cause, nodes, prunes) =>
    say`上限 ${previous} 不够：${
      nodes === 1
        ? `唯一的节点因 f > ${previous} 被剪枝。`
        : `这一轮 ${count(nodes)} 个节点中有 ${count(prunes)} 个因 f > ${previous} 被剪枝，没有到达目标。`
    }${
      cause === null
        ? say`h 从不高估，所以任何解都多于 ${previous} 根。上限加一，变为 ${bound}。`
        : say`被剪枝的最小 f 是 ${bound}，最先出现在节点 ${node(cause)}。h 从不高估，所以任何解都至少有 ${bound} 根：这就是新的上限。`
    }`,
  enterRoot: (alive) => say`起点：还没有拿走火柴（g = 0），有 ${count(alive)} 个完好的正方形。`,
  enter: (id, removed, broken, g, alive) =>
    say`节点 ${node(id)}：拿走火柴 ${stick(removed)}，破坏了 ${squares(broken)}。g = ${g}，${alive === 0 ? '已没有完好的正方形' : `还剩 ${count(alive)} 个完好的正方形`}。`,
  estimate: ({ g, h, bound, ...why }) =>
    say`h = ${h}。${reason({ g, h, bound, ...why })}f = g + h = ${g} + ${h} = ${g + h} ${
      g + h > bound ? `> ${bound}，超出上限。` : `≤ ${bound}，继续搜索这个节点。`
    }`,
  fell: (before, h, by) =>
    say`只拿走一根火柴，h 就从 ${before} 降到 ${h}：${by === 'greedy-disjoint' ? '贪心不相交估价' : '这个 h '}从不高估，但不是一致的。一致的 h 每步的降幅不超过这一步的代价，这里是 1。`,
  rose: (before, h, cause) => say`h 从 ${before} 升到 ${h}，下界本来就可以这样。${rises[cause]}`,
  prune: ({ g, h, bound, ...why }) =>
    say`f = ${g} + ${h} = ${g + h} > ${bound}：剪枝。${reason({ g, h, bound, ...why })}${g === 0 ? '' : `加上已拿走的 ${g} 根，`}至少要拿 ${g + h} 根，而这一轮${bound === 0 ? '一根也不许拿' : `只许拿 ${bound} 根`}。`,
  branch: (facts) =>
    say`${branchOn(facts)}${
      facts.sticks.length < 2 ? '' : say`顺序：${list(facts.sticks.map(stick), '、')}（${orders[facts.order]}）。`
    }${facts.leftOut.flatMap(notTried)}`,
  choose: (id, nth, of, breaks) =>
    of.which === 'allowed' && of.tried === 1
      ? say`试火柴 ${stick(id)}，${square(of.square)} 只有它可拿，会破坏 ${squares(breaks)}。`
      : say`试火柴 ${stick(id)}，它是 ${square(of.square)} 的 ${of.tried} 根${of.which === 'all' ? '' : '可拿的'}火柴中的第 ${nth} 根，会破坏 ${squares(breaks)}。`,
  backtrack: (id, { square: at, tried, which }, below, bound) =>
    tried === 0
      ? say`节点 ${node(id)} 处 ${square(at)} 没有可拿的火柴，没有什么可试的了。回溯。`
      : say`节点 ${node(id)} 处 ${square(at)} 的 ${tried} 根${which === 'all' ? '' : '可拿的'}火柴都试过了：下面 ${count(below)} 个节点中没有 f ≤ ${bound} 的解。回溯。`,
  goal: (removed, bound, previous) =>
    removed.length === 0
      ? say`一开始就没有完好的正方形：什么都不用拿走。`
      : say`目标：拿走 ${sticks(removed)} 之后没有正方形了。没有少于 ${removed.length} 根的解：h 从不高估，而${
          previous === null
            ? `起点的 h 已经是 ${bound}。`
            : previous === bound - 1
              ? `上限 ${previous} 已经搜索过，无解。`
              : `上限 ${previous} 时被剪枝的 f 都不小于 ${bound}。`
        }`,
  end: (removed, nodes, iterations) =>
    say`结束。答案是 ${removed.length}${
      removed.length === 0 ? '' : ['：拿走 ', ...sticks(removed)]
    }。共 ${count(iterations)} 轮、${count(nodes)} 个节点。`,
  scan: ({ at, of, square: s, counted, shared, disjointIn }) =>
    shared.length === 0
      ? say`扫描第 ${at} 个完好的正方形（共 ${of} 个）：${square(s)} 与已计入的正方形没有${disjointIn === 'sticks' ? '' : '可拿的'}公共火柴，计入：h ≥ ${counted}。`
      : say`扫描第 ${at} 个完好的正方形（共 ${of} 个）：跳过 ${square(s)}，因为它${list(
          shared.flatMap((x, i) => [...say`${i > 0 ? '，' : ''}与 ${square(x.square)} 共用火柴 ${stick(x.stick)}`]),
          '',
        )}。仍是 h ≥ ${counted}。`,
  without: (nodes, capped, table) =>
    say`若改用 h = 1（朴素估价）${table === 'table' ? '，无解局面表从空表开始' : ''}，在同一上限下这棵子树会${capped ? `超过 ${count(nodes)} 个节点（数到这里为止）` : `有 ${count(nodes)} 个节点`}。`,

  table: { square: '正方形', sticks: '火柴', estimate: '状态' },
  status: {
    missing: (id) => say`已破坏：本来就缺火柴 ${stick(id)}`,
    removed: (id) => say`被火柴 ${stick(id)} 破坏`,
    alive: say`完好`,
    counted: (k) => say`计入 ${k}`,
    skipped: (id, by) => say`跳过：与已计入的 ${square(by)} 共用火柴 ${stick(id)}`,
    weight: (halves, full) =>
      full === null || halves > 0 ? say`权重 ${inHalves(halves)}` : say`权重 0：火柴 ${stick(full)} 的权重和已满 1`,
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
