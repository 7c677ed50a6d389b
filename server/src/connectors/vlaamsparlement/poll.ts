import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, orMissed } from '../items/missed.ts';
import { inBatches } from '../reading/batches.ts';
import { beginWalk, endWalk, PageCursor } from '../reading/cursors.ts';
import { fetchFile, requestNamed, type FetchedFile, type Outage } from '../reading/files.ts';
import { unlessGone } from '../reading/refusals.ts';
import { askList, askOne, askPublished, hitsInAll, hitsPerPage } from './calls.ts';
import { matterKinds, referencesOf, type MatterKind } from './ids.ts';
import type { MissedKind, VlaamsParlementRaw } from './raws.ts';
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

interface Asking {
  service: Service;
  now: number;
  outage: Outage;
  /** Matters this poll has fetched; agendas and the search service name the same ones. */
  seen: Set<string>;
}

interface Polling extends Asking {
  place: VlaamsCursor;
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
    if (Number.isInteger(id)) raws.push(...(await rawsOrMissed(service, 'comm', id, committee(service, id))));
  }
  return raws;
}

async function* committee(service: Service, id: number): AsyncGenerator<VlaamsParlementRaw> {
  const row = await orGone(askOne(service, `comm/${id}`));
  if (row === undefined) yield passed('comm', id);
  else yield { kind: 'comm', row };
}

/** What one number of the service stands for, or that it is missed. */
async function rawsOrMissed(
  { request }: Service,
  kind: MissedKind,
  id: number,
  asked: AsyncIterable<VlaamsParlementRaw>,
): Promise<VlaamsParlementRaw[]> {
  const raws = await orMissed(() => Array.fromAsync(asked), request.signal);
  return isMissed(raws) ? [{ kind: 'missed', of: kind, id, ...raws }] : raws;
}

/**
 * What was missed, asked for once more: a meeting with the matters on its agenda, of which those that cannot be had are
 * missed themselves.
 * @throws SourceFault when it is not to be had now either
 */
export function fetchMissed(
  service: Service,
  { of, id, published: day }: Extract<VlaamsParlementRaw, { kind: 'missed' }>,
  now: number,
): Promise<VlaamsParlementRaw[]> {
  const polling: Asking = { service, now, outage: { files: 0 }, seen: new Set() };
  if (of === 'comm') return Array.fromAsync(committee(service, id));
  if (of !== 'verg') return Array.fromAsync(matter(polling, of, id, day));
  return Array.fromAsync(withMatters(polling, meeting(polling, id)));
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
    yield* withMatters(polling, await rawsOrMissed(service, 'verg', id, meeting(polling, id)));
  }
}

/** A meeting with its agenda and report. */
async function* meeting(polling: Asking, id: number): AsyncGenerator<VlaamsParlementRaw> {
  const { service, now } = polling;
  const row = await orGone(askOne(service, `verg/${id}?aanpassingen=nee`));
  if (row === undefined) return void (yield passed('verg', id));
  const agenda = await orGone(askOne(service, `verg/${id}/agd?aanpassingen=nee`));
  const read = MeetingRow.safeParse(row).data;
  const reports: unknown[] = [];
  for (const part of read ? await partsOf(service, read) : []) {
    const report = await orGone(askOne(service, `jln/${part}`));
    if (report !== undefined) reports.push(report);
    else yield passed('jln', part);
  }
  const whole = read && reports.length === 0 ? reportAddress(read) : undefined;
  const files = whole ? { [whole]: await fileAt(whole, polling) } : {};
  yield { kind: 'verg', row, ...(agenda === undefined ? {} : { agenda }), reports, files, at: now };
}

/** The same, and behind each meeting the matters that its agenda and its report name. */
async function* withMatters(
  polling: Asking,
  raws: Iterable<VlaamsParlementRaw> | AsyncIterable<VlaamsParlementRaw>,
): AsyncGenerator<VlaamsParlementRaw> {
  for await (const raw of raws) {
    yield raw;
    if (raw.kind !== 'verg') continue;
    const read = MeetingRow.safeParse(raw.row).data;
    const planned = (MeetingRow.safeParse(raw.agenda).data ?? read)?.['agenda-item'] ?? [];
    const lines = [...planned.flatMap((one) => one['agenda-lijn']), ...(read?.journaallijn ?? [])];
    for (const { kind, id } of lines.flatMap(referencesOf)) yield* matterOf(polling, kind, id, undefined);
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
function fileAt(url: string, { service: { baseUrl, request }, outage }: Asking): Promise<FetchedFile> {
  return fetchFile(url, {}, requestNamed(url, baseUrl, request), outage);
}

async function* matterOf(
  polling: Asking,
  kind: MatterKind,
  id: number,
  day: string | undefined,
): AsyncGenerator<VlaamsParlementRaw> {
  const { service, seen } = polling;
  if (seen.has(`${kind} ${id}`)) return;
  seen.add(`${kind} ${id}`);
  for (const raw of await rawsOrMissed(service, kind, id, matter(polling, kind, id, day)))
    yield raw.kind === 'missed' && day ? { ...raw, published: day } : raw;
}

async function* matter(
  polling: Asking,
  kind: MatterKind,
  id: number,
  day: string | undefined,
): AsyncGenerator<VlaamsParlementRaw> {
  const path = `${kind === 'gedachtewisseling' ? 'hoorz' : kind}/${id}`;
  const row = await orGone(askOne(polling.service, path));
  if (row === undefined) return void (yield passed(kind, id));
  const parsed = MatterRow.safeParse(row);
  const files: Record<string, FetchedFile> = {};
  for (const { url } of parsed.success ? filesOf(parsed.data) : []) {
    files[url] = await fileAt(url, polling);
  }
  yield { kind, row, ...(day ? { published: day } : {}), files };
}

/** Undefined for a number the service does not know; every other fault stays one. */
function orGone(asked: Promise<unknown>): Promise<unknown> {
  return unlessGone(asked, [400, 404, 410]);
}

/** What each kind of number is that the service turns out not to know. */
const unknown = { verg: 'the service has no such meeting', jln: 'the service has no such part' };

function passed(kind: MissedKind | 'jln', id: number): VlaamsParlementRaw {
  const reason = kind === 'verg' || kind === 'jln' ? unknown[kind] : 'the service has no such number';
  return { kind: 'passed', sourceId: `${kind} ${id}`, reason };
}

/** A day as the calls take it: `27062026`. */
function written(day: DayText): string {
  return `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`;
}
