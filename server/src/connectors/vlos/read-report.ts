import { startOfDay } from 'contract/amsterdam';
import type { DocumentId, DocumentNumber, Person, Vote } from 'contract/document-parts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { debateIdentity } from '../reading/debate-identity.ts';
import { partyVotesOf } from '../reading/party-votes.ts';
import { childOf, childrenOf, elementsOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { dossierNumber } from '../reading/dutch-papers.ts';
import { meetingIdOf } from '../tweedekamer/read-meeting.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { isPartOfSitting } from '../reading/sitting-parts.ts';
import { instantIn, readDebate, speakerOf } from './debate.ts';
import { dayIn, readPlenarySitting, withSittingParts, type SittingPart } from './sitting.ts';

/** A report as the service names it. */
interface Report {
  /** Vergadering.Id; every version of a meeting's report has the same. */
  meetingKey: string;
  /** Root element `vlosCoreDocument`. */
  root: XmlElement;
  /** Where the service gives the report. */
  url?: string;
}

interface Reported {
  documents: Document[];
  /** Ids under which parts of a sitting were documents of their own before. */
  withdrawn: DocumentId[];
  skipped: { sourceId: string; reason: string }[];
}

/**
 * A debate report as one document for each activity in which something was said (SOURCES.md §2). The id
 * is that of the activity in the agenda, else of its place in the meeting, so that a later version of the
 * report has the same documents. Opening, closing and announcements stand inside the meeting: a plenary sitting
 * by itself, with the debates as its agenda, or the report of a committee, where the opening tells who was there.
 * @throws SourceFault of kind `shape` where something was said at a time that nothing tells
 */
export function readReport(report: Report): Reported {
  const sitting = childOf(report.root, 'vergadering')!;
  const plenary = sitting.attributes['soort'] === 'Plenair';
  const reported: Reported = { documents: [], skipped: [], withdrawn: [] };
  const parts: SittingPart[] = [];
  const identities = identitiesOf(sitting);
  const counts = new Map<string, number>();
  for (const activity of childrenOf(sitting, 'activiteit')) {
    const number = textOf(childOf(activity, 'parlisid'));
    const kind = activity.attributes['soort'] ?? '';
    const base = number ?? `${report.meetingKey}-${kind.normalize('NFD').replace(/[^A-Za-z0-9]+/g, '')}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const id = count > 1 || !number ? `vlos-${base}-${count}` : `vlos-${base}`;
    if (isPartOfSitting(kind)) {
      const said = readDebate(activity);
      if (said.text) parts.push({ title: kind, after: reported.documents.length, said });
      else reported.skipped.push({ sourceId: id, reason: `nothing written: ${kind}` });
      reported.withdrawn.push(id);
      continue;
    }
    const document = readActivity(id, number, kind, activity, sitting, report);
    const shared = identities.get(activity);
    if (document) reported.documents.push({ ...document, ...(shared ? { identities: shared } : {}) });
    else reported.skipped.push({ sourceId: id, reason: `nothing spoken: ${kind}` });
  }
  if (!plenary) {
    if (reported.documents.length > 0)
      return { ...reported, documents: withSittingParts(reported.documents, parts) };
    const { meetingKey: sourceId } = report;
    for (const { title } of parts)
      reported.skipped.push({ sourceId, reason: `no report to stand in: ${title}` });
    return reported;
  }
  const meeting = readPlenarySitting(report, sitting, parts, reported.documents);
  if (meeting) reported.documents.push(meeting);
  return reported;
}

function readActivity(
  id: string,
  number: string | undefined,
  kind: string,
  activity: XmlElement,
  sitting: XmlElement,
  { root, url }: Report,
): Document | undefined {
  const { text, turns } = readDebate(activity);
  const votes = readVotes(activity);
  if (turns.length === 0 && votes.length === 0) return undefined;
  const { sourceDate, ...time } = timeOf(id, activity, sitting, url);
  const isPlenary = sitting.attributes['soort'] === 'Plenair';
  const short = textOf(childOf(activity, 'titel')) ?? kind;
  const subject = textOf(childOf(activity, 'onderwerp')) ?? short;
  const matters = childrenOf(childOf(activity, 'zaken'), 'zaak');
  const numbered = matters.find((one) => textOf(childOf(one, 'parlisid')));
  const caseNumber = textOf(childOf(numbered, 'parlisid'));
  // What is tabled in a debate carries the number of its dossier where the agenda names none.
  const [own, tabled] = [dossiersOf(matters), dossiersOf(elementsOf(activity, 'zaak'))];
  const dossiers = own.size ? own : tabled;
  const [dossier] = dossiers;
  return {
    ...bareDocument(),
    id,
    domain: 'nl',
    source: 'vlos',
    groupPath: isPlenary ? 'tk/plenair-verslag' : 'tk/commissieverslag',
    sourceType: kind,
    institution: 'Tweede Kamer',
    title: subject.startsWith(short) ? subject : short,
    titles: {},
    language: 'nl',
    ...time,
    sourceDate,
    text,
    people: speakersOf(
      turns.map(({ speaker, chair }) => (chair ? { ...speaker, role: 'voorzitter' } : speaker)),
    ),
    committees: readCommittees(sitting),
    numbers: [...readNumbers(number, activity), ...(isPlenary ? sittingNumber(sitting) : [])],
    ...(caseNumber && matters.length === 1
      ? { case: { number: caseNumber, title: textOf(childOf(numbered, 'onderwerp')) ?? subject } }
      : {}),
    ...(dossier && dossiers.size === 1
      ? {
          dossier: { number: dossierOf(dossier), title: textOf(childOf(matters[0], 'onderwerp')) ?? subject },
        }
      : {}),
    agendaItem: subject,
    ...(number ? { partOf: { id: meetingIdOf(number), title: subject } } : {}),
    turns,
    ...labelsOf(activity),
    votes,
    ...(root.attributes['status'] === 'Gecorrigeerd' ? {} : { provisional: true as const }),
    relations: readMotions(activity),
    originalUrls: [
      ...(number
        ? [
            `https://www.tweedekamer.nl/debat_en_vergadering/${isPlenary ? 'plenaire_vergaderingen/details/activiteit' : 'commissievergaderingen/details'}?id=${encodeURIComponent(number)}`,
          ]
        : []),
      ...(url ? [url] : []),
    ],
  };
}

