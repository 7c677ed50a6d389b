import { startOfDay } from 'contract/amsterdam';
import type { DocumentId, Person } from 'contract/document-parts';
import type { Document, DocumentFile, Turn } from '#stores/documents/document.ts';
import { peopleInSubject } from '../reading/dutch-papers.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { bodyName, localJournalOf, noticeKind, placeLocally } from './local-paths.ts';
import { isOfUpperHouse, placeNationally, typesOf, type Placed } from './national-paths.ts';
import { citedDossier, citedPaper, identitiesOf, numbersOf } from './numbers.ts';
import { readSpokenVotes } from './spoken-votes.ts';
import type { Facts } from './statements.ts';
import { isPartOfSitting } from '../reading/sitting-parts.ts';
import { afterLast, captured } from '../reading/text-parts.ts';
import { readSitting } from './read-sitting.ts';
import { bareDocument } from '../reading/bare-document.ts';

/** Which publications a connector keeps: those of the state, or those of provinces, municipalities and water boards. */
export type Level = 'national' | 'local';

/** What the forms of a publication turned out to hold. */
export interface Content {
  text: string;
  turns?: Turn[];
  /** Of the PDF, where that was read. */
  pages?: number;
  size?: number;
}

/** How this source names publications; a name of another shape could be no id of ours. */
const identifierShape = /^[a-z]+-[\w.~-]{1,140}$/;

/** Our id of the publication that the source calls `identifier`. */
function documentIdOf(identifier: string): string {
  return `ob-${identifier}`;
}

/** Where the source shows a publication. */
function pageOf(identifier: string): string {
  return `https://zoek.officielebekendmakingen.nl/${identifier}.html`;
}

/** True for publications of the level a connector reads. */
export function isOfLevel(level: Level, facts: Facts): boolean {
  return (level === 'local') === (localJournalOf(facts) !== undefined);
}

/** Bodies whose notices in the Staatscourant are the other connector's kind of thing. */
const decentral = /^(gemeente|provincie|waterschap|regionaal samenwerkingsorgaan)$/i;

/** Why a publication is not kept; undefined when it is. */
export function reasonToLeave(level: Level, facts: Facts): string | undefined {
  if (!isOfLevel(level, facts)) return 'a publication of the other level of government';
  const kind = noticeKind(level, facts);
  if (kind) return `a notice we do not keep: ${kind}`;
  const body = facts.first('organisatietype') ?? '';
  if (level === 'national' && decentral.test(body)) return `a notice of a ${body.toLowerCase()}`;
  return undefined;
}

/** Days that date a publication, the one that says most first. */
const dayNames = ['datumvergadering', 'issued', 'date', 'datumindiening', 'datumontvangst', 'available'];

/** What a publication means; a reason instead where it lacks what every publication has. */
export function readPublication(
  level: Level,
  facts: Facts,
  content: Content | undefined,
): { document: Document; note?: string } | { reason: string; withdrawn?: DocumentId } {
  const identifier = facts.first('identifier');
  if (!identifier || !identifierShape.test(identifier)) return { reason: 'a publication without identifier' };
  const { title, kind } = titleOf(facts);
  if (!title) return { reason: 'a publication without title' };
  const sourceDate = dayNames.map((name) => facts.first(name)).find((day) => readLocalTime(day));
  const date = readLocalTime(sourceDate);
  if (!sourceDate || !date) return { reason: 'a publication without date' };
  const [sitting, place] = captured(/^(h-[a-z]+-\d+-[^-]+)-(\d+)$/, identifier);
  const report = level === 'national' && sitting !== '';
  if (report && isPartOfSitting(title)) {
    return /opening$/i.test(title)
      ? { document: readSitting(documentIdOf(identifier), identifier, facts, sourceDate, content) }
      : { reason: `part of a sitting, no document: ${title}`, withdrawn: documentIdOf(identifier) };
  }
  const placed = placeOf(level, identifier, facts, kind, title);
  const id = documentIdOf(identifier);
  const day = startOfDay(sourceDate.slice(0, 10));
  const file = fileOf(id, identifier, facts, content);
  const [dossier] = facts.all('dossiernummer');
  const labels = labelsOf(facts);
  // Ids of older Handelingen end with a page, not with the number of the item.
  const item = report && facts.first('handelingenitemnummer') === place ? place : undefined;
  const document: Document = {
    ...bareDocument(),
    id,
    domain: level === 'local' ? 'nl-lr' : 'nl',
    source: level === 'local' ? 'lokalebekendmakingen' : 'officielebekendmakingen',
    groupPath: placed.groupPath,
    sourceType: placed.sourceType,
    institution: placed.institution,
    title,
    titles: {},
    language: (facts.first('language') ?? 'nl').slice(0, 2).toLowerCase(),
    date: day,
    timeKnown: false,
    sourceDate,
    text: content?.text ?? '',
    ...(file ? { file } : {}),
    people: peopleOf(facts, title, content?.turns ?? []),
    organisations: organisationsOf(facts),
    numbers: numbersOf(identifier, facts),
    ...(dossier
      ? { dossier: { number: citedDossier(dossier), title: facts.first('dossiertitel') ?? '' } }
      : {}),
    ...(report ? { agendaItem: title } : {}),
    ...(item && item !== '1' ? { partOf: meetingOf(sitting, item, facts) } : {}),
    ...(content?.turns?.length ? { turns: content.turns } : {}),
    ...(labels.length > 0 ? { labels } : {}),
    identities: identitiesOf(identifier, facts),
    // `Onopgemaakt` is an early release; what is made up after it says `Opgemaakt na onopgemaakt`.
    ...(facts.all('documentstatus').some((status) => /^onopgemaakt$/i.test(status))
      ? { provisional: true as const }
      : {}),
    votes: report ? readSpokenVotes(content?.text ?? '', day) : [],
    relations: relationsOf(identifier, facts),
    originalUrls: [facts.all('preferredurl').find(isWebAddress) ?? pageOf(identifier)],
  };
  return { document, ...(placed.known ? {} : { note: `unknown type: ${placed.sourceType}` }) };
}

