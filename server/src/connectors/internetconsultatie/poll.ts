import { z } from 'zod';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, type Missed, orMissed } from '../items/missed.ts';
import { areToCome, fetchAttachments, type FetchedAttachments } from '../reading/attachments.ts';
import { cursorAtDay, Remembered } from '../reading/cursors.ts';
import { loadPage } from '../reading/html-page.ts';
import { unlessGone } from '../reading/refusals.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { filesOf, readClosed, readOpen, type Listed } from './pages.ts';
import { siteOf } from './read-consultation.ts';

/** A consultation of a list with its page and its files; without a page where that is gone or missed. */
export interface ConsultationRaw extends Partial<Missed> {
  listed: Listed;
  url: string;
  page?: Uint8Array;
  attachments?: FetchedAttachments;
}

/** Consultations of a page of the list of closed ones; 10, 25 and 100 are allowed. */
const pageSize = 100;
/** Pages after which that list can only be one without an end. */
const maximumPages = 200;
/** Polls that ask for files that the service fails to give. */
const maximumTries = 5;

const Place = z.object({
  /** What the list said of each open consultation when it was last read, by its name. */
  open: Remembered,
  /** The day a back-fill goes back to, and the page of the closed ones that it has come to. */
  from: z.string().optional(),
  page: z.number().default(1),
  /** How often files of a consultation were asked for in vain, by its name. */
  again: z.record(z.string(), z.number()).default({}),
});

/**
 * The consultations that are open, each with its page where it is new or says something else, and once more when it is open no
 * longer. In a back-fill those that closed since a day as well.
 * @throws SourceFault
 */
export async function* pollConsultations(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<ConsultationRaw>> {
  const place = Place.parse(since ?? cursorAtDay(now));
  const again = { ...place.again };
  const url = new URL('rest/openconsultaties/', service.baseUrl).href;
  const { bytes } = await fetchSource(url, { accept: 'application/xml', ...service.request });
  const listed = readOpen(bytes, url);
  const open: Record<string, string> = {};
  for (const { name, seen } of listed) if (name !== undefined) open[name] = seen;
  const closed = [...new Set([...place.open.keys(), ...Object.keys(place.again)])]
    .filter((name) => open[name] === undefined)
    .map((name): Listed => ({ name, seen: name, departments: [] }));
  const fresh = listed.filter(
    ({ name, seen }) =>
      name === undefined || place.open.get(name) !== seen || place.again[name] !== undefined,
  );
  const left = new Map(place.open);
  const cursor = (more: Cursor): Cursor => ({ open: Object.fromEntries(left), again: { ...again }, ...more });
  const backFill = { page: place.page, ...(place.from === undefined ? {} : { from: place.from }) };
  const all = [...fresh, ...closed];
  for (const [at, one] of all.entries()) {
    const raw = await fetched(one, service, again);
    if (one.name !== undefined) {
      left.delete(one.name);
      const seen = open[one.name];
      if (seen !== undefined) left.set(one.name, seen);
    }
    yield { raw: [raw], cursor: cursor(backFill), remaining: all.length - at - 1 };
  }
  for (let page = place.page; place.from !== undefined; page++) {
    const { from } = place;
    const address = new URL(`geslotenconsultaties/${page}/${pageSize}`, service.baseUrl).href;
    if (page > maximumPages) throw new SourceFault('shape', { url: address, detail: 'a list without end' });
    const rows = await fetchClosed(address, service);
    for (const one of rows) {
      // One without a day is looked at.
      if (one.closed !== undefined && one.closed < from) continue;
      yield { raw: [await fetched(one, service, again)], cursor: cursor({ page, from }) };
    }
    const goesOn = rows.some(({ closed: day }) => day !== undefined && day >= from);
    if (!goesOn || rows.length < pageSize) break;
  }
  yield { raw: [], cursor: cursor({}), remaining: 0 };
}

async function fetchClosed(url: string, { request }: Service) {
  const { bytes } = await fetchSource(url, { accept: 'text/html', ...request });
  const rows = readClosed(loadPage(decodeWestern(bytes), url));
  if (!rows) throw shapeFaults(bytes, url)('a page without a list of consultations and their days');
  return rows;
}

/** A consultation of a list, which is remembered where files of it are to come. */
async function fetched(
  listed: Listed,
  service: Service,
  again: Record<string, number>,
): Promise<ConsultationRaw> {
  const { name } = listed;
  if (name === undefined) return { listed, url: service.baseUrl };
  const one = await orMissed(() => fetchConsultation(listed, name, service), service.request.signal);
  const tries = (again[name] ?? 0) + 1;
  delete again[name];
  if (isMissed(one)) return { listed, url: addressOf(name, service), ...one };
  if (areToCome(one.attachments ?? {}) && tries < maximumTries) again[name] = tries;
  return one;
}

/** A consultation with its page and files; without them where the site has it no longer. @throws SourceFault */
export async function fetchConsultation(
  listed: Listed,
  name: string,
  service: Service,
): Promise<ConsultationRaw> {
  const { request } = service;
  const url = addressOf(name, service);
  const answer = await unlessGone(fetchSource(url, { accept: 'text/html', ...request }), [404, 410]);
  if (!answer) return { listed, url };
  const files = filesOf(loadPage(decodeWestern(answer.bytes), url)).map(({ path }) => ({
    url: siteOf(path),
    address: new URL(path, service.baseUrl).href,
    mimeType: '',
  }));
  return { listed, url, page: answer.bytes, attachments: await fetchAttachments(files, request) };
}

const addressOf = (name: string, { baseUrl }: Service) => new URL(`${name}/b1`, baseUrl).href;
