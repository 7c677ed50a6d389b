import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import type { Batch, Cursor, Service } from '../connector.ts';
import { inBatches } from '../reading/batches.ts';
import { beginWalk, endWalk, PageCursor } from '../reading/cursors.ts';
import { fetchFile, requestNamed, type FetchedFile, type Outage } from '../reading/files.ts';
import { unlessGone } from '../reading/refusals.ts';
import { askList, askOne, askPublished, hitsInAll, hitsPerPage } from './calls.ts';
import { matterKinds, referencesOf, type MatterKind } from './ids.ts';
import type { VlaamsParlementRaw } from './raws.ts';
import { filesOf } from './read-matter.ts';
import { reportAddress } from './read-meeting.ts';
import { MatterRow, MeetingRow } from './rows.ts';
import { instantOf } from './values.ts';

/** Days of meetings and of publications that are asked for at once. */
const meetingDays = 31;
const publishedDays = 14;
/** Meetings are read this many days ahead, and looked at again for so long after they were held. */
const ahead = 184;
const back = 62;
/** The search service may show a document some days after its date of publication. */
const publishedBack = 7;

/** `part` is there while the walk is not finished; what last changed before `changed` has been read. */
const VlaamsCursor = PageCursor.extend({
  changed: z.string().optional(),
  part: z.enum(['meetings', 'published']).optional(),
});
type VlaamsCursor = z.infer<typeof VlaamsCursor>;

interface Polling {
  service: Service;
  place: VlaamsCursor;
  now: number;
  outage: Outage;
  /** Matters this poll has fetched; agendas and the search service name the same ones. */
  seen: Set<string>;
}

/**
 * One place: names, then meetings with agenda, report and what is on it, then what was published. Without
 * a cursor it begins some months back. A broken-off round goes on at the part and day where it was.
 * @throws SourceFault
 */
