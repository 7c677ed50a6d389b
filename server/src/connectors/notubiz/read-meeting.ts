import type { CouncilKind } from 'contract/councils';
import type { Committee } from 'contract/document-parts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { councilOf, isPlenary, meetingPath } from '../reading/councils.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { attributeOf } from './attributes.ts';
import { documentIdOf, webAddresses, type DocumentPlace } from './read-document.ts';
import type { AgendaItemRow, DocumentRow, MeetingRow } from './rows.ts';

/** Our id of a meeting; the same number may name a document too. */
function meetingIdOf(id: number): string {
  return `notubiz-meeting-${id}`;
}

/** The body that holds a meeting, by the names that the meeting itself refers to by number. */
export interface Holder {
  organisation: string;
  /** What it is the council of, where it was named. */
  council?: CouncilKind;
  gremium?: { id: number; name: string };
}

/** A document of a meeting, the title of the point of the agenda it is for, and whether that is closed. */
export interface PlacedRow {
  id: number;
  row: DocumentRow;
  agendaItem?: string;
  closed: boolean;
}

/** Every document of a meeting once, at the first point of the agenda that has it. */
export function documentsOfMeeting(row: MeetingRow): PlacedRow[] {
  const whole = Boolean(row.confidential) || (row.permission_group ?? 'public') !== 'public';
  const placed = new Map<number, PlacedRow>();
  for (const { title, documents, confidential } of flattened(row.agenda_items ?? [])) {
    for (const one of documents) {
      if (placed.has(one.id)) continue;
      placed.set(one.id, { id: one.id, row: one, agendaItem: title, closed: whole || confidential });
    }
  }
  for (const one of row.documents ?? []) {
    if (!placed.has(one.id)) placed.set(one.id, { id: one.id, row: one, closed: whole });
  }
  return [...placed.values()];
}

/** A document of a meeting with all that is known from where it was found. */
interface PlacedDocument {
  row: DocumentRow;
  place: DocumentPlace;
}

/**
 * The meeting with its whole agenda, nested points behind the one they belong to, and every document in it
 * once, at the first point that has it. Undefined when the meeting has no start.
 */
export function readMeeting(
  row: MeetingRow,
  { organisation, council: kind, gremium }: Holder,
  at: number,
): { meeting: Document; documents: PlacedDocument[] } | undefined {
  const planning = row.plannings[0];
  const start = readLocalTime(planning?.start_date);
  if (!planning?.start_date || !start) return undefined;
  const council = councilOf(organisation, kind);
  const id = meetingIdOf(row.id);
  const title = attributeOf(row.attributes, 'Titel') ?? gremium?.name ?? 'Vergadering';
  const description = attributeOf(row.attributes, 'Omschrijving');
  const confidential = Boolean(row.confidential) || (row.permission_group ?? 'public') !== 'public';
  const points = flattened(row.agenda_items ?? []);
  const held = {
    id,
    title,
    start: start.instant,
    timeKnown: start.timeKnown,
    sourceDate: planning.start_date,
  };
  const documents = documentsOfMeeting(row).map(({ row: one, agendaItem, closed }) => ({
    row: one,
    place: { council, meeting: held, ...(agendaItem ? { agendaItem } : {}), confidential: closed },
  }));
  const end = readLocalTime(planning.end_date);
  const place = attributeOf(row.attributes, 'Locatie') ?? placeInHeading(points);
  const times = readMeetingTimes({
    start: start.instant,
    end: end?.timeKnown && end.instant > start.instant ? end.instant : undefined,
    written: { start: planning.start_date, end: planning.end_date ?? undefined },
  });
  const meeting: Meeting = {
    kind: isPlenary(gremium?.name ?? title) ? 'plenary' : 'committee',
    ...times,
    ...(place ? { place } : {}),
    status: statusOf(row, start.instant, at),
    agendaItems: points.map((point) => ({
      number: point.number,
      title: point.title,
      documentIds: distinct(point.documents).map((one) => documentIdOf(one.id)),
      ...(point.confidential ? { confidential: true as const } : {}),
    })),
  };
  const lines = [description, ...points.map(({ number, title }) => `${number} ${title}`.trim())];
  return {
    documents,
    meeting: {
      ...bareDocument(),
      id,
      domain: 'nl-lr',
      source: 'notubiz',
      groupPath: meetingPath(council),
      sourceType: 'Vergadering',
      institution: council.institution,
      title,
      titles: {},
      language: 'nl',
      date: meeting.start,
      timeKnown: meeting.timeKnown,
      sourceDate: planning.start_date,
      text: confidential ? '' : lines.filter(Boolean).join('\n'),
      committees: committeesOf(row, gremium, title),
      identities: [id],
      relations: distinct(row.documents ?? []).map((one) => ({
        relation: one.types?.[0]?.value?.trim() || 'Document',
        id: documentIdOf(one.id),
        title: one.title?.trim() || `Document ${one.id}`,
      })),
      originalUrls: webAddresses(row.url, row.self),
      confidentiality: confidential ? 'Besloten' : 'Openbaar',
      meeting,
    },
  };
}

/** Each document once; a list may name one again for another version. */
function distinct(rows: readonly DocumentRow[]): DocumentRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** A committee, by its own name or that of its meeting; the meeting of the whole body has none. */
function committeesOf(row: MeetingRow, gremium: Holder['gremium'], title: string): Committee[] {
  const id = gremium?.id ?? row.gremium?.id;
  const name = gremium?.name ?? (/commissie|kommisje/i.test(title) ? title : undefined);
  return id && name && !isPlenary(name) ? [{ code: `notubiz-${id}`, name }] : [];
}

/** An inactive meeting is one that is not confirmed: it stays planned, whatever its day. */
function statusOf(row: MeetingRow, start: number, at: number): Meeting['status'] {
  if (row.canceled) return 'cancelled';
  return start <= at && !row.inactive ? 'held' : 'planned';
}

interface Point {
  number: string;
  title: string;
  heading: boolean;
  documents: DocumentRow[];
  confidential: boolean;
}

/**
 * Points of the agenda in their order, each followed by those below it, which are closed with it; those
 * without a place in it come last.
 */
function flattened(items: readonly AgendaItemRow[], closed = false): Point[] {
  const placed = items
    .map((item, index) => ({ item, index }))
    .toSorted((a, b) => (a.item.order ?? Infinity) - (b.item.order ?? Infinity) || a.index - b.index);
  return placed.flatMap(({ item }) => [
    {
      number: item.type_data?.title_prefix?.trim() ?? '',
      title: attributeOf(item.type_data?.attributes, 'Titel') ?? `Agendapunt ${item.id}`,
      heading: item.type_data?.heading ?? false,
      documents: item.documents ?? [],
      confidential: closed || Boolean(item.confidential),
    },
    ...flattened(item.agenda_items ?? [], closed || Boolean(item.confidential)),
  ]);
}

/** Where the organisation writes the room as a heading on the agenda: "LOCATIE: De Raadszaal". */
function placeInHeading(points: readonly Point[]): string | undefined {
  return points
    .map(({ heading, title }) => (heading ? /^locatie: *(.+)$/i.exec(title)?.[1] : undefined))
    .find((place) => place !== undefined);
}
