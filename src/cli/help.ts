import { repeating } from '../matrix/times.ts';
import { LAST_SEED } from '../puzzles/draw-number.ts';
import { puzzles } from '../puzzles/registry.ts';

/** The text of `deepen --help`. */
export function helpText(): string {
  const listed = puzzles.map((puzzle) => {
    const choices = Object.entries(puzzle.choices).map(([name, values]) => `      ${name}: ${values.join(' | ')}`);
    const presets = Object.keys(puzzle.presets).join(', ');
    const pair = puzzle.comparison.join(', ');
    return `  ${puzzle.id}\n    presets: ${presets}\n    compared: ${pair}\n    choices:\n${choices.join('\n')}`;
  });
  return `deepen: step-by-step iterative deepening, on the command line

Usage
  deepen solve PUZZLE [FILE] [--preset NAME] [--json]
      Prints the answer of each case of a contest input. A ? says that the search
      ran out of memory, which only A* can: then take another preset.
  deepen trace PUZZLE [FILE] [--case I] [--preset NAME] [--limit N]
      Prints the events of one case's search as JSON lines.
  deepen compare PUZZLE [FILE] [--presets NAME,NAME] [--vary SWITCH,SWITCH [--all]]
                 [--limit N] [--csv]
      Runs several searches on each case: a table of nodes and milliseconds, those
      of the search alone, without what it builds first. A short one is run again,
      up to ${repeating.runs} times: the median, then the shortest and the longest. Only large
      differences of time are meaningful.
  deepen random PUZZLE [--cases N] [--seed S] [--small]
      Prints a contest input by chance, to try a program of your own on: the same
      for the same seed.

FILE is a text in the contest's format; without it, standard input is read.

Options
  --preset NAME   a preset, or choices joined by +, such as naive+ascending;
                  what is left out is as in the first preset
  --json          one JSON object a case: answer, solution, outcome,
                  iterations ([bound, nodes, prunes] each), nodes, held (the most
                  positions held in memory at once), milliseconds
  --case I        which case to trace, from 1 (default 1)
  --limit N       trace: the most events to print (default 1000000);
                  compare: nodes after which a search is stopped, at its next look
                  at them, some hundred thousand later (default 10000000): ≥ in
                  the table, no answer
  --presets LIST  what to compare: presets, or choices joined by +, separated by
                  commas (default: the pair named below; with --vary the first
                  preset)
  --vary LIST     choices, such as siblings,dominance: beside each of the presets
                  also those that differ from it in one of these choices
  --all           all combinations of the values of these choices
  --csv           one record a search and case, after a head: case, brief, search,
                  outcome, answer, nodes, prunes, held, median_ms, min_ms, max_ms, runs,
                  complete (no if stopped, or out of memory), agrees (yes if more
                  than half of the searches that came to their ends answer as this
                  one)
  --cases N       how many cases to draw, from 1 (default 10; lits: at most 10)
  --seed S        a whole number from 0 to ${LAST_SEED} (default 1)
  --small         cases so small that a program that tries everything can do them
  -h, --help      this text

Puzzles
${listed.join('\n')}

Exit status: 0; 2 for a wrong use or a bad input, where standard output stays empty
and standard error says what was found, where, and what was expected; 1 if the
answers cannot be written, or if searches compared do not answer alike.
`;
}
