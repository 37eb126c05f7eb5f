import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, node } from '../../words-zh.ts';
import type { LitsMessages } from './en.ts';
import type { CoverFacts, EntryFacts, ItemCount, ItemName, OptionName, StartFacts } from './facts.ts';

const item = ({ kind, id, text }: ItemName): Part => ({ thing: kind, id, text });
const option = ({ id, text }: OptionName): Part => ({ thing: 'option', id, text });
const counts = (all: readonly ItemCount[]): Sentence =>
  all.flatMap((each, i) => [...say`${i === 0 ? '' : '、'}${item(each.item)} ${count(each.count)}`]);
const lies = (at: OptionName): Sentence =>
  at.kind === 'filler'
    ? say`${option(at)} 填上 ${list(at.cells.map(item), '、')}：这个节点以下，这一格都不放骨牌。`
    : say`${option(at)} 占 ${list(at.cells.map(item), '、')}。`;
/** 汉字之间的名字，两边各空一格。 */
const spaced = (part: Part): Sentence => say` ${part} `;
const ends = ({ above, below }: EntryFacts): Sentence =>
  say`上面的${above ? spaced(option(above)) : '列头'}和下面的${below ? spaced(option(below)) : '列头'}`;
const isOnly = ({ above, below }: EntryFacts) => above === null && below === null;

function losses({ hidden, alone, entries, shapes, cells }: CoverFacts, way: 'cover' | 'uncover'): Sentence {
  if (hidden === 0) return say`这一列没有选项，其他列不变。`;
  if (entries === 0) return say`这一列的 ${count(hidden)} 个选项不含其他列，其他列不变。`;
  const go = way === 'cover' ? '从其他列中摘除' : '逐个接回其他列';
  const where =
    shapes.length === 0
      ? say`分布在 ${count(cells)} 个格子列中`
      : say`${counts(shapes)}，其余在 ${count(cells)} 个格子列中`;
  const all = say`${go}，共 ${count(entries)} 个矩阵元素${shapes.length === 0 ? '，' : '：'}${where}。`;
  return alone === 0
    ? say`这一列的 ${count(hidden)} 个选项${all}`
    : say`这一列的 ${count(hidden)} 个选项中，${count(hidden - alone)} 个${all}另外 ${count(alone)} 个不含其他列，${
        way === 'cover' ? '无需摘除' : '无需接回'
      }。`;
}

/** 哪些列必须覆盖，覆盖几次。 */
function wanted(model: StartFacts['model'], cells: number): string {
  if (cells === 0) return '每种形状必须恰好覆盖一次。';
  if (model === 'cells-secondary')
    return cells === 1
      ? '每种形状必须恰好覆盖一次，这一格至多覆盖一次，所以它是次要列。'
      : '每种形状必须恰好覆盖一次，每个格子至多覆盖一次，所以格子是次要列。';
  return `每一列都必须恰好覆盖一次；为了让${cells === 1 ? '这一格可以不放骨牌，它' : '格子可以不放骨牌，每格'}另有一个填充选项。`;
}

