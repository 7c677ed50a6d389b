import type { Document, DocumentFile } from '#stores/documents/document.ts';
import { opinionRelation } from '#stores/documents/votes/opinion.ts';
import { peopleInSubject } from '../reading/dutch-papers.ts';
import type { ActorRow, DocumentRow } from './rows.ts';
import {
  documentIdOf,
  line,
  linkedPapers,
  readActors,
  readDossier,
  readIdentities,
  readNumbers,
  readVote,
} from './read-fields.ts';
import { groupPathOf, institutionOf, websiteSectionOf } from '../reading/dutch-kinds.ts';

/** What the document's own file turned out to hold. */
export interface FileContent {
  text: string;
  mimeType?: string;
  size?: number;
  pages?: number;
  statements?: { name: string; content: string }[];
  /** Themes that the official publication states, of the policy agenda of the state. */
  themes?: string[];
}

/** Address of a document's bytes. */
export function resourceOf(baseUrl: string, key: string): string {
  return new URL(`Document(${key})/resource`, baseUrl).href;
}

/** What a row with a number means; the kind is unknown when the type table lacks it. */
export function readDocument(
  row: DocumentRow & { DocumentNummer: string },
  content: FileContent | undefined,
  baseUrl: string,
): { document: Document; unknownKind?: string } {
  const id = documentIdOf(row.DocumentNummer);
  const kind = line(row.Soort) ?? '';
  const matters = (row.Zaak ?? []).filter((matter) => !matter.Verwijderd && matter.Nummer);
  const parents = (row.BronDocument ?? []).filter((parent) => !parent.Verwijderd);
  const path = groupPathOf(
    kind,
    matters.map((matter) => matter.Soort ?? ''),
    parents.map((parent) => parent.Soort ?? ''),
  );
  const groupPath = path ?? 'tk/overig';
  // Onderwerp is the readable subject, Titel the title of the dossier.
  const title =
    line(row.Onderwerp) ?? line(row.Citeertitel) ?? line(row.Titel) ?? `${kind} ${row.DocumentNummer}`;
  const stated = content?.statements ?? [];
  const dossier = readDossier(row);
  const actors: ActorRow[] = [
    ...(row.DocumentActor ?? []),
    ...matters.flatMap((matter) => matter.ZaakActor ?? []),
  ];
  const { people, committees, organisations } = readActors(actors);
  if (people.length === 0) {
    const signed = stated
      .filter((s) => s.name === 'OVERHEIDop.indiener' && s.content)
      .map((s) => ({ name: s.content }));
    people.push(...(signed.length ? signed : peopleInSubject(title)));
  }
  const matter = matters.find((one) => line(one.Onderwerp) === title) ?? matters[0];
  const date = readDate(row);
  const file = readFile(row, id, content, baseUrl);
  const identities = readIdentities(row);
  const agendaItem = line(row.Agendapunt?.[0]?.Onderwerp);
  const themes = content?.themes ?? [];
  const document: Document = {
    id,
    domain: 'nl',
    source: 'tweedekamer',
    demo: false,
    groupPath,
    sourceType: kind,
    institution: institutionOf(groupPath, kind, line(row.Organisatie)),
    title,
    titles: {},
    language: 'nl',
    ...date,
    text: content?.text ?? '',
    ...(file ? { file } : {}),
    attachments: readAttachments(row, id, baseUrl),
    people,
    organisations,
    committees,
    numbers: readNumbers(row, dossier?.number),
    ...(identities.length ? { identities } : {}),
    ...(matter?.Nummer ? { case: { number: matter.Nummer, title: line(matter.Onderwerp) ?? title } } : {}),
    ...(dossier ? { dossier } : {}),
    ...(agendaItem ? { agendaItem } : {}),
    ...(themes.length ? { labels: themes.map((name) => ({ scheme: 'TaxonomieBeleidsagenda', name })) } : {}),
    votes: matters.flatMap((one) =>
      (one.Besluit ?? []).flatMap((decision) => {
        const vote = readVote(decision, line(one.Onderwerp) ?? title);
        return vote ? [{ ...vote, ...heldOn(row, decision.Agendapunt_Id) }] : [];
      }),
    ),
    relations: readRelations(row, matters),
    originalUrls: readUrls(row, groupPath, matter?.Nummer ?? undefined),
    confidentiality: row.HuidigeDocumentVersie?.Status === 'Vrijgegeven' ? 'Openbaar' : 'Default',
  };
  return { document, ...(path === undefined ? { unknownKind: kind } : {}) };
}

