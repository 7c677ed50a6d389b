import type { z } from 'zod';
import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import type { CouncilKind, NamedCouncil } from 'contract/councils';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { faultOf, isMissed, orMissed } from '../items/missed.ts';
import { fetchInParts, inBatches } from '../reading/batches.ts';
import { walkCouncils } from '../councils/walk.ts';
import { beginAt, DayPlace, earlierPlace, endAt } from '../reading/cursors.ts';
import { fetchFile, type FetchedFile, type Outage } from '../reading/files.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { isRefusal } from '../reading/refusals.ts';
import { addressOf, allRows, ask } from './pages.ts';
import { Events, Gremia, Items, MeetingAnswer, Modules, Organisations } from './lists.ts';
import type { Body, NotubizRaw } from './raws.ts';
import { isConfidential, versionOf } from './read-document.ts';
import { documentsOf } from './read-item.ts';
import { documentsOfMeeting, type PlacedRow } from './read-meeting.ts';
import { ItemRow, MeetingRow, type DocumentRow } from './rows.ts';

/** Days that are asked for at once. */
const windowDays = 92;
/** Meetings are read this many days ahead, and looked at again for so long after they were held. */
const ahead = 184;
const back = 92;

/** An organisation of the service, and what is known of it where it was named. */
interface Organisation {
  id: number;
  name: string;
  kind?: CouncilKind;
  /** False for one that was named and that the service does not list. */
  isListed: boolean;
}

/**
 * One round along the organisations that are named, or all: for each its bodies, its meetings from some months back to half
 * a year ahead, and the items of its modules; only what changed since the round before. A broken-off round goes
 * on at the organisation and day where it was.
 * @throws SourceFault
 */
