// node scripts/size.mjs, after npm run build: what the first load of the built site weighs in gzipped bytes of script. That is the page's own
// scripts, the recorder's worker with a puzzle, and of that puzzle and a language those that are largest together: the puzzle's views,
// the texts of the workbench, the texts of the puzzle, each with all that it imports.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What it weighed when this was last set, and 1,000 more: nothing adds more to the first load at once. */
const BUDGET = 139_200;
const site = 'dist/site';

/** @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Chunk */
/** @type {Record<string, Chunk>} */
const chunks = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8'));
const sources = Object.keys(chunks);
const assets = readdirSync(`${site}/assets`);
const worker = assets.find((file) => /^recorder\.worker-.*\.js$/.test(file)) ?? '';
const codeOf = (/** @type {string} */ file) => readFileSync(`${site}/assets/${file}`, 'utf8');

/** A worker's file and all that it cannot start without: the manifest does not tell. @type {(file: string, files?: Set<string>) => Set<string>} */
function workerFiles(file, files = new Set()) {
  if (files.has(`assets/${file}`)) return files;
  files.add(`assets/${file}`);
  for (const [, other] of codeOf(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    workerFiles(other ?? '', files);
  return files;
}

/** What the recorder fetches to search a puzzle. @param {string} puzzle */
function recorderOf(puzzle) {
  const part = new RegExp(`import\\(["'\`]\\./(${puzzle}-[\\w-]+\\.js)["'\`]\\)`).exec(codeOf(worker))?.[1];
  if (!part) throw new Error(`the recorder fetches no ${puzzle}`);
  return workerFiles(part, workerFiles(worker));
}

/** The files of a source and of all it imports, added to those given. @type {(source: string, files?: Set<string>) => Set<string>} */
function filesOf(source, files = new Set()) {
  const chunk = chunks[source];
  if (!chunk) throw new Error(`the site has no ${source}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const other of chunk.imports ?? []) filesOf(other, files);
  return files;
}

/** What a pattern finds in the names of the sources, by its first group. @param {RegExp} pattern */
function named(pattern) {
  const found = new Map(
    sources.flatMap((source) => [pattern.exec(source) ?? []]).map(([source, name]) => [name, source]),
  );
  found.delete(undefined);
  if (found.size === 0) throw new Error(`the site has nothing like ${pattern}`);
  return found;
}

const weights = new Map(
  [...new Set([...Object.values(chunks).map(({ file }) => file), ...assets.map((file) => `assets/${file}`)])].map(
    (file) => [file, gzipSync(readFileSync(`${site}/${file}`), { level: 9 }).length],
  ),
);
/** @param {Iterable<string>} files */
const sum = (files) => [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0);

const page = filesOf('index.html');
const wanted = [...named(/^view\/puzzles\/([\w-]+)\/[\w-]+-view\.ts$/)].flatMap(([puzzle, view]) =>
  [...named(/^messages\/workbench\/(\w+)\.ts$/)].map(([language, texts]) => {
    const files = new Set([...page, ...recorderOf(`${puzzle}`)]);
    for (const source of [view, texts, `messages/puzzles/${puzzle}/${language}.ts`]) filesOf(`${source}`, files);
    return { name: `${puzzle} in ${language}`, files, total: sum(files) };
  }),
);
const largest = wanted.reduce((best, one) => (one.total > best.total ? one : best));

for (const [file, weight] of [...weights].filter(([name]) => name.endsWith('.js')).sort(([, a], [, b]) => b - a))
  console.log(`${String(weight).padStart(8)}  ${file}${largest.files.has(file) ? '' : '  (later)'}`);
console.log(`${String(sum(page)).padStart(8)}  of these the page's own`);
for (const { name, total } of wanted) console.log(`${String(total).padStart(8)}  with ${name}`);
console.log(`${String(largest.total).padStart(8)}  bytes of script, gzipped, of ${BUDGET} allowed`);
if (largest.total > BUDGET) process.exitCode = 1;
