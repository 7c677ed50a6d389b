import { dayOf, endOfDay, startOfDay, type DayText } from 'contract/amsterdam';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { faultOf, isMissed, orMissed, type Missed } from '../items/missed.ts';
import { allRows } from '../reading/all-rows.ts';
import { valueIn } from '../reading/answers.ts';
import { areToCome, fetchAttachments, type FetchedAttachments } from '../reading/attachments.ts';
import { inBatches } from '../reading/batches.ts';
import { daysRead, sumOf } from '../reading/days-read.ts';
import { typeByName } from '../reading/files.ts';
import { unlessGone } from '../reading/refusals.ts';
import { NewsItem, readDetails, readLabel, readPage, type ItemDetails } from './rows.ts';

/** One decision or announcement, with what was found of it besides; it is missed where its details could not be had. */
export interface VlaamseRegeringRaw extends Partial<Missed> {
  row: unknown;
  details?: ItemDetails;
  /** The files of its details by their official address. */
  files: FetchedAttachments;
  /** Names of its themes by their id. */
  themes: Record<string, string>;
}

/** The site of the decisions; files open there. */
export const decisionsUrl = 'https://beslissingenvlaamseregering.vlaanderen.be/';

const pageSize = 100;
/** Documents of a decision can be published so many days after its meeting. */
const overlap = 28;
/** Meetings in a row whose details cannot be had mean that the service is down. */
const outageMeetings = 3;

/**
 * Decisions and announcements by the day of their meeting, some weeks at a time from four weeks before the cursor, each with
 * its ministers, themes and documents. What has documents, or others, since it was read is read again.
 * @throws SourceFault
 */
export async function* pollDecisions(
  service: Service,
  since: Cursor | undefined,
  today: DayText,
): AsyncGenerator<Batch<VlaamseRegeringRaw>> {
  const days = daysRead(since, today, overlap);
  const besides = detailsBesides(service);
  for (const { from, to } of days.stretches()) {
    const rows = await searchItems(service, from, to);
    let remaining = rows.length;
    const fresh = async function* (): AsyncGenerator<VlaamseRegeringRaw> {
      for (const row of rows) {
        remaining--;
        const item = NewsItem.safeParse(row).data;
        const found = item ? await besides.ofItem(item) : {};
        const [name, sum] = [valueIn(row, 'id'), sumOf([row, found.details])];
        // One that has its details keeps them while they cannot be had.
        if (!days.isToRead(name, sum) || (found.missed && days.read.has(name))) continue;
        const files = await fetchFiles(service, found.details);
        const { themes, lacking } = item ? await besides.themesOf(item) : { themes: {}, lacking: false };
        if (name !== '?') days.mark(name, { day: dayIn(item) ?? to, sum }, lacking || areToCome(files));
        yield { row, files, themes, ...found };
      }
    };
    for await (const raw of inBatches(fresh())) yield { raw, cursor: days.cursor(), remaining };
    days.reach(to);
    yield { raw: [], cursor: days.cursor(), remaining: 0 };
  }
}

/** Every row of the search of some days. */
function searchItems(service: Service, from: DayText, to: DayText): Promise<unknown[]> {
  const days = [startOfDay(from), endOfDay(to)].map((instant) => new Date(instant).toISOString());
  const query = {
    'page[size]': String(pageSize),
    collapse_uuids: 't',
    'filter[:gte,lte:meetingDate]': days.join(','),
    'sort[meetingDate]': 'asc',
    'sort[position]': 'asc',
  };
  const pageAt = (page: number) =>
    addressOf(
      service,
      `news-items/search?${new URLSearchParams({ 'page[number]': String(page), ...query })}`,
    );
  return allRows(pageAt, readPage, service.request);
}

