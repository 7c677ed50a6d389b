import type { NamedCouncil } from 'contract/councils';
import { addDays, dayOf, startOfDay, type DayText } from 'contract/amsterdam';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, orMissed, type Missed } from '../items/missed.ts';
import { fetchInParts, inBatches, type Part } from '../reading/batches.ts';
import { walkCouncils } from '../councils/walk.ts';
import { beginAt, DayPlace, earlierPlace, endAt } from '../reading/cursors.ts';
import { fetchFile, requestNamed, typeByName, type FetchedFile, type Outage } from '../reading/files.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { elementsOf, type XmlElement } from '../reading/xml-tree.ts';
import { documentsIn, type CouncilFile } from './read-files.ts';
import { documentsOfMeeting } from './read-meeting.ts';
import { siteOf, type Site } from './sites.ts';
import { askSoap, errorIn, pairsOf, parameter, valueOf } from './soap.ts';

/** What a poll brings: a meeting or an entry of a list with its files, the kinds of meeting of a site, or days without any. */
export type IbabsRaw =
  | {
      kind: 'meeting';
      site: Site;
      row: XmlElement;
      types?: XmlElement;
      /** The documents this raw is about; all when absent. */
      part?: Part;
      files: Record<string, FetchedFile>;
      /** When it was asked for, epoch milliseconds. */
      at: number;
    }
  | {
      kind: 'entry';
      site: Site;
      base: XmlElement;
      detail?: XmlElement;
      votes?: XmlElement;
      files: Record<string, FetchedFile>;
    }
  /** An entry that could not be had; `list` is the one that has it. */
  | (Missed & { kind: 'missed'; site: Site; list: string; base: XmlElement })
  | { kind: 'types'; site: Site; result: XmlElement }
  /** Days of which the service gives no meetings, with what it says of them. */
  | { kind: 'days'; site: Site; from: DayText; until: DayText; message: string }
  | { kind: 'failed'; site: Site; reason: string };

/** One call brings everything of its days: a quarter at most. */
const pieceDays = 91;
const ahead = 184;
const back = 62;

/** The one site that earlier versions read, whose cursor had its place alone. */
const earlierSite = 'utrecht';

/**
 * One round along the sites: for each its kinds of meeting, its meetings in pieces of at most a quarter,
 * and the entries of its lists that changed, with the votes of members.
 * @throws SourceFault
 */
