import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { Label } from 'contract/document-parts';
import { bareDocument } from '../reading/bare-document.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { afterLast } from '../reading/text-parts.ts';
import { oneLine } from '../reading/western-text.ts';
import { isLocal, isOfParliament, pathOf } from './place.ts';
import { idIn, isPublication, type Disclosure, type DisclosedFile, type Named } from './rows.ts';

/** Where a document is shown to people. */
export const siteOf = (id: string): string => `https://open.overheid.nl/documenten/${id}`;

/** Our id of a document by the source's own. */
export const idOf = (id: string): string => `openoverheid-${id}`;

const roles: Record<string, string> = {
  'https://identifier.overheid.nl/tooi/def/thes/kern/c_05f4a5f3': 'Bijlage',
  'https://identifier.overheid.nl/tooi/def/thes/kern/c_4d1ea9ba': 'Is bijlage bij',
  'https://identifier.overheid.nl/plooi/def/thes/documentrelatie/bundel': 'Dossier',
  'https://identifier.overheid.nl/plooi/def/thes/documentrelatie/onderdeel': 'Onderdeel',
};
const languages: Record<string, string> = { NLD: 'nl', ENG: 'en', FRA: 'fr', DEU: 'de', FRY: 'fy' };
/** Numbers by which the official publications and both chambers know their papers. */
const publicNumber = /^(?:kst|ah-tk|ah-ek|kv-tk|kv-ek|nds-tk|blg|h-tk|h-ek|stb|stcrt|trb)-[A-Za-z0-9-]+$/;

const isKnown = (named: Named | null | undefined): named is Named & { label: string } =>
  named?.label !== undefined && !/_onbekend$/.test(named.id ?? '');
const labelsIn = (all: readonly Named[]) => all.filter(isKnown).map(({ label }) => label);

/** The version that is shown: the last by its number. */
function newest({ versies }: Disclosure) {
  return versies.reduce((last, one) => ((one.nummer ?? 0) >= (last.nummer ?? 0) ? one : last));
}

/** True for what its source no longer shows. */
export function isWithdrawn(record: Disclosure): boolean {
  const { oorzaak, blokkades } = newest(record);
  const status = record.plooiIntern?.publicatiestatus ?? 'gepubliceerd';
  return status !== 'gepubliceerd' || oorzaak === 'intrekking' || blokkades.length > 0;
}

/** Why a document is not read here; undefined for one that is. */
export function leftOut(record: Disclosure): string | undefined {
  const { document } = record;
  if (isPublication(document.weblocatie)) return 'an official publication, read at its own source';
  if (isLocal(document.verantwoordelijke ?? document.publisher)) return 'of a local authority';
  if (isOfParliament(kindsOf(record)) && identitiesOf(record).length === 0)
    return 'a paper of parliament, read at its own source';
  return undefined;
}

