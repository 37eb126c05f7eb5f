import { zhMethods } from '../methods/zh.ts';
import type { PuzzleTexts } from '../puzzles/puzzle-texts.ts';
import { count } from '../words-zh.ts';
import type { Messages } from './en.ts';
import { type InputFacts, shortened } from './input-facts.ts';

const expected = ({ expected: { of, from = 0, to = 0 } }: InputFacts, words: PuzzleTexts['expected']): string => {
  if (of === 'case-count') return `测试数据的组数（${from} 到 ${to}）`;
  return of === 'end' ? '最后一组数据之后没有其他内容' : (words[of]?.(from, to) ?? of);
};

/** 工作台的全部文字（各谜题自己的文字除外）。 */
export const zh: Messages = {
  title: 'Deepen：逐步看懂 IDA*',
  puzzle: '谜题',
  unfetched: (what) =>
    `无法获取“${what}”：网络没有响应，或网站已发布新版本。屏幕上的内容保持不变；请稍后重新加载页面。`,
  count,
  short: (n) => n.toLocaleString('zh-CN', { notation: 'compact' }),

  methods: zhMethods,

  panel: {
    more: '这一步的更多说明',
    less: '收起',
    tree: '搜索树',
    happened: '这一步',
    stack: '调用栈',
    next: '下一步',
    compare: '对比',
  },

  custom: '自选',
  search: '搜索',
  searchOf: (lane) => `搜索 ${lane}`,

  control: {
    first: '第一步',
    backOver: '退回子树开头',
    back: '后退',
    play: '播放',
    pause: '暂停',
    step: '前进',
    over: '越过',
    into: '进入',
    out: '跳出',
    last: '最后一步',
    stop: '停止',
    space: '空格',
    speed: '速度',
    kind: '跳到',
    jumps: '跳转与速度',
    previousKind: '跳到上一个所选种类',
    nextKind: '跳到下一个所选种类',
    place: (at, of, unit = 'step') => {
      if (unit === 'step') return `第 ${count(at)} 步，共 ${count(of)} 步`;
      if (unit === 'bound') return `第 ${count(at)} 个上限，共 ${count(of)} 个`;
      if (at === of) return '结束';
      return unit === 'finish' ? '开始' : `节点 #${count(at - 1)}，共 ${count(of - 1)} 个节点`;
    },
    goTo: '按编号跳转',
    range: (from, to) => `${count(from)} 到 ${count(to)}`,
    noPlace: (found, from, to) =>
      `读到${found === '' ? '空白' : `“${shortened(found)}”`}，应为 ${count(from)} 到 ${count(to)} 的整数`,
    nothing: (way, kind) => (way === 'next' ? `后面没有${kind}了` : `前面没有${kind}`),
    perSecond: (speed) => (speed < 1 ? `${1 / speed} 秒一步` : `每秒 ${count(speed)} 步`),
    toolbar: '单步与播放',
  },
  about: {
    fall: '骤降：h 的下降超过这一步的代价',
    over: '越过：直接到这个节点整棵子树的末尾',
    out: '跳出：越过本节点的整棵子树，到父节点',
    outOfRoot: '跳出：这里是根，会越过整棵树，到下一个上限或结尾',
    step: '前进一步',
    back: '后退一步',
    backOver: '退回到进入这棵子树的那一步',
  },

  run: {
    of: (lane, what) => `${lane}：${what}`,
    recording: (steps) => `正在记录…… ${count(steps)} 步`,
    counting: (nodes) => `太长，无法全部记录；继续计数…… ${count(nodes)} 个节点`,
    truncated: (steps, of) =>
      of === 'one'
        ? `这次搜索超出了记录预算：前 ${count(steps)} 步可以逐步查看，计数到底，全部精确。`
        : `只记录前 ${count(steps)} 步，计数到底`,
    ofLong: '搜索很长时',
    budget: '多记录一些，并重新运行',
    budgetOf: (steps, megabytes, of) => `${of === 'each' ? '每个搜索' : ''}记录 ${steps / 1e4} 万步：${megabytes} MB`,
    cancelled: (steps) => `已取消：已记录的 ${count(steps)} 步可以逐步查看。`,
    failed: (why) => `运行失败：${why}`,
    building: (done, of) => `先建立距离表…… ${Math.floor((100 * done) / of)} %`,
    built: (entries, milliseconds) =>
      `已先建立距离表：${count(entries)} 项，${count(Math.round(entries / 1000))} kB，用时 ${count(Math.round(milliseconds))} 毫秒`,
    remembered: (positions, bytes) =>
      `结束时的无解局面表：${count(positions)} 个局面，${bytes < 1000 ? `${bytes} 字节` : `${count(Math.round(bytes / 1000))} kB`}`,
    cancel: '取消',
    again: '重新运行',
    empty: '还没有记录任何一步。',
  },
  worker: {
    silent: '后台线程已有 10 秒没有消息，可能已经中止。',
    here: '无法启动后台线程，改由页面自己计算，可能较慢。',
    lost: '后台线程无法启动，或已中止。请重新加载页面；如果它嵌在别的页面里，请单独打开。',
  },

  bounds: {
    unrecorded: '只计数，未记录',
    partly: '只记录了一部分',
    answer: '答案',
    ends: '记录到此为止',
    beyond: '记录到此为止 · 其后只计数',
    soFar: '目前为止',
    lane: (name) => `${name} 的时间轴`,
  },

  statistics: { open: '统计', title: '统计' },
  find: '查找节点',

  flame: {
    node: (id, depth, estimated, end) =>
      `节点 #${count(id)} · 深度 ${depth}${estimated ? ` · h ${estimated.h} · f ${estimated.g + estimated.h}` : ''}${end === '' ? '' : ` · ${end}`}`,
    merged: (nodes) => ` · 此像素内共 ${count(nodes)} 个节点`,
    name: '火焰图',
    colour: '火焰图的颜色',
    colours: { outcome: '按结果', h: '按 h', shared: '按 A、B 是否共有' },
    legends: {
      shared: '深色高条：A、B 都访问；浅色矮条：仅本次搜索访问',
      h: '浅色：h = 0；深色：h 与上限相当',
    },
    inBoth: ' · A、B 都访问',
    onlyHere: ' · 仅本次搜索访问',
    wider: '放大时间轴',
    whole: '显示整条时间轴',
  },

  tree: {
    title: ({ method, bound, node, nodes, sure }) =>
      `${zhMethods[method].where(bound)}${sure === 'so-far' ? '目前' : '共'} ${count(nodes)} 个节点${node < 0 ? '' : ` · 在节点 #${count(node)}`}`,
    elsewhere: (lane, bound, shown, has) =>
      ` · ${lane} 在上限 ${bound}${has === 'yes' ? `，叠上的是它在上限 ${shown} 下的树` : ''}`,
    lacks: (lane, bound, has) => (has === 'no' ? ` · ${lane} 没有上限 ${bound}` : ` · ${lane} 没有记录到上限 ${bound}`),
    apart: ' · 方法不同的搜索不叠在一起',
    whole: { bound: '整轮', tree: '整棵树' },
    aboutWhole: '显示整棵树，放不下的收起，只写节点数',
    fit: '适应窗口',
    follow: '跟随',
    signs: '图例',
    zoomIn: '放大',
    zoomOut: '缩小',
    region: '搜索树。方向键在节点间移动，回车跳到进入该节点的那一步，或展开三角形。',
    node: (id, move, status, figures) => {
      const name =
        id === null ? (move === '' ? '根' : `走法 ${move}`) : `节点 ${id}${move === '' ? '' : `（${move}）`}`;
      return `${name}，${status}${figures}`;
    },
    of: (what, more) => `${what}，${more}`,
    figures: (g, h) => (h === null ? `，g ${g}` : `，g ${g}，h ${h}，f ${g + h}`),
    collapsed: (nodes) => `收起的子树，${count(nodes)} 个节点，可展开`,
    more: (n) => `还有 ${count(n)} 种走法`,
    above: (n) => `上面还有 ${count(n)} 个节点`,
    treeOf: (lane) => `${lane} 的树`,
    over: '叠上另一棵树',
    with: (lane) => `叠上 ${lane}`,
    alone: '单独',
    collapse: '收起已展开的子树',
  },

  stack: {
    g: 'g',
    h: 'h',
    f: 'f',
    bound: '上限',
    above: (nodes) => `… 上面还有 ${count(nodes)} 个节点`,
    goTo: (node) => `跳到进入节点 #${count(node)} 的那一步`,
  },

  compare: {
    open: '对比',
    close: '结束对比',
    many: '多种搜索 × 多组输入',
    unit: '同步方式',
    units: { step: '逐步', node: '逐节点', bound: '逐轮', finish: '到结束' },
    add: '再加一个搜索',
    remove: '移除',
    removeOf: (lane) => `移除搜索 ${lane}`,
    both: '无字母：两者都访问',
    only: (name) => `仅 ${name} 访问`,
  },

  input: {
    open: '输入',
    title: '输入',
    examples: '示例',
    paste: '竞赛输入',
    pasteHint: '在此粘贴竞赛输入，或拖入文本文件。',
    random: '随机',
    seed: '种子',
    solve: '求出全部答案',
    stop: '停止',
    answers: (done, all) => `共 ${count(all)} 组，已求出 ${count(done)} 组`,
    caseNumber: '组',
    instance: '输入',
    answer: '答案',
    openCase: '逐步查看',
    openCaseNumber: (i) => `逐步查看第 ${i} 组`,
    tooLong: (length, most) => `文本有 ${count(length)} 个字符，最多 ${count(most)} 个。更长的输入请用命令行。`,
    held: (lines) => `文本很长：只显示前 ${lines} 行，但会求出全部答案。`,
    clear: '清空',
    badSeed: '应为 0 到 4294967295 的整数。',
    failed: (why) => `无法求解：${why}`,
    more: (n) => `……还有 ${count(n)} 组`,
    refused: (why) => `${why}。当前画面保持不变。`,
    fits: (puzzle) => `这像是《${puzzle}》的输入：在那里打开`,
    close: '关闭',
    none: '输入中没有测试数据。',
  },
  inputError: (e, words) =>
    `第 ${e.line} 行第 ${e.column} 列：读到${e.found === null ? '文本末尾' : `“${shortened(e.found)}”`}，应为${expected(e, words)}`,

  dismiss: '知道了',

  more: '更多',
  take: {
    open: '导出',
    link: '复制此处的链接',
    copied: '已复制。',
    notCopied: '此浏览器不允许网页复制，链接在这里：',
    print: '打印',
  },
  theme: { name: '主题', light: '浅色', dark: '深色', projector: '投影' },
  keys: { open: '快捷键', glossary: '术语表' },
  skip: (board) => `跳到${board}`,
  tabs: '视图',
};