export async function* pollNotubiz(
  service: Service,
  named: readonly NamedCouncil[] | undefined,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<NotubizRaw>> {
  const listed = await ask(service, Organisations, 'organisations');
  yield* walkCouncils<Organisation, DayPlace, NotubizRaw>(
    {
      councils: named ? named.map((one) => organisationOf(one, listed)) : listed.map(asListed),
      keyOf: ({ id }) => String(id),
      now,
      signal: service.request.signal,
      isOneService: true,
      place: DayPlace,
      begin: (day) => beginAt(day, now, back),
      end: (place) => endAt(place, now, back),
      earlier: earlierPlace,
      read: (organisation, place) => readings(service, organisation, place, now),
      failed: ({ id }, reason) => ({ kind: 'passed', sourceId: `organisation ${id}`, reason }),
    },
    since,
  );
}

const asListed = (one: { id: number; name: string }): Organisation => ({ ...one, isListed: true });

function organisationOf(
  { key, name, kind }: NamedCouncil,
  listed: readonly { id: number; name: string }[],
): Organisation {
  const found = listed.find(({ id }) => String(id) === key);
  return { id: Number(key), name: found?.name ?? name, kind, isListed: found !== undefined };
}

/** Everything of one organisation in pieces; the cursor's day moves on after each window of meetings. */
async function* readings(
  service: Service,
  { id: organisationId, name, kind: council, isListed }: Organisation,
  place: DayPlace,
  now: number,
): AsyncGenerator<NotubizRaw[]> {
  if (!isListed) {
    const detail = `no organisation ${organisationId} among those that the service lists`;
    throw new SourceFault('shape', { url: addressOf(service, 'organisations'), detail });
  }
  place.began ??= new Date(now).toISOString();
  const outage: Outage = { files: 0 };
  const holder = { organisation: name, ...(council ? { council } : {}) };
  const gremia = await gremiaOf(service, organisationId);
  const bodies = namesOf(gremia);
  if (!place.day) yield [{ kind: 'gremia', organisation: name, rows: gremia }];
  const last = addDays(dayOf(now), ahead);
  for (let day = place.day ?? place.from; day <= last; day = addDays(day, windowDays)) {
    const until = addDays(day, windowDays - 1);
    const events = allRows(service, Events, 'events', {
      organisation_id: organisationId,
      date_from: `${day} 00:00:00`,
      date_to: `${until < last ? until : last} 23:59:59`,
    });
    yield* inBatches(meetings(service, events, place, { organisationId, holder, bodies, at: now }, outage));
    place.day = addDays(day, windowDays);
    yield [];
  }
  const { modules } = await ask(service, Modules, 'modules', { organisation_id: organisationId });
  const changed = place.changed ? Date.parse(place.changed) : startOfDay(place.from);
  for (const { id, name: kind, custom_name: own } of modules) {
    const items = allRows(service, Items, `modules/${id}/items`, { organisation_id: organisationId });
    yield* inBatches(changedItems(service, items, changed, holder, own?.trim() || kind, outage));
  }
}

type Gremium = z.output<typeof Gremia>['gremia'][number];

async function gremiaOf(service: Service, organisationId: number): Promise<Gremium[]> {
  return (await ask(service, Gremia, `organisations/${organisationId}/gremia`)).gremia;
}

function namesOf(gremia: readonly Gremium[]): Map<number, string> {
  return new Map(gremia.map(({ id, name, title }) => [id, (name ?? title ?? '').trim()]));
}

/**
 * A meeting that was missed, asked for once more.
 * @throws SourceFault when it is not to be had now either
 */
export async function fetchMissed(
  service: Service,
  { id, organisationId, organisation, council }: Extract<NotubizRaw, { kind: 'missed' }>,
  now: number,
): Promise<NotubizRaw[]> {
  const bodies = namesOf(await gremiaOf(service, organisationId));
  const holder = { organisation, ...(council ? { council } : {}) };
  const around = { organisationId, holder, bodies, at: now };
  const raws = await Array.fromAsync(meetingOf(service, id, around, { files: 0 }));
  for (const raw of raws) if (raw.kind === 'missed') throw faultOf(raw);
  return raws;
}

/** What every meeting of an organisation needs to know. */
interface Around {
  organisationId: number;
  holder: Body;
  bodies: ReadonlyMap<number, string>;
  at: number;
}

async function* meetings(
  service: Service,
  events: AsyncIterable<z.output<typeof Events>['rows'][number]>,
  { changed }: DayPlace,
  around: Around,
  outage: Outage,
): AsyncGenerator<NotubizRaw> {
  for await (const { id, type, permission_group: group, last_modified: modified } of events) {
    if (changed && !changedSince(Date.parse(changed), modified)) continue;
    if ((type ?? 'meeting') !== 'meeting') yield passed(id, `an event of type ${type}`);
    else if ((group ?? 'public') !== 'public') yield passed(id, 'not for the public');
    else yield* meetingOf(service, id, around, outage);
  }
}

async function* changedItems(
  service: Service,
  items: AsyncIterable<{ last_modified?: string | null | undefined }>,
  changed: number,
  holder: Body,
  module: string,
  outage: Outage,
): AsyncGenerator<NotubizRaw> {
  for await (const row of items) {
    if (!changedSince(changed, row.last_modified)) continue;
    const item = ItemRow.safeParse(row).data;
    const files: Record<string, FetchedFile> = {};
    for (const document of item && !item.confidential ? documentsOf(item) : []) {
      const file = await fileOf(service, document, outage);
      if (file) files[document.id] = file;
    }
    yield { kind: 'item', ...holder, module, row, files };
  }
}

/** True when it changed since an instant, or when the service does not tell. */
function changedSince(since: number, lastModified: string | null | undefined): boolean {
  return (readLocalTime(lastModified)?.instant ?? Infinity) >= since;
}

function passed(id: number, reason: string): NotubizRaw {
  return { kind: 'passed', sourceId: `meeting ${id}`, reason };
}

/** A meeting, in parts where its files are many. */
async function* meetingOf(
  service: Service,
  id: number,
  { organisationId, holder, bodies, at }: Around,
  outage: Outage,
): AsyncGenerator<NotubizRaw> {
  const row = await orMissed(
    () => ask(service, MeetingAnswer, `events/meetings/${id}`),
    service.request.signal,
  );
  if (isMissed(row)) {
    // A meeting that is not for us or is gone; a whole service that refuses us is told by its lists.
    yield isRefusal(faultOf(row))
      ? passed(id, `the service answers ${row.missed.evidence.status}`)
      : { kind: 'missed', id, organisationId, ...holder, ...row };
    return;
  }
  const meeting = MeetingRow.safeParse(row).data;
  const gremium = meeting?.gremium?.id ?? undefined;
  const body = gremium && bodies.get(gremium);
  const documents = meeting ? documentsOfMeeting(meeting) : [];
  const open = (document: PlacedRow) =>
    document.closed ? Promise.resolve(undefined) : fileOf(service, document.row, outage);
  for await (const { part, files } of fetchInParts(documents, open)) {
    yield {
      kind: 'meeting',
      ...holder,
      ...(gremium && body ? { gremium: { id: gremium, name: body } } : {}),
      row,
      part,
      files,
      at,
    };
  }
}

/** The file of a document in its current version; undefined when it has none or is closed. */
async function fileOf(service: Service, row: DocumentRow, outage: Outage): Promise<FetchedFile | undefined> {
  const version = versionOf(row);
  if (isConfidential(row) || !version) return undefined;
  const url = addressOf(service, `document/${row.id}/${version.id ?? row.version ?? 1}`);
  const { mime_type: mimeType, file_name: fileName } = version;
  const facts = { ...(mimeType ? { mimeType } : {}), ...(fileName ? { fileName } : {}) };
  return fetchFile(url, facts, service.request, outage);
}
