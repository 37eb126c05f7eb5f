/** Each check of a look finds the fault that is planted for it, and none where all is well. */
import { looksScript } from './looks/bundle.ts';
import { type Check, checks } from './looks/in-page/fault.ts';
import { expect, test } from './workbench.ts';

interface Made {
  readonly what: string;
  readonly page: string;
  /** What is to be found there; nothing else may be. */
  readonly found?: Check;
}

const words = 'words that need some room';
const box = (style: string, inner = '', more = '') => `<div ${more} style="${style}">${inner}</div>`;
const drawing = (inner: string, more = '') =>
  `<div data-board="0"><svg ${more} width="300" height="200" style="display:block">${inner}</svg></div>`;
const tree = (ring: string, over = '') =>
  box(
    'position:relative;width:300px;height:200px',
    `<svg width="300" height="200"><g data-key="a">${ring}</g></svg>${over}`,
  );
const ring = (x: number) =>
  `<circle class="now-ring" cx="${x}" cy="100" r="20" fill="none" stroke="blue" stroke-width="3"/>`;
const menu = (style: string) =>
  `<details open style="position:absolute;left:40px;top:40px"><summary style="height:30px;width:80px">menu</summary>
   <div style="position:absolute;width:200px;${style}"><button style="width:60px;height:30px"></button></div></details>`;

