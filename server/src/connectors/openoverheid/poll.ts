import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, type Missed, orMissed } from '../items/missed.ts';
import { inBatches } from '../reading/batches.ts';
import { fetchFile, type FetchedFile, type Outage } from '../reading/files.ts';
import { keepNewest } from '../reading/keep-newest.ts';
import { unlessGone } from '../reading/refusals.ts';
import { filesOf, isWithdrawn, leftOut } from './read-disclosure.ts';
import { Disclosure, readPage, type ListedRow } from './rows.ts';

/** A row of the list with its record and its file, as they came; without a record where that is gone or missed. */
export interface DisclosureRaw extends Partial<Missed> {
  listed: ListedRow;
  /** Where its record was asked for. */
  url?: string;
  record?: unknown;
  /** The file of the document under `file`, where its record names one. */
  files?: Record<'file', FetchedFile>;
}

/** Rows of a page; 10, 20 and 50 are allowed. */
const pageSize = 50;
/** Days that a poll without cursor begins back. */
const firstDays = 30;
/** Changes may become visible a little late; milliseconds. */
const overlap = 3_600_000;
/** Pages after which a list can only be one without an end. */
const maximumPages = 2_000;
/** Rows remembered as read, so that the overlap and a walk that was broken off lead to no second fetching. */
const remembered = 1_500;
/** Polls that ask for a file that the service fails to give. */
const maximumTries = 5;

const Counts = z.record(z.string(), z.number()).default({});
const Place = z.object({
  /** The day of disclosure that a back-fill has come to, and when it began. */
  day: z.string().optional(),
  began: z.number().optional(),
  /** The row that the walk under way has come to, on that day or among the changes. */
  start: z.number().default(0),
  /** Until when every change was read, and the newest one seen by the walk under way; epoch milliseconds. */
  changed: z.number().optional(),
  newest: z.number().optional(),
  /** When a document had last changed as it was read, by its id. */
  known: Counts,
  /** How often the file that a document lacks was asked for, by its id. */
  again: Counts,
});
type Place = z.infer<typeof Place>;

/** The cursor of a back-fill of everything disclosed since an instant. */
export function cursorAt(since: number): Cursor {
  return { day: dayOf(since) };
}

/**
 * First the files that could not be had the last time. Then a back-fill day by day, by the day of disclosure; or, once that is done,
 * what changed since the last poll, the newest first, until the list comes to what is known. The cursor keeps the way, so that a
 * poll that was broken off goes on from there.
 * @throws SourceFault
 */
