// The notices of all code that is not our own and really is in what was built, as licenses.txt beside it: ours first.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ modules: Readonly<Record<string, { renderedLength: number }>> }} BuiltChunk */

/**
 * The folder of the package that a module is of; null for our own. What a bundler adds by itself is called `\0vite/…`.
 * @param {string} id
 */
export function packageFolder(id) {
  const inside = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id.replace(/^\0/, ''));
  if (inside) return inside[1] ?? null;
  const added = /^\0(vite|rolldown)\//.exec(id);
  return added ? `node_modules/${added[1]}` : null;
}

/**
 * The folders of the packages of which anything is in these chunks.
 * @param {readonly BuiltChunk[]} chunks
 */
export function packagesIn(chunks) {
  const folders = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [packageFolder(id) ?? []].flat() : [],
    ),
  );
  return [...new Set(folders)].sort();
}

/**
 * What a package wants to be passed on with it. Throws where it says nothing.
 * @param {string} folder
 */
export function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) ? readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each)) : undefined;
  if (!file) throw new Error(`${name} ${version} has no notice`);
  // what a bundler is itself made of does not go into what it builds
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m);
  return { title: `${name} ${version} (${license})`, text: text.trim() };
}

/** @param {Iterable<string>} folders */
export function licencesText(folders) {
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  const notices = [...folders].map(noticeOf).sort((a, b) => (a.title < b.title ? -1 : 1));
  return (
    [readFileSync('LICENSE', 'utf8').trim(), ...notices.map(({ title, text }) => `${title}\n\n${text}`)].join(rule) +
    '\n'
  );
}

/**
 * Two plug-ins that share what they see: one for the workers, which are built first, and one that writes the file.
 * @returns {{ worker: import('vite').Plugin, page: import('vite').Plugin }}
 */
export function licences() {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {import('vite').Rollup.OutputBundle} bundle */
  const look = (bundle) => {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    for (const folder of packagesIn(chunks)) seen.add(folder);
  };
  return {
    worker: {
      name: 'licences-of-workers',
      generateBundle: (_, bundle) => look(bundle),
    },
    page: {
      name: 'licences',
      apply: 'build',
      generateBundle: (_, bundle) => look(bundle),
      writeBundle({ dir }) {
        writeFileSync(join(dir ?? '.', 'licenses.txt'), licencesText(seen));
      },
    },
  };
}