/** When an activity began: by itself, else by its sitting, else the day of that. */
function timeOf(
  id: string,
  activity: XmlElement,
  sitting: XmlElement,
  url: string | undefined,
): Pick<Document, 'date' | 'timeKnown' | 'sourceDate'> {
  const begun = [activity, sitting].map((one) => childOf(one, 'aanvangstijd'));
  const sourceDate = textOf(begun[0]) ?? '';
  const start = begun.map(instantIn).find((instant) => instant !== undefined);
  if (start !== undefined) return { date: start, timeKnown: true, sourceDate };
  const day = dayIn(sitting);
  if (day !== undefined) return { date: startOfDay(day), timeKnown: false, sourceDate: sourceDate || day };
  const detail = `${id} was spoken at a time that cannot be read: "${sourceDate}"`;
  throw new SourceFault('shape', { url: url ?? id, detail });
}

/** The names of plenary debates by which the official report knows them; one that two debates share is neither's. */
function identitiesOf(sitting: XmlElement): Map<XmlElement, string[]> {
  if (sitting.attributes['soort'] !== 'Plenair') return new Map();
  const [year, number] = ['vergaderjaar', 'vergaderingnummer'].map((name) => textOf(childOf(sitting, name)));
  const named = childrenOf(sitting, 'activiteit').map((activity) => {
    const titles = ['titel', 'onderwerp'].map((name) => textOf(childOf(activity, name)) ?? '');
    const all = titles.flatMap((title) => debateIdentity(year, number, title) ?? []);
    return [activity, [...new Set(all)]] as const;
  });
  const count = (identity: string) => named.filter(([, all]) => all.includes(identity)).length;
  return new Map(
    named
      .map(([activity, all]) => [activity, all.filter((one) => count(one) === 1)] as const)
      .filter(([, all]) => all.length > 0)
      .map(([activity, all]) => [activity, all]),
  );
}

/** Everyone who spoke, once, in the order of speaking. */
function speakersOf(speakers: readonly Person[]): Person[] {
  return [...new Map(speakers.toReversed().map((one) => [one.name, one]))]
    .map(([, speaker]) => speaker)
    .toReversed();
}

/** Abbreviations of the reports for committees that the agenda abbreviates in another way. */
const agendaCodes: Record<string, string> = { Fin: 'FIN', 'EU-zaken': 'EU' };

function readCommittees(sitting: XmlElement): Document['committees'] {
  return elementsOf(childOf(sitting, 'commissies'), 'commissie').flatMap((one) => {
    const code = textOf(childOf(one, 'afkorting'));
    const name = textOf(childOf(one, 'verslagnaam'));
    return code && name ? [{ code: agendaCodes[code] ?? code, name }] : [];
  });
}

function dossiersOf(matters: readonly XmlElement[]): Set<string> {
  return new Set(matters.flatMap((one) => textOf(childOf(one, 'dossiernummer')) ?? []));
}

/** "36284" and "21501-20" as the chamber writes them. */
function dossierOf(text: string): string {
  const [, number, addition] = /^(\d+)(?:-(.+))?$/.exec(text.replace(/[\s.]/g, '')) ?? [];
  return number ? dossierNumber(number, addition) : text;
}

