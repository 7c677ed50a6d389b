import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { bytesIn, lacksForm, withForms, type PublicationRaw } from './forms.ts';
import { readSearchAnswer, type SearchAnswer, type SearchRecord } from './search-answer.ts';
import { factsOf } from './statements.ts';
import { keepNewest } from '../reading/keep-newest.ts';

/** The search service to ask, for which publications, and how. */
interface Service {
  baseUrl: string;
  /** What is asked for beside the days, in the service's query language (CQL). */
  query: string;
  request: SourceRequest;
  /** True for a publication whose text is not worth fetching. */
  isLeft(statements: SearchRecord): boolean;
}

const pageSize = 100;
/** Publications in one search; where more changed, fewer days are asked for (section 3: rather than paging far). */
const manyFound = 5_000;
/** Days asked for at once while there is much to catch up with. */
const longestSpan = 31;
/** Publications whose text was fetched between two cursor steps, and bytes of texts in memory at once. */
const batchTexts = 20;
const batchBytes = 64 * 1024 * 1024;
/** Records read again when a broken-off search goes on: others may have left the days asked for meanwhile. */
const again = 100;
/** Stamps remembered, so that the overlap of a day leads to no second fetching. */
const remembered = 50_000;

/** The first day that the service has anything of. */
const firstDay = '1995-01-01';

/** The day from which nothing is stored yet; within a search also its last day and the records of it that are stored. */
const SearchCursor = z.object({
  day: z.iso.date().default(firstDay),
  until: z.iso.date().nullish(),
  at: z.number().nullish(),
});

/** The cursor from which everything changed since an instant is read again. */
export function cursorAt(since: number): Cursor {
  return { day: dayOf(since), until: null, at: null };
}

/** Change stamps of publications by identifier, as they were when last stored. */
export type Stamps = Map<string, string>;

/**
 * Publications changed since the cursor's day, one day of overlap included because the service knows only
 * days, with their texts.
 * @throws SourceFault
 */
export async function* pollPublications(
  service: Service,
  since: Cursor | undefined,
  now: number,
  stamps: Stamps,
): AsyncGenerator<Batch<PublicationRaw>> {
  const today = dayOf(now);
  const kept = SearchCursor.parse(since ?? {});
  let day = kept.day;
  let until = kept.until ?? undefined;
  let at = until ? Math.max(0, (kept.at ?? 0) - again) : 0;
  if (!until && day > firstDay) day = addDays(day, -1);
  const outage = { files: 0 };
  while (day <= today) {
    const { first, end } = await openSearch(service, day, until, at, today);
    for await (const { raw, stored, total, newStamps } of pagesOf(
      service,
      day,
      end,
      at,
      first,
      stamps,
      outage,
    )) {
      const remaining = Math.max(0, total - stored);
      yield { raw, cursor: { day, until: end, at: stored }, remaining };
      // Whoever asks for more has stored what came.
      for (const [id, stamp] of newStamps) remember(stamps, id, stamp);
    }
    day = addDays(end, 1);
    until = undefined;
    at = 0;
  }
  yield { raw: [], cursor: { day: today, until: null, at: null }, remaining: 0 };
}

function remember(stamps: Stamps, id: string, stamp: string): void {
  stamps.delete(id);
  stamps.set(id, stamp);
  keepNewest(stamps, remembered);
}

/** The first page of as many days as hold no more than can be paged through. */
async function openSearch(
  service: Service,
  day: DayText,
  until: DayText | undefined,
  at: number,
  today: DayText,
): Promise<{ first: SearchAnswer; end: DayText }> {
  for (let span = longestSpan; ; span = Math.floor(span / 2)) {
    const wanted = addDays(day, Math.max(0, span - 1));
    const end = until ?? (wanted < today ? wanted : today);
    const first = await fetchPage(service, day, end, at + 1);
    if (until !== undefined || first.total <= manyFound || end === day) return { first, end };
  }
}

interface Piece {
  raw: PublicationRaw[];
  /** Records of the search that are stored once this is. */
  stored: number;
  total: number;
  newStamps: [string, string][];
}

/** The records of a search with their texts, cut where enough is in memory. */
async function* pagesOf(
  service: Service,
  day: DayText,
  end: DayText,
  at: number,
  first: SearchAnswer,
  stamps: Stamps,
  outage: { files: number },
): AsyncGenerator<Piece> {
  let page = first;
  let stored = at;
  let before = '';
  for (;;) {
    const named = page.records.map((record) => ({ record, name: factsOf(record).first('identifier') ?? '' }));
    const names = named.map(({ name }) => name);
    if (names.length > 0 && names.join() === before) throw repeated(service, 'the same page again');
    before = names.join();
    let piece: Piece = { raw: [], stored, total: page.total, newStamps: [] };
    let texts = 0;
    let bytes = 0;
    for (const { record, name } of named) {
      stored++;
      piece.stored = stored;
      const stamp = factsOf(record).first('timestamp', 'datumtijdstipwijzigingexpression');
      if (stamp !== undefined && stamps.get(name) === stamp) continue;
      const isLeft = service.isLeft(record);
      const raw = isLeft
        ? { statements: record }
        : await withForms(record, service.baseUrl, service.request, outage);
      piece.raw.push(raw);
      // One whose text could not be had is asked for again while the overlap lasts.
      if (stamp !== undefined && !lacksForm(raw)) piece.newStamps.push([name, stamp]);
      if (isLeft) continue;
      texts++;
      bytes += bytesIn(raw);
      if (texts < batchTexts && bytes < batchBytes) continue;
      yield piece;
      piece = { raw: [], stored, total: page.total, newStamps: [] };
      texts = 0;
      bytes = 0;
    }
    yield piece;
    if (page.next === undefined) return;
    if (page.next <= stored || page.records.length === 0)
      throw repeated(service, 'a next page that is not further on');
    stored = page.next - 1;
    page = await fetchPage(service, day, end, page.next);
  }
}

function repeated({ baseUrl }: Service, detail: string): SourceFault {
  return new SourceFault('shape', { url: baseUrl, detail });
}

async function fetchPage(service: Service, day: DayText, end: DayText, start: number): Promise<SearchAnswer> {
  const url = new URL(service.baseUrl);
  const days = `dt.modified>="${day}" and dt.modified<="${end}"`;
  url.search = new URLSearchParams({
    operation: 'searchRetrieve',
    version: '2.0',
    recordSchema: 'gzd',
    query: `c.product-area==officielepublicaties and ${service.query} and ${days}`,
    startRecord: String(start),
    maximumRecords: String(pageSize),
  }).toString();
  const answer = await fetchSource(url, { accept: 'application/xml', ...service.request });
  const page = readSearchAnswer(answer.bytes, answer.url);
  // The count is an estimate: near the end it may promise records that are not there.
  if (page.records.length === 0 && page.total >= (start === 1 ? 1 : start + pageSize)) {
    throw new SourceFault('shape', { url: answer.url, detail: `no records of ${page.total} found` });
  }
  return page;
}
