import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { z } from 'zod';
import { fetchSource, fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { inBatches } from '../reading/batches.ts';
import { fetchFile, requestNamed, type FetchedFile } from '../reading/files.ts';
import { isRefusal, unlessGone } from '../reading/refusals.ts';
import { jsonFault } from '../reading/answers.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { readPaper } from './read-entity.ts';
import { ChangeRow, EntityRow, OrganisationRow } from './rows.ts';

/** One line of the feed, with the entity it is about where there is one still. */
export interface ChangeRaw {
  organisation: unknown;
  /** Absent where the service refused to show the organisation. */
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

/** The place of each organisation, and `since` in a back-fill. */
const Places = z.record(z.string(), z.string());
type Places = z.infer<typeof Places>;

/** The cursor from which every change since an instant is read; the feed itself is passed from its start. */
export function cursorAt(since: number): Cursor {
  return { since: new Date(since).toISOString() };
}

/**
 * The changes of every organisation since the place each was left at, oldest first. The cursor holds that
 * place by the organisation's key behind `at `, and for a back-fill the instant before which changes are
 * passed over.
 * @throws SourceFault
 */
export async function* pollOpenBesluitvorming(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<ChangeRaw>> {
  const cursor = Places.parse(since ?? {});
  const organisations = await organisationsOf(service);
  const refused: SourceFault[] = [];
  for (const [index, organisation] of organisations.entries()) {
    const remaining = organisations.length - index;
    try {
      for await (const raw of changesOf(service, organisation, cursor, now)) {
        yield { raw, cursor: { ...cursor }, remaining };
      }
    } catch (error) {
      // One organisation that the service refuses to show must not keep the others from being read.
      if (!isRefusal(error)) throw error;
      refused.push(error);
      const raw: ChangeRaw = {
        organisation,
        refused: `the service answers ${error.evidence.status}`,
        at: now,
      };
      yield { raw: [raw], cursor: { ...cursor }, remaining };
    }
  }
  if (refused[0] && refused.length === organisations.length) throw refused[0];
  // Everything older has been passed over; what is late from here on is new.
  delete cursor['since'];
  yield { raw: [], cursor: { ...cursor }, remaining: 0 };
}

/** The changes of one organisation in pieces; its place in the cursor moves on once a page is stored. */
async function* changesOf(
  service: Service,
  organisation: OrganisationRow,
  cursor: Places,
  now: number,
): AsyncGenerator<ChangeRaw[]> {
  const place = `at ${organisation.key}`;
  const passUntil = cursor['since'] === undefined ? -Infinity : Date.parse(cursor['since']);
  const since = passUntil === -Infinity ? startOfDay(addDays(dayOf(now), -fileDays)) : passUntil;
  const files = { since, failed: 0 };
  for (let page = 0; page < maximumPages; page++) {
    const limit = passUntil === -Infinity ? lines.read : lines.passed;
    const { records, next, more } = await changes(service, organisation.key, cursor[place], limit);
    const fresh = records.filter((record) => !(Date.parse(String(record['time'])) < passUntil));
    yield* inBatches(wholes(service, organisation, fresh, files, now));
    if (next === undefined || next === cursor[place]) {
      if (more) throw new SourceFault('shape', { url: service.baseUrl, detail: 'a feed that stands still' });
      return;
    }
    cursor[place] = next;
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
    const entity = await entityOf(service, record);
    const raw: ChangeRaw = { organisation, record, ...(entity === undefined ? {} : { entity }), at };
    const fetched = await filesOf(service, raw, organisation, files);
    yield { ...raw, ...(fetched ? { files: fetched } : {}) };
  }
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
  return parsed.data.sources
    .filter(({ isAggregate }) => !isAggregate)
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
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
  return unlessGone(fetchSourceJson(url, { ...pace, ...request }));
}
