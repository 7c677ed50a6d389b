import { z } from 'zod';
import { addDays, dayOf } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { fetchFile, type FetchedFile, type Outage } from '../reading/files.ts';
import { loadPage } from '../reading/html-page.ts';
import { keepNewest } from '../reading/keep-newest.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { dayOfAdvice, listedAdvices, type ListedAdvice } from './read-advice.ts';

/** An advice of the list with its page. */
export interface AdviceRaw {
  listed: ListedAdvice;
  url: string;
  page: FetchedFile;
}

const pageSize = 100;
/** Pages after which the list can only be one without an end. */
const maximumPages = 500;
/** Days that a poll without cursor goes back. */
const firstDays = 30;
/** Advices remembered as read, more than are given in a year. */
const remembered = 1_500;

const Place = z.object({
  /** The day a back-fill goes back to, and the page of the list it has come to. */
  from: z.string().optional(),
  page: z.number().default(0),
  /** Numbers of the advices that were read. */
  known: z.array(z.string()).default([]),
});

/** The cursor from which every advice since an instant is read. */
export function cursorAt(since: number): Cursor {
  return { from: dayOf(since) };
}

/**
 * The advices of the list that were not read yet, page by page, until a page holds none, or in a back-fill none since its day.
 * @throws SourceFault also where every page that the list leads to is refused
 */
export async function* pollAdvices(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<AdviceRaw>> {
  const place = Place.parse(since ?? { from: addDays(dayOf(now), -firstDays) });
  const known = new Set(place.known);
  const outage: Outage = { files: 0 };
  const cursor = (more: Cursor): Cursor => ({ known: [...known], ...more });
  for (let page = place.page; ; page++) {
    const url = new URL(`adviezen/?pager_page=${page}&pager_rows=${pageSize}`, service.baseUrl).href;
    if (page >= maximumPages) throw new SourceFault('shape', { url, detail: 'a list without end' });
    const { bytes } = await fetchSource(url, { accept: 'text/html', ...service.request });
    const listed = listedAdvices(loadPage(decodeWestern(bytes), url));
    if (page === 0 && listed.length === 0) throw shapeFaults(bytes, url)('a page without advices');
    const raw: AdviceRaw[] = [];
    for (const one of listed.filter(({ number }) => !known.has(number))) {
      const address = new URL(one.path, service.baseUrl).href;
      const request = { accept: 'text/html', ...service.request };
      raw.push({
        listed: one,
        url: address,
        page: await fetchFile(address, { mimeType: 'text/html' }, request, outage),
      });
    }
    const [refused] = raw.flatMap((one) => ('fault' in one.page ? [one.page.fault] : []));
    if (refused !== undefined && raw.every((one) => 'fault' in one.page))
      throw new SourceFault('blocked', { url, detail: `every advice is refused: ${refused}` });
    for (const one of raw) if (!('passing' in one.page)) known.add(one.listed.number);
    keepNewest(known, remembered);
    const { from } = place;
    const recent = from === undefined ? raw : raw.filter((one) => !isBefore(one, from));
    const last = recent.length === 0 || listed.length < pageSize;
    const more = from === undefined ? { page: page + 1 } : { page: page + 1, from };
    yield { raw: recent, cursor: cursor(last ? {} : more), ...(last ? { remaining: 0 } : {}) };
    if (last) return;
  }
}

/** True for an advice of before a day; one whose page tells no day is for `read` to judge. */
function isBefore({ page, url }: AdviceRaw, from: string): boolean {
  if (!('bytes' in page)) return false;
  try {
    const day = dayOfAdvice(loadPage(decodeWestern(page.bytes), url));
    return day !== undefined && day < from;
  } catch (error) {
    if (error instanceof SourceFault) return false;
    throw error;
  }
}
