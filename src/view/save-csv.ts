/** Hands the reader a table as a file of that name: a line of headings, then the rows. */
export function saveCsv(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly (number | string)[])[],
): void {
  const text = [headings, ...rows].map((row) => `${row.join(',')}\n`).join('');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
