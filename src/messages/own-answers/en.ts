import { count, many } from '../words-en.ts';
import { shortened } from '../workbench/input-facts.ts';

/** A case whose answers differ, in plain facts. */
export interface DifferingCase {
  /** From 1. */
  readonly number: number;
  readonly given: string;
  readonly expected: string;
  readonly brief: string;
}

/** An answer of several lines in one. */
const inLine = (answer: string) => shortened(answer.split('\n').join(' / '));

/** What is said where a program's own answers are compared. */
export const enOwnAnswers = {
  title: 'Which case does my program get wrong?',
  field: 'Output of your program',
  hint: 'Paste what your program printed for the contest input above, or drop its files here. Blanks and line ends make no difference.',
  held: (lines: number) => `The text is long: only its first ${lines} lines are shown, all of it is compared.`,
  compare: 'Compare',
  soFar: (cases: number, all: number) => `${count(cases)} of ${many(all, 'case')} compared so far, all alike.`,
  same: (cases: number) =>
    cases === 0
      ? 'The input has no case, and your program printed nothing.'
      : `Alike: ${many(cases, 'case')} compared.`,
  differs: ({ number, given, expected, brief }: DifferingCase) =>
    `Case ${count(number)} is the first that differs: your answer is “${inLine(given)}”, expected “${inLine(expected)}”. Its input: ${shortened(brief)}.`,
  ends: (number: number, all: number) =>
    number === 1
      ? `Your program printed nothing: ${many(all, 'answer')} expected.`
      : `Your output ends after case ${count(number - 1)}, with all alike up to there: ${many(all, 'answer')} expected.`,
  more: (cases: number, given: string) =>
    `Alike: ${many(cases, 'case')} compared. But your output goes on after the last of them: “${inLine(given)}”.`,
  unknown: (number: number) =>
    `The answer to case ${count(number)} is not known: this search ran out of memory. ${number === 1 ? '' : 'Those before it are alike. '}Choose another search and compare again.`,
  open: (number: number) => `Step through case ${count(number)}`,
};

export type OwnAnswersTexts = typeof enOwnAnswers;
