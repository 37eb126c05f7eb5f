import { examples } from './examples-en.ts';
import type { Entry } from './glossary-facts.ts';
import type { Term } from './terms.ts';

/** The glossary in English. The Chinese file has the same terms. */
export const enEntries: Readonly<Record<Term, Entry>> = {
  bound: {
    term: 'bound',
    words: 'bound|bounds',
    meaning:
      'The greatest f that one iteration of IDA* still searches; a node with a larger f is cut. If the iteration finds no solution but has cut something, the bound goes up: by one, or to the least f that was cut.',
    example: examples.bound,
  },
  iteration: {
    term: 'iteration',
    words: 'iteration|iterations',
    meaning:
      'One depth-first search under one bound. The next iteration begins at the start again, under a larger bound.',
    example: examples.iteration,
  },
  'iterative-deepening': {
    term: 'iterative deepening (IDA*)',
    words: 'iterative deepening|IDA*',
    meaning:
      'Depth-first search, again and again under a growing bound, until a solution is found or nothing more is cut. IDA* (Korf 1985) puts the bound on f = g + h; plain iterative deepening puts it on the depth alone. Without a table it holds no more than the path from the start in memory.',
    example: examples.deepening,
  },
  g: {
    term: 'g',
    words: '',
    meaning: 'What the moves from the start to a node cost together. Where every move costs 1, it is their number.',
    example: examples.g,
  },
  h: {
    term: 'h',
    words: '',
    meaning: 'The estimate at a node: at least this much is still needed from there.',
    example: examples.h,
  },
  f: {
    term: 'f',
    words: 'least f',
    meaning:
      'f = g + h: what is spent, and what is still needed at least. As h never overestimates, whatever the search can find below the node costs f or more.',
    example: examples.f,
  },
  estimate: {
    term: 'estimate',
    words: 'estimate|estimates',
    meaning:
      'A quick way to say of a position how much is still needed at least, without searching on: its value is h. The nearer it comes to the truth, the fewer nodes are searched, as a rule.',
    example: examples.h,
  },
  'lower-bound': {
    term: 'lower bound',
    words: 'lower bound|lower bounds|bounds from below|bound from below',
    meaning:
      'A number that the true one is never below. h is a lower bound on what is still needed, and f on what a solution below the node costs.',
    example: examples.lower,
  },
  admissible: {
    term: 'admissible',
    words: 'admissible',
    meaning:
      'An estimate is admissible if it is never greater than what is still needed, of the moves that the search permits. So a cut loses no solution that the bound allows, and the first goal that A* expands is a best one.',
    example: examples.admissible,
  },
  consistent: {
    term: 'consistent',
    words: 'consistent|inconsistent|consistency',
    meaning:
      'An estimate is consistent (monotone) if no move lowers h by more than the move costs: h before ≤ cost + h after. Then f never falls along a path, and A* never has to open a closed node again. An estimate that is 0 at every goal and consistent is admissible, but an admissible one need not be consistent.',
    example: examples.consistent,
  },
  cut: {
    term: 'cut (the literature says pruned)',
    words: 'cut|cuts|pruned',
    meaning:
      'A node whose f is above the bound is not searched further: it is cut, or pruned, as the literature says. That is safe, for h never overestimates: every solution that the search could find below it costs more than the bound allows. A later iteration, with a larger bound, may come back to it.',
    example: examples.cut,
  },
  backtrack: {
    term: 'backtrack',
    words: 'backtrack|backtracks|backtracking|Back',
    meaning:
      'All that a node has to try was tried in vain, so a depth-first search goes back to the node before it and tries what comes next there.',
    example: examples.back,
  },
  node: {
    term: 'node',
    words: 'node|nodes',
    meaning:
      'One way to a position: the moves that lead there. Two ways to the same position are two nodes. They are numbered from #0, in the order in which the search enters them.',
    example: examples.node,
  },
  position: {
    term: 'position',
    words: 'position|positions',
    meaning: 'How things stand: all that decides what can be done next. Several nodes may have the same position.',
    example: examples.position,
  },
  move: {
    term: 'move',
    words: 'move|moves',
    meaning:
      'What leads from one position to the next: a stick taken out, a block of books put elsewhere, a line turned. g adds up what the moves cost.',
    example: examples.move,
  },
  'a-star': {
    term: 'A*',
    words: 'A*',
    meaning:
      'A* (Hart, Nilsson, Raphael 1968) always expands an open node with the least f. It remembers every position that it has entered, so it needs far more memory than IDA*.',
    example: examples.bestFirst,
  },
  'open-list': {
    term: 'open list',
    words: 'open list',
    meaning:
      'The nodes that A* has entered and still has to expand. The next one is one with the least f: of the same f one of the least rank, if the puzzle ranks its positions, and of these the one entered last.',
    example: examples.open,
  },
  'closed-list': {
    term: 'closed list',
    words: 'closed list',
    meaning:
      'The nodes that A* has expanded. It stops when a goal is expanded, not when one is entered: only then has no open node a smaller f, so that, if h never overestimates, no solution is cheaper.',
    example: examples.closed,
  },
  're-opening': {
    term: 're-opening',
    words: 're-opened|re-opening|opened again|back into the open list',
    meaning:
      'A* meets a position that it has expanded already, by a cheaper way: the position goes back into the open list with the smaller g. That can only happen where h is not consistent.',
    example: examples.reopening,
  },
  layer: {
    term: 'layer',
    words: 'layer|layers',
    meaning:
      'The positions of one depth on one side of a breadth-first search. A layer is grown to its end before the next one begins, so each position is entered first by the fewest moves.',
    example: examples.layer,
  },
  'both-ends': {
    term: 'breadth-first from both ends',
    words: 'breadth-first search from both ends|breadth-first from both ends|search from both ends|both ends',
    meaning:
      'Layers grow from the start and from the goal in turn, until one side enters a position that the other holds. Each side has to go only about half as deep, but all positions entered are held in memory.',
    example: examples.ends,
  },
  'pattern-database': {
    term: 'pattern database',
    words: 'pattern database|pattern databases|By the table',
    meaning:
      'A table, built before the search, of exact distances in a simpler puzzle where only some of the pieces count. Mostly it only bounds from below, for the pieces left out need moves too. In The Rotation Game it is exact: to fill the centre with one digit it does not matter where the other digits go.',
    example: () => null,
  },
  failures: {
    term: 'table of failures',
    words: 'table of failures|transposition table',
    meaning:
      'A memory of positions searched in vain, each with how much was allowed there (a transposition table). When one comes up again, its h is raised to what that search has proved. The memory that the table takes is not counted among the positions held.',
    example: () => null,
  },
  exclusion: {
    term: 'sibling exclusion',
    words: 'sibling exclusion|exclusion',
    meaning:
      'Below a branch of a node, the sticks of the branches before it are kept. A solution with one of those belongs below its own branch, so nothing is lost, and no set of sticks is tried in two orders.',
    example: () => null,
  },
  dominance: {
    term: 'dominance',
    words: 'dominance|dominated|dominates',
    meaning:
      'A stick is dominated if another stick that may be removed breaks every whole square that it breaks. It is left out, for in any solution that has it the other one can be swapped in; of two that break the same squares, the one with the lower id is tried.',
    example: () => null,
  },
  'branching-factor': {
    term: 'effective branching factor',
    words: 'effective branching factor|effective branching factors',
    meaning:
      'The b of a uniform tree with as many nodes and the same greatest depth d: 1 + b + … + b^d = nodes. It means little for an iteration that stopped early, at a goal.',
    example: examples.branching,
  },
  'exact-cover': {
    term: 'exact cover',
    words: 'exact cover|exact cover problem',
    meaning:
      'Choose options so that every item is covered by exactly one of them. In LITS the items are the four shapes and the free cells, and a placement is an option: it covers its shape and its four cells.',
    example: () => null,
  },
  'repeated-cover': {
    term: 'repeated cover (hitting set)',
    words: 'repeated cover|hitting set',
    meaning:
      'Choose as few options as possible so that every item is covered at least once: unlike in exact cover, options may overlap. Square Destroyer is such a problem: every whole square must lose at least one of its sticks.',
    example: () => null,
  },
  item: {
    term: 'item',
    words: 'item|items',
    meaning: 'What has to be covered: a column of the matrix. In LITS an item is a shape or a free cell.',
    example: examples.option,
  },
  option: {
    term: 'option',
    words: 'option|options',
    meaning:
      'What covers items: a row of the matrix. In LITS an option is a placement of a shape, or where cells are primary also a filler that covers a single cell.',
    example: examples.option,
  },
  'secondary-item': {
    term: 'secondary item',
    words: 'secondary item|secondary items|secondary',
    meaning:
      'An item that may be covered at most once, but need not be. It is never branched on; it only keeps two options that overlap from being taken together.',
    example: () => null,
  },
  'dancing-links': {
    term: 'Dancing Links',
    words: 'Dancing Links|header list',
    meaning:
      'Knuth’s way to search for exact covers: choose the item with the fewest options, try each, and undo it in reverse. The matrix is made of linked lists. An entry taken out of its list keeps its own links, so it is put back without looking for its place.',
    example: () => null,
  },
  'dead-end': {
    term: 'dead end',
    words: 'dead end|dead ends',
    meaning:
      'A node that has nothing to try and is no goal: an item that must be covered has no option left, or none of the sticks of a whole square may be removed any more.',
    example: examples.dead,
  },
  preset: {
    term: 'preset',
    words: 'preset|presets',
    meaning: 'A combination of the choices of a search that has a name, such as guide or blind.',
    example: examples.preset,
  },
  trace: {
    term: 'trace',
    words: 'trace|traces',
    meaning:
      'The recording of a search, step by step. All that is on the screen follows from the trace and the step shown, so going back is exact.',
    example: examples.trace,
  },
  step: {
    term: 'step',
    words: 'step|steps',
    meaning: 'One event of the recorded search: a node entered, its estimate, a cut, a choice, a way back.',
    example: examples.step,
  },
};
