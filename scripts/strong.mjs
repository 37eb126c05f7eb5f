// node scripts/strong.mjs [GRIDS]: Square Destroyer's strong preset against guide on hard grids of side 5. Needs npm run build.
// Of GRIDS random ones (60,000 if not said) with 2 to 5 sticks missing, the 200 that cost guide the most nodes are solved by both.
import { spawnSync } from 'node:child_process';

const HARD = 200;
const TURNS = 5;
const TARGET = 0.3;

/** @typedef {{ answer: number, nodes: number, milliseconds: number }} Solved */

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). @param {number} seed */
function random(seed) {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let word = Math.imul(at ^ (at >>> 15), 1 | at);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Different grids, each as a line of the contest. @param {number} count */
function grids(count) {
  const next = random(12345);
  /** @type {Set<string>} */
  const found = new Set();
  while (found.size < count) {
    /** @type {Set<number>} */
    const missing = new Set();
    const size = 2 + Math.floor(next() * 4);
    while (missing.size < size) missing.add(1 + Math.floor(next() * 60));
    found.add(`5\n${size} ${[...missing].sort((a, b) => a - b).join(' ')}`);
  }
  return [...found];
}

/**
 * Solves all cases in one process.
 * @param {readonly string[]} cases
 * @param {string} preset
 * @returns {Solved[]}
 */
function solve(cases, preset) {
  const argv = ['dist/cli/deepen.js', 'solve', 'square-destroyer', '--json', '--preset', preset];
  const input = `${cases.length}\n${cases.join('\n')}\n`;
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** @param {readonly Solved[]} solved @param {'nodes' | 'milliseconds'} what */
const sum = (solved, what) => solved.reduce((all, one) => all + one[what], 0);

const all = grids(Number(process.argv[2] ?? 60_000));
const cost = solve(all, 'guide').map(({ nodes }, i) => ({ nodes, text: all[i] ?? '' }));
const hard = cost.sort((a, b) => b.nodes - a.nodes).slice(0, HARD);
console.log(`the hardest: ${hard[0]?.text.replace('\n', ' · ')} with ${hard[0]?.nodes} nodes under guide`);
/** @type {number[]} */
const ratios = [];
for (let turn = 0; turn < TURNS; turn++) {
  const cases = hard.map(({ text }) => text);
  const [guide, strong] = [solve(cases, 'guide'), solve(cases, 'strong')];
  if (guide.some(({ answer }, i) => answer !== strong[i]?.answer)) throw new Error('the answers differ');
  ratios.push(sum(strong, 'milliseconds') / sum(guide, 'milliseconds'));
  for (const [name, solved] of Object.entries({ guide, strong }))
    console.log(`${name.padEnd(7)} ${sum(solved, 'nodes')} nodes, ${sum(solved, 'milliseconds').toFixed(0)} ms`);
}
const median = ratios.sort((a, b) => a - b)[TURNS >> 1] ?? Number.NaN;
console.log(`ratio of the times ${median.toFixed(3)} (target ${TARGET}${median > TARGET ? ', MISSED' : ''})`);
