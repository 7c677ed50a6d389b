import { dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import type { Vote } from 'contract/document-parts';
import type { DossierVote, VotedOn, VoteTally } from 'contract/dossiers';
import type { Head } from '#stores/documents/document.ts';
import { countsOf, markOfVote } from '#stores/documents/votes/ballot.ts';
import { isBill } from './courses.ts';

/** One vote of a dossier, however many of its papers carry it. */
export interface FoundVote extends DossierVote {
  /** The same for one vote in every reading. */
  key: string;
  /** Epoch milliseconds; undefined where no source tells when it was. */
  at: number | undefined;
  /** What was voted on, or where the vote alone is told. */
  document: Head;
  /** Those who voted by name. */
  members: Vote['members'];
}

/** Documents that are a vote and nothing else: their date is its. */
export const isVoteAlone = ({ groupPath }: Head) => /\/(?:stemming|vote)$/.test(groupPath);
const order: readonly VotedOn[] = ['bill', 'amendment', 'motion', 'other'];

/**
 * Votes on what the documents are, each once: of a case several papers carry the same, and what it was on the one of them
 * tells that was voted on first.
 */
export function votesIn(documents: readonly Head[]): FoundVote[] {
  const found = new Map<string, FoundVote>();
  for (const document of documents) {
    for (const vote of document.votes) {
      const by = houseOf(document);
      const at = whenHeld(document, vote);
      const day = at === undefined ? '' : dayOf(at);
      const key = [by, day, markOfVote(vote)].join('|');
      const on = votedOn(document);
      const before = found.get(key);
      if (before && order.indexOf(before.on) <= order.indexOf(on)) continue;
      const counts = countsOf(vote);
      found.set(key, {
        key,
        at,
        document,
        members: vote.members,
        subject: vote.subject,
        on,
        by,
        ...(vote.outcome ? { outcome: vote.outcome } : {}),
        ...(counts ? { counts } : {}),
      });
    }
  }
  return [...found.values()];
}

function whenHeld(document: Head, { date }: Vote): number | undefined {
  if (date !== undefined) return Date.parse(date);
  return isVoteAlone(document) ? document.date : undefined;
}

function votedOn(document: Head): VotedOn {
  const { groupPath, relations, numbers } = document;
  if (isBill(document)) return 'bill';
  if (/\/(?:amendement|amendment)$/.test(groupPath)) return 'amendment';
  if (/\/(?:motie|motion|resolutie)$/.test(groupPath)) return 'motion';
  // The list of votes of the Senate leads to what was voted on; motions have a letter in their dossier.
  if (groupPath === 'ek/stemming' && relations.some(({ relation }) => relation === 'wetsvoorstel'))
    return numbers.some(({ kind }) => kind === 'reference') ? 'motion' : 'bill';
  return 'other';
}

/** As votes name it. */
export const europeanParliament = 'European Parliament';

const nationalHouse = (document: Head) =>
  document.groupPath.startsWith('ek/') ? 'Eerste Kamer' : 'Tweede Kamer';

/** Whose votes a document carries, by its own name: papers of the government are voted on by parliament. */
const houses: Readonly<Partial<Record<DomainId, (document: Head) => string>>> = {
  nl: nationalHouse,
  eu: ({ groupPath }) =>
    groupPath.startsWith('council/') ? 'Council of the European Union' : europeanParliament,
  'be-fed': ({ groupPath }) =>
    groupPath.startsWith('senaat/') ? 'Senaat' : 'Kamer van volksvertegenwoordigers',
  'be-flm': () => 'Vlaams Parlement',
};
const houseOf = (document: Head) => houses[document.domain]?.(document) ?? document.institution;

/** What calls tell of a vote. */
export function toldVote({ subject, on, by, outcome, counts }: FoundVote): DossierVote {
  return { subject, on, by, ...(outcome ? { outcome } : {}), ...(counts ? { counts } : {}) };
}

/** By which votes of a day follow each other: the bill before what changes it. */
export const rankOf = ({ on }: Pick<FoundVote, 'on'>): number => order.indexOf(on);

/** Votes by house and by what was voted on. */
export function tallyOf(votes: readonly FoundVote[]): VoteTally[] {
  const tallies = new Map<string, VoteTally>();
  for (const { on, by, outcome } of votes.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const key = `${on} ${by}`;
    const tally = tallies.get(key) ?? { on, by, adopted: 0, rejected: 0, others: 0 };
    const name = outcome === 'aangenomen' ? 'adopted' : outcome === 'verworpen' ? 'rejected' : 'others';
    tallies.set(key, { ...tally, [name]: tally[name] + 1 });
  }
  return [...tallies.values()];
}
