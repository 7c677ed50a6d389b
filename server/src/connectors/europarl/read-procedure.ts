import { dayOf } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { line, readDay, readParticipants, readTitles } from './read-fields.ts';
import type { Context, KnownProcedure } from './raw.ts';
import { readWrittenDay, type PageReference, type ProcedurePage } from './oeil-page.ts';
import { documentIdOf, readCelex } from '../reading/celex.ts';
import { lastPart, type Process } from './rows.ts';
import { epLabel } from '../reading/ep-labels.ts';
import { wordsOfCode } from '../reading/code-words.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { workId } from './read-work.ts';

type Relation = Document['relations'][number];

/** Our id of a procedure by the service's, `2024-2006`. */
export function procedureId(id: string): string {
  return `ep-proc-${id}`;
}

/** The service's id of a procedure, `2024-0258` of `2024/0258(COD)`. */
export function processIdOf(reference: string): string {
  return reference.replace(/\(.*$/, '').replace('/', '-');
}

/** What documents of a procedure take from its answer. */
export function knownProcedure(row: Process): KnownProcedure {
  const title = line(row.process_title?.['en']);
  const groups = row.had_participation.flatMap((one) =>
    one.had_participant_person.map((person) => [lastPart(person), lastPart(one.politicalGroup)] as const),
  );
  return {
    label: line(row.label) ?? lastPart(row.id).replace('-', '/'),
    ...(title ? { title } : {}),
    groups: Object.fromEntries(groups.flatMap(([number, group]) => (group ? [[number, group]] : []))),
  };
}

/**
 * What a procedure means: its course as text, the day of its last event as date. Answer and page add to
 * each other; the page knows names and subjects, the answer all titles.
 */
export function readProcedure(
  row: Process | undefined,
  page: ProcedurePage | undefined,
  context: Context,
): { document: Document; unnamed: string[] } {
  const key = row ? (line(row.process_id) ?? lastPart(row.id)) : processIdOf(page!.reference);
  const label = line(row?.label) ?? page?.reference ?? key.replace('-', '/');
  const { title, titles } = readTitles(row?.process_title);
  const name = title ?? page?.title ?? label;
  const taking = readParticipants(row?.had_participation ?? [], context);
  const events = [...(row ? eventsOf(row) : []), ...(page ? pageEvents(page) : [])].sort((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  );
  const date = readDay(events.at(-1)?.day);
  if (!date) throw new SourceFault('shape', { url: key, detail: 'a procedure without a dated event' });
  const named = new Set(page?.people.map((person) => person.name));
  const type = page?.type ?? lastPart(row?.process_type) ?? /\(([A-Z]{3})\)/.exec(label)?.[1];
  const id = procedureId(key);
  const document: Document = {
    ...bareDocument(),
    id,
    domain: 'eu',
    source: 'europarl',
    groupPath: 'ep/procedure',
    sourceType: type ?? 'Procedure',
    institution: 'European Parliament',
    title: name,
    titles: page && !titles.en ? { ...titles, en: page.title } : titles,
    language: 'en',
    ...date,
    text: textOf(page, events),
    people: [...(page?.people ?? []), ...taking.people.filter((person) => !named.has(person.name))],
    organisations: page?.organisations.length ? page.organisations : taking.organisations,
    committees: page?.committees.length ? page.committees : taking.committees,
    numbers: [
      { kind: 'procedure', value: label },
      { kind: 'reference', value: key },
      ...dossiersOf(page).map((value) => ({ kind: 'reference' as const, value })),
    ],
    dossier: { number: label, title: name },
    ...(page?.subjects.length
      ? { labels: page.subjects.map(({ code, name: subject }) => ({ scheme: 'oeil', code, name: subject })) }
      : {}),
    identities: [`ep-procedure-${key}`],
    relations: relationsOf(row, page),
    originalUrls: [
      `https://oeil.europarl.europa.eu/oeil/en/procedure-file?reference=${encodeURIComponent(label)}`,
    ],
  };
  return { document, unnamed: page?.people.length ? [] : taking.unnamed };
}

interface Event {
  /** `YYYY-MM-DD` */
  day: string;
  words: string;
}

function eventsOf(row: Process): Event[] {
  return row.consists_of.flatMap((event) => {
    const date = readDay(event.activity_date);
    const kind = lastPart(event.had_activity_type);
    if (!date) return [];
    const papers = [...event.based_on_a_realization_of, ...event.decided_on_a_realization_of]
      .map((paper) => lastPart(paper))
      .map((paper) => epLabel(paper) ?? paper);
    // A debate of many matters names the papers of them all.
    const named = papers.length > 3 ? [] : papers;
    const words = [kind ? wordsOfCode(kind) : lastPart(event.id), ...named].join(' ');
    return [{ day: dayOf(date.date), words }];
  });
}

function pageEvents(page: ProcedurePage): Event[] {
  return [...page.events, ...page.documents].flatMap(({ title, date, references }) => {
    const day = readWrittenDay(date);
    return day ? [{ day, words: [title, ...references.map(({ text }) => text)].join(' ') }] : [];
  });
}

function textOf(page: ProcedurePage | undefined, events: readonly Event[]): string {
  const facts = page?.facts.map(({ name, value }) => `${name}: ${value}`) ?? [];
  const course = [...new Set(events.map(({ day, words }) => `${day} ${words}`))];
  return [...(page?.status ? [page.status] : []), ...facts, ...course].join('\n');
}

function dossiersOf(page: ProcedurePage | undefined): string[] {
  return (
    page?.facts.filter(({ name }) => name === 'Committee dossier').flatMap(({ value }) => value.split(' ')) ??
    []
  );
}

function relationsOf(row: Process | undefined, page: ProcedurePage | undefined): Relation[] {
  const relations = new Map<string, Relation>();
  const add = (identifier: string, relation: string) => {
    const id = workId(identifier);
    if (!relations.has(id)) relations.set(id, { relation, id, title: epLabel(identifier) ?? identifier });
  };
  for (const paper of row?.created_a_realization_of ?? []) add(lastPart(paper), 'Document');
  for (const event of row?.consists_of ?? []) {
    const papers = [...event.based_on_a_realization_of, ...event.decided_on_a_realization_of];
    if (papers.length <= 3) for (const paper of papers) add(lastPart(paper), 'Document');
  }
  for (const event of [...(row?.consists_of ?? []), ...(row?.was_scheduled_in ?? [])]) {
    const sitting = /MTG-PL-\d{4}-\d\d-\d\d/.exec(event.id)?.[0];
    if (sitting) add(sitting, 'Sitting');
  }
  for (const { title, references } of page ? [...page.documents, ...page.events] : []) {
    for (const reference of references) addReference(relations, title, reference, add);
  }
  for (const { text, url } of page?.finalActs ?? []) {
    const celex = readCelex(/numdoc=(\w+)/.exec(url)?.[1])?.number;
    if (!celex) continue;
    const id = documentIdOf(celex);
    relations.set(celex, { relation: 'Final act', id, title: `${text} (${celex})`, url });
  }
  return [...relations.values()];
}

function addReference(
  relations: Map<string, Relation>,
  title: string,
  { text, url }: PageReference['references'][number],
  add: (identifier: string, relation: string) => void,
): void {
  const identifier = /\/doceo\/document\/([\w-]+?)_[A-Z]{2}\./.exec(url ?? '')?.[1];
  if (identifier && !/^(PV|CRE)-/.test(identifier)) return add(identifier, title);
  if (!url || relations.has(text) || identifier) return;
  // The number of a Commission paper is a CELEX number where the event tells what kind of paper it is.
  const [, year, number] = /^COM\((\d{4})\)\s?(\d{4})$/.exec(text) ?? [];
  const proposal =
    year && /\blegislative proposal\b/i.test(title) ? documentIdOf(`5${year}PC${number}`) : undefined;
  relations.set(text, { relation: title, ...(proposal ? { id: proposal } : {}), title: text, url });
}
