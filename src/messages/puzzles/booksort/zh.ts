import { raised, sumOf, without } from '../../methods/ida-words-zh.ts';
import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, node } from '../../words-zh.ts';
import type { BooksortMessages } from './en.ts';
import type { BookEstimateFacts, MoveFacts, Side, SuccessorFacts } from './facts.ts';

const book = (id: number): Part => ({ thing: 'book', id, text: String(id) });
const move = ({ id, text }: MoveFacts): Part => ({ thing: 'move', id, text });
const sides: readonly [string, string] = ['起点侧', '目标侧'];
const otherSide = (side: Side) => sides[side === 0 ? 1 : 0];
/** “试移动 2→5，35 种中的第 3 种：” */
const attempt = (nth: number, of: number, made: MoveFacts): Sentence =>
  say`试移动 ${move(made)}，${of === 1 ? '这是唯一的移动' : `${count(of)} 种中的第 ${count(nth)} 种`}：${goes(made)}`;
/** “节点 #3 的 35 种移动都试过了” */
const allTried = (id: number, tried: number): Sentence =>
  tried === 1 ? say`节点 ${node(id)} 唯一的移动试过了` : say`节点 ${node(id)} 的 ${count(tried)} 种移动都试过了`;
const moves = (made: readonly MoveFacts[]): Sentence => list(made.map(move), '、');

/** “书 3、4 移到书 2 之后” */
function goes({ block, behind }: MoveFacts): Sentence {
  const [first = 0] = block;
  const which =
    block.length <= 4
      ? say`书 ${list(block.map(book), '、')} `
      : say`以书 ${book(first)} 开头、以书 ${book(block.at(-1) ?? 0)} 结尾的 ${block.length} 本书`;
  return say`${which}移到书 ${book(behind)} 之后`;
}

/** “1 后面是 3、5 后面没有书” */
function wrongOnes(wrong: readonly SuccessorFacts[], most = 4): Sentence {
  const shown = wrong.length <= most + 1 ? wrong : wrong.slice(0, most);
  const told = shown.flatMap(({ book: id, next }, i) => [
    ...(i === 0 ? [] : ['、']),
    ...(next === null ? say`${book(id)} 后面没有书` : say`${book(id)} 后面是 ${book(next)}`),
  ]);
  return shown.length === wrong.length ? told : say`${told} 等`;
}

const wrongCount = (wrong: readonly SuccessorFacts[]): Sentence =>
  say`错误后继有 ${wrong.length} 个：${wrongOnes(wrong)}。`;

function reason({ h, wrong }: BookEstimateFacts): Sentence {
  if (h === 0) return say`书已经排好：这就是目标。`;
  if (!wrong) return say`书还没有排好，所以至少还要移动 1 次。`;
  return say`${wrongCount(wrong)}一次移动最多改变三本书的后继：所取一段前面的那本、这一段的最后一本、插入处前面的那本。所以 ${wrong.length} 个错误后继至少要移动 ⌈${wrong.length}/3⌉ = ${h} 次。`;
}

function shortReason(facts: BookEstimateFacts): Sentence {
  const { h, wrong } = facts;
  if (!wrong) return reason(facts);
  return say`${wrongCount(wrong)}一次移动最多改正三个，所以至少还要移动 ${h} 次。`;
}

/** “所以答案是‘5 or more’……” */
const orMore = (last: number): string => `所以${answerIs(last)}`;
const answerIs = (last: number): string =>
  `答案是“${last + 1} or more”（${last + 1} 次或更多）：这是答案，不是失败，题目只问到这里。`;

/** 两侧没有共同的局面，所以这么多次移动不够。 */
function notEnough([near, far]: readonly [number, number]): string {
  if (near === 0) return '起点还不是目标，所以 0 次不够。';
  if (far === 0) return `从起点移动 ${near} 次以内到不了目标，所以 ${near} 次不够。`;
  return `没有哪个局面既能从起点移动 ${near} 次以内到达，又离目标不超过 ${far} 次移动，所以 ${near + far} 次不够。`;
}

