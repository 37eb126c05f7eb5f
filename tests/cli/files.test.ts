import { expect, test } from 'vitest';
import { bytesIn } from '../puzzles/bytes-in.ts';
import { runWith } from './fake-world.ts';

const sample = '2\n2\n0\n3\n3 12 17 23\n';

test.each(['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16le-bom', 'utf-16be', 'utf-16be-bom'] as const)(
  '7.2: standard input in %s is answered',
  (form) => {
    expect(runWith(['solve', 'square-destroyer'], bytesIn(form, sample))).toEqual({
      status: 0,
      out: '3\n3\n',
      err: '',
    });
  },
);

test('7.2: GBK is named as such', () => {
  const gbk = Uint8Array.of(0xb2, 0xe2, 0xca, 0xd4, 10, 0x31, 10);
  expect(runWith(['solve', 'square-destroyer'], gbk)).toEqual({
    status: 2,
    out: '',
    err: 'deepen: standard input is not UTF-8: it looks like GBK. Save it as UTF-8 and open it again.\n',
  });
});

test('7.5: no message has a character that a terminal obeys or that turns a line round', () => {
  const evil = 'a\u001B[2J\u202Etxt.in';
  const ran = [
    runWith(['solve', 'square-destroyer', evil]),
    runWith(['solve', evil]),
    runWith([evil]),
    runWith(['solve', 'square-destroyer', '--preset', evil]),
    runWith(['solve', 'square-destroyer', `--${evil}`]),
    runWith(['compare', 'square-destroyer', '--vary', evil]),
    runWith(['trace', 'square-destroyer', '--case', evil], sample),
    runWith(['solve', 'square-destroyer'], `1\n2 ${evil}`),
  ];
  for (const { status, err } of ran) {
    expect(status).toBe(2);
    expect(err.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
  expect(ran[0]?.err).toContain('cannot read a⟨U+001B⟩[2J⟨U+202E⟩txt.in');
});
