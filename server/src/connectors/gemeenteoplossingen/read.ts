import { dayOf, startOfDay } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import type { Document, DocumentFile, Meeting } from '#stores/documents/document.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { councilOf, councilPath, isPlenary, meetingPath } from '../reading/councils.ts';
import { htmlText } from '../reading/html.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { DocumentRow, ItemRow, MeetingRow } from './rows.ts';
import { addressOf, type Site } from './sites.ts';

/** A document and where it was found. */
interface Placed {
  row: DocumentRow;
  agendaItem?: string;
}

/** Every public document of a meeting once, those of the agenda at the first item that has them. */
export function documentsOfMeeting(row: MeetingRow): Placed[] {
  if (row.confidential) return [];
  const placed = new Map<number, Placed>();
  for (const item of flattened(row.items ?? [])) {
    for (const one of publicOf(item.documents)) {
      if (!placed.has(one.id))
        placed.set(one.id, { row: one, ...(item.title ? { agendaItem: item.title } : {}) });
    }
  }
  for (const one of publicOf(row.documents)) if (!placed.has(one.id)) placed.set(one.id, { row: one });
  return [...placed.values()];
}

/** Every document that a meeting lists, as often as it does, those that are confidential too. */
export function listedAt(row: MeetingRow): DocumentRow[] {
  return [...flattened(row.items ?? []), row].flatMap(({ documents }) => documents ?? []);
}

function publicOf(documents: readonly DocumentRow[] | null | undefined): DocumentRow[] {
  return (documents ?? []).filter(({ confidential }) => !confidential);
}

/** Where a site serves a document's bytes. */
export function fileAddress(site: Site, row: DocumentRow, meeting?: number): string {
  return addressOf(
    site,
    meeting === undefined ? `documents/${row.id}` : `meetings/${meeting}/documents/${row.id}`,
  );
}

function frame(site: Site, id: string) {
  return {
    ...bareDocument(),
    id,
    domain: 'nl-lr' as const,
    source: 'gemeenteoplossingen',
    institution: councilOf(site.council, site.kind).institution,
    titles: {},
    language: 'nl',
    confidentiality: 'Openbaar' as const,
  };
}

/** Our id of a document of a site. */
export function documentIdOf(site: Site, id: number): string {
  return idOf(site, 'document', id);
}

function idOf(site: Site, kind: 'meeting' | 'document', id: number): string {
  return `go-${site.code}-${kind}-${id}`;
}

/**
 * A meeting with its agenda and its public documents, and the ids of those that are confidential, whatever they were
 * before. Undefined when its day can not be read.
 */
