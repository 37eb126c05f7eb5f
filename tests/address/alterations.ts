/** What becomes of a link on its way, by what does it. */
export const alterations: readonly (readonly [who: string, alter: (link: string) => string])[] = [
  ...[...'。.．，,、；;：:！!？?）)】]》>」』”’"\'…·~～*_`|/\\<'].map(
    (mark) => [`a sentence or bracket closed with ${mark}`, (link: string) => link + mark] as const,
  ),
  ['bold in Markdown', (link) => `${link}**`],
  ['italics in Markdown', (link) => `${link}_`],
  ['struck out in Markdown', (link) => `${link}~~`],
  ['a sentence in brackets', (link) => `${link}).`],
  ['a Chinese sentence in quotes', (link) => `${link}”。`],
  ['a blank at the end', (link) => `${link}%20`],
  ['blanks at both ends', (link) => ` ${link.replace('#', '# ')}  `],
  ['a blank that does not break', (link) => `${link}\u00A0`],
  ['an ideographic blank', (link) => `${link}\u3000`],
  ['HTML', (link) => link.replaceAll('&', '&amp;')],
  ['HTML twice', (link) => link.replaceAll('&', '&amp;amp;')],
  ['HTML by number', (link) => link.replaceAll('&', '&#38;').replaceAll('=', '&#x3D;')],
  ['= as an escape', (link) => link.replaceAll('=', '%3D')],
  ['= as a lower-case escape', (link) => link.replaceAll('=', '%3d')],
  ['& as an escape', (link) => link.replaceAll('&', '%26')],
  ['all as escapes', (link) => `#${encodeURIComponent(link.slice(1))}`],
  ['all as escapes twice', (link) => `#${encodeURIComponent(encodeURIComponent(link.slice(1)))}`],
  ['all as escapes, # too', (link) => `#${encodeURIComponent(link)}`],
  ['upper-case escapes of every character', (link) => `#${escapedAll(link.slice(1)).toUpperCase()}`],
  ['lower-case escapes of every character', (link) => `#${escapedAll(link.slice(1)).toLowerCase()}`],
  ['mail, quoted printable', (link) => link.replaceAll('=', '=3D')],
  ['those who count readers', (link) => `${link}&utm_source=chat&utm_medium=social`],
  ['a social network', (link) => `${link}&fbclid=IwAR0_x-Y`],
  ['a shop', (link) => `${link}&spm=a2c4g.11186623.0.0`],
  ['WeChat', (link) => `${link}&from=singlemessage&isappinstalled=0`],
  ['WeChat with ?', (link) => `${link}?from=singlemessage`],
  ['WeChat with #', (link) => `${link}#wechat_redirect`],
  ['a counter in front', (link) => link.replace('#', '#utm_source=x&')],
  ['a line break', (link) => broken(link, '\n')],
  ['a line break of Windows', (link) => broken(link, '\r\n')],
  ['a line break with an indent', (link) => broken(link, '\n  ')],
  ['a line break as an escape', (link) => broken(link, '%0D%0A')],
  ['a soft hyphen', (link) => broken(link, '\u00AD')],
  ['a zero-width blank', (link) => broken(link, '\u200B')],
  ['a word joiner', (link) => broken(link, '\u2060')],
  ['a mark of direction', (link) => `\u200E${link}\u202C`],
  ['a byte order mark', (link) => link.replace('#', '#\uFEFF')],
  ['full-width marks', (link) => link.replace('#', '＃').replaceAll('&', '＆').replaceAll('=', '＝')],
  [
    'full-width digits',
    (link) => link.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ],
  ['curly quotes around it', (link) => `#“${link.slice(1)}”`],
  ['quotes around it', (link) => `#"${link.slice(1)}"`],
  ['angle brackets around it', (link) => `#<${link.slice(1)}>`],
  ['angle brackets as entities', (link) => `#&lt;${link.slice(1)}&gt;`],
  ['a dash for a hyphen', (link) => link.replaceAll('-', '–')],
  ['a hyphen that does not break', (link) => link.replaceAll('-', '\u2011')],
  ['# twice', (link) => `#${link}`],
  ['the link twice', (link) => link + link],
  ['a link in Markdown', (link) => `${link}](https://example.org/deepen/${link})`],
  ['a link in HTML', (link) => `${link}"></a>`],
  ['a line break in HTML', (link) => `${link}<br>`],
  ['escapes of Markdown', (link) => link.replaceAll('_', '\\_').replaceAll('-', '\\-').replaceAll('.', '\\.')],
  ['names with capitals', (link) => link.replace(/(?<=[#&])[a-z]/g, (letter) => letter.toUpperCase())],
];

function escapedAll(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
function broken(link: string, at: string): string {
  const middle = Math.floor(link.length / 2);
  return link.slice(0, middle) + at + link.slice(middle);
}
/** As the browser hands it over. */
export const inBar = (link: string) =>
  new URL(`https://example.org/deepen/${link.startsWith('#') ? link : `#${link}`}`).hash;
