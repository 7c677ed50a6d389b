import { addDays, instantOf, startOfDay, type DayText } from 'contract/amsterdam';
import type { DocumentNumber, Person } from 'contract/documents';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { readMeetingTimes } from '../../reading/meeting-times.ts';
import { committeesOf } from '../committees.ts';
import { nameKey } from '../names.ts';
import { documentIdOf, dossierNumber } from '../numbers.ts';
import { parsePage } from '../page.ts';
import { blocksOf } from './blocks.ts';
import { readHead, type ReportHead } from './head.ts';
import { itemsOf, type ReportItem } from './items.ts';
import { dossiersOf, questionsOf } from './questions.ts';
import { spokenText, type Chair, type SpokenText } from './turns.ts';
import { rollCallsOf, votesOf, type Groups } from './votes.ts';

/** Which report a page is. */
export interface ReportPlace {
  legislature: number;
  kind: 'plenary' | 'committee';
  number: number;
}

/** Members of the legislature with their groups, `Last First` or `First Last`. */
export type MemberGroups = readonly { name: string; party?: string }[];

const institution = 'Kamer van volksvertegenwoordigers';

/** Address of a report. */
export function reportUrl(site: string, { legislature, kind, number }: ReportPlace, pdf = false): string {
  const [folder, letter] = kind === 'plenary' ? ['PCRI', 'p'] : ['CCRI', 'c'];
  const name = `i${letter}${String(number).padStart(3, '0')}`;
  const path = pdf ? `pdf/${legislature}/${name}.pdf` : `html/${legislature}/${name}x.html`;
  return new URL(`/doc/${folder}/${path}`, site).href;
}

/** Our id of the meeting of a report. */
function meetingId({ legislature, kind, number }: ReportPlace): string {
  return `dekamer-${legislature}-i${kind === 'plenary' ? 'p' : 'c'}${String(number).padStart(3, '0')}`;
}

/**
 * The meeting of an integral report and one document for each item of its agenda (decision 3.8).
 * @throws SourceFault of kind `shape` when the page has no body or day
 */
export function readReport(
  bytes: Uint8Array,
  place: ReportPlace,
  members: MemberGroups,
  site: string,
  note: (text: string) => void,
): Document[] {
  const url = reportUrl(site, place);
  const blocks = blocksOf(parsePage(bytes, url));
  const head = readHead(blocks);
  if (!head) throw new SourceFault('shape', { url, detail: 'a report without its body or day' });
  const { opening, items, annex } = itemsOf(blocks);
  if (items.length === 0) note('a report without numbered items');
  const chair: Chair = head.chair ? { name: head.chair } : {};
  const opened = spokenText([], opening, { ...chair });
  const spoken = items.map((item) => ({
    item,
    spoken: spokenText([...item.heading.nl, ...item.heading.fr], item.body, chair),
  }));
  const groups = groupsOf(
    spoken.map((one) => one.spoken),
    members,
  );
  const calls = rollCallsOf(annex);
  const meeting = meetingDocument(place, head, opened, spoken, site);
  const date = new Date(startOfDay(head.day)).toISOString();
  const documents = spoken.map(({ item, spoken: said }) => {
    const votes = votesOf(item.body, titleOf(item).nl, date, calls, groups, note);
    return itemDocument(place, head, item, said, votes, groups, meeting, site);
  });
  return [meeting, ...documents];
}

/** Our id of a sitting that has been announced and not reported, by its day. */
export function plannedId(legislature: number, day: DayText): string {
  return `dekamer-${legislature}-plenary-${day}`;
}

/**
 * The next plenary sitting as the chair announces it at the end of a report; undefined when nothing is
 * announced. It is withdrawn once there is a report of its day.
 * @throws SourceFault of kind `shape`
 */
export function readNextSitting(bytes: Uint8Array, place: ReportPlace, site: string): Document | undefined {
  const head = readHead(blocksOf(parsePage(bytes, reportUrl(site, place))));
  if (!head?.next) return undefined;
  const { day, clock, printed } = head.next;
  const start = clockOf(day, clock)!;
  const title = `${head.body.nl}, ${printed}`;
  return {
    id: plannedId(place.legislature, day),
    domain: 'be-fed',
    source: 'dekamer',
    demo: false,
    groupPath: 'kamer/agenda',
    sourceType: 'Aankondiging',
    institution,
    title,
    titles: { nl: title },
    language: 'nl',
    date: start,
    timeKnown: true,
    sourceDate: `${printed} ${clock}`,
    text: '',
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [],
    votes: [],
    relations: [{ relation: 'Aangekondigd in', id: meetingId(place), title: reportNumber(place) }],
    originalUrls: [reportUrl(site, place)],
    confidentiality: 'Openbaar',
    meeting: {
      kind: 'plenary',
      ...readMeetingTimes({ start, written: { start: `${printed} ${clock}` } }),
      status: 'planned',
      agendaItems: [],
    },
  };
}

