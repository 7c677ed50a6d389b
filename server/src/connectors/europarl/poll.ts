import { addDays, dayOf } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor } from '../connector.ts';
import { epTermOf } from '../reading/ep-terms.ts';
import { fetchFile, type Outage } from '../reading/files.ts';
import { fetchDetail, fetchFeed, fetchPage, type Service } from './service.ts';
import { openContexts, type Contexts } from './contexts.ts';
import type { EuroparlRaw } from './raw.ts';
import { identifierOf, versionOf } from './read-work.ts';
import { lastPart, Work } from './rows.ts';
import { readElsewhere, typeOf } from './types.ts';

/** Lists of the service in the order they are read. */
const lists = [
  'plenary-documents',
  'adopted-texts',
  'committee-documents',
  'parliamentary-questions',
  'plenary-session-documents',
  'procedures',
  'meetings',
] as const;
type List = (typeof lists)[number];

/** Lists whose feed takes the day from which changes are wanted; the others tell of the last month. */
const datedFeeds: readonly List[] = ['adopted-texts', 'procedures'];
/** A feed reaches so far back, days; what is older is found in the lists of the years. */
const feedReach = 28;
/** Changes may be told a little late, days. */
const overlap = 1;
/** Answers stored between two cursor steps. */
const batchSize = 20;
const pageSize = 50;
/** Days back and ahead in which a sitting may still change. */
const sittingsBack = 14;
const sittingsAhead = 190;

interface Place {
  /** Day from which changes are wanted. */
  from: string;
  /** Day the poll began; what comes later is the next poll's. */
  began: string;
  list: number;
  /** Answers of the list that are stored. */
  done: number;
}

/** The cursor of a back-fill from an instant. */
export function cursorAt(since: number): Cursor {
  return { from: dayOf(since) };
}

/**
 * Everything that changed since the cursor, list by list: by the feeds where these reach back far enough,
 * else by the lists of every year since. Without a cursor the current year is read. A list that gives
 * something else than it promises leaves the others undisturbed, but the cursor stays before it.
 * @throws SourceFault
 */
export async function* pollParliament(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<EuroparlRaw>> {
  const today = dayOf(now);
  const from = typeof since?.['from'] === 'string' ? since['from'] : `${today.slice(0, 4)}-01-01`;
  const place: Place = {
    from,
    began: typeof since?.['began'] === 'string' ? since['began'] : today,
    list: Number(since?.['list'] ?? 0),
    done: Number(since?.['done'] ?? 0),
  };
  const contexts = openContexts(service);
  const outage: Outage = { files: 0 };
  let fault: SourceFault | undefined;
  for (; place.list < lists.length; place.list++, place.done = 0) {
    try {
      yield* pollList(service, contexts, outage, lists[place.list]!, place, fault !== undefined, today);
    } catch (error) {
      if (!(error instanceof SourceFault) || (error.kind !== 'shape' && error.kind !== 'status')) throw error;
      fault ??= error;
    }
  }
  if (fault) throw fault;
  yield { raw: [await namesOf(service)], cursor: { from: addDays(place.began, -overlap) }, remaining: 0 };
}

async function* pollList(
  service: Service,
  contexts: Contexts,
  outage: Outage,
  list: List,
  place: Place,
  stuck: boolean,
  today: string,
): AsyncGenerator<Batch<EuroparlRaw>> {
  const ids = await idsOf(service, list, place, today);
  // After a fault the cursor stays where that list began.
  const still: Cursor = { from: place.from, began: place.began };
  let raw: EuroparlRaw[] = [];
  for (let at = place.done; at < ids.length; at++) {
    raw.push(...(await rawsOf(service, contexts, outage, list, ids[at]!)));
    if (raw.length < batchSize && at < ids.length - 1) continue;
    const cursor = stuck ? still : { ...still, list: place.list, done: at + 1 };
    yield { raw, cursor, remaining: ids.length - at - 1 };
    raw = [];
  }
}

/** Ids of a list that changed since the place's day, each once, in an order that stays. */
async function idsOf(service: Service, list: List, place: Place, today: string): Promise<string[]> {
  const recent = place.from >= addDays(today, -feedReach);
  if (recent && list !== 'meetings') {
    const search = datedFeeds.includes(list) ? { timeframe: 'custom', 'start-date': place.from } : undefined;
    return fetchFeed(service, list, search);
  }
  const ids = new Set<string>();
  const first = list === 'meetings' && recent ? addDays(place.from, -sittingsBack) : place.from;
  const last = list === 'meetings' ? addDays(today, sittingsAhead) : today;
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++) {
    // Committee documents are listed by parliamentary term only.
    if (list === 'committee-documents') {
      for (const id of await idsOfPages(service, list, { 'parliamentary-term': String(epTermOf(today)) })) {
        ids.add(id);
      }
      break;
    }
    for (const id of await idsOfPages(service, list, { year: String(year) })) ids.add(id);
  }
  const kept = [...ids].sort();
  if (list !== 'meetings') return kept;
  return kept.filter((id) => {
    const day = /^MTG-PL-(\d{4}-\d\d-\d\d)$/.exec(id)?.[1];
    return day !== undefined && day >= first && day <= last;
  });
}

