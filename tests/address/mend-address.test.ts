import { describe, expect, test } from 'vitest';
import { formatAddress, openAddress } from '../../src/address/address.ts';
import { alterations, inBar } from './alterations.ts';
import { neverThrows, opensAgain } from './opens-again.ts';

const sound = '#puzzle=square-destroyer&input=3-12.17.23&preset=naive+ascending&compare=guide,blind&by=node&step=9';

describe('7.1: a link is opened whatever was done to it', () => {
  test.each(alterations)('%s', async (_, alter) => {
    for (const given of [alter(sound), inBar(alter(sound))]) {
      const { view, unreadable } = await openAddress(given);
      expect({ unreadable, address: formatAddress(view) }).toEqual({ unreadable: [], address: sound });
    }
  });

  test('a form that writes + as a blank', async () => {
    const { view, unreadable } = await openAddress(sound.replace('+', '%20'));
    expect({ unreadable, address: formatAddress(view) }).toEqual({ unreadable: [], address: sound });
  });

  test('any view, altered once or twice', () => opensAgain(300));
  test('nothing in the address bar makes it throw', () => neverThrows(100));
});

const start = '#puzzle=square-destroyer&input=3-12.17.23&preset=guide&step=1';
const booksort = '#puzzle=booksort&input=3.1.2&preset=astar';

describe('7.1: what is readable is kept, what is not is named', () => {
  test.each([
    // the steps of another search mean nothing
    [`${booksort}&step=x`, `${booksort}&step=1`, ['step x']],
    [
      '#puzzle=booksort&input=3.1.2&preset=best&step=4',
      '#puzzle=booksort&input=3.1.2&preset=guide&step=1',
      ['preset best'],
    ],
    [`${booksort}&compare=worst&step=4`, `${booksort}&step=1`, ['compare worst']],
    [`${booksort}&step=4&colour=red&utm_source=x`, `${booksort}&step=4`, ['unknown colour']],
    [`${booksort}&step=4这个链接`, `${booksort}&step=4`, ['unknown 这个链接']],
    [`${booksort}&step=4。后面还有`, `${booksort}&step=4`, ['unknown 后面还有']],
    [`${booksort}&step=4%A1%A3`, `${booksort}&step=4`, []],
    [`${booksort}&step=4&step=7`, `${booksort}&step=1`, ['step 7']],
    // an input of another puzzle would be a guess
    ['#puzzle=chess&input=3&preset=guide&step=2', start, ['puzzle chess']],
    ['#puzzle=square-destroyer&input=99&preset=blind&step=2', start.replace('guide', 'blind'), ['input 99']],
    ['#puzzle=square-destroyer&input=3-12..17', start, ['input 3-12..17']],
    ['#puzzle=square-destroyer&input=3中.4&step=2', start, ['input 3中.4']],
    ['#input=3&step=-4', '#puzzle=square-destroyer&input=3&preset=guide&step=1', ['step -4']],
    ['#input=3&step=0。', '#puzzle=square-destroyer&input=3&preset=guide&step=1', ['step 0。']],
    ['#input=<b>x</b>&step=2', start, ['input <b>x</b>']],
    ['#rubbish', start, ['unknown rubbish']],
    ['#input=%E0%A4%A', start, ['input %E0%A4%A']],
    ['#utm_source=chat', start, []],
    ['#', start, []],
  ])('%s', async (fragment, address, named) => {
    for (const given of [fragment, inBar(fragment)]) {
      const { view, unreadable } = await openAddress(given);
      expect(unreadable.map(({ part, text }) => `${part} ${text}`)).toEqual(named);
      expect(formatAddress(view)).toBe(address);
    }
  });
});
