import { basename, dirname, relative } from 'node:path';
import type { SourceConnector } from '#connectors/connector.ts';
import { sourceNames, type SourceName } from '#connectors/names.ts';
import { withPlausibleDays } from '#connectors/reading/plausible-days.ts';
import { openConnector } from '#connectors/registry.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';
import { recordings } from './all.ts';

/** What became of one recorded file. */
interface FileReading {
  /** Below the folder of the samples. */
  path: string;
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
  /** Why the file is no answer of this source. */
  leftOut?: string;
  /** Why the file could not be read. */
  failed?: string;
}

/** What became of the recorded payloads of one source. */
interface SourceReading {
  source: string;
  files: FileReading[];
}

interface ReadingReport {
  sources: SourceReading[];
  /** Paths of the files below the samples that no source reads. */
  unclaimed: string[];
}

interface Recorded {
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
  extraction: TextExtraction,
): Promise<ReadingReport> {
  const known = new Map(paths.map((path) => [relative(root, path), path]));
  const open = async (path: string) => {
    const found = known.get(path);
    return found === undefined ? undefined : read(found);
  };
  const claimed = new Set<string>();
  const sources: SourceReading[] = [];
  for (const name of sourceNames) {
    const connector = withPlausibleDays(await openConnector(name, { extraction }));
    const readings: FileReading[] = [];
    const { folders, files = [] } = recordings[name];
    const isBelow = (path: string, places: readonly string[]) =>
      places.some((place) => path === place || path.startsWith(`${place}/`));
    for (const path of [...known.keys()].sort()) {
      const standsAlone = isBelow(path, files);
      if (!standsAlone && !isBelow(path, folders)) continue;
      if (path.endsWith('.md')) continue;
      claimed.add(path);
      const reading: FileReading = {
        path,
        documents: [],
        withdrawn: 0,
        names: 0,
        texts: 0,
        skipped: {},
        notes: {},
      };
      readings.push(reading);
      try {
        const bytes = (await open(path))!;
        if (standsAlone) {
          await extraction.extractText(bytes, '', basename(path));
          reading.texts++;
        } else await readFile(name, connector, bytes, open, reading);
      } catch (error) {
        reading.failed = faultOf(error);
      }
    }
    sources.push({ source: name, files: readings });
  }
  const unclaimed = [...known.keys()].filter((path) => !claimed.has(path) && !path.endsWith('.md')).sort();
  return { sources, unclaimed };
}

async function readFile(
  name: SourceName,
  connector: SourceConnector,
  bytes: Uint8Array,
  open: (path: string) => Promise<Uint8Array | undefined>,
  reading: FileReading,
): Promise<void> {
  const raws = await recordings[name].rawsOf(reading.path, bytes, open);
  if (!Array.isArray(raws)) {
    reading.leftOut = raws.leftOut;
    return;
  }
  for (const raw of raws) {
    const found = await connector.read(raw);
    reading.documents.push(...found.documents);
    reading.withdrawn += found.withdrawn.length + found.withdrawnKeys.length;
    reading.names += found.names.length;
    for (const { reason } of found.skipped) count(reading.skipped, reason);
    for (const { note } of found.notes) count(reading.notes, note);
    for (const { fault } of found.unread) count(reading.skipped, fault);
  }
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
  ['footage', (d) => d.footage?.length],
  ['file', (d) => d.file],
  ['attachments', (d) => d.attachments.length],
  ['relations', (d) => d.relations.length],
  ['part of', (d) => d.partOf],
  ['meeting', (d) => d.meeting],
  ['identities', (d) => d.identities?.length],
  ['addresses', (d) => d.originalUrls.length],
];

/** How many of the documents have each field, fields that none has left out. */
function fillOf(documents: readonly Document[]): [string, number][] {
  return fields
    .map(([name, has]): [string, number] => [name, documents.filter(has).length])
    .filter(([, filled]) => filled > 0);
}