/**
 * A Kamerstuk's title is the dossier's, its kind and its own title, divided by semicolons; the kind between
 * them says more than any field (`Brief regering` where the field has `Brief`).
 */
function titleOf(facts: Facts): { title: string | undefined; kind: string | undefined } {
  const whole = facts.first('title');
  const own = facts.first('documenttitel');
  const dossier = facts.first('dossiertitel');
  if (!whole || !dossier || !whole.startsWith(`${dossier}; `))
    return { title: own ?? whole, kind: undefined };
  const rest = whole.slice(dossier.length + 2);
  if (!own) return { title: whole, kind: rest.split('; ')[0] };
  const kind = rest.endsWith(`; ${own}`) ? rest.slice(0, -own.length - 2) : undefined;
  return { title: own, kind: kind || undefined };
}

function placeOf(level: Level, id: string, facts: Facts, kind: string | undefined, title: string): Placed {
  const journal = level === 'local' ? localJournalOf(facts) : undefined;
  return journal === undefined ? placeNationally(id, facts, kind, title) : placeLocally(journal, facts);
}

/** The first item of the same sitting, which opens it and tells who was there, stands for the meeting. */
function meetingOf(sitting: string, item: string, facts: Facts): NonNullable<Document['partOf']> {
  const numbered = [facts.first('vergaderjaar'), facts.first('publicatienummer')].filter(Boolean).join(', ');
  return { id: documentIdOf(`${sitting}-1`), title: `Handelingen ${numbered}`.trim(), item };
}

/**
 * "I. (Inge) van Dijk" as people write it, "Inge van Dijk", and "Dijk, D.J.H. van" turned, "D.J.H. van Dijk";
 * other forms stay as they are.
 */
