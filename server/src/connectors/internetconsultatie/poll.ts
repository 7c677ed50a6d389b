import { z } from 'zod';
import { dayOf } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { areToCome, fetchAttachments, type FetchedAttachments } from '../reading/attachments.ts';
import { fetchFile, type FetchedFile, type Outage } from '../reading/files.ts';
import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { filesOf, readClosed, readOpen, type Listed } from './pages.ts';
import { siteOf } from './read-consultation.ts';

/** A consultation of a list with its page and its files. */
export interface ConsultationRaw {
  listed: Listed;
  url: string;
  page?: FetchedFile;
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
  open: z.record(z.string(), z.string()).default({}),
  /** The day a back-fill goes back to, and the page of the closed ones that it has come to. */
  from: z.string().optional(),
  page: z.number().default(1),
  /** How often files of a consultation were asked for in vain, by its name. */
  again: z.record(z.string(), z.number()).default({}),
});

/** The cursor from which consultations are read that were open since an instant. */
export function cursorAt(since: number): Cursor {
  return { from: dayOf(since) };
}

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
  const place = Place.parse(since ?? cursorAt(now));
  const walk = new Walk(service, place.again);
  const url = new URL('rest/openconsultaties/', service.baseUrl).href;
  const { bytes } = await fetchSource(url, { accept: 'application/xml', ...service.request });
  const listed = readOpen(bytes, url);
  const open: Record<string, string> = {};
  for (const { name, seen } of listed) if (name !== undefined) open[name] = seen;
  const closed = [...new Set([...Object.keys(place.open), ...Object.keys(place.again)])]
    .filter((name) => open[name] === undefined)
    .map((name): Listed => ({ name, seen: name, departments: [] }));
  const fresh = listed.filter(
    ({ name, seen }) => name === undefined || place.open[name] !== seen || place.again[name] !== undefined,
  );
  const left = new Map(Object.entries(place.open));
  const cursor = (more: Cursor): Cursor => ({ open: Object.fromEntries(left), again: walk.again, ...more });
  const backFill = { page: place.page, ...(place.from === undefined ? {} : { from: place.from }) };
  const all = [...fresh, ...closed];
  for (const [at, one] of all.entries()) {
    const raw = await walk.fetched(one);
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
    const recent = rows.filter(({ closed: day }) => day !== undefined && day >= from);
    for (const one of recent) {
      yield { raw: [await walk.fetched(one)], cursor: cursor({ page, from }) };
    }
    if (recent.length === 0 || rows.length < pageSize) break;
  }
  yield { raw: [], cursor: cursor({}), remaining: 0 };
}

async function fetchClosed(url: string, { request }: Service) {
  const { bytes } = await fetchSource(url, { accept: 'text/html', ...request });
  const rows = readClosed(loadPage(decodeWestern(bytes), url));
  if (!rows) throw shapeFaults(bytes, url)('a page without a list of consultations');
  return rows;
}

/** Fetches what lists name, and remembers whose files are to come. */
class Walk {
  readonly again: Record<string, number>;
  readonly #service: Service;
  readonly #outage: Outage = { files: 0 };

  constructor(service: Service, again: Readonly<Record<string, number>>) {
    this.#service = service;
    this.again = { ...again };
  }

  async fetched(listed: Listed): Promise<ConsultationRaw> {
    const { baseUrl, request } = this.#service;
    const { name } = listed;
    if (name === undefined) return { listed, url: baseUrl };
    const url = new URL(`${name}/b1`, baseUrl).href;
    const asked = { accept: 'text/html', ...request };
    const page = await fetchFile(url, { mimeType: 'text/html' }, asked, this.#outage);
    const attachments = 'bytes' in page ? await this.#filesOn(page.bytes, url) : {};
    const tries = (this.again[name] ?? 0) + 1;
    delete this.again[name];
    if (('passing' in page || areToCome(attachments)) && tries < maximumTries) this.again[name] = tries;
    return { listed, url, page, attachments };
  }

  /** The files that a page offers; none of a page that cannot be looked at, which `read` tells. */
  async #filesOn(bytes: Uint8Array, url: string): Promise<FetchedAttachments> {
    try {
      const files = filesOf(loadPage(decodeWestern(bytes), url)).map(({ path }) => ({
        url: siteOf(path),
        address: new URL(path, this.#service.baseUrl).href,
        mimeType: '',
      }));
      return await fetchAttachments(files, this.#service.request);
    } catch (error) {
      if (error instanceof SourceFault) return {};
      throw error;
    }
  }
}
