import { dayOf, startOfDay } from 'contract/amsterdam';
import type { DocumentNumber, Vote } from 'contract/document-parts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { Extracted } from '#platform/text-extraction/extracted.ts';
import { councilOutcome, councilPath, type Council } from '../reading/councils.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { DocumentRow } from './rows.ts';

/** Our id of a document; the number keeps its own kind, because a meeting may have the same. */
export function documentIdOf(id: number): string {
  return `notubiz-document-${id}`;
}

/** Where a document was found. */
export interface DocumentPlace {
  council: Council;
  meeting: { id: string; title: string; start: number; timeKnown: boolean; sourceDate: string };
  agendaItem?: string;
  /** The meeting or point is closed to the public. */
  confidential: boolean;
}

/** The file of a document's current version. */
export function versionOf(row: DocumentRow) {
  const versions = row.versions ?? [];
  return versions.find(({ id }) => id === row.version) ?? versions.at(-1);
}

/** True for a document whose text is not for the public. */
export function isConfidential(row: DocumentRow): boolean {
  return Boolean(row.confidential);
}

/** The first address that is one; the source leaves the scheme away in some of its own. */
export function webAddresses(...written: (string | null | undefined)[]): string[] {
  for (const address of written) {
    const clean = address?.trim();
    if (!clean) continue;
    const whole = /^https?:/i.test(clean) ? clean : `https://${clean}`;
    if (URL.canParse(whole)) return [new URL(whole).href];
  }
  return [];
}

/** The file as the store keeps it, with its text kept on the document itself. */
export function fileOf(
  row: DocumentRow,
  fileId: string,
  content: Extracted | undefined,
): DocumentFile | undefined {
  const [url] = webAddresses(row.url, row.self);
  if (!url) return undefined;
  const version = versionOf(row);
  return {
    fileId,
    title: version?.file_name?.trim() || row.title?.trim() || fileId,
    ...(version?.mime_type ? { mimeType: version.mime_type } : {}),
    ...(version?.file_size ? { size: version.file_size } : {}),
    ...(content?.pages === undefined ? {} : { pages: content.pages }),
    url,
  };
}

/** A document of a meeting. */
export function readDocument(
  row: DocumentRow,
  { council, meeting, agendaItem, confidential }: DocumentPlace,
  content: Extracted | undefined,
): Document {
  const id = documentIdOf(row.id);
  const kind = row.types?.[0]?.value?.trim() ?? '';
  const title = row.title?.trim() || versionOf(row)?.file_name?.trim() || `${kind || 'Document'} ${row.id}`;
  const closed = confidential || isConfidential(row);
  const file = closed ? undefined : fileOf(row, id, content);
  const groupPath = councilPath(council, kind, title);
  const description = row.description?.trim();
  return {
    ...bareDocument(),
    id,
    domain: 'nl-lr',
    source: 'notubiz',
    groupPath,
    sourceType: kind || 'Document',
    institution: council.institution,
    title,
    titles: {},
    language: 'nl',
    ...dateOf(row, meeting),
    text: closed ? '' : [description, content?.text].filter(Boolean).join('\n'),
    ...(file ? { file } : {}),
    numbers: numbersOf(row),
    ...(agendaItem ? { agendaItem } : {}),
    // Minutes on the agenda are those of an earlier meeting.
    ...(groupPath.endsWith('/verslag') && !agendaItem
      ? { partOf: { id: meeting.id, title: meeting.title } }
      : {}),
    ...(row.policy_field?.trim()
      ? { labels: [{ scheme: 'notubiz-beleidsveld', name: row.policy_field.trim() }] }
      : {}),
    identities: [id],
    votes: /\/(motie|amendement)$/.test(groupPath) ? outcomeIn(title) : [],
    relations: [{ relation: 'Vergadering', id: meeting.id, title: meeting.title }],
    originalUrls: webAddresses(row.url, row.self),
    confidentiality: closed ? 'Besloten' : 'Openbaar',
  };
}

/**
 * The document's own date; else when it last changed, or the day of its meeting when that was earlier. The
 * source's publication date is no date of the document: it moves along with the day of asking.
 */
function dateOf(
  row: DocumentRow,
  meeting: DocumentPlace['meeting'],
): { date: number; timeKnown: boolean; sourceDate: string } {
  const own = readLocalTime(row.date);
  if (own) return { date: startOfDay(dayOf(own.instant)), timeKnown: false, sourceDate: own.written.trim() };
  const changed = readLocalTime(row.last_modified);
  if (changed?.timeKnown && changed.instant < meeting.start) {
    return { date: changed.instant, timeKnown: true, sourceDate: changed.written.trim() };
  }
  return { date: startOfDay(dayOf(meeting.start)), timeKnown: false, sourceDate: meeting.sourceDate };
}

/** What became of a motion where its title ends with it: "… INGETROKKEN". */
function outcomeIn(title: string): Vote[] {
  const outcomeText = /\b(aangenomen|verworpen|ingetrokken|aangehouden)\W*$/i.exec(title)?.[1];
  if (!outcomeText) return [];
  const outcome = councilOutcome(outcomeText);
  return [{ subject: title, ...(outcome ? { outcome } : {}), outcomeText, parties: [], members: [] }];
}

/** The case, and the number under which The Hague's council registers its documents, written in their titles. */
export function numbersOf(row: DocumentRow): DocumentNumber[] {
  const registered = /\bRIS ?(\d{6})\b/.exec(row.title ?? '')?.[1];
  return [
    ...(row.case_code?.trim() ? [{ kind: 'case' as const, value: row.case_code.trim() }] : []),
    ...(registered ? [{ kind: 'reference' as const, value: `RIS${registered}` }] : []),
  ];
}
