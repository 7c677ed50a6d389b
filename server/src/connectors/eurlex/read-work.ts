import { startOfDay } from 'contract/amsterdam';
import type { DocumentNumber } from 'contract/document-parts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import { documentIdOf, identityOf, pageOf, readCelex, type Celex } from '../reading/celex.ts';
import { commissionNumber, languages, type Language, type WorkFacts } from './facts.ts';
import { institutions, kindOf } from './kinds.ts';
import type { PageFacts } from './page-facts.ts';
import { before } from '../reading/text-parts.ts';
import { bareDocument } from '../reading/bare-document.ts';

/** Names of the bodies whose codes come without one. */
const bodies: Record<string, string> = {
  EP: 'European Parliament',
  CONSIL: 'Council of the European Union',
  COM: 'European Commission',
  EURCOU: 'European Council',
  ECA: 'European Court of Auditors',
  EESC: 'European Economic and Social Committee',
  COR: 'European Committee of the Regions',
  ECB: 'European Central Bank',
};

/** The text of a work in one language, with what its page says. */
export interface ReadText {
  page: PageFacts;
  language?: Language;
  text: string;
  file: Omit<DocumentFile, 'fileId' | 'title'>;
}

/**
 * One document per work (specification §3, Document detail fields). Its text is the one in English, else in
 * French, else in Dutch: English is the only language that every kind of these documents has, and titles in
 * the other languages are searched beside it (decision 3.12). A work without a title is called by its number,
 * and that is noted. Undefined, with the reason, without a number or day.
 */
export function readWork(
  facts: WorkFacts,
  texts: readonly ReadText[],
  skip: (reason: string) => void,
  note: (text: string) => void,
): Document | undefined {
  const celex = readCelex(facts.celex);
  if (!celex) return void skip(`no CELEX number: ${facts.celex}`);
  const main = preferred(texts);
  const titles = { ...facts.titles };
  for (const { page, language } of texts) if (language && page.title) titles[language] ??= page.title;
  const named = languages.find((one) => titles[one]);
  const known = (named && titles[named]) ?? main?.page.title;
  if (!known) note('no title in any of the four languages: kept under its number');
  const title = known ?? celex.number;
  const day = facts.date ?? main?.page.date ?? main?.page.published;
  if (!day) return void skip(`no day of the document "${title.slice(0, 80)}"`);
  const kind = kindOf(celex, facts.types, titles.en ?? title);
  const id = documentIdOf(celex.number);
  const dossier = facts.procedures[0] ?? main?.page.procedure;
  const language = main?.language ?? named ?? 'en';
  const published = main?.page.published;
  return {
    ...bareDocument(),
    id,
    domain: 'eu',
    source: 'eurlex',
    groupPath: kind.groupPath,
    sourceType: facts.typeNames[0] ?? qualified(kind.name, facts.types[0]),
    institution: institutions[before(kind.groupPath, '/')]!,
    title,
    titles,
    language,
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: published && published !== day ? `${day} (published ${published})` : day,
    text: [...datesOf(facts), main?.text ?? ''].filter(Boolean).join('\n'),
    ...(main ? { file: { fileId: id, title, ...main.file } } : {}),
    attachments: facts.items.map(({ name, ...item }, index) => ({
      fileId: `${id}~${index + 1}`,
      title: name,
      ...item,
    })),
    organisations: organisationsOf(facts),
    numbers: numbersOf(celex, facts, main?.page),
    ...(dossier ? { dossier: { number: dossier, title } } : {}),
    ...(facts.labels.length ? { labels: facts.labels } : {}),
    identities: [identityOf(celex.number)],
    relations: relationsOf(celex, facts, dossier),
    originalUrls: [...new Set([pageOf(celex.number), ...(facts.eli ? [facts.eli] : [])])],
  };
}

/** Implementing and delegated acts carry that in their type alone. */
function qualified(name: string, type: string | undefined): string {
  const before = type?.endsWith('_IMPL') ? 'Implementing' : type?.endsWith('_DEL') ? 'Delegated' : undefined;
  return before ? `${before} ${name.toLowerCase()}` : name;
}

function preferred(texts: readonly ReadText[]): ReadText | undefined {
  const order: (Language | undefined)[] = ['en', 'fr', 'nl', 'de', undefined];
  return [...texts].sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language))[0];
}

/** Days that the act names for itself, as lines before its text, so that they are found. */
function datesOf(facts: WorkFacts): string[] {
  return [
    ...facts.entryIntoForce.map((day) => `Entry into force: ${day}`),
    ...facts.endOfValidity.map((day) => `End of validity: ${day}`),
  ];
}

function organisationsOf(facts: WorkFacts): Document['organisations'] {
  return [
    ...facts.authors.map(({ code, name }) => ({ name: name ?? bodies[code] ?? code, relation: 'Author' })),
    ...facts.services
      .filter((name) => !facts.authors.some(({ code }) => code === name))
      .map((name) => ({ name, relation: 'Service responsible' })),
  ];
}

function numbersOf(celex: Celex, facts: WorkFacts, page: PageFacts | undefined): DocumentNumber[] {
  const numbers: DocumentNumber[] = [{ kind: 'document', value: celex.number }];
  const add = (kind: DocumentNumber['kind'], value: string | undefined) => {
    if (value && !numbers.some((one) => one.kind === kind && one.value === value))
      numbers.push({ kind, value });
  };
  add('ce', page?.commission);
  for (const { scheme, value } of facts.identifiers) {
    const commission = commissionNumber(value);
    if (commission) add('ce', commission);
    else if (/^PE \d+ \d{4}/.test(value)) add('council', value);
    else if (scheme === 'oj' || scheme === 'eesc' || scheme === 'cor') add('reference', value);
  }
  for (const procedure of facts.procedures) add('procedure', procedure);
  add('procedure', page?.procedure);
  add('reference', page?.journal);
  add('reference', facts.eli);
  return numbers;
}

function relationsOf(celex: Celex, facts: WorkFacts, procedure: string | undefined): Document['relations'] {
  const found = new Map<string, Document['relations'][number]>();
  const add = (relation: string, number: string, title: string) =>
    found.set(`${relation} ${number}`, {
      relation,
      id: documentIdOf(number),
      title,
      url: pageOf(number),
    });
  if (celex.corrects) add('Corrects', celex.corrects, celex.corrects);
  if (celex.consolidates) add('Consolidated text of', celex.consolidates, celex.consolidates);
  for (const link of facts.links) {
    if (link.celex && readCelex(link.celex)) {
      add(link.relation, link.celex, link.title ? `${link.title} (${link.celex})` : link.celex);
    } else {
      const title = link.title ?? (link.celex === undefined ? link.name : link.celex);
      found.set(`${link.relation} ${title}`, { relation: link.relation, title });
    }
  }
  if (procedure) {
    const key = procedure.replace(/\(.*$/, '').replace('/', '-');
    found.set('Procedure', { relation: 'Procedure', id: `ep-proc-${key}`, title: procedure });
  }
  return [...found.values()];
}
