/**
 * Links that chat programs, mail and word processors have altered. What they do to a link is taken back: escapes and entities, however
 * often, full-width characters, blanks, line breaks and invisible characters, marks that close a sentence or a Markdown word, and what
 * they append to follow the reader. No part of a link is written with any of these, so nothing that was meant is lost.
 */
import { type Entry, type Reading, readEntries } from './read-entries.ts';

/** Longer than any link that the page makes. */
const MOST_CHARACTERS = 20_000;

/** How often an escape may have been escaped. */
const MOST_LAYERS = 6;

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', num: '#', equals: '=', plus: '+' },
  ...{
    comma: ',',
    period: '.',
    hyphen: '-',
    dash: '-',
    lowbar: '_',
    percnt: '%',
    semi: ';',
    quest: '?',
    newline: '\n',
  },
};

/** What those who count readers append to a link. */
const followers =
  /^(utm_\w+|\w{0,2}clid|msclkid|gbraid|wbraid|igshi?d?|mc_[ce]id|spm|scm|from|isappinstalled|share\w*|wechat_redirect|rd|nsukey|bbid|ts|vd_source|ref|ref_src|source|src|si|t|timestamp|scene|subscene|clicktime|enterid|srcid|sessionid|pass_ticket|exportkey|hs(enc|mi)|mkt_tok|trk|tracking\w*|text)$/i;

const tags = /<\/?(?:a|b|br|code|div|em|i|p|span|strong|u)\b[^<>]*>/gi;

/** What may close a text: an escape that cannot be read, as of another encoding, or a mark. */
const lostEscape = /%[\da-f]{2}$/i;
const mark = /[^\p{L}\p{N}]$/u;
const foreignMark = /[^\p{L}\p{N}_%-]$/u;

/** Reads a fragment whatever has been done to it; what remains unreadable is named. Never throws. */
export function mendAddress(fragment: string): Reading {
  const text = unwrapped(fragment.slice(0, MOST_CHARACTERS));
  const joined = readMended(text.replace(/\s/g, ''));
  if (joined.unreadable.length === 0 || !/\s/.test(text.trim())) return joined;
  // a form writes + as a blank
  const added = readMended(
    text
      .trim()
      .replace(/[\r\n]/g, '')
      .replace(/ +/g, '+'),
  );
  return added.unreadable.length < joined.unreadable.length ? added : joined;
}

/** Takes back, layer by layer, how the characters of a link have been written otherwise. */
function unwrapped(fragment: string): string {
  let text = fragment;
  for (let layer = 0; layer < MOST_LAYERS; layer++) {
    const before = text;
    text = text
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{DI}\\]/gu, '')
      .replace(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? '' : blanks))
      .replace(/[\p{Pd}\u2212]/gu, '-');
    // an escape may have been broken in two
    text = text.replace(/%\s*([\da-f])\s*([\da-f])/gi, '%$1$2').replace(/(?:%[\da-f]{2})+/gi, unescaped);
    text = text.replace(/&\s*#?\s*\w[\w\s]{1,9};/g, entity);
    if (text === before) break;
  }
  return text;
}

function unescaped(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

function entity(whole: string): string {
  const said = whole.replace(/[&;\s]/g, '');
  if (!said.startsWith('#')) return entities[said.toLowerCase()] ?? whole;
  const code = Number(said.replace('#', '').replace(/^x/i, '0x'));
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

function readMended(text: string): Reading {
  const entries = entriesOf(text);
  const last = entries.at(-1);
  if (!last) return readEntries([]);
  // what was written after a link without a blank between
  const [, kept = '', after = ''] = /^([\w.+,%-]*)(.*)$/s.exec(last[1]) ?? [];
  const foreign = bare(after);
  const reading = readEntries([...entries.slice(0, -1), [last[0], kept === '' ? last[1] : kept]], meant);
  if (foreign === '' || kept === '') return reading;
  return { ...reading, unreadable: [...reading.unreadable, { part: 'unknown', text: foreign }] };
}

/** Each once, without what others appended. */
function entriesOf(text: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const piece of text
    .replace(tags, '')
    .replace(/https?:[^#]*/gi, '')
    .split(/[&#?;]/)) {
    // a link in Markdown or in brackets may stand twice
    const own = piece.split(/\]\(|[<>]/).find((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';
    const [, said = '', value = ''] = /^([^=]*)(?:=+(.*))?$/s.exec(own) ?? [];
    const name = bare(said).replace(/^amp(?=[a-z]|$)/i, '');
    if (name === '' || followers.test(name)) continue;
    const known = name.toLowerCase();
    const key = `${known}=${withoutEnd(value, [mark])}`;
    if (!entries.has(key)) entries.set(key, [known === 'grid' ? 'input' : /[a-z]/.test(known) ? known : name, value]);
  }
  return [...entries.values()];
}

/** What a text may have been, the likeliest first: itself, without marks around it, without those that Markdown shares with an input. */
function meant(text: string): string[] {
  // `=3D` is how mail writes =
  const opened = text.replace(/^[^\p{L}\p{N}-]+/u, '').replace(/^(?:3D)+(?=.)/i, '');
  const closed = withoutEnd(opened === '' ? text : opened, [lostEscape, foreignMark]);
  const plain = withoutEnd(closed, [mark]);
  return [text, closed, plain, plain.toLowerCase()];
}

/** Letters and digits with what stands between them. */
function bare(text: string): string {
  return withoutEnd(text.replace(/^[^\p{L}\p{N}]+/u, ''), [mark]);
}

/** Takes such ends off until there is none: one expression for all of them would try every place of a long run. */
function withoutEnd(text: string, ends: readonly RegExp[]): string {
  let length = text.length;
  for (let cut = 1; cut > 0; length -= cut) {
    const tail = text.slice(Math.max(0, length - 3), length);
    cut = Math.max(...ends.map((end) => end.exec(tail)?.[0].length ?? 0));
  }
  return text.slice(0, length);
}
