import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Person, Vote } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { wordsOfCode } from '../reading/code-words.ts';
import { epCommitteesNamed } from '../reading/ep-committees.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { EpLanguage, ListedVote } from './vote-list.ts';
import { commissionNumbersIn, proceduresIn, referencesIn, relationsTo } from './references.ts';
import type { RollCall } from './roll-calls.ts';

const outcomes: Record<string, Vote['outcome']> = {
  ADOPTED: 'aangenomen',
  REJECTED: 'verworpen',
  WITHDRAWN: 'ingetrokken',
};
/** Ways of voting whose stamp is the moment of the vote; that of a show of hands is when it was typed in. */
const timed = new Set(['ROLL_CALL', 'ELECTRONICAL', 'SECRET']);
const signs = { Voor: '+', Tegen: '-', Onthouding: '0', 'Niet deelgenomen': '' };

/** One vote with what both files tell of it; the list knows the outcome, the roll call who voted how. */
export function readVote(
  { day, language }: { day: string; language: EpLanguage },
  listed: ListedVote | undefined,
  called: RollCall | undefined,
  urls: readonly string[],
): Document {
  const votingId = (listed ?? called)!.votingId;
  const item = listed?.item;
  const label = listed?.label ?? called?.description;
  const itemTitle = item?.title ?? called?.title;
  const detail = detailOf(listed);
  const title = [itemTitle, detail ?? label].filter(Boolean).join(' – ');
  // The label of an item names every motion on it; where the vote names its own, that one is meant.
  const own = referencesIn(label, detail, listed?.heading);
  const references = own.length ? own : referencesIn(item?.label, ...(item?.documents ?? []));
  const procedures = proceduresIn(item?.label, label, itemTitle);
  const time = timeOf(day, listed, called);
  const sitting = `MTG-PL-${day}`;
  return {
    ...bareDocument(),
    id: `doceo-VOT-${votingId}`,
    domain: 'eu',
    source: 'doceo',
    groupPath: 'ep/plenary/vote',
    sourceType: wordsOfCode(listed?.resultType ?? 'ROLL_CALL'),
    institution: 'European Parliament',
    title,
    titles: { [language]: title },
    language,
    ...time,
    text: textOf(listed, called),
    people: rapporteursOf(item?.label),
    organisations: delegationOf(item?.committee),
    committees: epCommitteesNamed(item?.committee),
    numbers: [
      { kind: 'reference', value: votingId },
      ...references.map(({ number }) => ({ kind: 'document' as const, value: number })),
      ...commissionNumbersIn(item?.label, label, itemTitle).map((value) => ({ kind: 'ce' as const, value })),
      ...procedures.map((value) => ({ kind: 'procedure' as const, value })),
    ],
    ...(itemTitle ? { agendaItem: itemTitle } : {}),
    partOf: { id: `ep-${sitting}`, title: sitting, ...(itemTitle ? { item: itemTitle } : {}) },
    identities: [`ep-vote-${votingId}`],
    votes: [voteOf(title, time, listed, called)],
    relations: relationsTo(references, procedures),
    originalUrls: [...urls],
  };
}

function voteOf(
  subject: string,
  time: { date: number; timeKnown: boolean },
  listed: ListedVote | undefined,
  called: RollCall | undefined,
): Vote {
  const outcome = outcomes[listed?.result ?? ''];
  const counts = listed?.counts ?? called?.counts;
  return {
    subject,
    ...(outcome ? { outcome } : {}),
    ...(listed?.result ? { outcomeText: listed.result } : {}),
    date: new Date(time.date).toISOString(),
    parties: called?.parties ?? [],
    members: called?.members ?? [],
    ...(counts ? { counts } : {}),
  };
}

/** What exactly was voted on: the vote's own title, else the amendment, else the heading above it. */
function detailOf(listed: ListedVote | undefined): string | undefined {
  if (!listed) return undefined;
  const amendment = /^\d/.test(listed.amendment ?? '') ? `Am ${listed.amendment}` : undefined;
  const described = [listed.heading, listed.title, listed.subject, amendment].filter(
    (part, at, parts) => part !== undefined && parts.indexOf(part) === at,
  );
  return described.join(' – ') || undefined;
}

function timeOf(day: string, listed: ListedVote | undefined, called: RollCall | undefined) {
  const local = readLocalTime(called?.date);
  if (local?.timeKnown) return { date: local.instant, timeKnown: true, sourceDate: local.written };
  const stamp =
    timed.has(listed?.resultType ?? '') && listed?.result !== 'LAPSED' ? listed?.timestamp : undefined;
  const instant = Date.parse(stamp ?? '');
  // A list that was edited later stamps some votes with that later moment.
  if (stamp && dayOf(instant) === day) return { date: instant, timeKnown: true, sourceDate: stamp };
  return { date: startOfDay(day), timeKnown: false, sourceDate: day };
}

function rapporteursOf(label: string | undefined): Person[] {
  const names =
    /^(?:Report|Rapport|Recommendation|Recommandation|Second report|Interim report)[^:]*: ([^()]+) \(/.exec(
      label ?? '',
    )?.[1];
  return (names ?? '')
    .split(/,| and | et /)
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => ({ name, role: 'Rapporteur' }));
}

/** A body that reports and is no committee, such as the delegation to a conciliation. */
function delegationOf(name: string | undefined): Document['organisations'] {
  return name && !/^(?:Committee on |[Cc]ommission d)/.test(name) ? [{ name, relation: 'Author' }] : [];
}

function textOf(listed: ListedVote | undefined, called: RollCall | undefined): string {
  const lines = [
    listed?.item.title ?? called?.title,
    listed?.item.label,
    listed?.heading,
    listed?.label,
    called && called.description !== listed?.label ? called.description : undefined,
    listed?.subject,
    listed?.author,
    listed?.observations,
    ...remarksOn(listed),
    ...intentionsOf(called),
  ];
  return [...new Set(lines.filter((text) => text !== undefined))].join('\n');
}

/** Remarks about the paragraph voted on; those about the whole item belong to the vote on the whole. */
function remarksOn(listed: ListedVote | undefined): string[] {
  const remarks = listed?.item.remarks.filter(({ about }) => about === listed.subject) ?? [];
  return remarks.map(({ text }) => text);
}

/** Corrections and intentions in the source's words and signs; they do not change the result. */
function intentionsOf(called: RollCall | undefined): string[] {
  if (!called?.intentions.length) return [];
  const intentions = Object.entries(Object.groupBy(called.intentions, ({ choice }) => choice)).map(
    ([choice, members]) =>
      `${signs[choice as keyof typeof signs]}: ${members.map(({ name }) => name).join(', ')}`,
  );
  return ['Corrections to votes and voting intentions', ...intentions];
}
