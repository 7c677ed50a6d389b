import { dayOf } from 'contract/amsterdam';
import type { Counted, Proof, ProofRequest } from './proof.ts';

/** Lines of one kind in the text; the file of JSON has all. */
const mostLines = 20;

/** A proof as text: what is off first, then all that was seen. */
export function describeProof(proof: Proof): string {
  const { source, askedAt, began, milliseconds, sound, off, items, requests } = proof;
  const at = askedAt === undefined ? '' : ` at ${askedAt}`;
  const bytes = requests.reduce((sum, request) => sum + (request.bytes ?? 0), 0);
  return lines([
    `${source}${at}: ${sound ? 'sound' : 'OFF'} (${began}, ${seconds(milliseconds)})`,
    ...off.map((what) => `  off: ${what}`),
    `  asked from ${proof.tries.map((from) => (from === null ? 'its beginning' : dayOf(Date.parse(from)))).join(', then ')}` +
      `; ${stopOf(proof)}`,
    `  requests ${requests.length}, ${kilobytes(bytes)}: ${statuses(requests)}`,
    ...bounded(requests.map(lineOf)),
    `  items ${items.read}, failed ${items.failed.length}; documents ${proof.documents}, of these meetings ${proof.meetings}` +
      `; withdrawn ${proof.withdrawn}, names ${proof.names}`,
    ...bounded(items.failed.map(({ id, url, fault }) => `failed: ${id}${url ? ` (${url})` : ''}: ${fault}`)),
    ...bounded(proof.skipped.map(countedLine('skipped'))),
    ...bounded(proof.notes.map(countedLine('note'))),
    ...fieldLines(proof),
    ...bounded(proof.newKinds.map(countedLine('not read before'))),
    ...(proof.newNames.length > 0 ? [`  new names of fields: ${proof.newNames.join(', ')}`] : []),
    ...unprovenLines(proof),
  ]);
}

function stopOf({ stopped }: Proof): string {
  if (stopped === undefined) return 'read to its end';
  if (stopped === 'fault') return 'ended by a fault';
  return stopped === 'items' ? 'a handful was there' : `stopped at its bound of ${stopped}`;
}

function fieldLines({ documents, fields, expectedFrom }: Proof): string[] {
  if (documents === 0) return [];
  const told = fields.map(({ field, filled, expected, missing }) => {
    const about = expectedFrom ? ` (about ${Math.round(expected)})` : '';
    return `${field} ${filled}${about}${missing ? ' MISSING' : ''}`;
  });
  const beside = {
    recordings: 'beside what recorded payloads have',
    fixtures: 'beside what our own payloads have, as none was recorded',
  };
  const what = expectedFrom ? `, ${beside[expectedFrom]}` : '';
  return [`  filled of ${documents}${what}: ${told.join(', ')}`];
}

function unprovenLines({ proven, unproven, documents }: Proof): string[] {
  if (!proven) {
    return [
      `  not yet proven as a whole: ${documents > 0 ? 'this run read documents of it' : 'not shown by this run'}`,
    ];
  }
  return unproven.map(
    ({ part, shown }) =>
      `  not yet proven: ${part}, ${shown ? 'shown by this run' : 'not shown by this run'}`,
  );
}

function statuses(requests: readonly ProofRequest[]): string {
  const counts = Map.groupBy(requests, ({ status, fault }) => status ?? (fault ? 'no answer' : 'no status'));
  return [...counts].map(([status, those]) => `${those.length} × ${status}`).join(', ') || 'none';
}

function lineOf({ url, status, type, bytes, milliseconds, fault }: ProofRequest): string {
  const told = [status, type, bytes === undefined ? undefined : kilobytes(bytes), `${milliseconds} ms`];
  const known = told.filter((part) => part !== undefined && part !== '').join(', ');
  return `${url}: ${known}${fault === undefined ? '' : `; ${fault}`}`;
}

const countedLine =
  (kind: string) =>
  ({ what, count, example }: Counted) =>
    `${kind}: ${count} × ${what} (such as ${example})`;

function bounded(all: readonly string[]): string[] {
  const shown = all.slice(0, mostLines).map((line) => `    ${line}`);
  return all.length > mostLines ? [...shown, `    and ${all.length - mostLines} more`] : shown;
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
