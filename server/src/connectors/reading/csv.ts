import { matchGroups } from './text-parts.ts';
/** Rows of comma-separated values by the names in the first line; quoted values may hold commas and lines. */
export function readCsv(bytes: Uint8Array): Record<string, string>[] {
  const text = new TextDecoder('utf-8').decode(bytes);
  const lines: string[][] = [];
  let cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/gy;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [quoted, plain] = matchGroups(found);
    cells.push(plain || quoted.replaceAll('""', '"'));
    if (found[3] === ',') continue;
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
    if (pattern.lastIndex >= text.length) break;
  }
  const [head = [], ...rows] = lines;
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
