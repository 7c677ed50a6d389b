import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { DayText } from 'contract/amsterdam';
import type { Person } from 'contract/document-parts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { readNumericDay } from '../../reading/written-days.ts';
import { oneLine } from '../../reading/western-text.ts';
import { authorName, rapporteurName, splitGroup } from '../names.ts';
import { sentenceCase } from '../committees.ts';

/** One document of a dossier as its page lists it. */
export interface ListedDocument {
  /** Machine number, such as `56K0949005`. */
  number: string;
  main: boolean;
  type: string;
  /** Printed day of the document itself and of its distribution. */
  day: string;
  distributed?: string;
  people: Person[];
  organisations: { name: string; relation?: string }[];
  /** The reading, an advising body or a reference, as printed below the document. */
  remarks: string[];
  /** Printed lines about this document, label and value. */
  facts: string[];
}

/** What the page of a dossier says (SOURCES.md §1, Dossier page). */
export interface DossierPage {
  number: string;
  title: string;
  /** Such as AANGENOMEN KAMER. */
  procedure?: string;
  status?: string;
  votedOn?: DayText;
  documents: ListedDocument[];
  committees: string[];
  rapporteurs: Person[];
  linked: string[];
  descriptors: string[];
  keywords: string[];
  /** Every printed line of label and value that is about the dossier. */
  facts: string[];
  /** Lines that could not be understood. */
  notes: string[];
}

const numbered = /\b\d{2}[KS]\d{7}\b/;

/**
 * Reads the Dutch page of a dossier.
 * @throws SourceFault of kind `shape` when it has no dossier number or title
 */
export function readDossierPage($: CheerioAPI, url: string): DossierPage {
  const shape = (detail: string) => new SourceFault('shape', { url, detail });
  const story = $('#Story').last();
  const number = /Parlementair Document\s+(\d{2}[KS]\d{4})\b/.exec(
    oneLine(story.find('h3').first().text()),
  )?.[1];
  if (!number) throw shape('a page without the number of a dossier');
  const title = oneLine(story.find('h4').first().text());
  if (!title) throw shape(`dossier ${number} without a title`);
  const page: DossierPage = {
    number,
    title,
    documents: [],
    committees: [],
    rapporteurs: [],
    linked: [],
    descriptors: [],
    keywords: [],
    facts: [],
    notes: [],
  };
  let current: ListedDocument | undefined;
  let inTracks = false;
  for (const row of story.find('table').first().find('> tbody > tr, > tr').toArray()) {
    const cells = $(row).children('td');
    const label = oneLine(cells.first().text());
    const cell = cells.eq(1);
    const value = oneLine(cell.clone().find('table').remove().end().text());
    const started = /^Document (Kamer|Senaat)$/.test(label);
    if (started) {
      current = mainDocument(value);
      if (current) page.documents.push(current);
      else page.notes.push(`a main document without number: ${value}`);
      continue;
    }
    if (/^((\d+\.\s*)?(COMMISSIE|PLENAIRE VERGADERING)\b|Gekoppeld)/.test(label)) inTracks = true;
    if (label === 'Subdocumenten') {
      page.documents.push(...subDocuments($, cell, current?.number ?? `${number}001`, page.notes));
      continue;
    }
    if (!value) continue;
    const line = label ? `${label}: ${value}` : value;
    if (current && !inTracks && !/^(Eurovoc|Vrije|Bevoegdheid|Analyse)/.test(label)) {
      readMainFact($, label, value, cell, current, page);
      current.facts.push(line);
    } else {
      readDossierFact($, label, value, cell, page);
      if (value !== 'Volledige Fiche') page.facts.push(line);
    }
  }
  return page;
}

/**
 * The title on the French page of a dossier; undefined where it is not the page of this dossier. No French page
 * was recorded: it is taken to have its number and title where the Dutch one has them.
 */
export function readFrenchTitle($: CheerioAPI, number: string): string | undefined {
  const story = $('#Story').last();
  if (!oneLine(story.find('h3').first().text()).includes(number)) return undefined;
  return oneLine(story.find('h4').first().text()) || undefined;
}

function mainDocument(value: string): ListedDocument | undefined {
  const number = numbered.exec(value)?.[0];
  if (!number) return undefined;
  return { number, main: true, type: '', day: '', people: [], organisations: [], remarks: [], facts: [] };
}

function readMainFact(
  $: CheerioAPI,
  label: string,
  value: string,
  cell: Cheerio<Element>,
  document: ListedDocument,
  page: DossierPage,
): void {
  switch (label) {
    case 'Indieningsdatum':
      document.day = value;
      break;
    case 'Datum ronddeling':
      document.distributed = value;
      break;
    case 'Document type':
      document.type = value.replace(/^\d+\s+/, '');
      break;
    case 'Status':
      page.status ??= value.replace(/^\d+\s+/, '');
      break;
    case 'Auteur(s)':
      readAuthors($, cell, document, page.notes);
      break;
  }
}