export function readMeeting(
  site: Site,
  row: MeetingRow,
  contents: ReadonlyMap<number, Extracted>,
  at: number,
): { meeting: Document; documents: Document[]; closed: DocumentId[] } | undefined {
  const day = dayTextOf(row.date);
  const start = day === undefined ? undefined : startOf(row, day);
  if (day === undefined || start === undefined) return undefined;
  const council = councilOf(site.council, site.kind);
  const id = idOf(site, 'meeting', row.id);
  const unit = row.dmu?.name.trim();
  const title = row.description?.trim() || unit || 'Vergadering';
  const end = row.endTime ? readLocalTime(`${day} ${row.endTime}`)?.instant : undefined;
  const items = flattened(row.items ?? []);
  const sourceDate = [row.date, row.startTime].filter(Boolean).join(' ');
  const meeting: Meeting = {
    kind: isPlenary(unit ?? title) ? 'plenary' : 'committee',
    ...readMeetingTimes({
      start,
      end: end !== undefined && end > start ? end : undefined,
      written: { start: sourceDate, end: row.endTime ?? undefined },
    }),
    ...(row.location?.trim() ? { place: row.location.trim() } : {}),
    status: row.canceled ? 'cancelled' : start <= at ? 'held' : 'planned',
    agendaItems: items.map((item) => ({
      number: String(item.number ?? ''),
      title: item.title?.trim() || 'Agendapunt',
      documentIds: publicOf(row.confidential ? [] : item.documents).map((one) => documentIdOf(site, one.id)),
    })),
  };
  const relation = { relation: 'Vergadering', id, title };
  const closed = listedAt(row).filter(({ confidential }) => row.confidential || confidential);
  return {
    closed: [...new Set(closed.map((one) => documentIdOf(site, one.id)))],
    documents: documentsOfMeeting(row).map(({ row: one, agendaItem }) => ({
      ...documentOf(site, one, contents.get(one.id), row.id),
      date: startOfDay(day),
      timeKnown: false,
      sourceDate,
      ...(agendaItem ? { agendaItem } : {}),
      relations: [relation],
    })),
    meeting: {
      ...frame(site, id),
      groupPath: meetingPath(council),
      sourceType: unit ?? 'Vergadering',
      title,
      date: meeting.start,
      timeKnown: meeting.timeKnown,
      sourceDate,
      text: (row.confidential ? [] : items)
        .flatMap((item) => [
          `${item.number ?? ''} ${item.title ?? ''}`.trim(),
          htmlText(item.description ?? ''),
        ])
        .filter(Boolean)
        .join('\n'),
      confidentiality: row.confidential ? 'Besloten' : 'Openbaar',
      committees:
        row.dmu && meeting.kind === 'committee'
          ? [{ code: `go-${site.code}-${row.dmu.id}`, name: row.dmu.name.trim() }]
          : [],
      relations: publicOf(row.confidential ? [] : row.documents).map((one) => ({
        relation: 'Document',
        id: documentIdOf(site, one.id),
        title: titleOf(one),
      })),
      originalUrls: [
        row.fullUrl && URL.canParse(row.fullUrl) ? row.fullUrl : addressOf(site, `meetings/${row.id}`),
      ],
      meeting,
    },
  };
}

/** A document of the list of documents; undefined when it has no day of publication. */
export function readDocument(
  site: Site,
  row: DocumentRow,
  content: Extracted | undefined,
): Document | undefined {
  const { publicationDate } = row;
  const published = readLocalTime(publicationDate?.slice(0, 10));
  if (!publicationDate || !published) return undefined;
  return {
    ...documentOf(site, row, content),
    date: published.instant,
    timeKnown: false,
    sourceDate: publicationDate,
    relations: [],
  };
}

function documentOf(site: Site, row: DocumentRow, content: Extracted | undefined, meeting?: number) {
  const council = councilOf(site.council, site.kind);
  const title = titleOf(row);
  const id = documentIdOf(site, row.id);
  const url = fileAddress(site, row, meeting);
  const file: DocumentFile = {
    fileId: id,
    title: row.filename ?? row.fileName ?? title,
    ...(content?.pages === undefined ? {} : { pages: content.pages }),
    url,
  };
  return {
    ...frame(site, id),
    groupPath: councilPath(council, row.documentTypeLabel ?? undefined, title),
    sourceType: row.documentTypeLabel?.trim() || 'Document',
    title,
    text: content?.text ?? '',
    file,
    committees: [],
    originalUrls: [url],
  };
}

function titleOf(row: DocumentRow): string {
  const name = (row.filename ?? row.fileName)?.replace(/\.[a-z0-9]{2,5}$/i, '').trim();
  return row.description?.trim() || name || `Document ${row.id}`;
}

/** The day, written as one or, in the first version, as seconds since 1970. */
function dayTextOf(date: string | number): string | undefined {
  if (typeof date === 'number' || /^\d{9,}$/.test(date)) return dayOf(Number(date) * 1_000);
  return /^\d{4}-\d\d-\d\d/.exec(date)?.[0];
}

/** When a meeting begins: at the time beside its day, else by the day's own, which may be an instant or a clock time. */
function startOf({ date, startTime }: MeetingRow, day: string): number | undefined {
  if (startTime) return readLocalTime(`${day} ${startTime}`)?.instant;
  if (Number(date)) return Number(date) * 1_000;
  return (readLocalTime(String(date)) ?? readLocalTime(day))?.instant;
}

function flattened(items: readonly ItemRow[]): ItemRow[] {
  return items
    .toSorted((a, b) => (a.sortorder ?? 0) - (b.sortorder ?? 0))
    .flatMap((item) => [item, ...flattened(item.items ?? [])]);
}
