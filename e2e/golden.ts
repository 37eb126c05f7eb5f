/** The counts that every search must have, from the same file as the unit tests. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../tests/golden/square-destroyer.jsonl', import.meta.url));

/** Bound, nodes and prunes of every iteration on a complete grid. */
export function completeGrid(n: number, preset: string): readonly (readonly [number, number, number])[] {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const row = JSON.parse(line);
    if (row.n === n && row.missing.length === 0) return row.presets[preset].bounds;
  }
  throw new Error(`no complete grid with n = ${n} in ${file}`);
}

/** Nodes of all iterations on a complete grid. */
export function nodesOf(n: number, preset: string): number {
  return completeGrid(n, preset).reduce((sum, [, nodes]) => sum + nodes, 0);
}
