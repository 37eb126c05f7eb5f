/** What Booksort says of a position and of a move, whichever method searches. */
import type { BooksortMessages } from '../../../messages/puzzles/booksort/en.ts';
import { moveName } from '../../../puzzles/booksort/block-moves.ts';
import type { BookSettings } from '../../../puzzles/booksort/settings.ts';
import type { Shelf } from '../../../puzzles/booksort/shelf.ts';
import { ruledOutBy } from '../../../trace/ruled-out.ts';
import type { Scene } from '../../scene/scene.ts';
import type { PositionWords } from '../../told/position-words.ts';
import { bookScene } from './book-scene.ts';
import { pathFacts } from './move-facts.ts';
import { chooseSentence, enterSentence, estimateFacts, scanSentence } from './narrate.ts';

/** `texts` gives those of the language chosen. */
export function bookWords(texts: () => BooksortMessages): PositionWords<Scene<Shelf, BookSettings>> {
  return {
    name: ({ instance }, move) => moveName(instance.books.length, move),
    amount: (_scene, cost) => texts().amount(cost),
    reached: (scene) => enterSentence(bookScene(scene), texts()),
    isGoal: (scene) => bookScene(scene).successors.every(({ isRight }) => isRight),
    reason: (scene) => texts().reason(estimateFacts(bookScene(scene), scene.moment.value)),
    sameness: () => texts().same(),
    offered: (scene) => texts().branch(scene.moment.value),
    attempted: (scene) => chooseSentence(bookScene(scene), texts()),
    inside: (scene) => scanSentence(bookScene(scene), texts()),
    answer: ({ instance, trace }, moves) =>
      moves ? texts().answer(pathFacts(instance.books, moves)) : texts().tooMany(ruledOutBy(trace) ?? 0),
  };
}
