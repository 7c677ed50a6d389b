import { createHash } from 'node:crypto';
import { dayOf } from 'contract/amsterdam';
import type { Vote, VoteOutcome } from 'contract/document-parts';
import type { z } from 'zod';
import type { Document, Head } from '../document.ts';
import { opinionOf } from './opinion.ts';

type Choice = Vote['parties'][number]['choice'];

/** What most of a party did: none where two choices are equally many; who stayed away decides nothing. */
export const sides = ['none', 'for', 'against', 'abstained', 'absent'] as const;
export type Side = (typeof sides)[number];

/**
 * What a party, or the members of a country, did in a vote; numbers are members and lack where the source does not tell the
 * size of a party.
 */
interface Cell {
  /** Of a country its code, ISO 3166-1 alpha-2. */
  party: string;
  side: Side;
  for?: number;
  against?: number;
  abstained?: number;
  absent?: number;
  /** Somebody of them let know afterwards to have meant otherwise. */
  mistake?: true;
}

/** A member who voted by name otherwise than most of the party. */
interface Deviation {
  name: string;
  party: string;
  choice: Exclude<Side, 'none' | 'absent'>;
}

/** How many were for and against. */
interface Numbers {
  for: number;
  against: number;
  abstentions?: number;
}

/** A vote as it is counted: what parties did, without titles. Both engines keep it as JSON with the document. */
export interface Ballot {
  /** Its place among the votes of its document. */
  nth: number;
  /** What papers of one matter tell alike is one vote: those with the same mark, of one day where both know theirs. */
  same: string;
  /** Epoch milliseconds; of the document where the source does not tell when was voted. */
  date: number;
  dated: boolean;
  /** The path that the connector gave its document. */
  path: string;
  outcome?: z.infer<typeof VoteOutcome>;
  /** Members voted one by one, so that those who deviated are known. */
  byName: boolean;
  /** As the source counts them, else by the members or the seats of all parties. */
  numbers?: Numbers;
  /** What members or parties come to, where that is not what the source counts (which wins). */
  differs?: Numbers;
  /** The party of who submitted what was voted on, where that is known. */
  by?: string;
  /** What the government said of it (`opinionOf`), where that is known. */
  opinion?: string;
  cells: Cell[];
  /** What members did by their country, of votes by name in which any has one. */
  countries?: {
    /** The largest first. */
    cells: Cell[];
    /** Members without one, who are in none of the cells. */
    unknown: number;
  };
  deviating: Deviation[];
}

/** A vote with what its document says of it; without the members who voted, of whom there may be hundreds. */
export interface PlacedBallot {
  document: Omit<Document, 'text' | 'votes'>;
  ballot: Ballot;
  subject: string;
  outcomeText?: string;
}

const sideOf: Record<Choice, Exclude<Side, 'none'>> = {
  Voor: 'for',
  Tegen: 'against',
  Onthouding: 'abstained',
  'Niet deelgenomen': 'absent',
};
const taken = ['for', 'against', 'abstained'] as const;

/** The roles of who submits, as sources write them; a second signature is not one. */
const submitter = /^(eerste ondertekenaar|ondertekenaar|indiener|auteur|author)$/i;

/**
 * The votes of a document as they are counted. None of a confidential document (decision 3.33), and none in which nobody was
 * counted: a decision without a vote, and what a report tells of parties without their sizes, which the papers voted on
 * tell with them.
 */
export function ballotsOf(document: Head): Ballot[] {
  if (document.confidentiality === 'Besloten') return [];
  const by = document.people.find(({ role, party }) => party && submitter.test(role ?? ''))?.party;
  const opinion = opinionOf(document);
  const told = { ...(by ? { by } : {}), ...(opinion === undefined ? {} : { opinion }) };
  return document.votes.flatMap((vote, nth) =>
    isCounted(vote) ? [ballotOf(document, vote, nth, told)] : [],
  );
}

function isCounted({ counts, members, parties }: Vote): boolean {
  return counts !== undefined || members.length > 0 || parties.some(({ seats }) => seats !== undefined);
}

function ballotOf(
  { date, groupPath }: Head,
  vote: Vote,
  nth: number,
  told: Pick<Ballot, 'by' | 'opinion'>,
): Ballot {
  const cells = cellsOf(vote.parties);
  const byName = isByName(vote);
  const { numbers, differs } = numbersOf(vote, byName);
  const countries = byName ? countriesOf(vote.members) : undefined;
  return {
    nth,
    same: markOfVote(vote),
    date: vote.date === undefined ? date : Date.parse(vote.date),
    dated: vote.date !== undefined,
    path: groupPath,
    ...(vote.outcome ? { outcome: vote.outcome } : {}),
    byName,
    ...(numbers ? { numbers } : {}),
    ...(differs ? { differs } : {}),
    ...told,
    cells,
    ...(countries ? { countries } : {}),
    deviating: byName ? deviatingOf(vote.members) : [],
  };
}

/** Parties that voted have their sizes; a member named beside them does not make it a vote by name. */
function isByName({ members, parties }: Vote): boolean {
  return members.length > 0 && parties.reduce((sum, { seats = 1 }) => sum + seats, 0) <= members.length;
}

