/**
 * Milliseconds that whole contest files of LITS boards take, read and answered as the command line does it. Every turn reads the
 * file anew, since a board's matrix is made once only. The exit status is 1 if a file takes longer than its budget.
 */
import { lits } from '../src/puzzles/lits/index.ts';
import { type LitsSettings, litsPresets } from '../src/puzzles/lits/settings.ts';
import { count } from '../src/trace/record.ts';
import { litsFiles } from '../tests/puzzles/lits/lits-files.ts';
import { inTurn } from './measure.ts';

const MILLISECONDS_A_FILE = 1000;
const TURNS = 9;

const settings: LitsSettings = Object.values(litsPresets)[0] as LitsSettings;
const texts = litsFiles.map(({ boards }) => lits.format(boards));

function answerAll(text: string): void {
  for (const board of lits.parse(text)) count(lits.search(board, settings, 'count'));
}

const times = inTurn(
  texts.map((text) => () => answerAll(text)),
  TURNS,
  2,
);
console.log(`LITS files: milliseconds, medians of ${TURNS} runs (budget ${MILLISECONDS_A_FILE} each)`);
let kept = true;
for (const [i, { name, boards }] of litsFiles.entries()) {
  const time = times[i] as number;
  const isKept = time <= MILLISECONDS_A_FILE;
  kept &&= isKept;
  console.log(
    `  ${name.padEnd(26)}${String(boards.length).padStart(2)} boards${time.toFixed(1).padStart(8)}${isKept ? '' : ' EXCEEDED'}`,
  );
}
process.exitCode = kept ? 0 : 1;
