// What the first load of the built site weighs: the page's own scripts, the recorder's worker, and those of the puzzle whose views are
// the largest, with all that they import, gzipped.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const folder = 'dist/site/assets';

const files = readdirSync(folder);
/** @type {(file: string) => number} */
const weigh = (file) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
/** @type {(file: string, seen?: Set<string>) => Set<string>} */
function closure(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) closure(other ?? '', seen);
  return seen;
}

// a worker other than the recorder's is started on demand, if at all
const scripts = files.filter((file) => file.endsWith('.js') && (!file.includes('worker') || file.includes('recorder')));
const page = readFileSync('dist/site/index.html', 'utf8');
const entries = scripts.filter((file) => page.includes(file) || file.includes('recorder.worker'));
const first = new Set(entries.flatMap((file) => [...closure(file)]));
const sum = (/** @type {Iterable<string>} */ all) => [...all].reduce((total, file) => total + weigh(file), 0);
const later = scripts
  .filter((file) => /-view-/.test(file) && !first.has(file))
  .map((file) => sum([...closure(file)].filter((other) => !first.has(other))));
const total = sum(first) + Math.max(0, ...later);

for (const file of files)
  console.log(`${String(weigh(file)).padStart(8)}  ${file}${first.has(file) ? '' : '  (later)'}`);
console.log(`${String(total).padStart(8)}  bytes of script, gzipped, of ${BUDGET} allowed`);
if (total > BUDGET) process.exitCode = 1;
