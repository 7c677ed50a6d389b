import { startOfDay } from 'contract/amsterdam';
import type { DocumentNumber, Person } from 'contract/document-parts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { nameKey } from '../names.ts';
import { documentIdOf, dossierNumber } from '../numbers.ts';
import { parsePage } from '../page.ts';
import { bareDocument } from '../../reading/bare-document.ts';
import { blocksOf } from './blocks.ts';
import { readHead, type ReportHead } from './head.ts';
import { itemsOf, type ReportItem } from './items.ts';
import { institution, reportNumber, reportUrl, sourceTypeOf, type ReportPlace } from './report-key.ts';
import { isProvisional } from './provisional.ts';
import { dossiersOf, questionsOf } from './questions.ts';
import { meetingDocument } from './sitting.ts';
import { titleOf } from './titles.ts';
import { spokenText, type Chair, type SpokenText } from './turns.ts';
import { rollCallsOf, votesOf, type Groups } from './votes.ts';

/** Members of the legislature with their groups, `Last First` or `First Last`. */
export type MemberGroups = readonly { name: string; party?: string }[];

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
): [Document, ...Document[]] {
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
  const status = isProvisional(bytes, head.day) ? { provisional: true as const } : {};
  return [{ ...meeting, ...status }, ...documents.map((one) => ({ ...one, ...status }))];
}

/** Groups by name; who speaks in the report counts before the list, and who is in two groups has none. */
function groupsOf(spoken: readonly SpokenText[], members: MemberGroups): Groups {
  const groups = new Map<string, { name: string; party?: string } | undefined>();
  const listed = new Set<string>();
  const speakers = spoken.flatMap(({ turns }) => turns.map(({ speaker }) => speaker));
  for (const { name, party } of speakers) {
    if (!party) continue;
    const key = nameKey(name);
    const other = groups.get(key);
    if (!groups.has(key)) groups.set(key, { name, party });
    else if (other && other.party !== party) groups.set(key, undefined);
    listed.add(key);
  }
  for (const { name, party } of members) {
    const key = nameKey(name);
    if (!listed.has(key)) groups.set(key, { name, ...(party ? { party } : {}) });
  }
  return groups;
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
  const one = new Set(dossiers.map(({ dossier }) => dossier)).size === 1 ? dossiers[0] : undefined;
  return {
    ...bareDocument(),
    id: `${meeting.id}-${item.number}`,
    domain: 'be-fed',
    source: 'dekamer',
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
    people: peopleOf(questions, turns, groups),
    committees: meeting.committees,
    ...labelsOf(questions),
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
  };
}

/** The fields of the ministers who were asked, as the headings print them. */
function labelsOf(questions: ReturnType<typeof questionsOf>): Pick<Document, 'labels'> {
  const fields = new Set(questions.flatMap(({ to }) => to?.function ?? []));
  return fields.size ? { labels: [...fields].map((name) => ({ scheme: 'dekamer-departement', name })) } : {};
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
