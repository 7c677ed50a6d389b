/** A cell of a table that is downloaded. */
export type Cell = string | number;

/**
 * A table as a spreadsheet of Dutch users opens it: semicolons, a byte order mark, CRLF and the decimal sign
 * of the language. Text that a spreadsheet would run as a formula is kept as text.
 */
export function csvOf(rows: readonly (readonly Cell[])[], languageTag: string): string {
  const decimals = new Intl.NumberFormat(languageTag, { useGrouping: false, maximumFractionDigits: 2 });
  const written = (cell: Cell) => {
    if (typeof cell === 'number') return decimals.format(cell);
    const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
    return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return `\uFEFF${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`;
}