function spokenName(name: string): string {
  const [surname, initials, prefix] = captured(
    /^(\p{Lu}[^,]*), ((?:\p{Lu}\p{Ll}{0,2}\.)+(?: ?\([^)]+\))?)((?: \p{Ll}[\p{L}']*)*)$/u,
    name,
  );
  const written = surname ? `${initials}${prefix} ${surname}` : name;
  const [, first, last] = /^(?:\p{Lu}\p{Ll}?\p{Ll}?\.)+ ?\((\p{Lu}[^)]+)\) (.+)$/u.exec(written) ?? [];
  return first && last ? `${first} ${last}` : written;
}

/** True where two ways to write a name can mean the same: "D.J.H. van Dijk", "Diederik van Dijk" and "Van Dijk". */
function isSameName(one: string, other: string): boolean {
  const [first, second] = [partsOf(one), partsOf(other)];
  const initials = [first.given.charAt(0), second.given.charAt(0)];
  return first.surname === second.surname && (initials.includes('') || initials[0] === initials[1]);
}

/** Given names or initials and surname of a name; a surname begins with its prefix, or is the last word. */
function partsOf(name: string): { given: string; surname: string } {
  const prefix = /(?:^|\s)(?:van|de|den|der|het|'t|el|te|ter|ten|von)\s/i.exec(name)?.index;
  const at = prefix ?? Math.max(name.lastIndexOf(' '), 0);
  return { given: name.slice(0, at).trim(), surname: name.slice(at).trim().toLowerCase() };
}

/** True for addresses that a browser opens; others of a publication lead nobody anywhere. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

const isCommittee = (name: string) => /\bcommissie\b/i.test(name);

/** Who put the publication forward, with the party its title tells, and who spoke in it. */
function peopleOf(facts: Facts, title: string, turns: readonly Turn[]): Person[] {
  const named = peopleInSubject(title);
  const people = new Map<string, Person>();
  for (const name of facts.all('indiener')) {
    if (isCommittee(name)) continue;
    const spoken = spokenName(name);
    const party = named.find((one) => isSameName(spoken, one.name))?.party;
    people.set(spoken, { name: spoken, role: 'Indiener', ...(party ? { party } : {}) });
  }
  for (const { speaker, chair } of turns) {
    if (!chair && !people.has(speaker.name)) people.set(speaker.name, { ...speaker, role: 'Spreker' });
  }
  return [...people.values()];
}

/** Roles of bodies by the names the metadata standard (OWMS) gives them. */
const roles: readonly [string, string][] = [
  ['creator', 'Maker'],
  ['authority', 'Eindverantwoordelijke'],
  ['publisher', 'Uitgever'],
  ['spatial', 'Locatie'],
  ['ligtingemeente', 'Locatie'],
  ['ligtinprovincie', 'Locatie'],
  ['gemeente', 'Locatie'],
  ['provincie', 'Locatie'],
  ['ontvanger', 'Ontvanger'],
];
/** Schemes of the names whose element itself tells the kind of body. */
const schemeOf: Record<string, string> = {
  ligtingemeente: 'Gemeente',
  ligtinprovincie: 'Provincie',
  gemeente: 'Gemeente',
  provincie: 'Provincie',
};

function organisationsOf(facts: Facts): Document['organisations'] {
  const bodies = new Map<string, Document['organisations'][number]>();
  for (const [name, relation] of roles) {
    for (const { value, scheme } of facts.statements.filter((one) => one.name === name)) {
      const body = bodyName(value, schemeOf[name] ?? scheme);
      // A place of no body, such as coordinates or a postcode.
      if (relation === 'Locatie' && (!/\p{L}{2}/u.test(body) || (name === 'spatial' && body === value)))
        continue;
      if (value === 'overige') continue;
      if (!bodies.has(body)) bodies.set(body, { name: body, relation });
    }
  }
  for (const name of facts.all('indiener').filter(isCommittee)) {
    if (!bodies.has(name)) bodies.set(name, { name, relation: 'Indiener' });
  }
  return [...bodies.values()];
}

/** Themes of the government's policy agenda, with the list they are from. */
function labelsOf(facts: Facts): NonNullable<Document['labels']> {
  const subjects = facts.statements.filter(({ name }) => name === 'subject');
  const labels = subjects.map(({ value, scheme }) => ({
    scheme: scheme?.replace(/^OVERHEID\w*\./, '') ?? 'TaxonomieBeleidsagenda',
    name: value,
  }));
  return [...new Map(labels.map((label) => [label.name, label])).values()];
}

function relationsOf(identifier: string, facts: Facts): Document['relations'] {
  const chamber = isOfUpperHouse(identifier, facts) ? 'ek' : 'tk';
  const isAnswer = typesOf(facts).some((type) => /^(aanhangsel|kamervragen \(aanhangsel)/i.test(type));
  const linked = (relation: string, identifier: string, title = identifier) => ({
    relation,
    ...(identifierShape.test(identifier) ? { id: documentIdOf(identifier) } : {}),
    title,
  });
  const papers = facts.all('behandelddossier').flatMap((treated) => {
    const [dossier, number] = treated.split(';');
    return dossier && number
      ? [linked('Behandeld dossier', `kst-${dossier}-${number}`, citedPaper(dossier, number))]
      : [];
  });
  return [
    ...mainDocumentsOf(facts).map((one) => linked('Hoofddocument', one)),
    ...facts.all('aanhangsel').map((one) => linked('Aanhangsel', one)),
    ...(isAnswer
      ? facts.all('vraagnummer').map((one) => linked('Kamervragen', `kv-${chamber}-${one}`, one))
      : []),
    ...facts.all('isreplacedby').map((one) => replacedBy(one)),
    ...papers,
    ...facts.all('documentstatus').map((title) => ({ relation: 'Documentstatus', title })),
  ];
}

/** The publication that stands in for another one, by its name or its address. */
function replacedBy(written: string): Document['relations'][number] {
  const name = afterLast(written.replace(/\.(?:html|xml|pdf)$/, ''), '/');
  return {
    relation: 'Vervangen door',
    ...(identifierShape.test(name) ? { id: documentIdOf(name) } : {}),
    title: name,
    ...(isWebAddress(written) ? { url: written } : {}),
  };
}

/** What an attachment belongs to: the document it names, else the paper whose dossier and number it carries. */
function mainDocumentsOf(facts: Facts): string[] {
  const named = facts.all('hoofddocument');
  if (named.length > 0 || !typesOf(facts).some((type) => /^bijlage$/i.test(type))) return named;
  const [dossier, number] = [facts.first('dossiernummer'), facts.first('ondernummer')];
  return dossier && number ? [`kst-${dossier}-${number}`] : [];
}

/** The publication's PDF, which this source serves for every publication that has one. */
function fileOf(
  id: string,
  identifier: string,
  facts: Facts,
  content: Content | undefined,
): DocumentFile | undefined {
  const address = facts.statements.find(({ name, scheme }) => name === 'itemurl' && scheme === 'pdf')?.value;
  if (!address || !isWebAddress(address)) return undefined;
  return {
    fileId: id,
    title: `${identifier}.pdf`,
    mimeType: 'application/pdf',
    ...(content?.size === undefined ? {} : { size: content.size }),
    ...(content?.pages === undefined ? {} : { pages: content.pages }),
    url: address,
  };
}
