// What the first load of the built site weighs: all scripts that the page asks for before anybody clicks, gzipped.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const folder = 'dist/site/assets';

let total = 0;
for (const file of readdirSync(folder)) {
  const bytes = gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).length;
  console.log(`${String(bytes).padStart(8)}  ${file}`);
  if (file.endsWith('.js')) total += bytes;
}
console.log(`${String(total).padStart(8)}  bytes of script, gzipped, of ${BUDGET} allowed`);
if (total > BUDGET) process.exitCode = 1;