/** What the resources behind the search tell: asked once for each meeting, and once for each theme. */
function detailsBesides(service: Service) {
  const meetings = new Map<string, Map<string, ItemDetails> | Missed>();
  const themes = new Map<string, string | Missed | undefined>();
  let missed = 0;
  return { ofItem, themesOf };

  async function ofItem(item: NewsItem): Promise<Pick<VlaamseRegeringRaw, 'details' | 'missed'>> {
    const meeting = item.attributes.meetingId;
    if (!meeting) return {};
    const found = meetings.get(meeting) ?? (await ofMeeting(meeting));
    meetings.set(meeting, found);
    if (isMissed(found)) return found;
    const details = found.get(idOf(item));
    return details ? { details } : {};
  }

  async function ofMeeting(meeting: string): Promise<Map<string, ItemDetails> | Missed> {
    const filter = { 'filter[agenda-item][agenda][meeting][:id:]': meeting };
    const found = await orMissed(() => fetchDetails(service, filter), service.request.signal);
    missed = isMissed(found) ? missed + 1 : 0;
    if (isMissed(found) && missed >= outageMeetings) throw faultOf(found);
    return found;
  }

  /** A theme that cannot be had costs nothing but itself, until a later poll has it. */
  async function themesOf({
    attributes,
  }: NewsItem): Promise<{ themes: Record<string, string>; lacking: boolean }> {
    const named: Record<string, string> = {};
    let lacking = false;
    for (const id of attributes.themeId) {
      if (!themes.has(id)) {
        themes.set(id, await orMissed(() => fetchLabel(service, id), service.request.signal));
      }
      const label = themes.get(id);
      if (isMissed(label)) lacking = true;
      else if (label) named[id] = label;
    }
    return { themes: named, lacking };
  }
}

async function fetchLabel(service: Service, theme: string): Promise<string | undefined> {
  const url = addressOf(service, `concepts?${new URLSearchParams({ 'filter[:id:]': theme })}`);
  const answer = await unlessGone(ask(service, url), [404, 410]);
  return answer === undefined ? undefined : readLabel(answer, url);
}

/** An item that is missed, with its details as they are asked for by themselves. @throws SourceFault */
export async function fetchMissed(
  service: Service,
  { row, themes }: VlaamseRegeringRaw,
): Promise<VlaamseRegeringRaw> {
  const id = idOf(NewsItem.parse(row));
  const details = (await fetchDetails(service, { 'filter[:id:]': id })).get(id);
  const files = await fetchFiles(service, details);
  return { row, themes, files, ...(details ? { details } : {}) };
}

/** Details of the items that a filter leaves, by their id. */
async function fetchDetails(
  service: Service,
  filter: Record<string, string>,
): Promise<Map<string, ItemDetails>> {
  const wanted = { include: 'attachments.file,mandatees.person', 'page[size]': '1000' };
  const url = addressOf(service, `news-item-infos?${new URLSearchParams({ ...filter, ...wanted })}`);
  return readDetails(await ask(service, url), url);
}

function ask(service: Service, url: string): Promise<unknown> {
  return fetchSourceJson(url, { accept: 'application/vnd.api+json', ...service.request });
}

/** The search calls its rows by names of its own; the number of the item itself is the one other calls know. */
export const idOf = ({ id, attributes }: NewsItem) => attributes.uuid ?? id;

function fetchFiles(service: Service, details: ItemDetails | undefined): Promise<FetchedAttachments> {
  const attached = (details?.files ?? []).map(({ path, fileName, mimeType }) => ({
    url: officialUrl(path),
    address: addressOf(service, path),
    mimeType: mimeType ?? typeByName(fileName) ?? '',
    ...(fileName ? { fileName } : {}),
  }));
  return fetchAttachments(attached, service.request);
}

/** Where people find a file, wherever it was asked for. */
export const officialUrl = (path: string) => new URL(path, decisionsUrl).href;

/** The day of the meeting of an item, where it tells one. */
export function dayIn(item: NewsItem | undefined): DayText | undefined {
  const instant = Date.parse(item?.attributes.meetingDate ?? '');
  return Number.isNaN(instant) ? undefined : dayOf(instant);
}

const addressOf = ({ baseUrl }: Service, path: string) => new URL(path, baseUrl).href;
