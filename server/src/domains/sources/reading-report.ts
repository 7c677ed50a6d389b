import { basename, dirname, relative } from 'node:path';
import type { SourceConnector } from '#connectors/connector.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/text-extraction/extraction-fault.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';

/** What became of the recorded payloads of one source. */
export interface SourceReading {
  source: string;
  files: number;
  documents: Document[];
  withdrawn: number;
  /** Names of people, parties, committees and organisations in the source's own lists. */
  names: number;
  /** Texts read from files that stand alone. */
  texts: number;
  /** Count of records by the reason they were skipped. */
  skipped: Record<string, number>;
  /** Count of documents by what is wrong with them. */
  notes: Record<string, number>;
  /** Count of files by the reason they are no answers of this source. */
  leftOut: Record<string, number>;
  /** Files that could not be read, with the fault. */
  failed: { path: string; fault: string }[];
}

export interface ReadingReport {
  sources: SourceReading[];
  /** Files below the samples that no source reads, counted by folder. */
  unclaimed: Record<string, number>;
}

export interface Recorded {
  /** Folder of the samples, and the paths of all files below it. */
  root: string;
  paths: readonly string[];
  read: (path: string) => Promise<Uint8Array>;
}

/**
 * Reads every recorded payload with the connectors that know its folder, as a poll's answers are read, and
 * tells what became of each file.
 */
export async function readRecordings(
  { root, paths, read }: Recorded,
  connectors: readonly SourceConnector[],
  extraction: TextExtraction,
  signal: AbortSignal,
): Promise<ReadingReport> {
  const known = new Map(paths.map((path) => [relative(root, path), path]));
  const open = async (path: string) => {
    const found = known.get(path);
    return found === undefined ? undefined : read(found);
  };
  const claimed = new Set<string>();
  const sources: SourceReading[] = [];
  for (const connector of connectors) {
    const reading = nothingRead(connector.source);
    const { folders, files = [] } = connector.recordings;
    const isBelow = (path: string, places: readonly string[]) =>
      places.some((place) => path === place || path.startsWith(`${place}/`));
    for (const path of [...known.keys()].sort()) {
      signal.throwIfAborted();
      const standsAlone = isBelow(path, files);
      if (!standsAlone && !isBelow(path, folders)) continue;
      if (path.endsWith('.md')) continue;
      claimed.add(path);
      reading.files++;
      try {
        const bytes = (await open(path))!;
        if (standsAlone) {
          await extraction.extractText(bytes, '', basename(path));
          reading.texts++;
        } else await readFile(connector, path, bytes, open, reading);
      } catch (error) {
        signal.throwIfAborted();
        reading.failed.push({ path, fault: faultOf(error) });
      }
    }
    sources.push(reading);
  }
  const unclaimed: Record<string, number> = {};
  for (const path of known.keys()) {
    if (!claimed.has(path) && !path.endsWith('.md')) count(unclaimed, dirname(path));
  }
  return { sources, unclaimed };
}

async function readFile(
  connector: SourceConnector,
  path: string,
  bytes: Uint8Array,
  open: (path: string) => Promise<Uint8Array | undefined>,
  reading: SourceReading,
): Promise<void> {
  const raws = await connector.recordings.rawsOf(path, bytes, open);
  if (!Array.isArray(raws)) return count(reading.leftOut, raws.leftOut);
  for (const raw of raws) {
    const found = await connector.read(raw);
    reading.documents.push(...found.documents);
    reading.withdrawn += found.withdrawn.length + found.withdrawnKeys.length;
    reading.names += found.names.length;
    for (const { reason } of found.skipped) count(reading.skipped, reason);
    for (const { note } of found.notes) count(reading.notes, note);
  }
}

function nothingRead(source: string): SourceReading {
  return {
    source,
    files: 0,
    documents: [],
    withdrawn: 0,
    names: 0,
    texts: 0,
    skipped: {},
    notes: {},
    leftOut: {},
    failed: [],
  };
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

function faultOf(error: unknown): string {
  if (error instanceof SourceFault || error instanceof ExtractionFault) return error.message;
  return `${error instanceof Error ? error.stack : String(error)}`;
}

/** Parts of a document that a source may fill, with the test that it did. */
const fields: [string, (document: Document) => unknown][] = [
  ['time', (d) => d.timeKnown],
  ['text', (d) => d.text !== ''],
  ['people', (d) => d.people.length],
  ['party', (d) => d.people.some(({ party }) => party)],
  ['organisations', (d) => d.organisations.length],
  ['committees', (d) => d.committees.length],
  ['numbers', (d) => d.numbers.length],
  ['dossier', (d) => d.dossier],
  ['case', (d) => d.case],
  ['labels', (d) => d.labels?.length],
  ['titles', (d) => Object.keys(d.titles).length],
  ['votes', (d) => d.votes.length],
  ['turns', (d) => d.turns?.length],
  ['file', (d) => d.file],
  ['attachments', (d) => d.attachments.length],
  ['relations', (d) => d.relations.length],
  ['part of', (d) => d.partOf],
  ['meeting', (d) => d.meeting],
  ['identities', (d) => d.identities?.length],
  ['addresses', (d) => d.originalUrls.length],
];

/** The share of documents with each field in whole percents, fields that none has left out. */
export function fillOf(documents: readonly Document[]): Record<string, number> {
  const shares = fields.map(([name, has]): [string, number] => [
    name,
    Math.round((100 * documents.filter(has).length) / Math.max(1, documents.length)),
  ]);
  return Object.fromEntries(shares.filter(([name]) => documents.some(fields.find(([n]) => n === name)![1])));
}

/** The report as text, source by source. */
export function describeReport({ sources, unclaimed }: ReadingReport): string {
  const counts = (title: string, entries: Record<string, number>) =>
    Object.entries(entries)
      .sort(([name, one], [otherName, other]) => other - one || (name < otherName ? -1 : 1))
      .map(([what, n]) => `  ${title}: ${n} × ${what}`);
  const lines = sources.flatMap((reading) => [
    `${reading.source}: files ${reading.files}, failed ${reading.failed.length}, documents ${reading.documents.length}` +
      `, withdrawn ${reading.withdrawn}, names ${reading.names}, texts of files ${reading.texts}`,
    ...(reading.documents.length > 0
      ? [
          `  filled: ${Object.entries(fillOf(reading.documents))
            .map(([name, share]) => `${name} ${share}%`)
            .join(', ')}`,
        ]
      : []),
    ...counts('skipped', reading.skipped),
    ...counts('note', reading.notes),
    ...counts('left out', reading.leftOut),
    ...reading.failed.map(({ path, fault }) => `  failed: ${path}: ${fault}`),
  ]);
  return `${[...lines, ...counts('read by no source', unclaimed).map((line) => line.trim())].join('\n')}\n`;
}