/** 《排书》每一步的说明。每句话都只由该节点的事实得出。 */
export const zhBooksort: BooksortMessages = {
  shell: {
    board: '书架',
    table: '明细',
    move: '移动',
    presets: {
      guide: 'IDA*，h = 错误后继数除以 3、向上取整，上限从 0 到 4',
      blind: 'IDA*，排好之前 h 恒为 1：就是普通的迭代加深',
      astar: 'A*，用同样的估价函数：总是扩展 f 最小的节点，每个局面在内存里只保存一次',
      bidirectional: '双向广度优先搜索：不用估价函数，但找到的每个局面都要保存在内存里',
    },
    choices: { estimate: '估价函数 h', search: '搜索方法' },
    values: {
      'wrong-successors': '错误后继数 ÷ 3',
      naive: '朴素（h = 1）',
      'ida-star': 'IDA* 搜索',
      'a-star': 'A* 搜索',
      'bidirectional-bfs': '双向广度优先',
    },
    examples: {
      'sample-1': '竞赛样例 1：移动 2 次',
      'sample-2': '竞赛样例 2：五本书倒序',
      'sample-3': '竞赛样例 3：十本书，5 次或更多',
      hard: '难例：13 本书，五十万个节点',
      sorted: '本来就排好了',
      'five-or-more': '需要 5 次的最少本数：8 本',
      'reversed-15': '15 本书倒序：估价一开始就是 5',
    },
    expected: {
      'book-count': (from, to) => `书的本数 n（${from} 到 ${to}）`,
      book: (from, to) => `书的编号（${from} 到 ${to}）`,
      'another-book': (from, to) => `还没有出现过的书（${from} 到 ${to} 各出现一次）`,
    },
    random: '同一个种子总是生成同一个排列。',
    scan: (at, of) => `数到第 ${at} 本书，共 ${of} 本`,
    into: '进入：看估价如何逐个数错误后继',
  },

  amount: (made) => `${count(made)} 次移动`,
  reason,
  same: () => say`书的排列相同`,
  answer: (made) =>
    made.length === 0 ? say`答案是 0：书一开始就排好了。` : say`答案是 ${made.length}：${moves(made)}。`,
  tooMany: (last) => say`所以移动 ${last} 次以内排不好这些书，${answerIs(last)}`,
  firstBound: (bound) =>
    say`首轮上限（即深度限制）为 ${bound}：书是不是已经排好了？IDA* 做深度优先搜索，凡 f = g + h 超过上限的节点都剪枝。`,
  raised,
  enterRoot: (books, wrong) =>
    say`起点：还没有移动（g = 0）。${wrong === null ? '' : wrong === 0 ? '每本书的后继都正确。' : wrong === books ? `${books} 本书的后继都是错的。` : `${books} 本书中有 ${wrong} 本的后继是错的。`}`,
  enter: (id, made, g, wrong) =>
    say`节点 ${node(id)}，移动 ${move(made)}：${goes(made)}。g = ${g}${
      wrong === null ? '。' : `，错误后继由 ${wrong.before} 个变为 ${wrong.now} 个。`
    }`,
  estimate: (facts) => say`h = ${facts.h}。${reason(facts)}${sumOf(facts)}`,
  prune: (facts) =>
    say`f = ${facts.g} + ${facts.h} = ${facts.g + facts.h} > ${facts.bound}：剪枝。${shortReason(facts)}${
      facts.g === 0 ? '' : `加上已移动的 ${facts.g} 次共 ${facts.g + facts.h} 次，而`
    }这一轮只允许 ${facts.bound} 次。`,
  branch: (all) =>
    all === 1
      ? say`只有一种移动，试它。`
      : say`${count(all)} 种移动都要试，依次按所取一段的首位、末位和插入位置排列。移动以位置命名：1–2→3 把位置 1 到 2 的书移到位置 3 之后。只向右移就够了：一段书向左移，等于它左边的书向右移。`,
  choose: (nth, of, made, cuts) =>
    say`${attempt(nth, of, made)}，会改变 ${list(
      cuts.map(({ book: id }) => book(id)),
      '、',
    )} 的后继。`,
  backtrack: (id, tried, below, bound) =>
    say`${allTried(id, tried)}：下面 ${count(below)} 个节点中没有 f ≤ ${bound} 的解。回溯。`,
  goal: (made) =>
    made.length === 0
      ? say`目标：书一开始就排好了，不用移动。`
      : say`目标：移动 ${made.length} 次之后书排好了：${moves(made)}。次数不能更少：更小的上限都已搜完，没有解，而 h 从不高估。`,
  end: (made, nodes, iterations) =>
    say`结束。答案是 ${made.length}${made.length === 0 ? '' : ['：', ...moves(made)]}。共 ${count(iterations)} 轮、${count(nodes)} 个节点。`,
  bounded: (last, nodes, iterations) =>
    say`结束。上限 0 到 ${last} 都已搜完，没有解，而 h 从不高估：移动 ${last} 次以内排不好这些书。${orMore(last)}共 ${count(iterations)} 轮、${count(nodes)} 个节点。`,
  scan: ({ place, of, book: id, next, isRight, wrong }) =>
    say`数到第 ${place} 本书（共 ${of} 本）：${
      next === null
        ? isRight
          ? say`书 ${book(id)} 在末尾，正确`
          : say`书 ${book(id)} 在末尾，这里本应是 ${book(of)}`
        : isRight
          ? say`书 ${book(id)} 后面是 ${book(next)}，正确`
          : id === of
            ? say`书 ${book(id)} 后面是 ${book(next)}，本应没有书`
            : say`书 ${book(id)} 后面是 ${book(next)}，而不是 ${book(id + 1)}`
    }。${isRight ? `错误后继仍是 ${wrong} 个` : `这是第 ${wrong} 个错误后继`}：h ≥ ⌈${wrong}/3⌉ = ${Math.ceil(wrong / 3)}。`,
  without,

  sides,
  sideAt: (side, depth) => `${sides[side]}，深度 ${depth}`,
  spoken: (side, depth) => `，${sides[side]}，深度 ${depth}`,
  ends: ['起点', '目标'],
  layers: {
    first: () => say`深度之和为 0：放下搜索的两端，即起点和排好的书。如果两者相同，就不用移动。`,
    grow: ({ bound, side, depth, frontier, reached }) =>
      say`${notEnough(reached)}深度之和加到 ${bound}：${sides[side]}从深度为 ${depth - 1} 的 ${count(frontier)} 个局面扩展到深度 ${depth}。两侧若在这一层相遇，最少就是 ${bound} 次。`,
    enterRoot: (id, side) =>
      side === 0
        ? say`节点 ${node(id)}：给定的局面，起点侧的根。`
        : say`节点 ${node(id)}：排好的书，目标侧的根。每次移动都能用一次移动还原，所以也可以从这里开始搜索。`,
    enter: (id, made, side, depth) =>
      say`节点 ${node(id)}，移动 ${move(made)}：${goes(made)}。${sides[side]}，深度 ${depth}。这个局面见过吗？`,
    keep: (side, held) =>
      held === 1
        ? say`存入${sides[side]}：内存中现有 1 个局面。`
        : say`两侧都没有这个局面。把它存入${sides[side]}，以便再次遇到时认出来：内存中现有 ${count(held)} 个局面。`,
    duplicate: (side, known, depth, knownDepth) =>
      say`${sides[side]}已有这个局面：节点 ${node(known)}，${
        knownDepth === 0 ? '它就是根' : `移动 ${knownDepth} 次到达`
      }。换一条路移动 ${depth} 次再到这里没有好处，所以不保存这个节点。`,
    meet: ({ side, met, before, after }) => {
      const all = before.length + after.length;
      if (all === 0) return say`起点就是排好的书，即节点 ${node(met)}：不用移动。`;
      return say`${otherSide(side)}有这个局面：节点 ${node(met)}。${
        before.length === 0 ? '它就是起点' : say`从起点到这里：${moves(before)}`
      }。${
        after.length === 0 ? '它就是目标' : say`从这里到目标，把目标侧的移动倒过来逐个还原：${moves(after)}`
      }。合起来是 ${all} 次。次数不能更少：若有更短的解，它的途中就有一个局面是两侧先前都已保存的。`;
    },
    expand: (id, nth, of, side, depth) =>
      depth === 0
        ? say`扩展节点 ${node(id)}，即${sides[side]}的根。`
        : say`扩展节点 ${node(id)}：${sides[side]}深度为 ${depth} 的 ${count(of)} 个局面中的第 ${count(nth)} 个。`,
    branch: (all) =>
      all === 1 ? say`只有一种移动，试它。` : say`${count(all)} 种移动都要试：没有估价函数，看不出哪些值得试。`,
    choose: (nth, of, made) => say`${attempt(nth, of, made)}。`,
    backtrack: (id, kept, known) =>
      say`${allTried(id, kept + known)}：${kept === 0 ? '没有新的局面' : `${count(kept)} 个局面是新的，已存入`}；${known === 0 ? '没有已有的局面' : `${count(known)} 个已有`}。`,
    end: (made, nodes, held) =>
      say`结束。答案是 ${made.length}${made.length === 0 ? '' : ['：', ...moves(made)]}。共 ${count(nodes)} 个节点，结束时内存中有 ${count(held)} 个局面。`,
    bounded: (reached, nodes, held) =>
      say`结束。${notEnough(reached)}${orMore(reached[0] + reached[1])}共 ${count(nodes)} 个节点，结束时内存中有 ${count(held)} 个局面。`,
  },

  table: { place: '位置', book: '书', next: '后面是', status: '后继', third: '计入 h' },
  theEnd: '–',
  status: {
    right: '正确',
    unknown: '还没数到',
    wrong: (k) => `错误 ${k}`,
    plain: '错误',
    third: (k) => `第 ${k} 次`,
  },
  layerTable: { sum: '和', side: '侧', depth: '深度', kept: '存入', known: '已有', held: '累计' },
  layerCaption: '各层情况',
  successorCaption: '后继',
  stack: { depth: '深度', side: '侧' },

  board: {
    region: (books) =>
      `书架：${books.join(' ')}。方向键在书之间移动；编辑时按回车或空格拿起一本书，用方向键移动，回车放下，Esc 取消。`,
    book: (id, place) => `书 ${id}，位置 ${place}`,
    lifted: (id, place) => `已拿起书 ${id}，位置 ${place}`,
    edit: '编辑',
    editing: '正在编辑：把书拖到新的位置，用浏览器的“后退”撤销。',
    fewer: '少一本书',
    more: '多一本书',
    sorted: '排好',
    reversed: '倒序',
    random: '随机',
    title: (n) => `n = ${n}`,
    halves: '从起点到目标的两半',
    solution: '从起点到目标的解',
    meeting: '两侧在此相遇',
  },
};