/** What became of a file in a line. */
function outcomeOf({
  documents,
  withdrawn,
  names,
  texts,
  skipped,
  notes,
  leftOut,
  failed,
}: FileReading): string {
  const amounts = { documents: documents.length, withdrawn, names, 'texts of files': texts };
  const parts = [
    ...Object.entries(amounts).flatMap(([what, n]) => (n > 0 ? [`${what} ${n}`] : [])),
    ...Object.entries(skipped).map(([why, n]) => `skipped ${n} × ${why}`),
    ...Object.entries(notes).map(([why, n]) => `note ${n} × ${why}`),
    ...(leftOut === undefined ? [] : [`left out, ${leftOut}`]),
    ...(failed === undefined ? [] : [`failed, ${failed}`]),
    ...(documents.length > 0 ? [`filled: ${listed(fillOf(documents))}`] : []),
  ];
  return parts.join('; ') || 'nothing in it';
}

function listed(counts: readonly [string, number | string][]): string {
  return counts.map(([what, n]) => `${what} ${n}`).join(', ');
}

const readByNone = 'read by no source';

/** The report as text: what became of every file, then what each source read in all. */
export function describeReport({ sources, unclaimed }: ReadingReport): string {
  const byOutcome = sources.flatMap(({ source, files }) =>
    Object.entries(Object.groupBy(files, (file) => `${source}: ${outcomeOf(file)}`)).map(
      ([outcome, those = []]): [string, string[]] => [outcome, those.map(({ path }) => path)],
    ),
  );
  const all = unclaimed.length > 0 ? [...byOutcome, [readByNone, unclaimed] as const] : byOutcome;
  const lines = [
    ...all.flatMap(([outcome, paths]) => [outcome, ...namesByFolder(paths)]),
    '',
    ...sources.flatMap(describeSource),
    ...counted(unclaimed.map((path) => ({ [dirname(path)]: 1 }))).map((line) => `${readByNone}: ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

function namesByFolder(paths: readonly string[]): string[] {
  return Object.entries(Object.groupBy(paths, (path) => dirname(path))).map(
    ([folder, those = []]) => `  ${folder}: ${those.map((path) => basename(path)).join(', ')}`,
  );
}

function describeSource({ source, files }: SourceReading): string[] {
  const documents = files.flatMap((file) => file.documents);
  const sum = (amount: (file: FileReading) => number) => files.reduce((all, file) => all + amount(file), 0);
  const shareOf = (filled: number) => `${Math.round((100 * filled) / documents.length)}%`;
  const fill = fillOf(documents).map(([name, filled]): [string, string] => [name, shareOf(filled)]);
  const failed = files.flatMap(({ path, failed: fault }) =>
    fault === undefined ? [] : [`${path}: ${fault}`],
  );
  const leftOut = files.map(({ leftOut: why }) => (why === undefined ? {} : { [why]: 1 }));
  const told = (title: string, all: readonly string[]) => all.map((line) => `  ${title}: ${line}`);
  return [
    `${source}: files ${files.length}, failed ${failed.length}, documents ${documents.length}` +
      `, withdrawn ${sum((file) => file.withdrawn)}, names ${sum((file) => file.names)}` +
      `, texts of files ${sum((file) => file.texts)}`,
    ...(documents.length > 0 ? [`  filled: ${listed(fill)}`] : []),
    ...told('skipped', counted(files.map(({ skipped }) => skipped))),
    ...told('note', counted(files.map(({ notes }) => notes))),
    ...told('left out', counted(leftOut)),
    ...told('failed', failed),
  ];
}

/** Counts taken together, the highest first. */
function counted(counts: readonly Record<string, number>[]): string[] {
  const all: Record<string, number> = {};
  for (const [what, n] of counts.flatMap((one) => Object.entries(one))) all[what] = (all[what] ?? 0) + n;
  return Object.entries(all)
    .sort(([name, one], [otherName, other]) => other - one || (name < otherName ? -1 : 1))
    .map(([what, n]) => `${n} × ${what}`);
}