const made: readonly Made[] = [
  { what: 'words in the open', page: box('', words) },
  {
    what: 'words that a box hides to the side',
    page: box('width:60px;overflow:hidden;white-space:nowrap', words),
    found: 'text cut',
  },
  { what: 'lines that a box hides below', page: box('width:60px;height:30px;overflow:clip', words), found: 'text cut' },
  {
    what: 'words that end in dots',
    page: box('width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis', words),
    found: 'text cut',
  },
  {
    what: 'lines behind a box that paints alone',
    page: box('width:60px;height:30px;contain:paint', words),
    found: 'text cut',
  },
  { what: 'words that a table scrolls to', page: box('width:60px;height:30px;overflow:auto', words) },
  {
    what: 'words before the beginning of what scrolls',
    page: box('width:90px;height:30px;overflow:auto', box('margin-left:-40px', words)),
    found: 'text cut',
  },
  {
    what: 'a sentence that is scrolled to',
    page: box('width:60px;height:30px;overflow:auto', `<p class="sentence" data-lane="0">${words}</p>`),
    found: 'text cut',
  },
  { what: 'words that leave the window', page: box('position:fixed;left:-30px;top:9px', words), found: 'text cut' },
  {
    what: 'words for listeners alone',
    page: box('position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)', words, ''),
  },
  {
    what: 'a choice that its list cuts',
    page: `<select style="width:70px;height:30px"><option>${words}</option></select>`,
    found: 'text cut',
  },
  { what: 'a choice that its list shows', page: `<select style="height:30px"><option>${words}</option></select>` },
  {
    what: 'words over words',
    page: box('', words) + box('position:absolute;left:20px;top:10px', words.toUpperCase()),
    found: 'text over text',
  },
  {
    what: 'numbers of a drawing over each other',
    page: drawing('<text x="20" y="50">14 + 13</text><text x="60" y="52">14 + 14</text>'),
    found: 'text over text',
  },
  { what: 'a number and its halo', page: drawing('<text x="20" y="50">14</text><text x="20" y="50">14</text>') },
  { what: 'lines close to each other', page: box('line-height:1;width:90px', words) },
  {
    what: 'words behind a card',
    page: box('', words) + box('position:absolute;left:0;top:0;background:white', words.toUpperCase()),
  },
  {
    what: 'words under what can be seen through',
    page: box('', words) + box('position:absolute;left:20px;top:8px;background:#fff3', 'seen through'),
    found: 'text over text',
  },
  {
    what: 'a button out of the window',
    page: '<button style="position:fixed;right:-40px;top:20px;width:90px;height:30px"></button>',
    found: 'out of the window',
  },
  {
    what: 'a button that a box hides',
    page: box('width:60px;overflow:hidden', '<button style="width:90px;height:30px"></button>'),
    found: 'out of the window',
  },
  {
    what: 'a button that is scrolled to',
    page: box('width:60px;overflow:auto', '<button style="width:90px;height:30px"></button>'),
  },
  { what: 'a menu in the window', page: menu('left:0;top:40px') },
  { what: 'a menu off the left edge', page: menu('right:0;top:40px'), found: 'out of the window' },
  {
    what: 'a button under something',
    page: `<button style="width:90px;height:30px"></button>${box('position:fixed;left:0;top:0;width:200px;height:90px')}`,
    found: 'covered',
  },
  { what: 'a node in its canvas', page: tree(ring(100)) },
  { what: 'a node partly out of its canvas', page: tree(ring(10)), found: 'current node' },
  {
    what: 'a node under the buttons',
    page: tree(ring(100), box('position:absolute;left:110px;top:60px;width:80px;height:80px')),
    found: 'current node',
  },
  {
    what: 'a node under another',
    page: tree(`${ring(100)}</g><g data-key="b"><circle cx="115" cy="100" r="12"/>`),
    found: 'current node',
  },
  { what: 'a small button', page: '<button style="width:90px;height:20px"></button>', found: 'small target' },
  { what: 'a link in words', page: `<p>${words}, <a href="#more">and more</a></p>` },
  {
    what: 'small things of a drawing close together',
    page: drawing('<circle role="button" cx="50" cy="50" r="8"/><circle role="button" cx="68" cy="50" r="8"/>'),
    found: 'small target',
  },
  {
    what: 'small things of a drawing far apart',
    page: drawing('<circle role="button" cx="50" cy="50" r="8"/><circle role="button" cx="78" cy="50" r="8"/>'),
  },
  { what: 'a page wider than the window', page: box('width:3000px;height:9px'), found: 'scrolls sideways' },
  { what: 'a page higher than the window', page: box('width:9px;height:3000px'), found: 'scrolls down' },
  { what: 'small type', page: box('font-size:11px', words), found: 'small text' },
  { what: 'type on a board', page: drawing('<text x="20" y="50" font-size="10">14</text>') },
  { what: 'small type on a board', page: drawing('<text x="20" y="50" font-size="9">14</text>'), found: 'small text' },
  {
    what: 'type made small by its drawing',
    page: drawing('<text x="20" y="50" font-size="14">14</text>', 'viewBox="0 0 600 400"'),
    found: 'small text',
  },
  { what: 'a board in its frame', page: drawing('<g data-stick="1"><rect x="20" y="20" width="90" height="30"/></g>') },
  {
    what: 'a board that its frame cuts',
    page: drawing('<g data-stick="1"><rect x="-20" y="20" width="90" height="30"/></g>'),
    found: 'part of the board',
  },
  {
    what: 'a table without room',
    page: box('height:40px;overflow:auto', words, 'class="scroll-table"'),
    found: 'panel squeezed',
  },
  {
    what: 'words that are painted otherwise in the dark',
    page: `<style>[data-theme=dark] p { color: red }</style><p>${words}</p>`,
  },
  {
    what: 'words that stand elsewhere in the dark',
    page: `<style>[data-theme=dark] p { padding-left: 3px }</style><p>${words} <b>and more</b></p>`,
    found: 'moved in the dark',
  },
  {
    what: 'words that are not seen in the dark',
    page: `<style>[data-theme=dark] p { opacity: 0 }</style><p>${words}</p>`,
    found: 'moved in the dark',
  },
];

test('5: each check of a look finds its planted fault and nothing else', async ({ page }) => {
  await page.evaluate(await looksScript());
  for (const { what, page: content, found } of made) {
    await page.setContent(
      `<!doctype html><html><body style="margin:8px;font:16px sans-serif">${content}</body></html>`,
    );
    const faults = await page.evaluate(() => [...looks.look(), ...looks.movedInTheDark()]);
    const said = faults.map(({ check, element, figures }) => `${check}: ${element}: ${figures}`).join('\n');
    expect.soft([...new Set(faults.map(({ check }) => check))], `${what}\n${said}`).toEqual(found ? [found] : []);
  }
  expect(new Set(made.map(({ found }) => found))).toEqual(new Set([undefined, ...checks]));
});