/** The files that are shown, one whose text can be read first, of these a PDF. */
export function filesOf(record: Disclosure): DisclosedFile[] {
  const rank = ({ 'mime-type': type = '' }: DisclosedFile) =>
    type === 'application/pdf' ? 0 : /^text\/|msword|officedocument|rtf|opendocument/.test(type) ? 1 : 2;
  const shown = newest(record).bestanden.filter(({ gepubliceerd }) => gepubliceerd !== false);
  return shown.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * What a record means (SOURCES.md §7), without the text of its file. A document is dated by the day of its first version,
 * so that a correction does not move it.
 */
export function readDocument(
  record: Disclosure,
  sourceId: string,
  note: (text: string) => void,
): Document | { reason: string } {
  const { document } = record;
  const first = record.versies.reduce((one, other) =>
    (other.nummer ?? 0) < (one.nummer ?? 0) ? other : one,
  );
  const sourceDate = first.openbaarmakingsdatum;
  const date = readLocalTime(sourceDate);
  if (!date || !sourceDate) return { reason: 'a document without the day it was disclosed' };
  const id = idOf(sourceId);
  const [file, ...attachments] = filesOf(record).map((one, at) => fileOf(one, id, at));
  const kinds = kindsOf(record);
  const organisations = organisationsOf(record);
  const body = organisations[0]?.name ?? 'Rijksoverheid';
  const labels = labelsOf(record);
  const unknown = record.documentrelaties.filter(({ relation }) => idIn(relation) === undefined);
  if (unknown.length > 0) note(`relations without a document: ${unknown.length}`);
  const categories = labelsIn(document.classificatiecollectie?.informatiecategorieen ?? []);
  const { weblocatie } = document;
  return {
    ...bareDocument(),
    id,
    domain: 'nl',
    source: 'openoverheid',
    groupPath: pathOf(body, kinds, categories),
    sourceType: capital(kinds[0] ?? categories[0] ?? 'openbaarmaking'),
    institution: capital(body),
    title: oneLine(document.titelcollectie.officieleTitel),
    titles: {},
    language: languages[afterLast(document.language?.id ?? '', '/')] ?? 'nl',
    date: date.instant,
    timeKnown: date.timeKnown,
    sourceDate,
    text: document.omschrijvingen.map((one) => one.trim()).join('\n'),
    ...(file ? { file } : {}),
    attachments,
    organisations,
    numbers: [
      { kind: 'document', value: sourceId },
      ...namesOf(record).map((value) => ({ kind: 'reference' as const, value })),
    ],
    ...(labels.length > 0 ? { labels } : {}),
    identities: [id, ...identitiesOf(record)],
    relations: record.documentrelaties.flatMap(({ relation, role, titel }) => {
      const other = idIn(relation);
      const named = roles[role ?? ''];
      return other && named
        ? [{ relation: named, id: idOf(other), title: titel ?? other, url: siteOf(other) }]
        : [];
    }),
    originalUrls: [siteOf(sourceId), ...(weblocatie && URL.canParse(weblocatie) ? [weblocatie] : [])],
  };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function kindsOf({ document }: Disclosure): string[] {
  return labelsIn(document.classificatiecollectie?.documentsoorten ?? []);
}

/** What the record calls the document besides its own id. */
function namesOf({ document }: Disclosure): string[] {
  return [...new Set(document.identifiers.map((one) => one.trim()))].filter(
    (one) => one !== '' && one.toLowerCase() !== 'nvt',
  );
}

function identitiesOf(record: Disclosure): string[] {
  return namesOf(record).filter((one) => publicNumber.test(one));
}

/** Each body once, with the first of its parts. */
function organisationsOf({ document }: Disclosure): Document['organisations'] {
  const all = [
    { body: document.verantwoordelijke, relation: 'Verantwoordelijke' },
    ...document.medeverantwoordelijken.map((body) => ({ body, relation: 'Medeverantwoordelijke' })),
    { body: document.publisher, relation: 'Uitgever' },
    { body: document.opsteller, relation: 'Opsteller' },
  ];
  const first = new Map<string, Document['organisations'][number]>();
  for (const { body, relation } of all) {
    if (isKnown(body) && !first.has(body.label)) first.set(body.label, { name: body.label, relation });
  }
  return [...first.values()];
}

function labelsOf({ document }: Disclosure): Label[] {
  const { themas, onderwerpenRonl, informatiecategorieen, trefwoorden } =
    document.classificatiecollectie ?? {};
  const named = (scheme: string, all: readonly Named[] = []) =>
    all.filter(isKnown).map(({ id, label }): Label => {
      const code = afterLast(id ?? '', '/');
      return { scheme, ...(code ? { code } : {}), name: label };
    });
  const words = (trefwoorden ?? []).filter((word) => typeof word === 'string' && word.trim() !== '');
  return [
    ...named('overheid-thema', themas),
    ...named('rijksoverheid-onderwerp', onderwerpenRonl),
    ...named('woo-informatiecategorie', informatiecategorieen),
    ...words.map((word) => ({ scheme: 'open-overheid-trefwoord', name: String(word).trim() })),
  ];
}

function fileOf(file: DisclosedFile, id: string, at: number): DocumentFile {
  const { url, id: address, bestandsnaam, 'mime-type': mimeType, grootte, paginas } = file;
  const named = [url, address].find((one) => one !== undefined && URL.canParse(one));
  return {
    fileId: at === 0 ? id : `${id}~${at}`,
    title: bestandsnaam ?? file.label ?? id,
    ...(mimeType ? { mimeType } : {}),
    ...(typeof grootte === 'number' ? { size: grootte } : {}),
    ...(typeof paginas === 'number' ? { pages: paginas } : {}),
    ...(named ? { url: named } : {}),
  };
}
