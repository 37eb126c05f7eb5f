import { expect, test, vi } from 'vitest';
import { saveCsv } from '../../../src/view/page/save-csv.ts';

test('7.7: a table that is saved begins with a byte order mark and has plain minus signs', async () => {
  const link = { href: '', download: '', click: vi.fn() };
  const saved: Blob[] = [];
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  saveCsv('table', ['深度', 'gap'], [[1, -2]]);
  const [first, second, third, ...rest] = new Uint8Array(await (saved[0] as Blob).arrayBuffer());
  expect([first, second, third]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(Uint8Array.from(rest))).toMatch(/^深度,gap\r?\n1,-2\r?\n$/);
  expect([link.download, link.click.mock.calls.length]).toEqual(['table.csv', 1]);
  vi.unstubAllGlobals();
});
