import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../../connector.ts';
import { faultOf, isMissed, orMissed, type Missed } from '../../items/missed.ts';
import { cursorAtDay } from '../../reading/cursors.ts';
import { loadPage } from '../../reading/html-page.ts';
import { decodeWestern } from '../../reading/western-text.ts';
import { shapeFaults } from '../../reading/xml-answer.ts';
import { readMeetingDay, type MeetingDay } from './day-page.ts';

/** A meeting as the list of its day shows it, one that is planned no longer, or a day that is missed. */
export type CommitteeRaw =
  | { name?: string; markup: string; url: string; readOn: string }
  | { gone: string }
  | (Missed & { url: string });

/** Days whose meetings are read again: recordings and decisions come afterwards. */
const lookBack = 14;
/** Days with meetings ahead; committees plan half a year, at most three days a week. */
const mostAhead = 150;
/** Days with meetings that a back-fill reads; some twenty years. */
const mostBack = 3_000;

const Place = z.object({
  /** The day a back-fill goes back to, and the address of the day that it has come to. */
  from: z.string().optional(),
  back: z.string().optional(),
  /** The day of each meeting to come by its name, to know which are no longer planned. */
  planned: z.record(z.string(), z.string()).default({}),
});

/**
 * From the next day with meetings to the last one planned, and then back to the day of the back-fill, or two weeks. The
 * days are chained by addresses alone: one that cannot be had hides those behind it, and only a back-fill waits for it. A meeting
 * that was to come and stands on none of the days ahead is gone, where all of them could be had.
 * @throws SourceFault
 */
export async function* pollCommittees(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<CommitteeRaw>> {
  const readOn = dayOf(now);
  const place = Place.parse(since ?? cursorAtDay(now));
  const recent = addDays(readOn, -lookBack);
  const from = place.from !== undefined && place.from < recent ? place.from : recent;
  const planned: Record<string, string> = {};
  let first: MeetingDay | undefined;
  let firstUrl = new URL('commissievergaderingen_op', service.baseUrl).href;
  let whole = true;
  for await (const { page, url } of days(service, firstUrl, 'later', mostAhead)) {
    if (isMissed(page)) {
      // Nothing is known of the source but this.
      if (!first) throw faultOf(page);
      whole = false;
      yield { raw: [{ url, ...page }], cursor: since ?? {} };
      break;
    }
    if (!first) [first, firstUrl] = [page, url];
    for (const { name } of page.meetings) if (name && page.day > readOn) planned[name] = page.day;
    yield { raw: rawsOf(page, url, readOn), cursor: since ?? {} };
  }
  // Not those of today, which may no longer be among the days ahead.
  const absent = Object.entries(place.planned).filter(([name, day]) => day > readOn && !planned[name]);
  const gone = whole ? absent : [];
  if (!whole) Object.assign(planned, Object.fromEntries(absent));
  const ahead = { ...place, planned };
  yield { raw: gone.map(([name]) => ({ gone: name })), cursor: ahead };

  const start = place.back ?? nextOf(first, 'earlier', firstUrl, service.baseUrl);
  if (start !== undefined) {
    for await (const { page, url } of days(service, start, 'earlier', mostBack)) {
      if (isMissed(page)) {
        if (place.from !== undefined) throw faultOf(page);
        yield { raw: [{ url, ...page }], cursor: ahead };
        break;
      }
      if (page.day < from) break;
      const back = nextOf(page, 'earlier', url, service.baseUrl);
      // Only a back-fill is long enough to go on where it was.
      const cursor = place.from !== undefined && back ? { ...ahead, back } : ahead;
      yield { raw: rawsOf(page, url, readOn), cursor };
    }
  }
  yield { raw: [], cursor: { planned }, remaining: 0 };
}

const rawsOf = ({ meetings }: MeetingDay, url: string, readOn: DayText): CommitteeRaw[] =>
  meetings.map((meeting) => ({ ...meeting, url, readOn }));

/** Days with meetings from an address on, in one direction, up to one that is missed. */
async function* days(
  service: Service,
  from: string,
  direction: 'later' | 'earlier',
  most: number,
): AsyncGenerator<{ page: MeetingDay | Missed; url: string }> {
  let last: DayText | undefined;
  let url: string | undefined = from;
  for (let count = 0; url !== undefined && count < most; count++) {
    const address = url;
    const page = await orMissed(() => fetchDay(address, service), service.request.signal);
    if (isMissed(page)) return void (yield { page, url });
    if (last !== undefined && (direction === 'later' ? page.day <= last : page.day >= last))
      throw new SourceFault('shape', { url, detail: `a ${direction} day that leads back` });
    yield { page, url };
    last = page.day;
    url = nextOf(page, direction, url, service.baseUrl);
  }
}

/** @throws SourceFault of kind `shape` for an address on another server */
function nextOf(
  page: MeetingDay | undefined,
  direction: 'later' | 'earlier',
  url: string,
  baseUrl: string,
): string | undefined {
  const written = page?.[direction];
  if (written === undefined || !URL.canParse(written, url)) return undefined;
  const next = new URL(written, url);
  if (next.origin !== new URL(baseUrl).origin)
    throw new SourceFault('shape', { url, detail: 'a day that leads elsewhere' });
  return next.href;
}

/**
 * The meetings of a day that was missed, asked for once more.
 * @throws SourceFault when it is not to be had now either
 */
export async function fetchMissed(service: Service, url: string, now: number): Promise<CommitteeRaw[]> {
  return rawsOf(await fetchDay(url, service), url, dayOf(now));
}

async function fetchDay(url: string, { request }: Service): Promise<MeetingDay> {
  const { bytes } = await fetchSource(url, { accept: 'text/html', ...request });
  const page = readMeetingDay(loadPage(decodeWestern(bytes), url));
  if (!page) throw shapeFaults(bytes, url)('a page without a day of committee meetings');
  return page;
}