function readDossierFact(
  $: CheerioAPI,
  label: string,
  value: string,
  cell: Cheerio<Element>,
  page: DossierPage,
): void {
  if (!label && /\b(KAMER|SENAAT)$/.test(value)) page.procedure ??= value;
  else if (label === 'Stemming Kamer') {
    const day = readNumericDay(value);
    if (day) page.votedOn = day;
    else page.notes.push(`a day of the vote that cannot be read: ${value}`);
  } else if (/COMMISSIE KAMER$/.test(label)) {
    const name = value.replace(/\s*\((OPENBAAR|GESLOTEN|ACHTER GESLOTEN DEUREN)\).*$/, '');
    if (name !== 'VOORZITTER KAMER' && !page.committees.includes(name)) page.committees.push(name);
  } else if (label === 'Rapporteur') readRapporteurs($, cell, page);
  else if (/^Gekoppeld/.test(label)) {
    page.linked.push(...new Set(value.match(new RegExp(numbered.source, 'g')) ?? []));
  } else if (/^Eurovoc/.test(label)) addTo(page.descriptors, value);
  else if (label === 'Vrije trefwoorden') addTo(page.keywords, value);
}

function addTo(list: string[], value: string): void {
  for (const part of value.split('|').map(oneLine)) if (part && !list.includes(part)) list.push(part);
}

/** The lines of a cell, each with what stands in its link, behind it and in small print. */
function linesOf($: CheerioAPI, cell: Cheerio<Element>): { link: string; rest: string; small: string }[] {
  return (cell.html() ?? '').split(/<br\s*\/?>/i).flatMap((part) => {
    const line = $('<div>').html(part);
    const small = oneLine(line.find('small').text()).replace(/^\(|\)$/g, '');
    line.find('small').remove();
    const link = oneLine(line.find('a').text());
    if (line.find('a').length > 0) line.find('a').remove();
    const rest = oneLine(line.text());
    return link || rest ? [{ link, rest, small }] : [];
  });
}

/** Authors are printed `First, Last Party`; the government and committees without a comma, in both languages. */
function readAuthors($: CheerioAPI, cell: Cheerio<Element>, into: ListedDocument, notes: string[]): void {
  for (const { link, rest, small } of linesOf($, cell)) {
    const role = small.toLowerCase() || 'auteur';
    if (link) {
      into.people.push({ name: authorName(link), role, ...(rest ? { party: rest } : {}) });
    } else if (rest.includes(',')) {
      const split = splitGroup(rest);
      if (split) into.people.push({ name: authorName(split.name), role, party: split.party });
      else notes.push(`${into.number}: an author with an unknown group: ${rest}`);
    } else into.organisations.push({ name: dutchPart(rest), relation: role });
  }
}

function readRapporteurs($: CheerioAPI, cell: Cheerio<Element>, page: DossierPage): void {
  for (const { link, rest } of linesOf($, cell)) {
    const printed = [link, rest].filter(Boolean).join(' ');
    const split = splitGroup(printed);
    if (!split) page.notes.push(`a rapporteur with an unknown group: ${printed}`);
    else {
      const name = rapporteurName(split.name);
      if (page.rapporteurs.some((other) => other.name === name)) continue;
      page.rapporteurs.push({ name, role: 'rapporteur', party: split.party });
    }
  }
}

/** Sub-documents stand in a table of their own: number and type, then rows that belong to it. */
function subDocuments(
  $: CheerioAPI,
  cell: Cheerio<Element>,
  mainNumber: string,
  notes: string[],
): ListedDocument[] {
  const documents: ListedDocument[] = [];
  for (const row of cell.find('table tr').toArray()) {
    const cells = $(row).children('td');
    const label = oneLine(cells.first().text());
    const value = oneLine(cells.eq(1).text());
    const [, part] = /^(\d{3})\b/.exec(label) ?? [];
    if (part) {
      const linked = numbered.exec(cells.first().find('a').attr('href') ?? '')?.[0];
      const [, day = '', type = value] = /^(\d{2}\/\d{2}\/\d{4})\s*(.*)$/.exec(value) ?? [];
      const number = linked ?? `${mainNumber.slice(0, 7)}${part}`;
      documents.push({
        number,
        main: false,
        type,
        day,
        people: [],
        organisations: [],
        remarks: [],
        facts: [`${part}: ${value}`],
      });
      continue;
    }
    const document = documents.at(-1);
    if (!value) continue;
    if (!document) {
      notes.push(`a line before the first sub-document: ${value}`);
      continue;
    }
    if (label === 'Datum ronddeling') document.distributed = value;
    else if (label === 'Auteur(s)' || cells.eq(1).find('a, small').length > 0) {
      readAuthors($, cells.eq(1), document, notes);
    } else {
      document.remarks.push(dutchPart(value));
      const body = /^ADVIES$/.test(document.type) && !/LEZING|STUK|VERSLAG/.test(value);
      if (body) document.organisations.push({ name: sentenceCase(dutchPart(value)), relation: 'advies' });
    }
    document.facts.push(label ? `${label}: ${value}` : value);
  }
  return documents;
}

/** The Dutch half of `Gouvernement/Regering` or `EERSTE LEZING/PREMIÈRE LECTURE`. */
function dutchPart(text: string): string {
  const [first, second, third] = text.split('/').map(oneLine);
  if (first === undefined || second === undefined || third !== undefined) return text;
  const french =
    /\b(LECTURE|RAPPORT|DES|DE LA|DU|CONSEIL|AUTORITÉ|ANNEXES|DOC)\b|^(Gouvernement|Commission)\b/;
  return french.test(first) && !/\b(LEZING|VERSLAG)\b/.test(first) ? second : first;
}