export async function* pollVlaamsParlement(
  service: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<VlaamsParlementRaw>> {
  const place = VlaamsCursor.parse(beginWalk(since, now, back));
  const polling: Polling = { service, place, now, outage: { files: 0 }, seen: new Set() };
  if (!place.part) {
    yield { raw: await namesOf(service), cursor: { ...place } };
    place.part = 'meetings';
  }
  if (place.part === 'meetings') {
    const last = addDays(dayOf(now), ahead);
    for (let day = place.day ?? place.from; day <= last; day = addDays(day, meetingDays)) {
      const until = addDays(day, meetingDays - 1);
      for await (const raw of inBatches(meetings(polling, day, until))) yield { raw, cursor: { ...place } };
      place.day = addDays(day, meetingDays);
      yield { raw: [], cursor: { ...place } };
    }
    place.part = 'published';
    delete place.day;
  }
  const first = place.changed ? addDays(dayOf(Date.parse(place.changed)), -publishedBack) : place.from;
  const today = dayOf(now);
  for (let day = place.day ?? first; day <= today; day = addDays(day, publishedDays)) {
    const until = addDays(day, publishedDays - 1);
    for await (const raw of inBatches(published(polling, day, until < today ? until : today))) {
      yield { raw, cursor: { ...place } };
    }
    place.day = addDays(day, publishedDays);
    yield { raw: [], cursor: { ...place } };
  }
  yield { raw: [], cursor: endWalk(place.began, back), remaining: 0 };
}

/** Groups with their members, and committees with theirs. */
async function namesOf(service: Service): Promise<VlaamsParlementRaw[]> {
  const raws: VlaamsParlementRaw[] = [];
  for await (const row of askList(service, 'vv/huidige/perfractie')) raws.push({ kind: 'fractielijst', row });
  for await (const row of askList(service, 'comm/huidige')) {
    const id = typeof row === 'object' && row !== null && 'id' in row ? Number(row.id) : NaN;
    if (Number.isInteger(id)) raws.push({ kind: 'comm', row: await askOne(service, `comm/${id}`) });
  }
  return raws;
}

async function* meetings(
  polling: Polling,
  from: DayText,
  until: DayText,
): AsyncGenerator<VlaamsParlementRaw> {
  const { service, place, now } = polling;
  const path = `verg/zoek/datums?datumVan=${written(from)}&datumTot=${written(until)}&sort=datum`;
  for await (const item of askList(service, path, true)) {
    const listed = MeetingRow.safeParse(item);
    if (!listed.success) {
      yield { kind: 'verg', row: item, reports: [], at: now };
      continue;
    }
    const { id, 'laatste-wijziging': changed } = listed.data;
    if (place.changed && (instantOf(changed) ?? Infinity) < Date.parse(place.changed)) continue;
    const row = await orGone(askOne(service, `verg/${id}?aanpassingen=nee`));
    if (row === undefined) {
      yield { kind: 'passed', sourceId: `verg ${id}`, reason: 'the service has no such meeting' };
      continue;
    }
    const agenda = await orGone(askOne(service, `verg/${id}/agd?aanpassingen=nee`));
    const meeting = MeetingRow.safeParse(row).data;
    const reports: unknown[] = [];
    for (const part of meeting ? await partsOf(service, meeting) : []) {
      const report = await orGone(askOne(service, `jln/${part}`));
      if (report !== undefined) reports.push(report);
      else yield { kind: 'passed', sourceId: `jln ${part}`, reason: 'the service has no such part' };
    }
    const whole = meeting && reports.length === 0 ? reportAddress(meeting) : undefined;
    const files = whole ? { [whole]: await fileAt(whole, polling) } : {};
    yield { kind: 'verg', row, ...(agenda === undefined ? {} : { agenda }), reports, files, at: now };
    const planned = (MeetingRow.safeParse(agenda).data ?? meeting)?.['agenda-item'] ?? [];
    const lines = [...planned.flatMap((one) => one['agenda-lijn']), ...(meeting?.journaallijn ?? [])];
    for (const { kind, id: matter } of lines.flatMap(referencesOf)) {
      yield* matterOf(polling, kind, matter, undefined);
    }
  }
}

/** Numbers of the parts of a meeting's report: those the meeting lists, else those its report does. */
async function partsOf(service: Service, meeting: MeetingRow): Promise<number[]> {
  if (meeting.journaallijn.length > 0) return meeting.journaallijn.map(({ id }) => id);
  if (!meeting.link.some(({ rel }) => rel === 'handelingen')) return [];
  const report = MeetingRow.safeParse(await orGone(askOne(service, `verg/${meeting.id}/hand`))).data;
  return (report?.journaallijn ?? []).map(({ id }) => id);
}

/** Documents by their day of publication; a stretch with more than the service gives is halved. */
async function* published(
  polling: Polling,
  from: DayText,
  until: DayText,
): AsyncGenerator<VlaamsParlementRaw> {
  for (let page = 1, last = 1; page <= last; page++) {
    const { count, hits } = await askPublished(polling.service, from, until, page);
    if (count > hitsInAll && from < until) {
      const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
      const middle = addDays(from, Math.floor(days / 2));
      yield* published(polling, from, middle);
      yield* published(polling, addDays(middle, 1), until);
      return;
    }
    last = Math.ceil(Math.min(count, hitsInAll) / hitsPerPage);
    for (const hit of hits) {
      const [, kind, id] = /\/e\/opendata\/([a-z]+)\/(\d+)/.exec(hit['opendata'] ?? '') ?? [];
      const known = matterKinds.find((one) => one === kind);
      if (known) yield* matterOf(polling, known, Number(id), hit['publicatiedatum']);
      else {
        const sourceId = hit['opendata'] ?? hit['displayurl'] ?? '?';
        yield { kind: 'passed', sourceId, reason: `a hit of kind ${hit['soort'] ?? '?'}` };
      }
    }
  }
}

/** A file by the address that an answer names. */
function fileAt(url: string, { service: { baseUrl, request }, outage }: Polling): Promise<FetchedFile> {
  return fetchFile(url, {}, requestNamed(url, baseUrl, request), outage);
}

async function* matterOf(
  polling: Polling,
  kind: MatterKind,
  id: number,
  day: string | undefined,
): AsyncGenerator<VlaamsParlementRaw> {
  const { service, seen } = polling;
  if (seen.has(`${kind} ${id}`)) return;
  seen.add(`${kind} ${id}`);
  const row = await orGone(askOne(service, `${kind === 'gedachtewisseling' ? 'hoorz' : kind}/${id}`));
  if (row === undefined) {
    yield { kind: 'passed', sourceId: `${kind} ${id}`, reason: 'the service has no such number' };
    return;
  }
  const parsed = MatterRow.safeParse(row);
  const files: Record<string, FetchedFile> = {};
  for (const { url } of parsed.success ? filesOf(parsed.data) : []) {
    files[url] = await fileAt(url, polling);
  }
  yield { kind, row, ...(day ? { published: day } : {}), files };
}

/** Undefined for a number the service does not know; every other fault stays one. */
function orGone(asked: Promise<unknown>): Promise<unknown> {
  return unlessGone(asked, [400, 404]);
}

/** A day as the calls take it: `27062026`. */
function written(day: DayText): string {
  return `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`;
}