/** When the meeting was in which a decision was taken, where the document was on its agenda. */
function heldOn(row: DocumentRow, item: string | null | undefined): { date?: string } {
  const meeting = (row.Agendapunt ?? []).find((one) => item && one.Id === item)?.Activiteit;
  const held = Date.parse(meeting?.Datum ?? '');
  return Number.isNaN(held) ? {} : { date: new Date(held).toISOString() };
}

/** Local midnight means that only the day is known; year 1 means that nothing is. */
function readDate(row: DocumentRow): Pick<Document, 'date' | 'timeKnown' | 'sourceDate'> {
  const known = [row.Datum, row.DatumRegistratie, row.GewijzigdOp].find(
    (text) => text && !text.startsWith('0001-') && !Number.isNaN(Date.parse(text)),
  );
  const sourceDate = known ?? row.ApiGewijzigdOp;
  return { date: Date.parse(sourceDate), timeKnown: !/T00:00:00/.test(sourceDate), sourceDate };
}

function readFile(
  row: DocumentRow,
  id: string,
  content: FileContent | undefined,
  baseUrl: string,
): DocumentFile | undefined {
  const mimeType = line(content?.mimeType) ?? line(row.ContentType);
  if (!mimeType) return undefined;
  const size = content?.size ?? row.ContentLength ?? undefined;
  return {
    fileId: id,
    title: `${row.DocumentNummer}${line(row.HuidigeDocumentVersie?.Extensie) ?? ''}`,
    mimeType,
    ...(size === undefined ? {} : { size }),
    ...(content?.pages === undefined ? {} : { pages: content.pages }),
    url: resourceOf(baseUrl, row.Id),
  };
}

/** Attachments are documents of their own at this source, found by their own text and kept with their own file. */
function readAttachments(row: DocumentRow, id: string, baseUrl: string): DocumentFile[] {
  return (row.BijlageDocument ?? [])
    .filter((attachment) => !attachment.Verwijderd)
    .map((attachment, index) => ({
      fileId: `${id}~${index + 1}`,
      title:
        line(attachment.Onderwerp) ?? line(attachment.Titel) ?? attachment.DocumentNummer ?? attachment.Id,
      ...(attachment.ContentType ? { mimeType: attachment.ContentType } : {}),
      ...(attachment.ContentLength ? { size: attachment.ContentLength } : {}),
      url: resourceOf(baseUrl, attachment.Id),
      ...(attachment.DocumentNummer ? { documentId: documentIdOf(attachment.DocumentNummer.trim()) } : {}),
    }));
}

function readRelations(
  row: DocumentRow,
  matters: readonly NonNullable<DocumentRow['Zaak']>[number][],
): Document['relations'] {
  return [
    ...linkedPapers('Bijlage', row.BijlageDocument),
    ...linkedPapers('Brondocument', row.BronDocument),
    ...matters
      .map((matter) => line(matter.Kabinetsappreciatie))
      .filter((opinion) => opinion !== undefined)
      .map((opinion) => ({ relation: opinionRelation, title: opinion })),
  ];
}

function readUrls(row: DocumentRow, groupPath: string, caseNumber: string | undefined): string[] {
  const number = encodeURIComponent(row.DocumentNummer ?? '');
  const site = 'https://www.tweedekamer.nl';
  const published = row.HuidigeDocumentVersie?.ExterneIdentifier;
  return [
    ...(caseNumber
      ? [
          `${site}/kamerstukken/${websiteSectionOf(groupPath)}?id=${encodeURIComponent(caseNumber)}&did=${number}`,
        ]
      : []),
    `${site}/downloads/document?id=${number}`,
    ...(published ? [`https://zoek.officielebekendmakingen.nl/${encodeURIComponent(published)}.html`] : []),
  ];
}
