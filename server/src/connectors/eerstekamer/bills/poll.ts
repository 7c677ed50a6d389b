import { z } from 'zod';
import { addDays, dayOf } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { CheerioAPI } from 'cheerio';
import type { Batch, Cursor, Service } from '../../connector.ts';
import { isMissed, orMissed, type Missed } from '../../items/missed.ts';
import { inBatches } from '../../reading/batches.ts';
import { Remembered } from '../../reading/cursors.ts';
import { loadPage } from '../../reading/html-page.ts';
import { keepNewest } from '../../reading/keep-newest.ts';
import { unlessGone } from '../../reading/refusals.ts';
import { decodeWestern } from '../../reading/western-text.ts';
import { shapeFaults } from '../../reading/xml-answer.ts';
import { billLists, committeePages, finished, listedBills, type ListedBill } from './pages.ts';

/** A bill of a list with its page, without it where that is gone or missed; or a committee whose lists are missed. */
export type BillRaw =
  | (Partial<Missed> & { bill: ListedBill; url: string; page?: Uint8Array })
  | (Missed & { committee: string; url: string });

/** Days that the page of a bill is read on after the chamber was done with it, until it is promulgated. */
const afterwards = 60;
/** Bills remembered as done with: more than all lists together hold, for what is forgotten is read again by each poll. */
const remembered = 20_000;

const Place = z.object({
  /** Committees whose lists were read by the walk under way. */
  committees: z.number().default(0),
  /** Bills that are done with by name: until which day they are read on, nothing where they were so from the first. */
  done: Remembered,
  /** Whether every list was read once. */
  whole: z.boolean().default(false),
});

/** The cursor of a back-fill: all bills of the lists, which can not be asked from a day on. */
export function cursorAt(): Cursor {
  return {};
}

/**
 * The bills on the lists of all committees, each with its page: those that the chamber has before it in every poll, those it is
 * done with once, or for a while where that happened lately. A page does not say when it changed.
 * @throws SourceFault
 */
export async function* pollBills(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<BillRaw>> {
  const place = Place.parse(since ?? {});
  const { done } = place;
  const today = dayOf(now);
  const overview = await fetchPage(new URL('commissies', service.baseUrl).href, service);
  const committees = committeePages(overview.$);
  if (committees.length === 0) throw overview.shape('a page without committees');
  const cursor = (walked: number, whole: boolean): Cursor => ({
    committees: walked,
    done: Object.fromEntries(done),
    whole,
  });
  const seen = new Set<string>();
  for (const [at, committee] of committees.entries()) {
    if (at < place.committees) continue;
    // A committee that was broken off is read again.
    const before = cursor(at, place.whole);
    const fresh: ListedBill[] = [];
    const bills = await orMissed(() => billsOf(committee, service), service.request.signal);
    if (isMissed(bills)) {
      const url = new URL(committee, service.baseUrl).href;
      yield { raw: [{ committee, url, ...bills }], cursor: before };
    }
    for (const bill of isMissed(bills) ? [] : bills) {
      const until = done.get(bill.name);
      if (seen.has(bill.name) || (bill.status === finished && until !== undefined && until < today)) continue;
      seen.add(bill.name);
      fresh.push(bill);
      if (bill.status !== finished) done.delete(bill.name);
      else if (until === undefined) done.set(bill.name, place.whole ? addDays(today, afterwards) : '');
    }
    for await (const raw of inBatches(pagesOf(fresh, service))) yield { raw, cursor: before };
    keepNewest(done, remembered);
    const last = at + 1 === committees.length;
    yield {
      raw: [],
      cursor: last ? cursor(0, true) : cursor(at + 1, place.whole),
      remaining: committees.length - at - 1,
    };
  }
}

async function* pagesOf(bills: readonly ListedBill[], service: Service): AsyncGenerator<BillRaw> {
  for (const bill of bills) {
    const one = await orMissed(() => fetchBill(bill, service), service.request.signal);
    yield isMissed(one) ? { bill, url: addressOf(bill, service), ...one } : one;
  }
}

/** The bills on the lists of a committee; none of one that has no page any more. @throws SourceFault */
export async function billsOf(committee: string, service: Service): Promise<ListedBill[]> {
  const page = await unlessGone(fetchPage(new URL(committee, service.baseUrl).href, service), [404, 410]);
  const bills: ListedBill[] = [];
  for (const address of page ? billLists(page.$) : []) {
    const list = await fetchPage(new URL(address, service.baseUrl).href, service);
    const listed = listedBills(list.$);
    if (!listed) throw list.shape('a page without a list of bills');
    bills.push(...listed);
  }
  return bills;
}

/** The page of a bill; without it where the site has it no longer. @throws SourceFault */
export async function fetchBill(bill: ListedBill, service: Service): Promise<BillRaw> {
  const url = addressOf(bill, service);
  const answer = await unlessGone(fetchSource(url, { accept: 'text/html', ...service.request }), [404, 410]);
  return { bill, url, ...(answer ? { page: answer.bytes } : {}) };
}

const addressOf = ({ name }: ListedBill, { baseUrl }: Service) =>
  new URL(`wetsvoorstel/${name}`, baseUrl).href;

async function fetchPage(
  url: string,
  { baseUrl, request }: Service,
): Promise<{ $: CheerioAPI; shape: (detail: string) => SourceFault }> {
  if (new URL(url).origin !== new URL(baseUrl).origin)
    throw new SourceFault('shape', { url, detail: 'a page that leads elsewhere' });
  const { bytes } = await fetchSource(url, { accept: 'text/html', ...request });
  return { $: loadPage(decodeWestern(bytes), url), shape: shapeFaults(bytes, url) };
}
