/** After the looks: one sheet with all that was looked at, small, and the pictures of what is wrong; and the figures. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import type { Check } from './in-page/fault.ts';
import { FOLDER, type Looked } from './walk.ts';

interface Found {
  readonly menus: number;
  readonly looked: readonly Looked[];
}

/** Views looked at, views with a fault, and views with one of each kind. */
interface Figures {
  readonly views: number;
  readonly menus: number;
  readonly failed: number;
  readonly failedMenus: number;
  readonly byCheck: Readonly<Partial<Record<Check, number>>>;
}

function figuresOf(found: readonly Found[]): Figures {
  const looked = found.flatMap((each) => each.looked);
  const byCheck: Partial<Record<Check, number>> = {};
  for (const { faults } of looked)
    for (const check of new Set(faults.map((fault) => fault.check))) byCheck[check] = (byCheck[check] ?? 0) + 1;
  return {
    views: looked.filter(({ menu }) => menu === null).length,
    menus: found.reduce((sum, { menus }) => sum + menus, 0),
    failed: looked.filter(({ menu, faults }) => menu === null && faults.length > 0).length,
    failedMenus: looked.filter(({ menu }) => menu !== null).length,
    byCheck,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure({ puzzle, lanes, size, place, theme, locale, faults, thumb, picture, address }: Looked): string {
  const file = picture ?? thumb;
  if (file === null) return '';
  const caption = [puzzle, lanes === 1 ? '1 lane' : `${lanes} lanes`, size, place, theme, locale].join(' · ');
  const said = faults.map(({ check, element, figures }) => `<li>${escaped(`${check}: ${element}: ${figures}`)}</li>`);
  const image = `<img loading="lazy" width="240" src="${file}" alt="${escaped(caption)}">`;
  return `<figure${faults.length > 0 ? ' class="failed"' : ''}><a href="${file}">${image}</a>
<figcaption title="${escaped(address)}">${escaped(caption)}${said.length > 0 ? `<ul>${said.join('')}</ul>` : ''}</figcaption></figure>`;
}

function sheetOf(found: readonly Found[]): string {
  const looked = found.flatMap((each) => each.looked);
  const { views, menus, failed, failedMenus, byCheck } = figuresOf(found);
  const [bad, good] = [true, false].map((isBad) => looked.filter(({ faults }) => faults.length > 0 === isBad));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Views looked at</title>
<style>body{font:14px sans-serif;margin:16px}figure{display:inline-block;vertical-align:top;width:240px;margin:4px}
figcaption{font-size:12px}ul{padding-inline-start:16px;overflow-wrap:anywhere}.failed{outline:2px solid red}img{height:auto}</style>
<h1>${views} views looked at, ${failed} failed; ${menus} menus opened, ${failedMenus} failed</h1>
<p>${escaped(JSON.stringify(byCheck))}</p>
${[...(bad ?? []), ...(good ?? [])].map(figure).join('\n')}
`;
}

export default class Sheet implements Reporter {
  /** Whether this run looks at all; another leaves what the last look has found. */
  #isAsked = false;

  printsToStdio(): boolean {
    return false;
  }
  onBegin(_: FullConfig, suite: Suite): void {
    this.#isAsked = suite.allTests().some(({ location }) => location.file.endsWith('looks.spec.ts'));
    if (this.#isAsked) rmSync(FOLDER, { recursive: true, force: true });
  }
  onEnd(): void {
    if (!this.#isAsked || !existsSync(FOLDER)) return;
    const files = readdirSync(FOLDER).filter((file) => file.startsWith('found-'));
    const found = files.map((file): Found => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')));
    const figures = figuresOf(found);
    writeFileSync(`${FOLDER}/sheet.html`, sheetOf(found));
    writeFileSync(`${FOLDER}/figures.json`, `${JSON.stringify(figures)}\n`);
    console.log(
      `\n${figures.views} views looked at, ${figures.failed} failed; ${figures.menus} menus opened, ${figures.failedMenus} failed: ${FOLDER}/sheet.html`,
    );
  }
}
