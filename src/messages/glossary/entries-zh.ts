import { examples } from './examples-zh.ts';
import type { Entry } from './glossary-facts.ts';
import type { Term } from './terms.ts';

/** 中文术语表，条目与英文相同。 */
export const zhEntries: Readonly<Record<Term, Entry>> = {
  bound: {
    term: '上限（即深度限制）',
    words: '上限',
    meaning:
      'IDA* 一轮中允许搜索的最大 f，f 更大的节点被剪枝。一轮下来没有找到解，但剪去过节点，就提高上限：加一，或取被剪去的最小 f。',
    example: examples.bound,
  },
  iteration: {
    term: '一轮',
    words: '一轮|这一轮|各轮|首轮|下一轮|上一轮|新一轮',
    meaning: '在一个上限下做的一次深度优先搜索。下一轮又从起点开始，上限更大。',
    example: examples.iteration,
  },
  'iterative-deepening': {
    term: '迭代加深（IDA*）',
    words: '迭代加深|IDA*',
    meaning:
      '反复做深度优先搜索，每一轮放宽上限，直到找到解，或者再没有节点被剪去。IDA*（Korf，1985）的上限加在 f = g + h 上，普通的迭代加深只限制深度。不用无解局面表时，内存中只保存从起点出发的一条路径。',
    example: examples.deepening,
  },
  g: {
    term: 'g',
    words: '',
    meaning: '从起点走到某个节点的总代价。每个走法的代价都是 1 时，g 就是走法的个数。',
    example: examples.g,
  },
  h: {
    term: 'h',
    words: '',
    meaning: '节点的估价：从这里出发，至少还需要这么多。',
    example: examples.h,
  },
  f: {
    term: 'f',
    words: '最小的 f',
    meaning: 'f = g + h：已经花费的，加上至少还需要的。h 从不高估，所以搜索在这个节点之下能找到的解，代价都不小于 f。',
    example: examples.f,
  },
  estimate: {
    term: '估价函数 h',
    words: '估价函数|估价',
    meaning: '不继续搜索，只看局面就很快算出至少还需要多少，算出的值就是 h。它越接近真实值，要搜索的节点通常就越少。',
    example: examples.h,
  },
  'lower-bound': {
    term: '下界',
    words: '下界',
    meaning: '真实值一定不会小于的数。h 是还需要多少的下界，f 是这个节点之下任何解的代价的下界。',
    example: examples.lower,
  },
  admissible: {
    term: '可采纳',
    words: '可采纳',
    meaning:
      '如果 h 从不大于真正还需要的代价（只用搜索允许的走法），估价函数就是可采纳的。这时剪枝不会丢掉上限以内的解，A* 扩展的第一个目标就是最优解。',
    example: examples.admissible,
  },
  consistent: {
    term: '一致（单调）',
    words: '一致|单调',
    meaning:
      '如果每走一步，h 的下降都不超过这一步的代价，即“走之前的 h ≤ 代价 + 走之后的 h”，估价函数就是一致的，也叫单调。这时 f 沿路径不会减小，A* 不必重新打开关闭列表中的节点。在目标处为 0 的一致估价一定可采纳，可采纳的却不一定一致。',
    example: examples.consistent,
  },
  cut: {
    term: '剪枝',
    words: '剪枝|剪去|剪掉',
    meaning:
      '节点的 f 超过上限，就不再往下搜索（英文文献称 pruned）。这样做是安全的：h 从不高估，所以搜索在它之下能找到的解，代价都超过这一轮的上限。以后上限更大的一轮可能再搜索到它。',
    example: examples.cut,
  },
  backtrack: {
    term: '回溯',
    words: '回溯',
    meaning: '一个节点要试的都试过了，没有结果，深度优先搜索就退回到前一个节点，试那里的下一个。',
    example: examples.back,
  },
  node: {
    term: '节点',
    words: '节点',
    meaning: '到达一个局面的一种走法序列。两种走法到达同一个局面，就是两个节点。节点按进入的先后编号，从 #0 开始。',
    example: examples.node,
  },
  position: {
    term: '局面',
    words: '局面',
    meaning: '当前的状况，它决定接下来能做什么。不同的节点可能是同一个局面。',
    example: examples.position,
  },
  move: {
    term: '走法',
    words: '走法',
    meaning: '从一个局面变到下一个局面的一步：拿走一根火柴、移动一段书、转动一条线。g 是各个走法的代价之和。',
    example: examples.move,
  },
  'a-star': {
    term: 'A*',
    words: 'A*',
    meaning:
      'A*（Hart、Nilsson、Raphael，1968）总是扩展开放列表中 f 最小的节点。它记住进入过的每个局面，所以需要的内存远多于 IDA*。',
    example: examples.bestFirst,
  },
  'open-list': {
    term: '开放列表',
    words: '开放列表|开放表',
    meaning:
      'A* 已经进入、还没有扩展的节点。下一个扩展的是 f 最小的；f 相同时，题目若给局面排了等级，取等级最小的；仍相同则取最后进入的。',
    example: examples.open,
  },
  'closed-list': {
    term: '关闭列表',
    words: '关闭列表|关闭表',
    meaning:
      'A* 已经扩展过的节点。A* 在扩展到目标时才停止，而不是在进入目标时：只有到那时，开放列表中才没有更小的 f；只要 h 从不高估，就没有代价更小的解。',
    example: examples.closed,
  },
  're-opening': {
    term: '重新打开',
    words: '重新打开|重新进入开放列表|重新进入开放表|回到开放列表',
    meaning: 'A* 以更小的代价到达一个已经扩展过的局面，这个局面就以更小的 g 回到开放列表。只有 h 不一致时才会发生。',
    example: examples.reopening,
  },
  layer: {
    term: '层',
    words: '一层|这一层|各层|下一层|上一层|新一层',
    meaning:
      '广度优先搜索的一侧中，深度相同的所有局面。一层全部扩展完才开始下一层，所以第一次进入一个局面时，所用的步数最少。',
    example: examples.layer,
  },
  'both-ends': {
    term: '双向广度优先搜索',
    words: '双向广度优先搜索|双向广度优先|双向搜索',
    meaning:
      '从起点和目标轮流一层一层地扩展，直到一侧进入了另一侧已有的局面。每一侧只需搜索大约一半的深度，但进入过的局面都要保存在内存里。',
    example: examples.ends,
  },
  'pattern-database': {
    term: '模式数据库',
    words: '模式数据库|查表',
    meaning:
      '搜索之前建好的一张表：只考虑一部分棋子，把题目简化，存下简化后的准确距离。它多半只是下界，因为略去的棋子也要走步数。在《旋转游戏》中它是准确的：要让一个数字填满中心，其他数字在哪里无关紧要。',
    example: () => null,
  },
  failures: {
    term: '无解局面表',
    words: '无解局面表|失败局面表|置换表',
    meaning:
      '记住搜完无解的局面，以及当时还允许多少代价（即置换表）。同一局面再次出现时，h 提高到那次搜索已证明的值。这张表占用的内存不计入“保存的局面”。',
    example: () => null,
  },
  exclusion: {
    term: '兄弟排除',
    words: '兄弟排除|兄弟分支',
    meaning:
      '在一个节点的某个分支之下，不再拿走它前面各分支的火柴。含有那些火柴的解属于那些分支，所以不会漏解，同一组火柴也不会按两种次序各试一遍。',
    example: () => null,
  },
  dominance: {
    term: '支配',
    words: '支配',
    meaning:
      '一根火柴能破坏的完好正方形，另一根可拿的火柴也都能破坏，前者就被后者支配。被支配的火柴可以略去：任何含有它的解，都可以换成另一根；两根能破坏的完全相同，就只试编号小的。',
    example: () => null,
  },
  'branching-factor': {
    term: '有效分支因子',
    words: '有效分支因子',
    meaning:
      '设一棵均匀的树，节点数和最大深度 d 都与这一轮相同，它的分支数 b 满足 1 + b + … + b^d = 节点数。对到达目标而提前停止的一轮，这个数没有多大意义。',
    example: examples.branching,
  },
  'exact-cover': {
    term: '精确覆盖',
    words: '精确覆盖问题|精确覆盖',
    meaning:
      '选出一些选项，使每一列恰好被其中一个覆盖。在 LITS 中，列是四种形状和可用的格子；一种放法是一个选项，覆盖它的形状和四个格子。',
    example: () => null,
  },
  'repeated-cover': {
    term: '重复覆盖',
    words: '重复覆盖|命中集',
    meaning:
      '选出尽量少的选项，使每一列至少被覆盖一次；与精确覆盖不同，选项可以重叠。《破坏正方形》就是这样的问题：每个完好的正方形都至少要失去一根火柴。',
    example: () => null,
  },
  item: {
    term: '列（元素）',
    words: '列（元素）|这一列|其他列|别的列|各列|选列',
    meaning: '需要覆盖的对象，即矩阵的一列。在 LITS 中，一列是一种形状或一个可用的格子。',
    example: examples.option,
  },
  option: {
    term: '行（选项）',
    words: '行（选项）|选项',
    meaning:
      '覆盖若干列的一种选择，即矩阵的一行。在 LITS 中，一个选项是某种形状的一种放法；格子作为主列时，还有只覆盖一个格子的填充选项。',
    example: examples.option,
  },
  'secondary-item': {
    term: '次要列',
    words: '次要列|副列',
    meaning: '至多覆盖一次、也可以不覆盖的列。搜索不在它上面分支，它只用来防止同时选取重叠的选项。',
    example: () => null,
  },
  'dancing-links': {
    term: '舞蹈链',
    words: '舞蹈链|表头链',
    meaning:
      '高德纳（Knuth）的精确覆盖搜索方法：选择选项最少的列，依次试它的选项，再按相反的次序撤销。矩阵由链表组成；元素从链表中摘下后仍保留自己的指针，所以不用查找位置就能接回去。',
    example: () => null,
  },
  'dead-end': {
    term: '死路',
    words: '死路',
    meaning: '没有什么可试、又不是目标的节点：某个必须覆盖的列没有选项了，或者某个完好正方形的火柴都不能再拿了。',
    example: examples.dead,
  },
  preset: {
    term: '预设',
    words: '预设',
    meaning: '给搜索的各项选择起了名字的一种组合，如 常规 guide、盲目 blind。',
    example: examples.preset,
  },
  trace: {
    term: '记录',
    words: '记录',
    meaning: '一次搜索从头到尾逐步的记录。画面上的一切都由记录和当前步得出，所以后退是精确的。',
    example: examples.trace,
  },
  step: {
    term: '步',
    words: '单步|逐步',
    meaning: '记录中的一个事件：进入一个节点、得出它的估价、剪枝、选择走法、回溯，等等。',
    example: examples.step,
  },
};
