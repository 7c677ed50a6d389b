import { z } from 'zod';
import type { NamedCouncil } from 'contract/councils';
import { addDays, dayOf, endOfDay, startOfDay, type DayText } from 'contract/amsterdam';
import { fetchSourceJson, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import type { Batch, Cursor } from '../connector.ts';
import { fetchInParts, inBatches, type Part } from '../reading/batches.ts';
import { walkCouncils } from '../councils/walk.ts';
import { beginAt, DayPlace, earlierPlace, endAt } from '../reading/cursors.ts';
import { fetchFile, type FetchedFile, type Outage } from '../reading/files.ts';
import { jsonFault } from '../reading/answers.ts';
import { documentsOfMeeting, fileAddress, listedAt } from './read.ts';
import { DocumentRow, MeetingRow } from './rows.ts';
import { addressOf, type Site } from './sites.ts';

/** What a poll brings: a meeting or a document with its files, or the units of a site. */
export type GoRaw =
  | {
      kind: 'meeting';
      site: Site;
      row: unknown;
      /** The documents this raw is about; all when absent. */
      part?: Part;
      files: Record<string, FetchedFile>;
      at: number;
    }
  | { kind: 'document'; site: Site; row: unknown; files: Record<string, FetchedFile> }
  | { kind: 'units'; site: Site; rows: unknown[] }
  | { kind: 'failed'; site: Site; reason: string };

const pieceDays = 31;
const ahead = 184;
const back = 62;

/** `part` is there while the walk along a site is not finished. */
const GoPlace = DayPlace.extend({ part: z.enum(['meetings', 'documents']).optional() });
type GoPlace = z.infer<typeof GoPlace>;

/** The one site that earlier versions read, whose cursor had its place alone. */
const earlierSite = 'https://gemeenteraad.denhelder.nl';

/**
 * One round along the sites: the units of each, its meetings and the documents it published, a month at a
 * time. The service tells no changes, so the last months are read again.
 * @throws SourceFault
 */
export function pollGo(
  request: SourceRequest,
  councils: readonly NamedCouncil[],
  siteOf: (council: NamedCouncil) => Site,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<GoRaw>> {
  return walkCouncils<NamedCouncil, GoPlace, GoRaw>(
    {
      councils,
      keyOf: ({ key }) => key,
      now,
      signal: request.signal,
      isOneService: false,
      place: GoPlace,
      begin: (day) => beginAt(day, now, back),
      end: (place) => endAt(place, now, back),
      earlier: (cursor, key) => (key === earlierSite ? earlierPlace(cursor) : undefined),
      read: (council, place) => ofSite(request, siteOf(council), place, now),
      failed: (council, reason) => ({ kind: 'failed', site: siteOf(council), reason }),
    },
    since,
  );
}

async function* ofSite(
  request: SourceRequest,
  site: Site,
  place: GoPlace,
  now: number,
): AsyncGenerator<GoRaw[]> {
  place.began ??= new Date(now).toISOString();
  const outage: Outage = { files: 0 };
  // A document of a meeting is in the list of documents too; there it has no meeting.
  const seen = new Set<number>();
  if (!place.part) {
    const rows = await listOf(addressOf(site, 'dmus'), 'dmus', request);
    yield [{ kind: 'units', site, rows }];
    place.part = 'meetings';
  } else {
    // What was read before the poll was broken off has to be known again.
    const until = place.part === 'documents' ? addDays(dayOf(now), ahead + 1) : (place.day ?? place.from);
    for (let day = place.from; day < until; day = addDays(day, pieceDays)) {
      const last = addDays(day, pieceDays - 1);
      const rows = await listOf(addressOf(site, query(site, 'meetings', day, last)), 'meetings', request);
      for (const row of rows) remember(row, seen);
    }
  }
  for (const part of ['meetings', 'documents'] as const) {
    if (place.part !== part) continue;
    const last = part === 'meetings' ? addDays(dayOf(now), ahead) : dayOf(now);
    for (let day = place.day ?? place.from; day <= last; day = addDays(day, pieceDays)) {
      const until = addDays(day, pieceDays - 1);
      const rows = await listOf(addressOf(site, query(site, part, day, until)), part, request);
      yield* inBatches(withFiles(site, part, rows, { request, outage, seen, at: now }));
      place.day = addDays(day, pieceDays);
      yield [];
    }
    if (part === 'meetings') {
      place.part = 'documents';
      delete place.day;
    }
  }
}

/** The first version takes seconds since 1970, the second days. */
function query({ version }: Site, part: 'meetings' | 'documents', from: DayText, until: DayText): string {
  if (part === 'documents')
    return `documents?publicationDate_from=${from}&publicationDate_to=${until}&limit=1000`;
  const [first, last] =
    version === 'v1' ? [startOfDay(from) / 1_000, Math.floor(endOfDay(until) / 1_000)] : [from, until];
  return `meetings?date_from=${first}&date_to=${last}`;
}

/** The rows of an answer: a list, or in the second version one inside a result. */
async function listOf(url: string, part: string, request: SourceRequest): Promise<unknown[]> {
  const body = await fetchSourceJson(url, request);
  const result = typeof body === 'object' && body !== null && 'result' in body ? body.result : body;
  const rows =
    typeof result === 'object' && result !== null && part in result
      ? (result as Record<string, unknown>)[part]
      : result;
  const counted = Number((result as { totalCount?: unknown } | null)?.totalCount ?? 0);
  if (Array.isArray(rows) && rows.length >= counted) return rows as unknown[];
  throw jsonFault(url, Array.isArray(rows) ? `${rows.length} rows of ${counted}` : 'no list', body);
}

/** A meeting, all of whose documents are known from now on: whether they are public is told by it. */
function remember(row: unknown, seen: Set<number>): MeetingRow | undefined {
  const meeting = MeetingRow.safeParse(row).data;
  for (const { id } of meeting ? listedAt(meeting) : []) seen.add(id);
  return meeting;
}

/** Rows with their files, a meeting in parts where these are many. */
async function* withFiles(
  site: Site,
  part: 'meetings' | 'documents',
  rows: readonly unknown[],
  { request, outage, seen, at }: { request: SourceRequest; outage: Outage; seen: Set<number>; at: number },
): AsyncGenerator<GoRaw> {
  const fileOf = (row: DocumentRow, meeting?: number) => {
    const fileName = row.filename ?? row.fileName;
    return fetchFile(fileAddress(site, row, meeting), fileName ? { fileName } : {}, request, outage);
  };
  for (const row of rows) {
    if (part === 'documents') {
      const document = DocumentRow.safeParse(row).data;
      if (document && seen.has(document.id)) continue;
      const files = document && !document.confidential ? { [document.id]: await fileOf(document) } : {};
      yield { kind: 'document', site, row, files };
      continue;
    }
    const meeting = remember(row, seen);
    const documents = meeting ? documentsOfMeeting(meeting).map((one) => one.row) : [];
    for await (const fetched of fetchInParts(documents, (one) => fileOf(one, meeting?.id))) {
      yield { kind: 'meeting', site, row, ...fetched, at };
    }
  }
}