/** Groups by name; who speaks in the report counts before the list, and who is in two groups has none. */
function groupsOf(spoken: readonly SpokenText[], members: MemberGroups): Groups {
  const groups = new Map<string, { name: string; party?: string } | undefined>();
  const listed = new Set<string>();
  const speakers = spoken
    .flatMap(({ turns }) => turns.map(({ speaker }) => speaker))
    .filter(({ party }) => party);
  for (const { name, party } of speakers) {
    const key = nameKey(name);
    const other = groups.get(key);
    if (!groups.has(key)) groups.set(key, { name, party: party! });
    else if (other && other.party !== party) groups.set(key, undefined);
    listed.add(key);
  }
  for (const { name, party } of members) {
    const key = nameKey(name);
    if (!listed.has(key)) groups.set(key, { name, ...(party ? { party } : {}) });
  }
  return groups;
}

/** A title for each language: the heading, or of joined questions what they are about. */
function titleOf(item: ReportItem): { nl: string; fr?: string } {
  const nl = joined(item.heading.nl.length ? item.heading.nl : item.heading.fr);
  const fr = item.heading.fr.length ? joined(item.heading.fr) : undefined;
  return { nl, ...(fr ? { fr } : {}) };
}

function joined(lines: readonly string[]): string {
  if (lines.length < 2 || !lines.some((line) => line.startsWith('-'))) return lines.join(' ');
  const lead = lines
    .filter((line) => !line.startsWith('-'))
    .join(' ')
    .replace(/\s+(van|de)\s*:?$/i, '');
  const subjects = lines.flatMap((line) => /["“«](.+)["”»]/.exec(line)?.[1] ?? []);
  return `${lead}: ${[...new Set(subjects)].join('; ')}`;
}

function groupPathOf(
  item: ReportItem,
  questions: readonly { number: string }[],
  votes: Document['votes'],
  kind: ReportPlace['kind'],
): string {
  const title = item.heading.nl.join(' ');
  if (
    questions.some(({ number }) => number.endsWith('I')) ||
    /^(Samengevoegde )?interpellaties?\b/i.test(title)
  ) {
    return 'kamer/interpellatie';
  }
  if (questions.length > 0) return 'kamer/mondelinge-vraag';
  if (votes.length > 0 && /^Naamstemming/i.test(item.section ?? '')) return 'kamer/stemming';
  if (/^Moties?\b/i.test(title)) return 'kamer/motie';
  return kind === 'plenary' ? 'kamer/plenair-verslag' : 'kamer/commissieverslag';
}

function sourceTypeOf(kind: ReportPlace['kind']): string {
  return kind === 'plenary'
    ? 'Integraal verslag van de plenaire vergadering'
    : 'Integraal verslag van een commissie';
}

/** `CRIV 56 PLEN 012`, and the same as its address has it. */
function reportNumber({ legislature, kind, number }: ReportPlace): string {
  return `CRIV ${legislature} ${kind === 'plenary' ? 'PLEN' : 'COM'} ${String(number).padStart(3, '0')}`;
}

function itemDocument(
  place: ReportPlace,
  head: ReportHead,
  item: ReportItem,
  { text, turns, letters }: SpokenText,
  votes: Document['votes'],
  groups: Groups,
  meeting: Document,
  site: string,
): Document {
  const questions = questionsOf(item.heading.nl.length ? item.heading.nl : item.heading.fr);
  const dossiers = dossiersOf(item.heading.nl);
  const title = titleOf(item);
  const groupPath = groupPathOf(item, questions, votes, place.kind);
  const one = new Set(dossiers.map(({ dossier }) => dossier)).size === 1 ? dossiers[0]! : undefined;
  return {
    id: `${meeting.id}-${item.number}`,
    domain: 'be-fed',
    source: 'dekamer',
    demo: false,
    groupPath,
    sourceType: sourceTypeOf(place.kind),
    institution,
    title: title.nl,
    titles: { nl: title.nl, ...(title.fr ? { fr: title.fr } : {}) },
    language: letters.fr > letters.nl ? 'fr' : 'nl',
    date: startOfDay(head.day),
    timeKnown: false,
    sourceDate: head.printedDay,
    text,
    attachments: [],
    people: peopleOf(questions, turns, groups),
    organisations: [],
    committees: meeting.committees,
    numbers: numbersOf(place, questions, dossiers),
    ...(one
      ? {
          dossier: {
            number: dossierNumber(place.legislature, one.dossier),
            title: title.nl.replace(/\s*\(\d+\/[\d-]+\)/g, ''),
          },
        }
      : {}),
    agendaItem: title.nl,
    partOf: { id: meeting.id, title: meeting.title, item: item.number },
    turns,
    votes,
    relations: dossiers.map(({ dossier, from }) => {
      const number = `${dossierNumber(place.legislature, dossier)}${String(from).padStart(3, '0')}`;
      return {
        relation: 'Kamerstuk',
        id: documentIdOf(number),
        title: `${number.slice(0, 7)}/${number.slice(7)}`,
      };
    }),
    originalUrls: [reportUrl(site, place), reportUrl(site, place, true)],
    confidentiality: 'Openbaar',
  };
}

