import { say } from '../sentence.ts';
import { count } from '../words-zh.ts';
import type { PathMoveFacts } from './answer-path-facts.ts';
import type { AnswerPathMessages } from './en.ts';

const nthOf = ({ nth, of, word, name }: PathMoveFacts) => `路径的第 ${nth} 步（共 ${of} 步）：${word} ${name}`;

/** 答案的路径，与找到它的搜索分开来看。 */
export const zhAnswerPath: AnswerPathMessages = {
  title: (moves) => `答案的路径：共 ${count(moves)} 步`,
  only: '这里只显示这条路径，不显示找到它的搜索过程。',
  back: '返回搜索',
  step: '前进',
  previous: '后退',
  path: '从起点到目标的路径',
  node: (g, h) => (h === null ? `g ${g}，目标` : `g ${g}，h ${h}，f ${g + h}`),
  unseen: (g) => `g ${g}`,
  start: (moves, use) =>
    say`这里只有通向答案的路：从起点到目标，共 ${count(moves)} 步。${use === 'its-own' ? '' : '每个节点都标出 h，但这种搜索并不用它。'}`,
  root: () => say`起点：还没有走，g = 0。`,
  enter: (move, g) => say`${nthOf(move)}。g = ${g}。`,
  estimate: ({ g, h, rest }) =>
    h === rest
      ? say`h = ${h}，而${h === 0 ? '确实不需要再走' : `确实还需要 ${h}`}：这里 h 恰好准确。f = g + h = ${g} + ${h} = ${g + h}，等于整条路径的代价。`
      : say`h = ${h}：至少还需要 ${h}。实际还需要 ${rest}，因为没有比这条更短的路：这里 h 低了 ${rest - h}。f = g + h = ${g} + ${h} = ${g + h}；整条路径的代价是 ${g + rest}。`,
  choose: (move) => say`接下来是${nthOf(move)}。`,
  goal: (g) => say`这是目标。g = ${g}，就是整条路径的代价。`,
  end: (names) => say`答案的完整路径：${names.join('、')}。点“返回搜索”或按 Esc，回到原来的位置。`,
};
