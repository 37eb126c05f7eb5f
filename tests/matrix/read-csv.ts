/** The records of a CSV text as RFC 4180 has it: fields by comma, records by CR LF, quotes doubled within quotes. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let at = 0; at < text.length; at = fields.lastIndex) {
    const found = fields.exec(text);
    if (!found) throw new Error(`no field at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}