/** A cell for each party, in the order of the source. */
function cellsOf(parties: Vote['parties']): Cell[] {
  return [...Map.groupBy(parties, ({ party }) => party)].map(([party, rows]) => {
    const sized = rows.every(({ seats }) => seats !== undefined);
    const counted = countedBy(rows);
    const cell: Cell = { party, side: mostOf(counted), ...(sized ? counted : {}) };
    if (rows.some(({ mistake }) => mistake)) cell.mistake = true;
    return cell;
  });
}

/** A cell for each country, the largest first; nothing where no member has one. */
function countriesOf(members: Vote['members']): Ballot['countries'] {
  const placed = members.flatMap(({ country, choice, mistake }) =>
    country === undefined ? [] : [{ party: country, seats: 1, choice, mistake }],
  );
  if (placed.length === 0) return undefined;
  const cells = cellsOf(placed).sort(
    (one, other) => membersIn(other)! - membersIn(one)! || (one.party < other.party ? -1 : 1),
  );
  return { cells, unknown: members.length - placed.length };
}

/** How many members a cell is of; undefined where that is not known. */
export function membersIn({ for: yes, against, abstained, absent }: Cell): number | undefined {
  return yes === undefined ? undefined : yes + (against ?? 0) + (abstained ?? 0) + (absent ?? 0);
}

/**
 * Members who voted by name and of whom the country is not known: all of them in ballots of before countries were told.
 * Undefined where nobody voted by name.
 */
export function withoutCountry({ byName, cells, countries }: Ballot): number | undefined {
  if (!byName) return undefined;
  return countries?.unknown ?? cells.reduce((sum, cell) => sum + (membersIn(cell) ?? 0), 0);
}

function mostOf(counted: Record<Exclude<Side, 'none'>, number>): Side {
  const most = Math.max(...taken.map((side) => counted[side]));
  if (most === 0) return 'absent';
  const [first, second] = taken.filter((side) => counted[side] === most);
  return first !== undefined && second === undefined ? first : 'none';
}

function numbersOf(vote: Vote, byName: boolean): Pick<Ballot, 'numbers' | 'differs'> {
  const { counts, members, parties } = vote;
  const ours = byName
    ? countsOfMembers(members)
    : parties.length > 0 && parties.every(({ seats }) => seats !== undefined)
      ? summed(parties)
      : undefined;
  if (!counts) return ours ? { numbers: ours } : {};
  const alike = !ours || (ours.for === counts.for && ours.against === counts.against);
  return { numbers: counts, ...(alike ? {} : { differs: ours }) };
}

/** How many were for and against: as the source counts them, else by the members or the seats of all parties. */
export const countsOf = (vote: Vote): Numbers | undefined => numbersOf(vote, isByName(vote)).numbers;

/** How many of some members were for and against. */
export const countsOfMembers = (members: Vote['members']): Numbers =>
  summed(members.map(({ choice }) => ({ choice, seats: 1 })));

function summed(rows: readonly { choice: Choice; seats?: number | undefined }[]): Numbers {
  const of = (choice: Choice) =>
    rows.reduce((sum, row) => sum + (row.choice === choice ? (row.seats ?? 0) : 0), 0);
  const abstentions = of('Onthouding');
  return { for: of('Voor'), against: of('Tegen'), ...(abstentions > 0 ? { abstentions } : {}) };
}

/** Who voted otherwise than most of the party, of those who voted as they meant: others neither deviate nor count. */
function deviatingOf(members: Vote['members']): Deviation[] {
  const meant = members.filter(({ mistake }) => !mistake);
  const parties = Map.groupBy(meant, ({ party }) => party);
  return meant.flatMap(({ name, party, choice }) => {
    const own = sideOf[choice];
    if (party === undefined || own === 'absent') return [];
    const most = mostOf(countedBy(parties.get(party) ?? []));
    return most === 'none' || most === own ? [] : [{ name, party, choice: own }];
  });
}

function countedBy(
  rows: readonly { choice: Choice; seats?: number | undefined }[],
): Record<Exclude<Side, 'none'>, number> {
  const counted = { for: 0, against: 0, abstained: 0, absent: 0 };
  for (const { choice, seats = 1 } of rows) counted[sideOf[choice]] += seats;
  return counted;
}

/** What several papers of a matter tell alike is one vote: subject, outcome and what everybody did. */
export function markOfVote({ subject, outcome, parties, counts }: Vote): string {
  const rows = parties.map(({ party, seats, choice }) => [party, seats ?? null, choice].join('|')).toSorted();
  return createHash('sha1')
    .update(JSON.stringify([subject, outcome ?? null, rows, counts ?? null]))
    .digest('base64url')
    .slice(0, 16);
}

/** Them as both engines keep them; nothing where there are none. */
export function writtenBallots(document: Head): { ballots?: string } {
  const ballots = ballotsOf(document);
  return ballots.length === 0 ? {} : { ballots: JSON.stringify(ballots) };
}

/** A vote that was counted, with what its document says of it. */
export function placedBallot({ votes, ...document }: Head, ballot: Ballot): PlacedBallot {
  const { subject, outcomeText } = votes[ballot.nth]!;
  return { document, ballot, subject, ...(outcomeText ? { outcomeText } : {}) };
}

/** The Amsterdam day of a vote. */
export const dayOfBallot = ({ date }: Pick<Ballot, 'date'>): string => dayOf(date);
