// node scripts/speed.mjs REFERENCE.cpp INPUT: the command line's time over that of a C++ program with the same answers.
// Whole processes, start and all, as a contest's judge would time them. Needs g++ and npm run build.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TURNS = 5;
const TARGET = 1.15;

const [reference, input] = process.argv.slice(2);
if (!reference || !input) {
  console.error('usage: node scripts/speed.mjs REFERENCE.cpp INPUT');
  process.exit(2);
}

/**
 * Runs a program on the input; gives its standard output and its milliseconds.
 * @param {string} command
 * @param {string[]} argv
 */
function timed(command, argv) {
  const stdin = readFileSync(/** @type {string} */ (input));
  const from = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, argv, { input: stdin, encoding: 'utf8' });
  const milliseconds = performance.now() - from;
  if (status !== 0) throw new Error(`${command} ${argv.join(' ')}: ${error ?? `status ${status}`}\n${stderr}`);
  return { stdout, milliseconds };
}

/** @param {number[]} times */
function median(times) {
  return /** @type {number} */ (times.toSorted((a, b) => a - b)[times.length >> 1]);
}

const folder = mkdtempSync(join(tmpdir(), 'deepen-speed-'));
try {
  const program = join(folder, 'reference');
  timed('g++', ['-O2', '-o', program, reference]);
  /** @type {number[]} */
  const theirs = [];
  /** @type {number[]} */
  const ours = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const a = timed(program, []);
    const b = timed(process.execPath, ['dist/cli/deepen.js', 'solve', 'square-destroyer', input]);
    if (a.stdout !== b.stdout) throw new Error('the outputs differ');
    theirs.push(a.milliseconds);
    ours.push(b.milliseconds);
  }
  const ratio = median(ours) / median(theirs);
  console.log(`reference  ${median(theirs).toFixed(0)} ms, median of ${TURNS}`);
  console.log(`deepen     ${median(ours).toFixed(0)} ms`);
  console.log(`ratio      ${ratio.toFixed(3)} (target ${TARGET}${ratio > TARGET ? ', MISSED' : ''})`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
