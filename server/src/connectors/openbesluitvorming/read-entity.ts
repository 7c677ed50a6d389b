import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Person, Vote } from 'contract/document-parts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import {
  councilOf,
  councilOutcome,
  councilPath,
  isPlenary,
  meetingPath,
  type Council,
} from '../reading/councils.ts';
import { signatory, spokenName } from '../reading/council-names.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { partyVotesOf } from '../reading/party-votes.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { identitiesOf, idOf } from './ids.ts';
import {
  DocumentPayload,
  MeetingPayload,
  MotionPayload,
  type AgendaItemRow,
  type EntityRow,
  type OrganisationRow,
} from './rows.ts';

/** An entity with everything that is known of it. */
export interface Known {
  entity: string;
  organisation: OrganisationRow;
  /** What the feed says. */
  payload: unknown;
  /** What the entity's own address says. */
  detail?: EntityRow | undefined;
  /** When it was asked for, epoch milliseconds. */
  at: number;
}

/** An instant with its own zone; the service's own `2024-11-07 20:00:00` is UTC. */
function instantOf(written: string | null | undefined): number | undefined {
  const zoned = written?.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, '$1T$2Z');
  if (!zoned) return undefined;
  if (!/(Z|[+-]\d\d:?\d\d)$/.test(zoned)) return readLocalTime(zoned)?.instant;
  const instant = Date.parse(zoned);
  return Number.isNaN(instant) ? undefined : instant;
}

function frame(id: string, council: Council, entity: string) {
  return {
    ...bareDocument(),
    id,
    domain: 'nl-lr' as const,
    source: 'openbesluitvorming',
    institution: council.institution,
    titles: {},
    language: 'nl',
    people: [] as Person[],
    organisations: [] as Document['organisations'],
    identities: identitiesOf(entity),
    votes: [] as Vote[],
    confidentiality: 'Openbaar' as const,
  };
}

/** The first of some dates that is one, as the day it is in. */
function dayOfFirst(...written: (string | null | undefined)[]) {
  for (const one of written) {
    const instant = instantOf(one);
    if (one && instant !== undefined)
      return { date: startOfDay(dayOf(instant)), timeKnown: false, sourceDate: one };
  }
  return undefined;
}

function meetingRelation(meeting: string | null | undefined): Document['relations'] {
  const id = meeting ? idOf(meeting) : undefined;
  return id ? [{ relation: 'Vergadering', id, title: 'Vergadering' }] : [];
}

/** A document or a motion; undefined when it has no name or no date. */
export function readPaper(kind: 'Document' | 'Motion', known: Known): Document | undefined {
  return kind === 'Motion' ? readMotion(known) : readDocument(known);
}

/** A document with its text; undefined when it has no name or no date. */
function readDocument({ entity, organisation, payload, detail }: Known): Document | undefined {
  const known = DocumentPayload.safeParse(payload).data;
  const id = idOf(entity);
  const title = known?.name?.trim() ?? detail?.title?.trim();
  const date = dayOfFirst(known?.last_discussed_at, detail?.sortDate, known?.date_modified);
  if (!id || !title || !date) return undefined;
  const council = councilOf(organisation.label, organisation.organizationType);
  const url = known?.original_url ?? detail?.downloadUrl ?? detail?.pdfUrl ?? undefined;
  const mimeType = known?.content_type ?? detail?.contentType ?? undefined;
  const kind = known?.classification[0];
  return {
    ...frame(id, council, entity),
    groupPath: councilPath(council, kind, title),
    sourceType: kind ?? 'Document',
    title,
    ...date,
    text: detail?.markdownText?.trim() ?? '',
    ...(url && URL.canParse(url)
      ? {
          file: {
            fileId: id,
            title: known?.file_name ?? title,
            ...(mimeType ? { mimeType } : {}),
            ...(known?.size_in_bytes ? { size: known.size_in_bytes } : {}),
            url,
          },
        }
      : {}),
    relations: meetingRelation(detail?.meetingId ?? known?.is_referenced_by),
    originalUrls: url && URL.canParse(url) ? [url] : [],
  };
}

/** A motion or amendment with its outcome and votes; undefined when it has no name or no date. */
function readMotion({ entity, organisation, payload, detail }: Known): Document | undefined {
  const known = detail?.motion ?? MotionPayload.safeParse(payload).data;
  const id = idOf(entity);
  const title = known?.name?.trim();
  const date = dayOfFirst(known?.date, known?.last_discussed_at, detail?.sortDate);
  if (!known || !id || !title || !date) return undefined;
  const council = councilOf(organisation.label, organisation.organizationType);
  const url = detail?.downloadUrl ?? detail?.pdfUrl ?? undefined;
  return {
    ...frame(id, council, entity),
    groupPath: councilPath(council, known.motion_type ?? undefined, title),
    sourceType: known.motion_type?.trim() || 'Motie',
    title,
    ...date,
    text: [known.description, known.vote_summary, detail?.markdownText]
      .map((one) => one?.trim())
      .filter(Boolean)
      .join('\n'),
    ...(url && URL.canParse(url) ? { file: { fileId: id, title, url } } : {}),
    people: [
      ...known.proposers.map((one) => signatory(one, 'Indiener')),
      ...known.co_proposers.map((one) => signatory(one, 'Mede-indiener')),
    ],
    organisations: known.parties.map((name) => ({ name, relation: 'Indienende partij' })),
    ...(known.agenda_item_hint ? { agendaItem: known.agenda_item_hint } : {}),
    votes: votesOf(known, title),
    relations: meetingRelation(detail?.meetingId ?? known.meeting),
    originalUrls: url && URL.canParse(url) ? [url] : [],
  };
}

