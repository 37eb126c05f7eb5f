/** What LITS writes on the nodes of its tree and into its call stack: the item chosen, its options, and the one taken. */

import type { DrawnNode } from '../../../layout/tree/tree-picture.ts';
import type { LitsMessages } from '../../../messages/puzzles/lits/en.ts';
import type { LitsBoard } from '../../../puzzles/lits/board.ts';
import { litsMatrix, optionName } from '../../../puzzles/lits/lits-matrix.ts';
import type { LitsSettings } from '../../../puzzles/lits/settings.ts';
import { itemOf } from '../../../trace/covered.ts';
import { fateOf, fateStep } from '../../../trace/fates.ts';
import { moveOf } from '../../../trace/nodes.ts';
import type { NodeFigures, StackTable } from '../../scene/figures.ts';
import type { Scene } from '../../scene/scene.ts';
import { nameOfItem } from './names.ts';

const nothing: NodeFigures = { main: '', below: '', spoken: '' };

export function litsFigures(
  scene: Scene<LitsBoard, LitsSettings>,
  { said, moves, status }: DrawnNode,
  say: LitsMessages,
): NodeFigures {
  if (said?.kind !== 'item' || status === 'future') return nothing;
  const matrix = litsMatrix(scene.instance, scene.settings);
  const { text } = nameOfItem(matrix, said.value);
  const options = status === 'cut' ? 0 : moves;
  return {
    // a cell without its brackets fits into a node
    main: text.replace(/[()]/g, ''),
    below: options === null ? '' : String(options),
    spoken: options === null ? '' : say.figures.tree(text, options),
  };
}

export function litsStack(
  { instance, settings, trace, moment }: Scene<LitsBoard, LitsSettings>,
  say: LitsMessages,
): StackTable {
  const matrix = litsMatrix(instance, settings);
  const { depth: depthHead, option, item: itemHead, options: optionsHead } = say.figures;
  const rows = moment.path.map((node, depth) => {
    const move = moveOf(trace, node);
    const enter = trace.enter[node] as number;
    // the node stood on may not have come to its item, or its options, at this step
    const item = enter + 1 > moment.step ? null : itemOf(trace, node);
    const decided = fateStep(trace, node);
    const fate = item === null || decided > moment.step ? null : fateOf(trace, node);
    const isOver = fate === 'dead-end';
    const options = isOver ? 0 : fate === 'branch' ? trace.value[decided] : '·';
    return {
      node,
      cells: [
        String(depth),
        move === null ? '–' : optionName(matrix, move),
        item === null ? '·' : nameOfItem(matrix, item).text,
        String(options),
      ],
      isOver,
    };
  });
  return { heads: [depthHead, option, itemHead, optionsHead], rows };
}