export async function* pollDisclosures(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<DisclosureRaw>> {
  const place = Place.parse(since ?? { day: addDays(dayOf(now), -firstDays) });
  const walk = new Walk(service, place);
  yield* walk.askAgain();
  if (place.day === undefined) yield* changes(walk, place);
  else yield* backFill(walk, place, now);
}

async function* backFill(walk: Walk, place: Place, now: number): AsyncGenerator<Batch<DisclosureRaw>> {
  place.began ??= now;
  const last = dayOf(now);
  let day = place.day ?? last;
  while (day <= last) {
    // Nobody tells whether the last day is among those that are given; what comes twice is known.
    const query = { publicatiedatumVan: written(day), publicatiedatumTot: written(addDays(day, 1)) };
    const left = (Date.parse(last) - Date.parse(day)) / (24 * 3_600_000);
    for await (const { rows, next } of walk.pages(query)) {
      yield* walk.fetched(rows, left);
      place.start = next ?? 0;
    }
    day = addDays(day, 1);
    place.day = day;
    yield walk.stored([], left);
  }
  place.changed = place.began;
  delete place.day;
  delete place.began;
  yield walk.stored([], 0);
}

/** "04-03-2031" */
const written = (day: DayText) => day.split('-').reverse().join('-');

async function* changes(walk: Walk, place: Place): AsyncGenerator<Batch<DisclosureRaw>> {
  const floor = (place.changed ?? 0) - overlap;
  for await (const { rows, next, url } of walk.pages({})) {
    const times = rows.flatMap(({ changed }) => changed ?? []);
    if ((times.at(-1) ?? 0) > (times[0] ?? 0))
      throw new SourceFault('shape', { url, detail: 'a list that does not begin with the newest change' });
    if (rows.length === 0) throw new SourceFault('shape', { url, detail: 'an empty list' });
    place.newest ??= times[0];
    yield* walk.fetched(rows.filter(({ changed }) => changed === undefined || changed > floor));
    place.start = next ?? 0;
    if (times.some((time) => time <= floor)) break;
  }
  place.start = 0;
  place.changed = Math.max(place.changed ?? 0, place.newest ?? 0);
  delete place.newest;
  yield walk.stored([], 0);
}

/** A walk along the list, with the place it has come to, which its cursors are made of. */
class Walk {
  readonly #service: Service;
  readonly #place: Place;
  readonly #known: Map<string, number>;
  readonly #again: Map<string, number>;
  readonly #outage: Outage = { files: 0 };

  constructor(service: Service, place: Place) {
    this.#service = service;
    this.#place = place;
    this.#known = new Map(Object.entries(place.known));
    this.#again = new Map(Object.entries(place.again));
  }

  /** The pages of the list, from the place on. */
  async *pages(query: Record<string, string>): AsyncGenerator<{
    rows: ListedRow[];
    next?: number;
    url: string;
  }> {
    let before = '';
    for (let page = 0, { start } = this.#place; ; page++) {
      const url = addressOf(this.#service, 'zoek');
      const asked = { zoektekst: '', start, aantalResultaten: pageSize, sort: 'laatst-gewijzigd', ...query };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, String(value));
      const { href } = url;
      if (page >= maximumPages) throw new SourceFault('shape', { url: href, detail: 'a list without end' });
      const { rows, total } = readPage(await fetchSourceJson(url, this.#service.request), href);
      const ids = rows.map(({ id }) => id).join(' ');
      if (rows.length > 0 && ids === before)
        throw new SourceFault('shape', { url: href, detail: 'a page that repeats the one before' });
      before = ids;
      start += pageSize;
      const more = rows.length >= pageSize && start < total;
      yield { rows, url: href, ...(more ? { next: start } : {}) };
      if (!more) return;
    }
  }

  /** Rows that are new or have changed, with what they name, in steps that fit in memory. */
  async *fetched(rows: readonly ListedRow[], remaining?: number): AsyncGenerator<Batch<DisclosureRaw>> {
    const fresh = rows.filter(
      ({ id, changed }) => id === undefined || changed === undefined || this.#known.get(id) !== changed,
    );
    for await (const raw of inBatches(this.#raws(fresh))) yield this.stored(raw, remaining);
  }

  /** What lacked its file the last time. */
  async *askAgain(): AsyncGenerator<Batch<DisclosureRaw>> {
    yield* this.fetched([...this.#again.keys()].map((id) => ({ id, row: { document: { id } } })));
  }

  /** A batch with the cursor that is right once it is stored. */
  stored(raw: DisclosureRaw[], remaining?: number): Batch<DisclosureRaw> {
    keepNewest(this.#known, remembered);
    const cursor = {
      ...this.#place,
      known: Object.fromEntries(this.#known),
      again: Object.fromEntries(this.#again),
    };
    return { raw, cursor, ...(remaining === undefined ? {} : { remaining }) };
  }

  async *#raws(rows: readonly ListedRow[]): AsyncGenerator<DisclosureRaw> {
    for (const listed of rows) {
      const { id, changed, elsewhere } = listed;
      if (id === undefined || elsewhere !== undefined) {
        yield { listed };
        continue;
      }
      const raw = await this.#fetch(listed, id);
      const lacks = raw.files !== undefined && 'passing' in raw.files.file;
      const tries = (this.#again.get(id) ?? 0) + 1;
      this.#again.delete(id);
      if (lacks && tries < maximumTries) this.#again.set(id, tries);
      if (changed !== undefined) {
        // Behind all others, so that it is the last to be forgotten.
        this.#known.delete(id);
        this.#known.set(id, changed);
      }
      yield raw;
    }
  }

  async #fetch(listed: ListedRow, id: string): Promise<DisclosureRaw> {
    const one = await orMissed(() => fetchRecord(this.#service, listed, id), this.#service.request.signal);
    if (isMissed(one)) return { listed, url: addressOf(this.#service, `zoek/${id}`).href, ...one };
    return withFile(this.#service, one, id, this.#outage);
  }
}

/**
 * A document with its record and its file, as the service has them now.
 * @throws SourceFault
 */
export async function fetchDocument(service: Service, listed: ListedRow, id: string): Promise<DisclosureRaw> {
  return withFile(service, await fetchRecord(service, listed, id), id);
}

/** A row with its record; without it where the service has it no longer. @throws SourceFault */
async function fetchRecord(service: Service, listed: ListedRow, id: string): Promise<DisclosureRaw> {
  const url = addressOf(service, `zoek/${id}`).href;
  const record = await unlessGone(fetchSourceJson(url, service.request), [404, 410]);
  return { listed, url, ...(record === undefined ? {} : { record }) };
}

async function withFile(
  service: Service,
  raw: DisclosureRaw,
  id: string,
  outage?: Outage,
): Promise<DisclosureRaw> {
  const named = fileNamedIn(raw.record);
  if (!named) return raw;
  const address = addressOf(service, `attachment/${id}`).href;
  return { ...raw, files: { file: await fetchFile(address, named, service.request, outage) } };
}

const addressOf = ({ baseUrl }: Service, path: string) => new URL(path, baseUrl);

/** The file that a record names; nothing where the document is not read here, or its record is none, which `read` tells. */
function fileNamedIn(body: unknown): { mimeType: string; fileName: string } | undefined {
  const record = Disclosure.safeParse(body).data;
  if (!record || isWithdrawn(record) || leftOut(record) !== undefined) return undefined;
  const [file] = filesOf(record);
  return file && { mimeType: file['mime-type'] ?? '', fileName: file.bestandsnaam ?? '' };
}
