import { startOfDay } from 'contract/amsterdam';
import type { DocumentNumber, Vote } from 'contract/document-parts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import { readNumericDay } from '../../reading/written-days.ts';
import { committeeOf, sentenceCase } from '../committees.ts';
import { documentIdOf, dossierUrl, partsOf, pdfUrl } from '../numbers.ts';
import type { DossierPage, ListedDocument } from './dossier-page.ts';
import { groupPathOf } from './types.ts';
import { afterLast } from '../../reading/text-parts.ts';
import { bareDocument } from '../../reading/bare-document.ts';

/** What is known of a document's PDF once it has been fetched. */
export interface PdfContent {
  text: string;
  size: number;
  pages?: number;
}

const institutions = { K: 'Kamer van volksvertegenwoordigers', S: 'Senaat' };
const senatePaths = new Set(['wetsontwerp', 'wetsvoorstel', 'resolutie', 'verslag']);

/** One document of a dossier; undefined, with the reason told to `skip`, when its number or day cannot be read. */
export function readDossierDocument(
  page: DossierPage,
  listed: ListedDocument,
  pdf: PdfContent | undefined,
  site: string,
  note: (text: string) => void,
  skip: (reason: string) => void,
): Document | undefined {
  const parts = partsOf(listed.number);
  const printedDay = listed.day || listed.distributed || '';
  const day = readNumericDay(printedDay);
  if (!parts || !day) return void skip(`no day in "${printedDay}"`);
  const { groupPath, known } = groupPathOf(listed.type);
  if (!known) note(`${listed.number}: unknown type: ${listed.type}`);
  const id = documentIdOf(listed.number);
  const main = page.documents.find((one) => one.main) ?? page.documents[0]!;
  const reading = listed.remarks.find((remark) => /LEZING|NA VERSLAG/.test(remark));
  const kind = sentenceCase(listed.type) + (reading ? ` (${reading.toLowerCase()})` : '');
  const people = [...listed.people, ...(listed.main ? page.rapporteurs : [])];
  const facts = listed.main ? [...listed.facts, ...page.facts] : listed.facts;
  return {
    ...bareDocument(),
    id,
    domain: 'be-fed',
    source: 'dekamer',
    groupPath: parts.chamber === 'S' ? senatePath(groupPath) : groupPath,
    sourceType: listed.type,
    institution: institutions[parts.chamber],
    title: listed.main ? page.title : `${kind}: ${page.title}`,
    titles: { nl: listed.main ? page.title : `${kind}: ${page.title}` },
    language: 'nl',
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: printedDay,
    text: [pdf?.text, facts.join('\n')].filter(Boolean).join('\n\n'),
    file: fileOf(id, listed.number, pdf, site),
    people,
    organisations: listed.organisations,
    committees: page.committees.map(committeeOf),
    numbers: numbersOf(page, parts),
    dossier: { number: page.number, title: page.title },
    labels: [
      ...page.descriptors.map((name) => ({ scheme: 'eurovoc', name })),
      ...page.keywords.map((name) => ({ scheme: 'dekamer-trefwoord', name })),
    ],
    identities: [`dekamer-${listed.number.toLowerCase()}`],
    votes: listed === main ? votesOf(page) : [],
    relations: relationsOf(page, listed, main, site),
    originalUrls: [
      dossierUrl(site, Number(page.number.slice(0, 2)), Number(page.number.slice(3))),
      pdfUrl(site, listed.number),
    ],
  };
}

function senatePath(groupPath: string): string {
  const type = afterLast(groupPath, '/');
  return `senaat/${senatePaths.has(type) ? type : 'overig'}`;
}

function fileOf(id: string, number: string, pdf: PdfContent | undefined, site: string): DocumentFile {
  return {
    fileId: id,
    title: `${number}.pdf`,
    mimeType: 'application/pdf',
    ...(pdf ? { size: pdf.size } : {}),
    ...(pdf?.pages === undefined ? {} : { pages: pdf.pages }),
    url: pdfUrl(site, number),
  };
}

function numbersOf(page: DossierPage, parts: NonNullable<ReturnType<typeof partsOf>>): DocumentNumber[] {
  const { legislature, chamber, dossier, part } = parts;
  return [
    { kind: 'document', value: `${legislature}${chamber}${dossier}/${part}` },
    ...(chamber === 'K'
      ? [{ kind: 'reference' as const, value: `DOC ${legislature} ${Number(dossier)}/${part}` }]
      : []),
    { kind: 'dossier', value: page.number },
  ];
}

/** The decision of the Chamber on the whole, where the page gives its day. */
function votesOf(page: DossierPage): Vote[] {
  if (!page.votedOn || !page.status) return [];
  const outcome = ({ AANGENOMEN: 'aangenomen', VERWORPEN: 'verworpen', INGETROKKEN: 'ingetrokken' } as const)[
    page.status
  ];
  return [
    {
      subject: page.title,
      ...(outcome ? { outcome } : {}),
      outcomeText: page.status,
      date: new Date(startOfDay(page.votedOn)).toISOString(),
      parties: [],
      members: [],
    },
  ];
}

function relationsOf(
  page: DossierPage,
  listed: ListedDocument,
  main: ListedDocument,
  site: string,
): Document['relations'] {
  const to = (relation: string, number: string, title: string) => ({
    relation,
    id: documentIdOf(number),
    title,
    url: pdfUrl(site, number),
  });
  const printed = (number: string) => `${number.slice(0, 7)}/${number.slice(7)}`;
  if (listed !== main) return [to('Hoofddocument', main.number, page.title)];
  return [
    ...page.documents
      .filter((other) => other !== main)
      .map((other) =>
        to('Subdocument', other.number, `${printed(other.number)} ${sentenceCase(other.type)}`),
      ),
    ...page.linked.map((number) => to('Gekoppeld document', number, printed(number))),
  ];
}
