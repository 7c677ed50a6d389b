import { basename, join } from 'node:path';
import type { SourceConnector } from '#connectors/connector.ts';
import { namesIn } from '#connectors/items/payload-names.ts';
import { sourceNames, type SourceName } from '#connectors/names.ts';
import { withPlausibleDays } from '#connectors/reading/plausible-days.ts';
import { type Beside, GivenFile } from '#connectors/recognition/given-file.ts';
import { recogniserOf } from '#connectors/recognisers.ts';
import { openConnector } from '#connectors/registry.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Document } from '#stores/documents/document.ts';

/** What became of one file. */
export interface FileReading {
  /** Below the folder that was given. */
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
  /** Parts of what was read that are not what the source promises; they are among `skipped`. */
  unread: number;
  /** Names of fields and elements in what was read. */
  payloadNames: string[];
  /** Why the file is no answer that is read by itself. */
  leftOut?: string;
  /** Why the file could not be read. */
  failed?: string;
}

/** What became of the files of one source. */
export interface SourceReading {
  source: SourceName;
  files: FileReading[];
}

export interface ReadFiles {
  sources: SourceReading[];
  /** Paths of the files that no source knows. */
  unknown: string[];
}

/** Files below a folder. */
export interface Given {
  /** Below the folder, in any order. */
  paths: readonly string[];
  /** Bytes of the file at a path below the folder; undefined for none. */
  open: (path: string) => Promise<Uint8Array | undefined>;
}

/** What a source makes of a file: raws, or its text alone, or why nothing; undefined when it is none of it. */
type Claimed = readonly unknown[] | 'text' | { leftOut: string } | undefined;
/** Whether and how a source reads a file. */
export type Claim = (file: GivenFile, given: Given) => Promise<Claimed>;

/**
 * Reads every file with the connectors that know it, as a poll's answers are read, and tells what became of each.
 * `claimOf` is how a source knows its files: by their content, unless told otherwise.
 */
export async function readFiles(
  given: Given,
  extraction: TextExtraction,
  claimOf: (source: SourceName) => Promise<Claim> = byContent(given),
): Promise<ReadFiles> {
  const readings = new Map(sourceNames.map((source): [SourceName, FileReading[]] => [source, []]));
  const sources = await Promise.all(
    sourceNames.map(async (source) => ({
      source,
      connector: withPlausibleDays(await openConnector(source, { extraction })),
      claim: await claimOf(source),
    })),
  );
  const unknown: string[] = [];
  for (const path of given.paths.toSorted()) {
    const bytes = await given.open(path);
    if (!bytes || path.endsWith('.md')) continue;
    const file = new GivenFile(path, bytes);
    let isKnown = false;
    for (const { source, connector, claim } of sources) {
      const reading = await readFile(file, connector, () => claim(file, given), extraction);
      if (!reading) continue;
      isKnown = true;
      readings.get(source)?.push(reading);
    }
    if (!isKnown) unknown.push(path);
  }
  return { sources: [...readings].map(([source, files]) => ({ source, files })), unknown };
}

async function readFile(
  file: GivenFile,
  connector: SourceConnector,
  claim: () => Promise<Claimed>,
  extraction: TextExtraction,
): Promise<FileReading | undefined> {
  const { path } = file;
  const reading: FileReading = {
    ...{ path, documents: [], withdrawn: 0, names: 0, texts: 0, unread: 0 },
    ...{ skipped: {}, notes: {}, payloadNames: [] },
  };
  try {
    const claimed = await claim();
    if (claimed === undefined) return undefined;
    if (claimed === 'text') {
      await extraction.extractText(file.bytes, '', basename(path));
      reading.texts++;
    } else if ('leftOut' in claimed) reading.leftOut = claimed.leftOut;
    else await readRaws(claimed, connector, reading);
  } catch (error) {
    reading.failed = faultOf(error);
  }
  return reading;
}

async function readRaws(
  raws: readonly unknown[],
  connector: SourceConnector,
  reading: FileReading,
): Promise<void> {
  const names = new Set<string>();
  for (const raw of raws) {
    for (const name of namesIn(raw)) names.add(name);
    const found = await connector.read(raw);
    reading.documents.push(...found.documents);
    reading.withdrawn += found.withdrawn.length + found.withdrawnKeys.length;
    reading.names += found.names.length;
    for (const { reason } of found.skipped) count(reading.skipped, reason);
    for (const { note } of found.notes) count(reading.notes, note);
    for (const { fault } of found.unread) count(reading.skipped, fault);
    reading.unread += found.unread.length;
  }
  reading.payloadNames = [...names];
}

/** Sources know their files by content; what belongs to a file is looked for among those of its folder. */
export function byContent(given: Given): (source: SourceName) => Promise<Claim> {
  const beside = besideIn(given);
  return async (source) => {
    const recognise = await recogniserOf(source);
    return async (file) => recognise(file, beside(file));
  };
}

/** Files of one folder are kept while it is read, so that each is parsed once. */
function besideIn({ paths, open }: Given): (file: GivenFile) => Beside {
  let kept = { folder: '', files: new Map<string, GivenFile>() };
  const byName = Map.groupBy(paths, (path) => basename(path));
  const inFolder = Map.groupBy(paths, (path) => join(path, '..'));
  const openAt = async (path: string): Promise<GivenFile | undefined> => {
    const known = kept.files.get(path);
    if (known) return known;
    const bytes = await open(path);
    const file = bytes && new GivenFile(path, bytes);
    if (file?.folder === kept.folder) kept.files.set(path, file);
    return file;
  };
  return ({ path: own, folder }) => {
    if (kept.folder !== folder) kept = { folder, files: new Map() };
    return {
      async named(name) {
        const found = byName.get(name) ?? [];
        const [first] = found.toSorted(
          (one, other) => Number(join(other, '..') === folder) - Number(join(one, '..') === folder),
        );
        return first === undefined ? undefined : openAt(first);
      },
      at: (path) => openAt(join(folder, path)),
      async which(isSo) {
        for (const path of inFolder.get(folder) ?? []) {
          const file = path === own ? undefined : await openAt(path);
          if (file && isSo(file)) return file;
        }
        return undefined;
      },
    };
  };
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

function faultOf(error: unknown): string {
  if (error instanceof SourceFault || error instanceof ExtractionFault) return error.message;
  return `${error instanceof Error ? error.stack : String(error)}`;
}
