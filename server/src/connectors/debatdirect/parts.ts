import { timesOf, type DebateRow } from './rows.ts';

/** What a debate that went on after a break has behind its name. */
const continued = /\s*\((?:voortzetting|vervolg)\)\s*$/i;

/** The subject of a debate, the same for all its parts. */
export function subjectOf(name: string): string {
  return name.replace(/\s+/g, ' ').trim().replace(continued, '');
}

/**
 * Debates of one day, each with its parts in order of time: one that was cut around a break goes on under the same
 * name, which then says so.
 */
export function debatesOf<Row extends DebateRow>(rows: readonly Row[]): Row[][] {
  const debates = new Map<string, Row[]>();
  for (const row of rows) {
    const key = JSON.stringify([row.debateDate, row.debateType ?? '', plain(subjectOf(row.name))]);
    debates.set(key, [...(debates.get(key) ?? []), row]);
  }
  const startOf = (row: DebateRow) => timesOf(row).start ?? Infinity;
  return [...debates.values()].map((parts) => parts.toSorted((one, other) => startOf(one) - startOf(other)));
}

/** Words as they are compared: accents, case and signs aside. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
