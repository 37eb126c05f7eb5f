import { puzzles } from '../puzzles/registry.ts';

/** The text of `deepen --help`. */
export function helpText(): string {
  const listed = puzzles.map((puzzle) => {
    const choices = Object.entries(puzzle.choices).map(([name, values]) => `      ${name}: ${values.join(' | ')}`);
    return `  ${puzzle.id}\n    presets: ${Object.keys(puzzle.presets).join(', ')}\n    choices:\n${choices.join('\n')}`;
  });
  return `deepen: step-by-step iterative deepening, on the command line

Usage
  deepen solve PUZZLE [FILE] [--preset NAME] [--json]
      Prints the answer of each case of a contest input.
  deepen trace PUZZLE [FILE] [--case I] [--preset NAME] [--limit N]
      Prints the events of one case's search as JSON lines.

FILE is a text in the contest's format; without it, standard input is read.

Options
  --preset NAME   a preset, or choices joined by +, such as naive+ascending;
                  what is left out is as in the first preset
  --json          one JSON object a case: answer, solution, outcome,
                  iterations ([bound, nodes, prunes] each), nodes, held (the most
                  positions held in memory at once), milliseconds
  --case I        which case to trace, from 1 (default 1)
  --limit N       the most events to print (default 1000000)
  -h, --help      this text

Puzzles
${listed.join('\n')}

Exit status: 0; 2 for a wrong use or a bad input, where standard output stays empty
and standard error says what was found, where, and what was expected; 1 if the
answers cannot be written.
`;
}
