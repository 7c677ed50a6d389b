import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, type Missed, orMissed } from '../items/missed.ts';
import { inBatches } from '../reading/batches.ts';
import { Remembered } from '../reading/cursors.ts';
import { loadPage } from '../reading/html-page.ts';
import { unlessGone } from '../reading/refusals.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { dayOfAdvice, listedAdvices, type ListedAdvice } from './read-advice.ts';

/** An advice of the list with its page; without it where that is gone or missed. */
export interface AdviceRaw extends Partial<Missed> {
  listed: ListedAdvice;
  url: string;
  page?: Uint8Array;
}

const pageSize = 100;
/** Pages after which the list can only be one without an end. */
const maximumPages = 500;
/** Days that a poll without cursor goes back. */
const firstDays = 30;
/** Days for which an advice is remembered as read, and that a poll looks back; some ten pages of the list. */
const lookBack = 2 * 365;

const Place = z.object({
  /** The day a back-fill goes back to, and the page of the list it has come to. */
  from: z.string().optional(),
  page: z.number().default(0),
  /** The day of each advice that was read, by its number. */
  read: Remembered,
});

/**
 * The advices of the list that were not read yet, page by page, until a page holds none since the day it goes back to.
 * @throws SourceFault
 */
export async function* pollAdvices(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<AdviceRaw>> {
  const { read, ...place } = Place.parse(since ?? { from: addDays(dayOf(now), -firstDays) });
  const remembered = addDays(dayOf(now), -lookBack);
  const from = place.from ?? remembered;
  for (let page = place.page; ; page++) {
    const url = new URL(`adviezen/?pager_page=${page}&pager_rows=${pageSize}`, service.baseUrl).href;
    if (page >= maximumPages) throw new SourceFault('shape', { url, detail: 'a list without end' });
    const { bytes } = await fetchSource(url, { accept: 'text/html', ...service.request });
    const listed = listedAdvices(loadPage(decodeWestern(bytes), url));
    if (page === 0 && listed.length === 0) throw shapeFaults(bytes, url)('a page without advices');
    // A page that was broken off is read again.
    const before = { read: Object.fromEntries(read), from, page };
    let count = 0;
    for await (const raw of inBatches(advicesOf(listed, from, read, service, now))) {
      count += raw.length;
      yield { raw, cursor: before };
    }
    for (const [number, day] of read) if (day < remembered) read.delete(number);
    const last = count === 0 || listed.length < pageSize;
    const cursor = { read: Object.fromEntries(read), ...(last ? {} : { from, page: page + 1 }) };
    yield { raw: [], cursor, ...(last ? { remaining: 0 } : {}) };
    if (last) return;
  }
}

/** Those of a page that were not read yet, since a day; one whose page tells no day is for `read` to judge. */
async function* advicesOf(
  listed: readonly ListedAdvice[],
  from: DayText,
  read: Map<string, DayText>,
  service: Service,
  now: number,
): AsyncGenerator<AdviceRaw> {
  for (const one of listed) {
    if (read.has(one.number)) continue;
    const advice = await orMissed(() => fetchAdvice(service, one), service.request.signal);
    const had = isMissed(advice) ? { listed: one, url: addressOf(service, one), ...advice } : advice;
    const day = dayIn(had);
    read.set(one.number, day ?? dayOf(now));
    if (day === undefined || day >= from) yield had;
  }
}

/** The page of an advice; without it where the site has it no longer. @throws SourceFault */
export async function fetchAdvice(service: Service, listed: ListedAdvice): Promise<AdviceRaw> {
  const url = addressOf(service, listed);
  const answer = await unlessGone(fetchSource(url, { accept: 'text/html', ...service.request }), [404, 410]);
  return { listed, url, ...(answer ? { page: answer.bytes } : {}) };
}

const addressOf = ({ baseUrl }: Service, { path }: ListedAdvice) => new URL(path, baseUrl).href;

/** The day of an advice, where its page was had and tells one. */
function dayIn({ page, url }: AdviceRaw): DayText | undefined {
  if (!page) return undefined;
  try {
    return dayOfAdvice(loadPage(decodeWestern(page), url));
  } catch (error) {
    if (error instanceof SourceFault) return undefined;
    throw error;
  }
}
