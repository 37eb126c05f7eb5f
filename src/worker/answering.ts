/** What is told of the answers to a contest input, one thing after the other; null as in `recording`. */
import { answerOf } from '../puzzles/answer.ts';
import { InputError } from '../puzzles/input-error.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { puzzleIds } from '../puzzles/puzzle-id.ts';
import { type AnswerReply, type AnswerRequest, REPORT_EVERY } from './protocol.ts';

/** Gives a puzzle by its id; fails where it cannot be had. */
export type PuzzleOf = (id: string) => Puzzle | Promise<Puzzle>;

export async function* answering(
  request: AnswerRequest,
  puzzleOf: PuzzleOf,
): AsyncGenerator<AnswerReply | null, void, void> {
  const puzzle = await puzzleOf(request.puzzle);
  const { settings, text } = request;
  const instances = await casesOf(text, puzzle, puzzleOf);
  if (!Array.isArray(instances)) {
    yield instances;
    return;
  }
  yield { type: 'INSTANCES', instances };
  let answers: string[] = [];
  let from = 0;
  let told = performance.now();
  const more = (): AnswerReply | null => {
    if (performance.now() - told < REPORT_EVERY) return null;
    const reply = { type: 'ANSWERS', from, answers } as const;
    told = performance.now();
    from += answers.length;
    answers = [];
    return reply;
  };
  for (const instance of instances) {
    const search = puzzle.search(instance, settings, 'count');
    let next = search.next();
    for (; !next.done; next = search.next()) yield more();
    answers.push(`${answerOf(puzzle, { instance, settings, result: next.value })}`);
    yield more();
  }
  yield { type: 'ANSWERS', from, answers };
  yield { type: 'ANSWERED' };
}

/** The cases of a text, or that it was refused and whose it may be. */
async function casesOf(text: string, puzzle: Puzzle, puzzleOf: PuzzleOf): Promise<unknown[] | AnswerReply> {
  try {
    return puzzle.parse(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { line, column, found, expected } = error;
    return { type: 'REFUSED', fits: await puzzleThatReads(text, puzzleOf), error: { line, column, found, expected } };
  }
}

/** The first puzzle that can read a text and finds a case in it. */
async function puzzleThatReads(text: string, puzzleOf: PuzzleOf): Promise<string | null> {
  for (const id of puzzleIds) {
    try {
      if ((await puzzleOf(id)).parse(text).length > 0) return id;
    } catch {
      // not this one
    }
  }
  return null;
}
