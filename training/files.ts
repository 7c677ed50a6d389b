import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths in a folder whose name ends so, in the order of their names; none when there is no such folder. */
export async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Words of mark-up; good enough to count them, never to show them. */
export function stripped(markup: string): string {
  return markup
    .replace(/<(script|style)\b.*?<\/\1>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Math.min(0x10ffff, parseInt(digits, hex ? 16 : 10) || 32)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The rows of a file of one JSON object a line. */
export function jsonLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as unknown);
}

/** Rows of a comma-separated file with quotes, by the names of the first row. */
export function csvRows(text: string): Record<string, string>[] {
  let row: string[] = [];
  const rows = [row];
  let field = '';
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[index + 1] === '"') {
        field += '"';
        index += 1;
      } else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',' || character === '\n') {
      row.push(field.replace(/\r$/, ''));
      field = '';
      if (character === '\n') rows.push((row = []));
    } else field += character;
  }
  row.push(field);
  const [names = [], ...others] = rows;
  return others
    .filter((values) => values.length === names.length)
    .map((values) => Object.fromEntries(names.map((name, index) => [name, values[index]!])));
}
