import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import type { NamedCouncil } from 'contract/councils';
import { z } from 'zod';
import { fetchSource, fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { councilsSince, walkCouncils } from '../councils/walk.ts';
import { faultOf, isMissed, orMissed, type Missed } from '../items/missed.ts';
import { inBatches } from '../reading/batches.ts';
import { fetchFile, requestNamed, type FetchedFile } from '../reading/files.ts';
import { unlessGone } from '../reading/refusals.ts';
import { jsonFault } from '../reading/answers.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { readPaper } from './read-entity.ts';
import { ChangeRow, EntityRow, OrganisationRow } from './rows.ts';

/** One line of the feed, with the entity it is about where there is one still, or that it is missed. */
export interface ChangeRaw extends Partial<Missed> {
  organisation: unknown;
  /** Absent where the organisation could not be read. */
  record?: unknown;
  entity?: unknown;
  /** The file of a document, where it is recent enough, by its address. */
  files?: Record<string, FetchedFile>;
  refused?: string;
  /** When it was asked for, epoch milliseconds. */
  at: number;
}

/** Sixty requests a minute are allowed. */
const pace = { interval: 1_050 };
/** Lines of a page: few where each is asked for, as many as there can be where most are passed over. */
const lines = { read: 100, passed: 1_000 };
/**
 * Files are fetched of what was discussed since so many days, as far back as NotuBiz is read; the feed goes back
 * years for some 330 councils, whose older files stay at the source.
 */
const fileDays = 92;
/** Bytes of one file. */
const fileBytes = 24 * 1024 * 1024;
/** So many files of one organisation in a row that can not be had: their supplier is left alone. */
const outageFiles = 3;
/** Pages of one organisation's changes after which its feed can only be one without an end. */
const maximumPages = 5_000;

/** Kinds whose line in the feed does not hold their text, agenda or transcript. */
const wholeKinds = new Set(['Meeting', 'Document', 'Motion']);

/** Where the feed of an organisation was left, and for a back-fill the instant before which changes are passed over. */
const FeedPlace = z.object({ at: z.string().optional(), since: z.string().optional() });
type FeedPlace = z.infer<typeof FeedPlace>;

/** The cursor from which every change since an instant is read; the feed itself is passed from its start. */
export const cursorAt = (since: number): Cursor => councilsSince(new Date(since).toISOString());

/** An organisation that is read; what was named and the service does not list has its key alone. */
interface Organisation {
  key: string;
  row: OrganisationRow | undefined;
}

/**
 * The changes since the place each was left at, oldest first, of the organisations that are named, or all.
 * @throws SourceFault
 */
export async function* pollOpenBesluitvorming(
  service: Service,
  named: readonly NamedCouncil[] | undefined,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<ChangeRaw>> {
  const rows = await organisationsOf(service);
  const organisations = named
    ? named.map(({ key }) => ({ key, row: rows.find((row) => row.key === key) }))
    : rows.map((row) => ({ key: row.key, row }));
  yield* walkCouncils<Organisation, FeedPlace, ChangeRaw>(
    {
      councils: organisations,
      keyOf: ({ key }) => key,
      now,
      signal: service.request.signal,
      isOneService: true,
      place: FeedPlace,
      begin: (instant) => ({ since: instant ?? new Date(daysBefore(now, fileDays)).toISOString() }),
      // Everything older has been passed over; what is late from here on is new.
      end: ({ at }) => ({ at }),
      earlier: (cursor, key) => {
        const at = cursor[`at ${key}`];
        return typeof at === 'string' ? { at } : undefined;
      },
      read: (organisation, place) => changesOf(service, organisation, place, now),
      failed: ({ key, row }, refused) => ({ organisation: row ?? { key }, refused, at: now }),
    },
    since,
  );
}

const daysBefore = (now: number, days: number) => startOfDay(addDays(dayOf(now), -days));

/** The changes of one organisation in pieces; its place moves on once a page is stored. */
async function* changesOf(
  service: Service,
  { key, row: organisation }: Organisation,
  place: FeedPlace,
  now: number,
): AsyncGenerator<ChangeRaw[]> {
  if (!organisation) {
    const detail = `no organisation ${key} among those that the service lists`;
    throw new SourceFault('shape', { url: new URL('api/sources', service.baseUrl).href, detail });
  }
  const passUntil = place.since === undefined ? -Infinity : Date.parse(place.since);
  const files = { since: passUntil === -Infinity ? daysBefore(now, fileDays) : passUntil, failed: 0 };
  for (let page = 0; page < maximumPages; page++) {
    const limit = passUntil === -Infinity ? lines.read : lines.passed;
    const { records, next, more } = await changes(service, key, place.at, limit);
    const fresh = records.filter((record) => !(Date.parse(String(record['time'])) < passUntil));
    yield* inBatches(wholes(service, organisation, fresh, files, now));
    if (next === undefined || next === place.at) {
      if (more) throw new SourceFault('shape', { url: service.baseUrl, detail: 'a feed that stands still' });
      return;
    }
    place.at = next;
    yield [];
    if (!more) return;
  }
  throw new SourceFault('shape', { url: service.baseUrl, detail: 'a feed without an end' });
}

/** Which files of an organisation are fetched, and how many in a row could not be had. */
interface Files {
  since: number;
  failed: number;
}

/** Lines of the feed with their entities and files. */
async function* wholes(
  service: Service,
  organisation: OrganisationRow,
  records: readonly Record<string, unknown>[],
  files: Files,
  at: number,
): AsyncGenerator<ChangeRaw> {
  for (const record of records) {
    const entity = await orMissed(() => entityOf(service, record), service.request.signal);
    if (isMissed(entity)) {
      yield { organisation, record, ...entity, at };
      continue;
    }
    const raw: ChangeRaw = { organisation, record, ...(entity === undefined ? {} : { entity }), at };
    const fetched = await filesOf(service, raw, organisation, files);
    yield { ...raw, ...(fetched ? { files: fetched } : {}) };
  }
}

/**
 * A line whose entity was missed, with the entity asked for once more.
 * @throws SourceFault when it is not to be had now either
 */
export async function fetchMissed(
  service: Service,
  { organisation, record }: ChangeRaw,
  now: number,
): Promise<ChangeRaw[]> {
  const files = { since: daysBefore(now, fileDays), failed: 0 };
  const line = record as Record<string, unknown>;
  const raws = await Array.fromAsync(
    wholes(service, OrganisationRow.parse(organisation), [line], files, now),
  );
  for (const raw of raws) if (isMissed(raw)) throw faultOf(raw);
  return raws;
}

/** The file of a recent document, at the address of its supplier or of the service. */
async function filesOf(
  { baseUrl, request }: Service,
  { record, entity, at }: ChangeRaw,
  organisation: OrganisationRow,
  files: Files,
): Promise<Record<string, FetchedFile> | undefined> {
  const change = ChangeRow.safeParse(record).data;
  const kind = change?.entity_type;
  if (change?.op !== 'upsert' || (kind !== 'Document' && kind !== 'Motion')) return undefined;
  const detail = EntityRow.safeParse(entity).data;
  const known = { entity: change.entity_id, organisation, payload: change.payload, detail, at };
  const { file, date = 0 } = readPaper(kind, known) ?? {};
  if (!file?.url || date < files.since || files.failed >= outageFiles) return undefined;
  const named = requestNamed(file.url, baseUrl, { ...pace, maximumBytes: fileBytes, ...request });
  const fetched = await fetchFile(file.url, { mimeType: file.mimeType ?? '' }, named);
  files.failed = 'passing' in fetched ? files.failed + 1 : 0;
  return { [file.url]: fetched };
}

async function organisationsOf({ baseUrl, request }: Service): Promise<OrganisationRow[]> {
  const url = new URL('api/sources?implemented=true', baseUrl).href;
  const body = await fetchSourceJson(url, { ...pace, ...request });
  const parsed = z.looseObject({ sources: z.array(OrganisationRow) }).safeParse(body);
  if (!parsed.success) {
    throw jsonFault(url, 'no list of sources', body);
  }
  return parsed.data.sources.filter(({ isAggregate }) => !isAggregate);
}

/** A page of the feed; an empty one is the end of it only when the headers say so. */
async function changes(
  { baseUrl, request }: Service,
  source: string,
  cursor: string | undefined,
  limit: number,
): Promise<{ records: Record<string, unknown>[]; next: string | undefined; more: boolean }> {
  const url = new URL('api/export/changes', baseUrl);
  url.searchParams.set('source', source);
  url.searchParams.set('limit', String(limit));
  if (cursor !== undefined) url.searchParams.set('cursor', cursor);
  const answer = await fetchSource(url, { accept: 'application/x-ndjson', ...pace, ...request });
  const shape = shapeFaults(answer.bytes, url.href);
  const more = answer.headers['x-has-more'];
  const next = answer.headers['x-next-cursor'];
  if (more !== 'true' && more !== 'false') throw shape('no X-Has-More');
  const records: Record<string, unknown>[] = [];
  for (const line of new TextDecoder().decode(answer.bytes).split('\n')) {
    if (line.trim() === '') continue;
    try {
      records.push(JSON.parse(line) as Record<string, unknown>);
    } catch (error) {
      throw shape('a line that is no JSON', error);
    }
  }
  return { records, next: typeof next === 'string' && next !== '' ? next : undefined, more: more === 'true' };
}

/** The whole of an entity the feed tells of; undefined when it has gone since. */
async function entityOf({ baseUrl, request }: Service, record: unknown): Promise<unknown> {
  const parsed = ChangeRow.safeParse(record).data;
  if (parsed?.op !== 'upsert' || !wholeKinds.has(parsed.entity_type)) return undefined;
  const url = new URL(`api/entities/${encodeURIComponent(parsed.entity_id)}`, baseUrl);
  return unlessGone(fetchSourceJson(url, { ...pace, ...request }), [404, 410]);
}