function numbersOf(
  place: ReportPlace,
  questions: readonly { number: string }[],
  dossiers: readonly { dossier: number; printed: string }[],
): DocumentNumber[] {
  const numbers: DocumentNumber[] = [
    { kind: 'session', value: reportNumber(place) },
    ...questions.map(({ number }) => ({ kind: 'reference' as const, value: number })),
    ...dossiers.flatMap(({ dossier, printed }) => [
      { kind: 'dossier' as const, value: dossierNumber(place.legislature, dossier) },
      { kind: 'reference' as const, value: printed },
    ]),
  ];
  const seen = new Set<string>();
  return numbers.filter(({ kind, value }) => !seen.has(`${kind} ${value}`) && seen.add(`${kind} ${value}`));
}

/** Who asked, who was asked and who else spoke, each once. */
function peopleOf(
  questions: ReturnType<typeof questionsOf>,
  turns: NonNullable<Document['turns']>,
  groups: Groups,
): Person[] {
  const people = new Map<string, Person>();
  const add = (person: Person) => {
    const key = nameKey(person.name);
    const known = people.get(key);
    people.set(key, known ? { ...person, ...known } : person);
  };
  for (const { author } of questions) {
    const party = groups.get(nameKey(author))?.party;
    if (author) add({ name: author, role: 'vraagsteller', ...(party ? { party } : {}) });
  }
  for (const { to } of questions) if (to) add(to);
  for (const { speaker, chair } of turns) {
    if (!chair) add({ ...speaker, role: speaker.role ?? 'spreker' });
    else if (!/^(de|le|la) /i.test(speaker.name)) add({ name: speaker.name, role: 'voorzitter' });
  }
  return [...people.values()];
}

function meetingDocument(
  place: ReportPlace,
  head: ReportHead,
  opened: SpokenText,
  items: readonly { item: ReportItem }[],
  site: string,
): Document {
  const id = meetingId(place);
  const start = clockOf(head.day, head.opened);
  const times = readMeetingTimes({
    start: start ?? startOfDay(head.day),
    end: endOf(head, start),
    written: { start: head.opened ?? head.printedDay, end: head.closed },
  });
  const part = head.part ? ` (${head.part.toLowerCase()})` : '';
  const title = `${head.body.nl}, ${head.printedDay.toLowerCase()}${part}`;
  return {
    id,
    domain: 'be-fed',
    source: 'dekamer',
    demo: false,
    groupPath: 'kamer/agenda',
    sourceType: sourceTypeOf(place.kind),
    institution,
    title,
    titles: { nl: title },
    language: opened.letters.fr > opened.letters.nl ? 'fr' : 'nl',
    date: times.start,
    timeKnown: times.timeKnown,
    sourceDate: [head.printedDay, head.opened].filter(Boolean).join(' '),
    text: opened.text,
    attachments: [],
    people: head.chair ? [{ name: head.chair, role: 'voorzitter' }] : [],
    organisations: [],
    committees: place.kind === 'committee' ? committeesOf(head.body.nl) : [],
    numbers: [{ kind: 'session', value: reportNumber(place) }],
    turns: opened.turns,
    identities: [reportNumber(place).toLowerCase().replaceAll(' ', '-')],
    votes: [],
    relations: [],
    originalUrls: [reportUrl(site, place), reportUrl(site, place, true)],
    confidentiality: 'Openbaar',
    meeting: {
      kind: place.kind,
      ...times,
      status: 'held',
      agendaItems: items.map(({ item }) => ({
        number: item.number,
        title: titleOf(item).nl,
        documentIds: [`${id}-${item.number}`],
      })),
    },
  };
}

/** `14.17` on a day. */
function clockOf(day: DayText, clock: string | undefined): number | undefined {
  const [hour, minute] = (clock ?? '').split('.').map(Number);
  return hour === undefined || minute === undefined || !clock ? undefined : instantOf(day, hour, minute);
}

function endOf(head: ReportHead, start: number | undefined): number | undefined {
  const end = clockOf(head.closedOn ?? head.day, head.closed);
  if (end === undefined || start === undefined) return undefined;
  // A sitting that ends after midnight may not print the new day.
  return end < start ? clockOf(addDays(head.day, 1), head.closed) : end;
}