/** Every id of a paged list; a server that repeats itself ends it. */
async function idsOfPages(
  service: Service,
  list: List,
  search: Record<string, string>,
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let offset = 0; ; offset += pageSize) {
    const page = await fetchPage(service, list, {
      ...search,
      offset: String(offset),
      limit: String(pageSize),
    });
    const before = ids.size;
    for (const row of page) ids.add(lastPart(row.id)!);
    if (page.length < pageSize || ids.size === before) return ids;
  }
}

async function rawsOf(
  service: Service,
  contexts: Contexts,
  outage: Outage,
  list: List,
  id: string,
): Promise<EuroparlRaw[]> {
  const row = await fetchDetail(service, `${list}/${id}`);
  // What a list names but the service does not have is not there yet.
  if (!row) return [];
  if (list === 'meetings') {
    const items = await allOf(service, `meetings/${id}/activities`);
    const foreseen = items.length ? [] : await allOf(service, `meetings/${id}/foreseen-activities`);
    return [{ kind: 'sitting', row, items, foreseen, context: await contexts.of(row) }];
  }
  const context = await contexts.of(row);
  if (list === 'procedures') {
    const label = contexts.remember(row);
    const address = new URL(
      `oeil/en/procedure-file?reference=${encodeURIComponent(label)}`,
      service.pagesUrl,
    );
    const page = await fetchFile(
      address.href,
      { mimeType: 'text/html', fileName: address.href },
      service.request,
      outage,
    );
    return [{ kind: 'procedure', row, page, context }];
  }
  return [{ kind: 'work', row, context, files: await filesOf(service, row, outage) }];
}

/** Texts of a document and of the amendments its answer writes out. */
async function filesOf(service: Service, row: unknown, outage: Outage) {
  const files: Extract<EuroparlRaw, { kind: 'work' }>['files'] = {};
  const work = Work.safeParse(row);
  if (!work.success || (typeOf(work.data.work_type) ?? '') in readElsewhere) return files;
  for (const one of [work.data, ...work.data.inverse_foresees_change_of]) {
    const version = versionOf(one.is_realized_by);
    if (!version) continue;
    const address = new URL(version.path, service.baseUrl).href;
    const fileName = lastPart(version.path)!;
    files[identifierOf(one)] = await fetchFile(
      address,
      { mimeType: version.mimeType, fileName },
      service.request,
      outage,
    );
  }
  return files;
}

async function allOf(service: Service, path: string): Promise<{ id: string }[]> {
  const rows = new Map<string, { id: string }>();
  for (let offset = 0; ; offset += pageSize) {
    const page = await fetchPage(service, path, { offset: String(offset), limit: String(pageSize) });
    const before = rows.size;
    for (const row of page) rows.set(row.id, row);
    if (page.length < pageSize || rows.size === before) return [...rows.values()];
  }
}

async function namesOf(service: Service): Promise<EuroparlRaw> {
  const members = await allOf(service, 'meps/show-current');
  const bodies = await allOf(service, 'corporate-bodies/show-current');
  return { kind: 'names', members, bodies };
}
