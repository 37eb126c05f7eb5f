import { zhMemory } from '../methods/memory-zh.ts';
import { percent } from '../percent.ts';
import { count } from '../words-zh.ts';
import type { StatisticsTexts } from './en.ts';

const share = (n: number, of: number) => `${count(of)} 个中有 ${count(n)} 个（${percent(n / of)}%）`;

const atEnd = (of: 'whole' | 'cut') => (of === 'whole' ? '结束时' : '记录到的部分结束时');

/** 统计对话框的文字。 */
export const zhStatistics: StatisticsTexts = {
  lane: '统计哪个搜索',
  paragraph: (sentences) => sentences.filter(Boolean).join(''),
  nodes: '节点数',
  cuts: { 'ida-star': '剪枝', 'a-star': '已知局面', 'bidirectional-bfs': '已知局面', 'dancing-links': '死路' },
  branching: '有效分支因子',
  branchingIs: '有效分支因子：使 1 + b + b² + … + bᵈ 等于这一轮节点数的 b，其中 d 是这一轮到达的最大深度。',
  branchingNot: '“–”：这一轮因到达目标而提前结束，或没有记录到底，或只有根一个节点，所以不给出。',
  falls: (n) => `有 ${count(n)} 次 h 的下降超过这一步的代价`,
  inconsistent: '所以这个 h 不一致：一致的 h 每走一步，下降不会超过这一步的代价。它仍可能是可采纳的。',
  memory: zhMemory,
  held: (positions, sure) => `同时保存的局面${sure === 'final' ? '' : '，目前为止'}最多 ${count(positions)} 个。`,
  built: (entries, bytes) => `事先建立的表：${count(entries)} 项，占 ${count(bytes)} 字节。`,
  remembered: (positions, bytes) => `结束时的无解局面表：${count(positions)} 个局面，表占 ${count(bytes)} 字节。`,
  perDepth: {
    'ida-star': (bound) => `上限 ${bound} 下各深度的节点`,
    'a-star': (_bound) => '各深度的节点（进入过的全部节点）',
    'bidirectional-bfs': (_bound) => '到各自根的各个距离上的节点（两侧进入过的全部节点）',
    'dancing-links': (_bound) => '各深度的节点',
  },
  depthRow: (depth, nodes, name, cuts) => `深度 ${depth}：${count(nodes)} 个节点，其中${name} ${count(cuts)} 个`,
  listed: (rows) => rows.join('；'),
  chart: (name) => `每行是一个深度的节点数；矮条和括号里的数：其中${name}的。`,
  fromHere: (nodes) => `以下各项只统计了打开时已记录的前 ${count(nodes)} 个节点。`,
  recordedOnly: (nodes) => `只统计了打开时已记录的前 ${count(nodes)} 个节点。`,
  save: '保存为 CSV',
  table: '用表格看',
  largest: '最大的子树',
  inVain: (size) => `跳到搜完无解的最大子树：${count(size)} 个节点`,
  subtree: (node, depth, size, end) =>
    `#${count(node)} · 深度 ${depth} · ${count(size)} 个节点${end === 'vain' ? '，无解' : ''}`,
  working: (done, all) => `已统计 ${count(done)} 个节点，共 ${count(all)} 个`,

  overflow: {
    title: '按 f 统计剪去的节点',
    bound: '上限',
    over: (by) => `f = 上限 + ${by}`,
    go: (n, f, bound) => `上限 ${bound} 下以 f = ${f} 剪去的 ${count(n)} 个节点：去下一个`,
    note: '点数字，跳到当前步之后第一个这样的剪枝；后面没有时，回到这个上限下的第一个。',
  },

  distance: {
    title: 'h 与真实距离',
    about:
      '真实距离：从节点的局面出发，只用这个搜索在那里允许的走法，到达目标最少还要走几步；与局面是由哪一步走到的无关。它是精确值，对每个节点另做一次搜索求得。',
    start: '开始计算',
    stop: '停止',
    working: (done, all) => `已算出 ${count(done)} 个节点，共 ${count(all)} 个`,
    stopped: (done, all) => `已停止：算出 ${count(done)} 个节点，共 ${count(all)} 个。`,
    failed: (why) => `计算失败：${why}`,
    all: (nodes) => `统计了记录下来的全部 ${count(nodes)} 个节点。`,
    sample: (drawn, nodes, seed) =>
      `记录下来的节点有 ${count(nodes)} 个，统计了其中 ${count(drawn)} 个：沿记录均匀分段，每段随机抽一个（随机种子 ${seed}）。`,
    estimated: (estimated, nodes) =>
      `记录下来的节点有 ${count(nodes)} 个，统计了其中已有 h 的 ${count(estimated)} 个：其余的还没记录到 h。`,
    soFar: (n) => (n === 0 ? '目前还没有算出任何一个。' : `以下只根据目前算出的 ${count(n)} 个，计算次序是随机的。`),
    mean: (ratio) => `平均来说，h 是真实距离的 ${percent(ratio)}%。`,
    exact: (n, of) => `h 恰好等于真实距离的：${share(n, of)}。`,
    none: (n) => `有 ${count(n)} 个节点下面没有解：可行的走法在前面已被这个搜索排除。图中不含这些节点。`,
    beyond: (n, limit) =>
      `有 ${count(n)} 个节点，各搜索了 ${count(limit)} 个节点仍未求出距离。图中不含这些节点，所以缺少离目标较远的。`,
    above: (n) => `有 ${count(n)} 个节点的 h 大于真实距离：这个估价函数不可采纳，依靠它的搜索可能错过最优解。`,
    goTo: (node, h, distance) => `#${count(node)}：h = ${h}，真实距离 ${distance}`,
    distance: '真实距离',
    pair: (distance, h, n) => `真实距离 ${distance}，h = ${h}：${count(n)} 个节点`,
    legend:
      '→ 真实距离，↑ h。● 在线上：h 恰好准确；■ 在线的下方：偏低，这是允许的；▲ 在线的上方：偏高，可采纳的 h 绝不会这样。',
    path: '从根到当前节点的路径',
    node: '节点',
    depth: '深度',
    error: '偏低',
    unmeasured: { none: '无解', beyond: '未求出' },
  },

  lists: {
    title: { 'a-star': '内存：两个列表与 IDA* 的路径', layers: '内存：两侧与 IDA* 的路径' },
    names: { 'a-star': ['开放列表', '关闭列表', '路径'], layers: ['起点一侧', '目标一侧', '路径'] },
    end: {
      'a-star': (open, closed, of) =>
        `${atEnd(of)}内存里有 ${count(open + closed)} 个节点：开放列表 ${count(open)} 个，关闭列表 ${count(closed)} 个。`,
      layers: (start, goal, of) =>
        `${atEnd(of)}内存里有 ${count(start + goal)} 个局面：起点一侧 ${count(start)} 个，目标一侧 ${count(goal)} 个。`,
    },
    path: {
      'a-star': (most) =>
        `到被扩展节点的路径最多只有 ${count(most)} 个节点，而不用无解局面表的 IDA* 只保存这样一条路径上的局面。`,
      layers: (most) =>
        `穿过两侧的路径最多只有 ${count(most)} 个节点，而不用无解局面表的 IDA* 只保存这样一条路径上的局面。`,
    },
    known: (n) => `到达已知局面、而且代价并不更小的节点：${count(n)} 个。`,
    full: '没有空间再保存新的局面，搜索就此停止。',
    axis: '内存中的节点数随已扩展节点数的变化，对数刻度。',
    expanded: '已扩展节点',
    duplicates: '局面已知',
  },
};
