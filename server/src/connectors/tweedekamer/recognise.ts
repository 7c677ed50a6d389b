import type { Beside, Recognise } from '../recognition/given-file.ts';
import { has, type JsonRow, rowsUnder } from '../recognition/rows.ts';
import type { DocumentRaw } from './files.ts';
import { readSets, type ReadSet } from './sets.ts';

/** Columns that rows of one set alone have, the set by the first that is there. */
const columns: readonly (readonly [column: string, set: string])[] = [
  ['DocumentNummer', 'Document'],
  ['FractieZetel_Id', 'FractieZetelPersoon'],
  ['FractieZetel', 'FractieZetelPersoon'],
  ['Achternaam', 'Persoon'],
  ['NaamNL', 'Fractie'],
  ['BesluitSoort', 'Besluit'],
  ['BesluitTekst', 'Besluit'],
  ['FractieGrootte', 'Stemming'],
  ['ActorFractie', 'Stemming'],
  ['VergaderingNummer', 'Vergadering'],
  ['DatumNakoming', 'Toezegging'],
  ['Rubriek', 'Agendapunt'],
  ['DatumSoort', 'Activiteit'],
  ['Aanvangstijd', 'Activiteit'],
  ['GestartOp', 'Zaak'],
  ['Kabinetsappreciatie', 'Zaak'],
];
const beside: Readonly<Record<string, string>> = {
  Agendapunt: 'agenda items without their meeting',
  Besluit: 'decisions without their meeting',
  Stemming: 'votes without their decision',
  Vergadering: 'sittings, read with their reports',
};

/** Answers of the OData service, a row of one alone, cases with their documents; publications lie beside these. */
export const recognise: Recognise<DocumentRaw> = async (file, files) => {
  if (file.xml && /tweedekamer\.nl\/xsd\/tkData/.test(file.text) && /^(feed|entry)$/.test(file.xml.name)) {
    return { leftOut: 'the feed of changes, whose rows are asked by their ids' };
  }
  const body = file.json;
  const rows = rowsUnder(body, 'value');
  if (
    !rows.every((row): row is JsonRow => has(row, 'Id', 'ApiGewijzigdOp') || has(row, 'Id', 'GewijzigdOp'))
  ) {
    return undefined;
  }
  const [first] = rows;
  const set = setOf(body, first);
  if (first === undefined || set === undefined) return { leftOut: 'no rows of a known set' };
  if (set === 'Zaak' || set === 'Document') {
    const raws: DocumentRaw[] = [];
    for (const row of rows) raws.push(...(await withPublications(row, files)));
    return raws;
  }
  if (Object.hasOwn(readSets, set)) return rows.map((row) => ({ entity: set as ReadSet, row }));
  return { leftOut: beside[set] ?? `rows of ${set}, which come with others` };
};

function setOf(body: unknown, row: JsonRow | undefined): string | undefined {
  const context = has(body, '@odata.context') ? String(body['@odata.context']) : '';
  const named = /#(\w+)/.exec(context)?.[1];
  return named ?? columns.find(([column]) => row && column in row)?.[1];
}

/** A case is read document by document, each with its publication where that lies beside it. */
async function withPublications(row: JsonRow, files: Beside): Promise<DocumentRaw[]> {
  const { Document: documents, ...matter } = row;
  if ('DocumentNummer' in row) return [await withPublication(row, files)];
  if (!Array.isArray(documents) || documents.length === 0) return [{ entity: 'Zaak', row }];
  const raws: DocumentRaw[] = [];
  for (const document of documents as JsonRow[]) {
    raws.push(await withPublication({ Zaak: [matter], ...document }, files));
  }
  return raws;
}

async function withPublication(row: JsonRow, files: Beside): Promise<DocumentRaw> {
  const version = row['HuidigeDocumentVersie'] as
    | { DocumentPublicatie?: { Id: string }[] }
    | null
    | undefined;
  for (const { Id } of version?.DocumentPublicatie ?? []) {
    const fileName = `${Id}.xml`;
    const found = await files.named(fileName);
    if (!found) continue;
    const xml = { bytes: found.bytes, mimeType: 'application/xml', fileName };
    return { entity: 'Document', row, xml };
  }
  return { entity: 'Document', row };
}
