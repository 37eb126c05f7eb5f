/** The list of keys. The Chinese file has the same shape. */
export const enKeys = {
  title: 'Keys',
  licences: 'Licences',
  list: [
    ['→  Page Down', 'step'],
    ['←  Page Up', 'step back'],
    ['Shift + →', 'over: to the end of this node’s subtree'],
    ['Shift + ←', 'back over'],
    ['↓', 'into the step: its finer steps'],
    ['Shift + ↓', 'into the step, at its end'],
    ['↑', 'out: past this subtree, in the parent'],
    ['Shift + ↑', 'back out, to where the parent chose'],
    ['Space', 'play, pause'],
    ['Home  End', 'first, last step'],
    ['N  P', 'next, previous of the chosen kind'],
    ['B  Shift + B', 'next, previous bound or layer'],
    ['F', 'find a node'],
    ['Esc', 'leave the board or the tree'],
    ['?', 'this list'],
  ] as readonly (readonly [string, string])[],
  note: 'Once Tab has led to the board or the tree, the arrow keys go from thing to thing in it; Esc gives them back.',
};

export type KeysTexts = typeof enKeys;
