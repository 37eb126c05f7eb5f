/** A record of a table for other programs, with its end of line: CSV as in RFC 4180, with the minus that keyboards have. */
export function csvRecord(fields: readonly (string | number)[]): string {
  return `${fields.map(field).join(',')}\r\n`;
}

function field(value: string | number): string {
  const text = String(value).replaceAll('\u2212', '-');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
