/** Ways through the page that every engine goes. */
import { puzzleIds } from '../../src/puzzles/puzzle-id.ts';
import type { Trip } from './trip.ts';

const SQUARES = '#puzzle=square-destroyer&input=3-12.17.23&preset=guide';
const BOOKS = '#puzzle=booksort&input=5.4.3.2.1&preset=guide';
const LITS = '#puzzle=lits&preset=secondary';
const MORE = '.menu.more > button';
const PARTS: Readonly<Record<(typeof puzzleIds)[number], string>> = {
  'square-destroyer': '[data-stick]',
  booksort: '[data-book]',
  'rotation-game': '[data-cell], [data-move]',
  lits: '.blocked',
};

export const journeys: Readonly<Record<string, (trip: Trip) => Promise<void>>> = {
  'opens each puzzle, with its board, tree and sentence': async (trip) => {
    for (const id of puzzleIds) {
      await trip.open(`#puzzle=${id}`);
      await trip.sees(`document.querySelector('[data-board="0"]').querySelectorAll('${PARTS[id]}').length > 0`);
      await trip.press('ArrowRight');
      await trip.sees(
        `document.querySelector('.now-ring') && document.querySelector('.sentence[data-lane]').textContent.length > 20`,
      );
    }
  },
  'steps forwards and back by keys': async (trip) => {
    await trip.open(SQUARES);
    await trip.press('ArrowRight', 'PageDown', 'ArrowRight');
    await trip.isAt(4);
    await trip.press('ArrowLeft', 'PageUp');
    await trip.isAt(2);
  },
  'steps by buttons, and by keys after that': async (trip) => {
    for (const address of [SQUARES, BOOKS, LITS]) {
      await trip.open(address);
      await trip.clickOn('^Step$');
      await trip.isAt(2);
      await trip.press('ArrowRight');
      await trip.isAt(3);
      await trip.clickOn('^Back$');
      await trip.isAt(2);
    }
  },
  'jumps to a cut, to the end and to the start': async (trip) => {
    await trip.open('#puzzle=square-destroyer&input=3&preset=guide');
    await trip.press('n');
    await trip.says('.sentence[data-lane]', 'cut');
    await trip.press('End');
    await trip.sees(`document.querySelector('.now-ring').closest('.goal')`);
    await trip.press('Home');
    await trip.isAt(1);
  },
  'goes to the node clicked on': async (trip) => {
    await trip.open(`${SQUARES}&step=16`);
    const node = 'svg[data-roving] [data-key]:not(.now):not(.future)';
    await trip.click(node);
    await trip.sees('document.querySelector("[data-stop-at]").dataset.stopAt !== "15"');
  },
  'plays, and pauses': async (trip) => {
    await trip.open(SQUARES);
    await trip.press(' ');
    await trip.isAt(3);
    await trip.press(' ');
    await trip.sees(`document.querySelector('.play').getAttribute('aria-label') === 'Play'`);
  },
  'edits a board': async (trip) => {
    await trip.open(SQUARES);
    await trip.clickOn('^Edit$');
    await trip.click('[data-board="0"] [data-stick="1"]');
    await trip.sees(`document.querySelector('[data-stick="1"]').dataset.status === 'missing'`);
    await trip.sees(`location.hash.includes('input=3-1.12.17.23')`);
  },
  'compares two searches': async (trip) => {
    await trip.open(`${SQUARES}&step=5`);
    await trip.clickOn('^Compare$');
    await trip.sees(`document.querySelectorAll('[data-board]').length === 2`);
    await trip.sees(`document.querySelectorAll('.sentence[data-lane]').length === 2`);
    await trip.press('ArrowRight', 'ArrowLeft');
    await trip.sees(`location.hash.includes('compare=blind')`);
  },
  'takes a contest input that is pasted': async (trip) => {
    await trip.open(SQUARES);
    await trip.engine.run(`(() => {
      const [data, dataType] = ['1\\n2\\n0\\n', 'text/plain'];
      const clipboardData = new DataTransfer();
      clipboardData.setData(dataType, data);
      // Firefox takes the text by itself
      const given = { clipboardData, data, dataType, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', given));
    })()`);
    await trip.clickOn('^Answer all cases$');
    await trip.clickOn('^Step through case 1');
    await trip.sees(`location.hash.includes('input=2&')`);
    await trip.sees(`document.querySelectorAll('[data-board="0"] [data-stick]').length === 12`);
  },
  'stays where it is when loaded again': async (trip) => {
    await trip.open(BOOKS);
    await trip.press('ArrowRight', 'ArrowRight');
    await trip.sees(`location.hash.endsWith('step=3')`);
    await trip.reload();
    await trip.isAt(3);
  },
  'follows a link, and comes back': async (trip) => {
    await trip.open(`${SQUARES}&step=7`);
    await trip.engine.run(`void (location.hash = '${LITS}&step=4')`);
    await trip.isAt(4);
    await trip.sees(`document.querySelector('[data-board="0"] .blocked')`);
    await trip.engine.run('void history.back()');
    await trip.isAt(7);
    await trip.sees(`document.querySelector('[data-stick]')`);
  },
  'steps by touch': async (trip) => {
    await trip.open(SQUARES);
    await trip.clickOn('^Step$', 'touch');
    await trip.isAt(2);
    await trip.clickOn('^Back$', 'touch');
    await trip.isAt(1);
  },
  'opens a dialog and shuts it': async (trip) => {
    await trip.open(SQUARES);
    await trip.press('?');
    await trip.sees(`document.querySelector('dialog[open]')`);
    await trip.press('Escape');
    await trip.sees(`!document.querySelector('dialog[open]')`);
    await trip.press('ArrowRight');
    await trip.isAt(2);
  },
  'speaks Chinese, and English again': async (trip) => {
    await trip.open(SQUARES);
    await trip.click(MORE);
    await trip.clickOn('中文');
    await trip.sees(`document.documentElement.lang === 'zh-CN'`);
    await trip.says('.sentence[data-lane]', '上限');
    await trip.click(MORE);
    await trip.clickOn('English');
    await trip.says('.sentence[data-lane]', 'bound');
  },
};