/** LITS 每一步的说明。每句话都只由这一步的事实得出。 */
export const zhLits: LitsMessages = {
  shell: {
    board: '棋盘',
    table: '矩阵',
    move: '选项',
    presets: {
      secondary: '必须覆盖四种形状，格子可以空着，所以格子是次要列',
      filler: '格子也必须覆盖：每格另有一个只填它自己的选项，许多竞赛程序这样写',
    },
    choices: { model: '格子' },
    values: { 'cells-secondary': '作为次要列', 'cells-primary': '作为主列，另加填充选项' },
    examples: {
      'one-way': '恰有一种放法',
      'sample-1': '竞赛样例 1：无解',
      'sample-2': '竞赛样例 2：有解',
      'full-4': '全满的 4 × 4：无解，黑白染色后 T 占 3 + 1 格',
      mirrored: '无解；若允许翻转则有解',
      hard: '较难的无解棋盘：314 个节点',
      scattered: '填充选项吃亏的棋盘：559 个节点对 11 个',
      'no-t': '一个环：根本放不下 T 和 S',
      large: '大棋盘：20 × 20',
    },
    expected: {
      side: (from, to) => `棋盘边长 N（${from} 到 ${to}）`,
      row: (from) => `一行 ${count(from)} 个数字`,
      'row-end': (from) => `这一行到第 ${count(from)} 个数字为止`,
      'zero-or-one': () => '数字 0 或 1',
      packed: (from) => `用 ${count(from)} 个字符表示的棋盘格子`,
    },
    random: '同一个种子和边长总是生成同一个棋盘。',
    scan: (at, of) => `本步内部第 ${count(at)} 个，共 ${count(of)} 个`,
    into: '进入：逐列比较选项数，或逐个修改链接',
  },

  start: ({ model, cells, placements, shapes }) =>
    say`把棋盘看成精确覆盖问题：列（元素）是四种形状${
      cells === 0 ? '（没有可用格子）' : cells === 1 ? '和唯一的可用格子' : `和 ${count(cells)} 个可用格子`
    }，行（选项）是各种放法，共 ${count(placements)} 种：${counts(shapes)}。${wanted(model, cells)}舞蹈链把已覆盖的部分从链表中摘下，再按相反的次序接回。`,
  enterRoot: (items, options) =>
    say`起点：还没有覆盖任何列。必须覆盖 ${count(items)} 列，矩阵中有 ${count(options)} 个选项。`,
  enter: (id, at, left, more) =>
    say`节点 ${node(id)}：${lies(at)}${
      left.length + more === 0
        ? '必须覆盖的列都已覆盖。'
        : left.length === 0
          ? `还要覆盖 ${count(more)} 个格子，形状都已覆盖。`
          : say`还要覆盖的形状及其剩余的选项数：${counts(left)}${more === 0 ? '' : `；另有 ${count(more)} 个格子`}。`
    }`,
  item: ({ item: at, count: least, of, compared, ties }) =>
    say`${
      of === 1
        ? say`只剩 ${item(at)} 一列还要覆盖，它有 ${count(least)} 个选项。`
        : say`剩下的 ${count(of)} 列中，${item(at)} 的选项最少：${count(least)} 个。`
    }${
      compared.length < 2 ? '' : say`（${counts(compared)}${compared.length < of ? '……' : ''}）`
    }${ties === 0 ? '' : `另有 ${count(ties)} 列同样少，取表头链上最前的一列。`}${
      least === 0
        ? '它必须覆盖，却没有选项能覆盖它。'
        : least === 1
          ? '它必须覆盖，所以只能选这一个。'
          : '它必须覆盖，所以下面的任何解都含有其中一个；选项越少，这个节点的子节点就越少。'
    }`,
  deadEnd: ({ node: id, item: at, all, taken }) =>
    all === 0
      ? say`节点 ${node(id)} 是死路：${item(at)} 在这个棋盘上无处可放，所以无解。`
      : say`节点 ${node(id)} 是死路：${item(at)} 必须覆盖，却没有选项了。它原有的${
          all === 1 ? '唯一选项' : ` ${count(all)} 个选项都`
        }与上面选取的重叠：${taken.flatMap(({ option: by, hid }, i) => [
          ...(i > 0
            ? say`，${option(by)} 再排除 ${count(hid)} 个`
            : say`${option(by)} ${all === 1 ? '排除了它' : hid === all ? '把它们全部排除了' : `先排除 ${count(hid)} 个`}`),
        ])}。`,
  branch: (at, options, more) =>
    say`在 ${item(at)} 上分支，${
      options.length + more === 1
        ? '试它唯一的选项'
        : `依次试它的 ${count(options.length + more)} 个选项，直到其中一个通向解`
    }：${list(options.map(option), '、')}${more === 0 ? '' : `，以及另外 ${count(more)} 个`}。`,
  cover: (facts) =>
    say`覆盖 ${item(facts.item)}${facts.option ? say`（${option(facts.option)} 的一列）` : '（选中的列）'}：${
      facts.rank === 'primary' ? '列头从表头链上摘下。' : '它是次要列，不在表头链上。'
    }${losses(facts, 'cover')}`,
  uncover: (facts) =>
    say`恢复 ${item(facts.item)}，次序与覆盖时相反：${losses(facts, 'uncover')}${
      facts.rank === 'primary' ? '列头接回表头链。' : '它是次要列，表头链不变。'
    }`,
  choose: (at, nth, of, others) =>
    say`试 ${option(at)}，它是 ${item(of.item)} ${
      of.count === 1 ? '唯一的选项' : `的 ${count(of.count)} 个选项中的第 ${count(nth)} 个`
    }。${others.length === 0 ? '它不含其他列。' : say`接着覆盖它的其他列：${list(others.map(item), '、')}。`}`,
  backtrack: (id, at, tried, below) =>
    say`节点 ${node(id)} 处 ${item(at)} ${
      tried === 1 ? '唯一的选项试过了' : `的 ${count(tried)} 个选项都试过了`
    }：下面${below === 1 ? '唯一的节点不是解' : ` ${count(below)} 个节点中没有解`}。回溯。`,
  goal: (pieces, fillers) =>
    say`找到解：必须覆盖的列都已覆盖。${pieces.flatMap((piece) => [...lies(piece)])}${
      fillers === 0 ? '' : `${count(fillers)} 个不放骨牌的格子由填充选项覆盖。`
    }`,
  endYes: (pieces, nodes) =>
    say`结束。答案是 Yes（能放下）：${list(pieces.map(option), '、')} 互不重叠。共 ${count(nodes)} 个节点。`,
  endNo: (nodes, deadEnds) =>
    nodes === 1
      ? say`结束。答案是 No（放不下）：有一种形状根本没有选项，没有什么可试的。只有 1 个节点，它就是死路。`
      : say`结束。答案是 No（放不下）：每个节点都选一个必须覆盖的列，把它的选项都试过了，每条路最后都停在一种没有选项的形状上。共 ${count(nodes)} 个节点，其中 ${count(deadEnds)} 个是死路。`,

  compare: ({ at, of, item: each, count: has, best }) =>
    say`表头链第 ${count(at)} 列（共 ${count(of)} 列）：${item(each)} 有 ${count(has)} 个选项${
      best === null
        ? '。它是第一列，目前最少。'
        : has < best.count
          ? say`，比 ${item(best.item)} 的 ${count(best.count)} 个少，目前最少。`
          : has === best.count
            ? say`，与 ${item(best.item)} 一样多；${item(best.item)} 在前，仍取它。`
            : say`；最少的仍是 ${item(best.item)}，有 ${count(best.count)} 个。`
    }`,
  header: ({ way, item: at, left, right, rank }) => {
    const c = item(at);
    if (rank === 'secondary')
      return say`${c} 的列头：它是次要列，左右都是自己，L[c] = R[c] = c，这两个赋值不改变什么。`;
    if (!left && !right)
      return way === 'cover'
        ? say`${c} 的列头：R[L[c]] ← R[c]，L[R[c]] ← L[c]。它左右都是总表头，现在总表头指向自己，表头链上没有列了；c 自己的指针不变。`
        : say`${c} 的列头：R[L[c]] ← c，L[R[c]] ← c。它仍记得左右都是总表头，于是又成为表头链上唯一的列。`;
    const neighbours = say`${left ? spaced(item(left)) : '总表头'}和${right ? spaced(item(right)) : '总表头'}`;
    return way === 'cover'
      ? say`${c} 的列头：R[L[c]] ← R[c]，L[R[c]] ← L[c]。左右的${neighbours}直接相连；c 自己的指针不变。`
      : say`${c} 的列头：R[L[c]] ← c，L[R[c]] ← c。它仍记得左右的${neighbours}这两个列头，于是接回原处。`;
  },
  entry: (facts) => {
    const { way, at, of, option: row, column, size } = facts;
    const place = say`第 ${count(at)} 个链接（共 ${count(of)} 个）：${option(row)} 在 ${item(column)} 列中的矩阵元素 x。`;
    return way === 'cover'
      ? say`${place}D[U[x]] ← D[x]，U[D[x]] ← U[x]：${
          isOnly(facts) ? '它是这一列唯一的矩阵元素，列头现在指向自己' : say`${ends(facts)}直接相连`
        }。列的大小 ${count(size + 1)} − 1 = ${count(size)}。`
      : say`${place}D[U[x]] ← x，U[D[x]] ← x：${isOnly(facts) ? '接回列头之下，成为唯一的矩阵元素' : say`接回${ends(facts)}之间`}。列的大小 ${count(size - 1)} + 1 = ${count(size)}。`;
  },

  figures: {
    tree: (of, options) => `，选列 ${of}，有 ${count(options)} 个选项`,
    depth: '深度',
    option: '所选选项',
    item: '选列',
    options: '选项数',
  },

  table: {
    option: '选项',
    size: '大小',
    covered: (of) => `${of}，已覆盖`,
    shown: (rows, allRows, columns, allColumns) =>
      `显示 ${count(allRows)} 个选项中的 ${count(rows)} 个、${count(allColumns)} 列中的 ${count(columns)} 列`,
    column: (of) => say`各行：${item(of)} 的选项`,
    hidden: (by) => say`因覆盖 ${item(by)} 而隐藏`,
    visible: '在矩阵中',
    placed: '已选',
    tried: '正在试',
    status: '状态',
  },

  board: {
    region: '棋盘。方向键在格子之间移动；编辑时按回车或空格切换格子可用与否，拖动可连续涂改。',
    edit: '编辑',
    editing: '正在编辑：点击或拖动即可切换格子，用浏览器的“后退”撤销。',
    smaller: '边长减一',
    larger: '边长加一',
    full: '全为 1',
    empty: '全为 0',
    random: '随机',
    cell: (at, status) => `格子 ${at}，${status}`,
    cellStatus: { free: '可用', blocked: '不可用' },
    options: (n) => `${count(n)} 个选项`,
    taken: (by) => `被 ${by} 占用`,
    title: (n, free) => `N = ${n} · ${count(free)} 个可用格子`,
  },
};