/** The activity, and the cases, dossiers and papers it was about or that were tabled in it. */
function readNumbers(activityNumber: string | undefined, activity: XmlElement): DocumentNumber[] {
  const numbers: DocumentNumber[] = [];
  const add = (kind: DocumentNumber['kind'], value: string | undefined) => {
    if (value && !numbers.some((n) => n.kind === kind && n.value === value)) numbers.push({ kind, value });
  };
  add('session', activityNumber);
  for (const matter of elementsOf(activity, 'zaak')) {
    const dossier = textOf(childOf(matter, 'dossiernummer'));
    const paper = textOf(childOf(matter, 'stuknummer'));
    add('case', textOf(childOf(matter, 'parlisid')));
    if (!dossier) continue;
    add('dossier', dossierOf(dossier));
    if (paper) add('reference', `${dossierOf(dossier)}, nr. ${paper}`);
  }
  return numbers;
}

/** Year and number of a plenary sitting, by which the official report knows it too. */
function sittingNumber(sitting: XmlElement): DocumentNumber[] {
  const year = textOf(childOf(sitting, 'vergaderjaar'));
  const number = textOf(childOf(sitting, 'vergaderingnummer'));
  return year && number && number !== '0' ? [{ kind: 'session', value: `${year}, ${number}` }] : [];
}

function labelsOf(activity: XmlElement): Pick<Document, 'labels'> {
  const names = new Set(elementsOf(activity, 'category').flatMap((one) => textOf(one) ?? []));
  return names.size ? { labels: [...names].map((name) => ({ scheme: 'activiteitenindex', name })) } : {};
}

const outcomes: Record<string, Vote['outcome']> = {
  aangenomen: 'aangenomen',
  verworpen: 'verworpen',
  ingetrokken: 'ingetrokken',
};

/** Decisions with the votes of parties; their sizes are known by the members of a roll call alone. */
function readVotes(activity: XmlElement): Vote[] {
  const parts = elementsOf(activity, 'activiteithoofd').flatMap((head) =>
    childrenOf(head, 'activiteitdeel').map((part) => ({ part, subject: subjectOf(part, head) })),
  );
  return parts.flatMap(({ part, subject }) =>
    childrenOf(part, 'activiteititem')
      .filter((item) => item.attributes['soort'] === 'Besluit')
      .map((item) => {
        const outcomeText = textOf(childOf(item, 'uitslag'));
        const outcome = outcomes[outcomeText?.toLowerCase() ?? ''];
        const date = instantIn(childOf(item, 'markeertijdbegin'));
        const votes = elementsOf(childOf(item, 'stemmingen'), 'stemming');
        const parties = votes.flatMap(partyVote);
        const members = votes.flatMap(memberVote);
        return {
          subject,
          ...(outcome ? { outcome } : {}),
          ...(outcomeText ? { outcomeText } : {}),
          ...(date === undefined ? {} : { date: new Date(date).toISOString() }),
          // Where parties voted, whoever is named beside them is counted with the party already.
          parties: parties.length > 0 ? parties : partyVotesOf(members),
          members,
        };
      }),
  );
}

/** Where the title is no more than "het voorstel", the heading above it says what was voted on. */
function subjectOf(part: XmlElement, head: XmlElement): string {
  const title = textOf(childOf(part, 'titel'));
  const heading = textOf(childOf(head, 'onderwerp'));
  return (title && !/^het (voorstel|wetsvoorstel)$/i.test(title) ? title : heading) ?? title ?? '';
}

function choiceIn(vote: XmlElement): 'Voor' | 'Tegen' | 'Niet deelgenomen' | undefined {
  const choice = textOf(childOf(vote, 'stem'));
  return choice === 'Voor' || choice === 'Tegen' || choice === 'Niet deelgenomen' ? choice : undefined;
}

function partyVote(vote: XmlElement): Vote['parties'] {
  const party = textOf(childOf(vote, 'fractie'));
  const choice = choiceIn(vote);
  return party && choice && !childOf(vote, 'spreker') ? [{ party, choice }] : [];
}

/** A roll call names members; no recorded report holds one. */
function memberVote(vote: XmlElement): Vote['members'] {
  const member = speakerOf(childOf(vote, 'spreker'));
  const choice = choiceIn(vote);
  if (!member || !choice) return [];
  return [{ name: member.name, ...(member.party ? { party: member.party } : {}), choice }];
}

/** Motions tabled, changed or withdrawn, each with its publication where it has a number. */
function readMotions(activity: XmlElement): Document['relations'] {
  return elementsOf(activity, 'draadboekfragment').flatMap((fragment) => {
    const relation = fragment.attributes['soort'] ?? '';
    if (!relation.startsWith('Motie')) return [];
    return elementsOf(childOf(fragment, 'zaken'), 'zaak').flatMap((matter) => {
      const title = textOf(childOf(matter, 'titel'));
      const dossier = textOf(childOf(matter, 'dossiernummer'));
      const paper = textOf(childOf(matter, 'stuknummer'));
      const address =
        dossier && paper && /^[\w-]+$/.test(`${dossier}${paper}`)
          ? { url: `https://zoek.officielebekendmakingen.nl/kst-${dossier}-${paper}.html` }
          : {};
      return title ? [{ relation, title, ...address }] : [];
    });
  });
}
