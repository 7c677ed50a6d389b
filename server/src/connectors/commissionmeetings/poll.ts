import { isDay, type DayText } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { daysRead, sumOf, type DaysRead } from '../reading/days-read.ts';
import { childOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { visitMeetings } from './read-list.ts';

/** A meeting by the name that its facts give it, or one that the lists no longer have. */
export type MeetingRaw =
  | { kind: 'meeting'; key: string; element: XmlElement }
  | { kind: 'gone'; key: string };

/** Whole lists: of commissioners and their cabinets in this term, and of directors-general since 2014. */
const lists = ['meetingscommissionrepresentatives2429', 'meetingsdirectorgenerals'];
/** Bytes of one list; both together have about 17 MB. */
const maximumBytes = 48 * 1024 * 1024;
/** Meetings can be published, corrected and taken back so many days later. */
const overlap = 120;
const batchSize = 50;
/** So many meetings, or this part of them, may be gone at once; more means that a list is not whole. */
const mostGone = 25;
const partGone = 0.1;

interface Found {
  key: string;
  day: DayText;
  sum: string;
  element: XmlElement;
}

/**
 * Meetings since some months before the cursor, oldest first: the lists come whole, and what is new or told otherwise in
 * them is handed on. What they no longer have is gone.
 * @throws SourceFault
 */
export async function* pollMeetings(
  service: Service,
  since: Cursor | undefined,
  today: DayText,
): AsyncGenerator<Batch<MeetingRaw>> {
  const days = daysRead(since, today, overlap);
  const found = new Map<string, Found>();
  for (const list of lists) {
    for (const one of await readList(service, list, days.from, today)) found.set(one.key, one);
  }
  const gone = goneFrom(days, found, service);
  for (const key of gone) days.read.delete(key);
  if (gone.length) yield { raw: gone.map((key) => ({ kind: 'gone', key })), cursor: days.cursor() };
  const fresh = [...found.values()]
    .filter(({ key, sum }) => days.isToRead(key, sum))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  for (let at = 0; at < fresh.length; at += batchSize) {
    const batch = fresh.slice(at, at + batchSize);
    for (const { key, day, sum } of batch) days.mark(key, { day, sum });
    const last = batch.at(-1)?.day ?? today;
    days.reach(last < today ? last : today);
    const raw = batch.map(({ key, element }) => ({ kind: 'meeting' as const, key, element }));
    yield { raw, cursor: days.cursor(), remaining: Math.max(0, fresh.length - at - batchSize) };
  }
  days.reach(today);
  yield { raw: [], cursor: days.cursor(), remaining: 0 };
}

/** Meetings of a list since a day; one without a day counts as one of today, so that what is wrong with it is told. */
async function readList(service: Service, list: string, from: DayText, today: DayText): Promise<Found[]> {
  const url = new URL(`data/meetings/dataxml?name=${list}`, service.baseUrl).href;
  const { bytes } = await fetchSource(url, { maximumBytes, ...service.request });
  const found: Found[] = [];
  let all = 0;
  visitMeetings(bytes, url, ({ key, element }) => {
    all++;
    const written = textOf(childOf(element, 'date'))?.slice(0, 10) ?? '';
    const day = isDay(written) ? written : today;
    if (day >= from) found.push({ key, day, sum: sumOf(element), element });
  });
  if (all === 0) throw new SourceFault('shape', { url, detail: 'a list without meetings' });
  return found;
}

/** @throws SourceFault of kind `shape` where so many are gone that a list cannot be whole */
function goneFrom(
  { read, from }: DaysRead,
  found: ReadonlyMap<string, Found>,
  { baseUrl }: Service,
): string[] {
  const known = [...read].filter(([, one]) => one.day >= from).map(([key]) => key);
  const gone = known.filter((key) => !found.has(key));
  if (gone.length > Math.max(mostGone, known.length * partGone)) {
    const detail = `${gone.length} of ${known.length} meetings are in no list any more`;
    throw new SourceFault('shape', { url: baseUrl, detail });
  }
  return gone;
}