/** How members chose; of another word than these nothing is known, and it costs the vote nothing. */
const choices: Record<string, Vote['members'][number]['choice']> = {
  voor: 'Voor',
  tegen: 'Tegen',
  onthouden: 'Onthouding',
  onthouding: 'Onthouding',
};

function votesOf(
  known: NonNullable<ReturnType<typeof MotionPayload.safeParse>['data']>,
  subject: string,
): Vote[] {
  const outcomeText = known.status?.trim() || known.result?.trim();
  const outcome = councilOutcome(known.result ?? undefined) ?? councilOutcome(outcomeText);
  const members = (known.votes ?? []).flatMap(({ option, voter_name: name, group_name: party }) => {
    const choice = choices[option?.toLowerCase() ?? ''];
    return name && choice ? [{ name: spokenName(name), ...(party ? { party } : {}), choice }] : [];
  });
  if (!outcomeText && members.length === 0 && !known.tally) return [];
  return [
    {
      subject,
      ...(outcome ? { outcome } : {}),
      ...(outcomeText ? { outcomeText } : {}),
      parties: partyVotesOf(members),
      members,
      ...(known.tally ? { counts: { for: known.tally.in_favour, against: known.tally.against } } : {}),
    },
  ];
}

/**
 * A meeting with its agenda, and what was said in it where speech was recognised. Undefined when it has no
 * name or no start.
 */
export function readMeeting({ entity, organisation, payload, detail, at }: Known): Document[] | undefined {
  const known = MeetingPayload.safeParse(payload).data;
  const id = idOf(entity);
  const title = known?.name?.trim() ?? detail?.title?.trim();
  const written = known?.start_date ?? detail?.sortDate ?? undefined;
  const start = instantOf(written);
  if (!id || !title || !written || start === undefined) return undefined;
  const council = councilOf(organisation.label, organisation.organizationType);
  const end = instantOf(known?.end_date);
  const items = flattened(detail?.agenda ?? known?.agenda ?? []);
  const meeting: Meeting = {
    kind: isPlenary(title) ? 'plenary' : 'committee',
    ...readMeetingTimes({
      start,
      end: end !== undefined && end > start ? end : undefined,
      written: { start: written, end: known?.end_date ?? undefined },
    }),
    ...(known?.location?.trim() ? { place: known.location.trim() } : {}),
    status: statusOf(known?.status, start, at),
    agendaItems: items.map((item) => ({
      number: item.number?.trim() ?? '',
      title: item.title?.trim() || 'Agendapunt',
      documentIds: [...(item.documents ?? []), ...motionsAt(item, detail)].flatMap(
        (one) => idOf(one.id) ?? [],
      ),
    })),
  };
  const lines = meeting.agendaItems.map((item) => `${item.number} ${item.title}`.trim());
  const document: Document = {
    ...frame(id, council, entity),
    groupPath: meetingPath(council),
    sourceType: 'Vergadering',
    title,
    date: meeting.start,
    timeKnown: meeting.timeKnown,
    sourceDate: written,
    text: [known?.description?.trim(), ...lines].filter(Boolean).join('\n'),
    relations: [],
    originalUrls: [],
    meeting,
  };
  return [document, ...recordingsOf(document, council, detail)];
}

/** What speech recognition made of the recordings of a meeting; nobody is named in it. */
function recordingsOf(meeting: Document, council: Council, detail: EntityRow | undefined): Document[] {
  return (detail?.recordings ?? []).flatMap(({ id: entity, segments, player_url: player }) => {
    const id = idOf(entity);
    const text = (segments ?? [])
      .map((one) => one.text.trim())
      .filter(Boolean)
      .join('\n');
    if (!id || !text) return [];
    return [
      {
        ...frame(id, council, entity),
        groupPath: councilPath(council, 'verslag'),
        sourceType: 'Opname met spraakherkenning',
        title: meeting.title,
        date: meeting.date,
        timeKnown: meeting.timeKnown,
        sourceDate: meeting.sourceDate,
        text,
        partOf: { id: meeting.id, title: meeting.title },
        relations: [{ relation: 'Vergadering', id: meeting.id, title: meeting.title }],
        originalUrls: player && URL.canParse(player) ? [player] : [],
      },
    ];
  });
}

/** The motions that were moved at a point of the agenda. */
function motionsAt({ id }: AgendaItemRow, detail: EntityRow | undefined): { id: string }[] {
  return (detail?.motions ?? []).filter(({ agenda_item: point }) => point && point === id);
}

function flattened(items: readonly AgendaItemRow[]): AgendaItemRow[] {
  return items
    .map((item, index) => ({ item, index }))
    .toSorted((a, b) => (a.item.order ?? a.index) - (b.item.order ?? b.index) || a.index - b.index)
    .flatMap(({ item }) => [item, ...flattened(item.agenda_items ?? [])]);
}

function statusOf(written: string | null | undefined, start: number, at: number): Meeting['status'] {
  if (/cancel/i.test(written ?? '')) return 'cancelled';
  if (/resched|postpon/i.test(written ?? '')) return 'moved';
  return start <= at && !/unconfirmed/i.test(written ?? '') ? 'held' : 'planned';
}
