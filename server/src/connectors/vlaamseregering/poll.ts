import { dayOf, endOfDay, startOfDay, type DayText } from 'contract/amsterdam';
import { fetchSourceJson } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { valueIn } from '../reading/answers.ts';
import { areToCome, fetchAttachments, type FetchedAttachments } from '../reading/attachments.ts';
import { daysRead, sumOf } from '../reading/days-read.ts';
import { typeByName } from '../reading/files.ts';
import { NewsItem, readDetails, readLabel, readPage, type ItemDetails } from './rows.ts';

/** One decision or announcement, with what was found of it besides. */
export interface VlaamseRegeringRaw {
  row: unknown;
  details?: ItemDetails;
  /** The files of its details by their official address. */
  files: FetchedAttachments;
  /** Names of its themes by their id. */
  themes: Record<string, string>;
  notes: string[];
}

/** The site of the decisions; files open there. */
export const decisionsUrl = 'https://beslissingenvlaamseregering.vlaanderen.be/';

const pageSize = 100;
/** Pages of a stretch after which a search that never ends is given up. */
const maximumPages = 100;
/** Documents of a decision can be published so many days after its meeting. */
const overlap = 28;
const batchSize = 5;
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
    let raw: VlaamseRegeringRaw[] = [];
    for (const [index, row] of rows.entries()) {
      const item = NewsItem.safeParse(row).data;
      const found = item ? await besides.ofItem(item) : { notes: [] };
      const [name, sum] = [valueIn(row, 'id'), sumOf([row, found.details])];
      if (!days.isToRead(name, sum)) continue;
      const files = found.details ? await fetchFiles(service, found.details) : {};
      const themes = item ? await besides.themesOf(item) : {};
      raw.push({ row, files, themes, ...found });
      const lacking = found.notes.length > 0 || areToCome(files);
      if (name !== '?') days.mark(name, { day: dayIn(item) ?? to, sum }, lacking);
      if (raw.length < batchSize) continue;
      yield { raw, cursor: days.cursor(), remaining: rows.length - index - 1 };
      raw = [];
    }
    days.reach(to);
    yield { raw, cursor: days.cursor(), remaining: 0 };
  }
}

/** Every row of the search of some days. */
async function searchItems(service: Service, from: DayText, to: DayText): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 0; ; page++) {
    const days = [startOfDay(from), endOfDay(to)].map((instant) => new Date(instant).toISOString());
    const query = new URLSearchParams({
      'page[size]': String(pageSize),
      'page[number]': String(page),
      collapse_uuids: 't',
      'filter[:gte,lte:meetingDate]': days.join(','),
      'sort[meetingDate]': 'asc',
      'sort[position]': 'asc',
    });
    const url = addressOf(service, `news-items/search?${query}`);
    const found = readPage(await fetchSourceJson(url, service.request), url);
    rows.push(...found.rows);
    if (rows.length >= found.total) return rows;
    if (found.rows.length === 0) {
      throw new SourceFault('shape', { url, detail: `${rows.length} of ${found.total} items` });
    }
    if (page === maximumPages) throw new SourceFault('shape', { url, detail: 'a search without end' });
  }
}

/** What the resources behind the search tell: asked once for each meeting, and once for each theme. */
function detailsBesides(service: Service) {
  const meetings = new Map<string, Map<string, ItemDetails> | string>();
  const themes = new Map<string, string | undefined>();
  let failed = 0;
  return { ofItem, themesOf };

  async function ofItem({ id, attributes }: NewsItem): Promise<{ details?: ItemDetails; notes: string[] }> {
    const meeting = attributes.meetingId;
    if (!meeting) return { notes: [] };
    if (!meetings.has(meeting)) meetings.set(meeting, await ofMeeting(meeting));
    const found = meetings.get(meeting);
    if (typeof found === 'string') return { notes: [found] };
    const details = found?.get(attributes.uuid ?? id);
    return { ...(details ? { details } : {}), notes: [] };
  }

  async function ofMeeting(meeting: string): Promise<Map<string, ItemDetails> | string> {
    const query = new URLSearchParams({
      'filter[agenda-item][agenda][meeting][:id:]': meeting,
      include: 'attachments.file,mandatees.person',
      'page[size]': '1000',
    });
    const url = addressOf(service, `news-item-infos?${query}`);
    try {
      const details = readDetails(await ask(url), url);
      failed = 0;
      return details;
    } catch (error) {
      if (!(error instanceof SourceFault) || ++failed >= outageMeetings) throw error;
      return `no documents and ministers: ${error.message}`;
    }
  }

  async function themesOf({ attributes }: NewsItem): Promise<Record<string, string>> {
    const named: Record<string, string> = {};
    for (const id of attributes.themeId) {
      if (!themes.has(id)) themes.set(id, await labelOf(id));
      const label = themes.get(id);
      if (label) named[id] = label;
    }
    return named;
  }

  /** A theme that cannot be had costs nothing but itself. */
  async function labelOf(id: string): Promise<string | undefined> {
    const url = addressOf(service, `concepts?${new URLSearchParams({ 'filter[:id:]': id })}`);
    try {
      return readLabel(await ask(url), url);
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      return undefined;
    }
  }

  function ask(url: string): Promise<unknown> {
    return fetchSourceJson(url, { accept: 'application/vnd.api+json', ...service.request });
  }
}

function fetchFiles(service: Service, { files }: ItemDetails): Promise<FetchedAttachments> {
  const attached = files.map(({ path, fileName, mimeType }) => ({
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
