import { z } from 'zod';
import { addDays, dayOf } from 'contract/amsterdam';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { isMissed, orMissed, type Missed } from '../items/missed.ts';
import { Remembered } from '../reading/cursors.ts';
import { fetchFile, type FetchedFile, type Outage } from '../reading/files.ts';
import { unlessGone, unlessWalled } from '../reading/refusals.ts';
import { readList, type ListedDocument } from './read-list.ts';
import { readMeetings } from './read-meetings.ts';

interface Service {
  /** The site with the register. */
  baseUrl: string;
  /** The server of the files. */
  filesUrl: string;
  request: SourceRequest;
}

/** What a poll hands over: a document with its file, meetings, a feed of them that is missed, or rows that could not be read. */
export interface CouncilRaw extends Partial<Missed> {
  /** The body whose meetings these are, or are missed. */
  body?: string;
  listed?: ListedDocument;
  file?: FetchedFile;
  /** An answer of the feed of meetings, and the day it was asked for, before which meetings have been held. */
  meetings?: { url: string; bytes: Uint8Array; asked: string };
  skipped: { sourceId: string; reason: string }[];
}

/** Lists that answer without a browser (SOURCES.md §9). */
const lists = ['en/documents/public-register/latest/', 'en/documents/public-register/oj-council/'];
/** The bodies whose meetings have a feed: the European Council, the Eurogroup, euro summits and the configurations. */
const bodies = 'agri compet ecofin envi epsco euco eurog euros eycs fac gac is jha tte'.split(' ');
const search = 'en/documents-publications/public-register/public-register-search/';
/** Pages at which the search is cut. */
const maximumPages = 50;
const pageRows = 20;
const stepSize = 5;
/** Days for which documents that were read are remembered. */
const rememberedDays = 30;

/** The day up to which the search is read, and the days of the documents that were. */
const CouncilCursor = z.object({ day: z.string().optional(), read: Remembered });

/** The cursor of a back-fill. */
export function cursorAt(since: number): Cursor {
  return { day: dayOf(since) };
}

/**
 * Documents of the public register since the cursor: the open lists of the latest documents and of agendas, the
 * feeds of meetings, and the search for days that the list of the latest no longer reaches; a first poll takes what the lists show.
 * The search may be closed to everything but browsers; then the days stay unread and the poll ends with a
 * fault that says so.
 * @throws SourceFault
 */
export async function* pollRegister(
  service: Service,
  since: Cursor | undefined,
  today: string,
): AsyncGenerator<Batch<CouncilRaw>> {
  const kept = CouncilCursor.parse(since ?? {});
  const { read } = kept;
  let day = kept.day ?? today;
  const outage: Outage = { files: 0 };
  const cursor = (): Cursor => ({ day, read: Object.fromEntries(read) });
  async function* take(found: ReturnType<typeof readList>): AsyncGenerator<Batch<CouncilRaw>> {
    const unread = found.documents.filter(({ key }) => !read.has(key));
    if (found.skipped.length) yield { raw: [{ skipped: found.skipped }], cursor: cursor() };
    for (let at = 0; at < unread.length; at += stepSize) {
      const raw: CouncilRaw[] = [];
      for (const listed of unread.slice(at, at + stepSize)) {
        const wanted = { mimeType: 'application/pdf', fileName: `${listed.key}.pdf` };
        raw.push({ listed, file: await fetchFile(listed.url, wanted, service.request, outage), skipped: [] });
        read.set(listed.key, listed.day);
      }
      yield { raw, cursor: cursor(), remaining: Math.max(0, unread.length - at - stepSize) };
    }
  }
  const listed = new Set<string>();
  let oldest = today;
  for (const path of lists) {
    const found = await fetchList(service, path);
    for (const { key } of found.documents) listed.add(key);
    if (path === lists[0]) for (const one of found.documents) if (one.day < oldest) oldest = one.day;
    yield* take(found);
  }
  for (const body of bodies) {
    const feed = await orMissed(() => fetchFeed(service, body, today), service.request.signal);
    yield { raw: [isMissed(feed) ? { body, skipped: [], ...feed } : feed], cursor: cursor() };
  }
  for (; day < oldest; day = addDays(day, 1)) {
    for (let page = 1; ; page++) {
      const [year, month, date] = day.split('-');
      const on = `${date}/${month}/${year}`;
      const query = new URLSearchParams({ DateFrom: on, DateTo: on, page: String(page) });
      const found = await fetchList(service, `${search}?${query}`);
      // Unknown parameters are silently ignored, so the rows must be of the day that was asked.
      const others = found.documents.filter((listed) => listed.day !== day).length;
      if (others) {
        const detail = `${others} documents of other days than ${day}`;
        throw new SourceFault('shape', { url: new URL(search, service.baseUrl).href, detail });
      }
      const rows = found.documents.length + found.skipped.length;
      const fresh = found.documents.some(({ key }) => !read.has(key));
      yield* take(found);
      if (rows < pageRows || !fresh) break;
      if (page === maximumPages) {
        const detail = `${day} has more documents than the search gives`;
        throw new SourceFault('shape', { url: new URL(search, service.baseUrl).href, detail });
      }
    }
  }
  day = today;
  for (const [key, on] of read) {
    if (on < addDays(today, -rememberedDays) && !listed.has(key)) read.delete(key);
  }
  yield { raw: [], cursor: cursor(), remaining: 0 };
}

/** Where the feed of the meetings of a body is. */
export function feedAddress(baseUrl: string, body: string): string {
  return new URL(`en/rss/meetings.ashx?cat=${body}`, baseUrl).href;
}

/** The meetings of a body; a feed that is gone is told. @throws SourceFault */
export async function fetchFeed(
  { baseUrl, request }: Pick<Service, 'baseUrl' | 'request'>,
  body: string,
  asked: string,
): Promise<CouncilRaw> {
  const url = feedAddress(baseUrl, body);
  const answer = await unlessGone(fetchSource(url, request), [404, 410]);
  if (!answer) return { body, skipped: [{ sourceId: body, reason: 'no feed of its meetings' }] };
  // Read here as well, so that a page in its place is known for a feed that is missed.
  readMeetings(answer.bytes, url, asked);
  return { body, meetings: { url, bytes: answer.bytes, asked }, skipped: [] };
}

/** A page of the register. @throws SourceFault */
async function fetchList(service: Service, path: string): Promise<ReturnType<typeof readList>> {
  const url = new URL(path, service.baseUrl).href;
  const answer = await unlessWalled(fetchSource(url, service.request));
  return readList(answer.bytes, answer.url, service.filesUrl);
}
