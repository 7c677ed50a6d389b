/** Rows of comma-separated values by the names in the first line; quoted values may hold commas and lines. */
export function readCsv(bytes: Uint8Array): Record<string, string>[] {
  const text = new TextDecoder('utf-8').decode(bytes);
  const lines: string[][] = [];
  let cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/gy;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    cells.push(found[1] === undefined ? found[2]! : found[1].replaceAll('""', '"'));
    if (found[3] === ',') continue;
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
    if (pattern.lastIndex >= text.length) break;
  }
  const [head, ...rows] = lines;
  return rows.map((row) => Object.fromEntries(head!.map((name, at) => [name, row[at] ?? ''])));
}
