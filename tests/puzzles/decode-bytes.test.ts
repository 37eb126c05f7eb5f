import { describe, expect, test } from 'vitest';
import { decodeBytes } from '../../src/puzzles/decode-bytes.ts';
import { bytesIn } from './bytes-in.ts';

const text = '2\r\n2\r\n0\r\n3\r\n3 12 17 23\r\n';

describe('7.2: a file is read as', () => {
  test.each(['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16le-bom', 'utf-16be', 'utf-16be-bom'] as const)('%s', (form) => {
    for (const each of [text, '1\n', `火柴 ${text}`, `${text}\x1A`, `${text}${'\0'.repeat(500)}`])
      expect(decodeBytes(bytesIn(form, each))).toEqual({ text: each, wrong: null });
  });

  test('nothing, where it is empty', () => expect(decodeBytes(new Uint8Array())).toEqual({ text: '', wrong: null }));

  test('UTF-8 up to where it was cut off in a character', () => {
    expect(decodeBytes(bytesIn('utf-8', '12 火').subarray(0, 5))).toEqual({ text: '12 ', wrong: null });
  });
});

test('7.2: what is no such text is named, GBK by its name', () => {
  // 测试数据
  const heading = Uint8Array.of(0xb2, 0xe2, 0xca, 0xd4, 0xca, 0xfd, 0xbe, 0xdd, 10);
  expect(decodeBytes(heading)).toEqual({ text: null, wrong: 'gbk' });
  expect(decodeBytes(Uint8Array.of(0x89, 0x50, 0xff, 0xff, 0x0d))).toEqual({ text: null, wrong: 'encoding' });
});