export function pollIbabs(
  service: Service,
  councils: readonly NamedCouncil[],
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<IbabsRaw>> {
  return walkCouncils<NamedCouncil, DayPlace, IbabsRaw>(
    {
      councils,
      keyOf: ({ key }) => key.toLowerCase(),
      now,
      signal: service.request.signal,
      isOneService: true,
      place: DayPlace,
      begin: (day) => beginAt(day, now, back),
      end: (place) => endAt(place, now, back),
      earlier: (cursor, key) => (key === earlierSite ? earlierPlace(cursor) : undefined),
      read: (council, place) => ofSite(service, siteOf(council), place, now),
      failed: (council, reason) => ({ kind: 'failed', site: siteOf(council), reason }),
    },
    since,
  );
}

async function* ofSite(
  service: Service,
  site: Site,
  place: DayPlace,
  now: number,
): AsyncGenerator<IbabsRaw[]> {
  const outage: Outage = { files: 0 };
  place.began ??= new Date(now).toISOString();
  const name = parameter('Sitename', site.name);
  const types = await askSoap(service, 'GetMeetingtypes', name);
  if (!place.day) yield [{ kind: 'types', site, result: types }];
  const last = addDays(dayOf(now), ahead);
  for (let day = place.day ?? place.from; day <= last; day = addDays(day, pieceDays)) {
    const end = addDays(day, pieceDays - 1);
    const until = end < last ? end : last;
    const answer = await askSoap(
      service,
      'GetMeetingsByDateRange',
      name +
        parameter('StartDate', `${day}T00:00:00`) +
        parameter('EndDate', `${until}T23:59:59`) +
        parameter('MetaDataOnly', 'false'),
    );
    const message = errorIn(answer);
    if (message !== undefined) yield [{ kind: 'days', site, from: day, until, message }];
    yield* inBatches(meetings(service, site, elementsOf(answer, 'iBabsMeeting'), types, now, outage));
    place.day = addDays(day, pieceDays);
    yield [];
  }
  const changed = place.changed ? Date.parse(place.changed) : startOfDay(place.from);
  const lists = pairsOf(await askSoap(service, 'GetLists', name), 'iBabsKeyValue');
  for (const list of lists.keys()) {
    const entries = await askSoap(
      service,
      'GetListsEntriesByFilterRequest',
      filterOf(site, list, dayOf(changed)),
    );
    yield* inBatches(
      changedEntries(service, site, list, elementsOf(entries, 'iBabsListEntryBase'), changed, outage),
    );
  }
}

/** Meetings with their files, in parts where these are many. */
async function* meetings(
  service: Service,
  site: Site,
  rows: readonly XmlElement[],
  types: XmlElement,
  at: number,
  outage: Outage,
): AsyncGenerator<IbabsRaw> {
  for (const row of rows) {
    const documents = documentsOfMeeting(row).map(({ file }) => file);
    for await (const { part, files } of fetchInParts(documents, (one) => fileOf(one, service, outage))) {
      yield { kind: 'meeting', site, row, types, part, files, at };
    }
  }
}

async function* changedEntries(
  service: Service,
  site: Site,
  list: string,
  rows: readonly XmlElement[],
  changed: number,
  outage: Outage,
): AsyncGenerator<IbabsRaw> {
  for (const base of rows) {
    if ((readLocalTime(valueOf(base, 'MutationDate'))?.instant ?? Infinity) < changed) continue;
    if (!valueOf(base, 'EntryId')) continue;
    const entry = await orMissed(
      () => fetchEntry(service, { site, list, base }, outage),
      service.request.signal,
    );
    yield isMissed(entry) ? { kind: 'missed', site, list, base, ...entry } : entry;
  }
}

/**
 * The entry of a list that a row names, with its votes and files.
 * @throws SourceFault
 */
export async function fetchEntry(
  service: Service,
  { site, list, base }: { site: Site; list: string; base: XmlElement },
  outage: Outage,
): Promise<IbabsRaw> {
  const name = parameter('Sitename', site.name);
  const entry = parameter('EntryId', valueOf(base, 'EntryId') ?? '');
  const detail = await askSoap(service, 'GetListEntry', name + parameter('ListId', list) + entry);
  const votes =
    valueOf(base, 'ListCanVote') === 'true'
      ? await askSoap(service, 'GetListEntryVotesByListEntryId', name + entry)
      : undefined;
  const files: Record<string, FetchedFile> = {};
  for (const one of documentsIn(detail)) {
    const file = await fileOf(one, service, outage);
    if (file) files[one.id] = file;
  }
  return { kind: 'entry', site, base, detail, ...(votes ? { votes } : {}), files };
}

/** The one parameter of this operation whose parts are of other namespaces. */
function filterOf(site: Site, list: string, since: DayText): string {
  return (
    '<filterRequest xmlns:r="http://schemas.datacontract.org/2004/07/iBabsWCFObjects.Public.Request"' +
    ' xmlns:b="http://schemas.datacontract.org/2004/07/iBabsWCFObjects.Base">' +
    parameter('b:Sitename', site.name) +
    parameter('r:ListId', list) +
    parameter('r:SinceDate', `${since}T00:00:00`) +
    '</filterRequest>'
  );
}

/** The file of a document; undefined when it has none or is closed. */
async function fileOf(
  one: CouncilFile,
  { baseUrl, request }: Service,
  outage: Outage,
): Promise<FetchedFile | undefined> {
  if (!one.url || one.confidential) return undefined;
  const { fileName } = one;
  const mimeType = typeByName(fileName);
  const facts = { ...(mimeType ? { mimeType } : {}), ...(fileName ? { fileName } : {}) };
  return fetchFile(one.url, facts, requestNamed(one.url, baseUrl, request), outage);
}
