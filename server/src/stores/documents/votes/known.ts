import type { DocumentId } from 'contract/document-parts';
import { cellKinds, kindOfCell, unknownOpinion } from 'contract/vote-cells';
import type { Outcome } from './asked.ts';
import { type Ballot, membersIn, type Side, sides } from './ballot.ts';

/** Texts as small numbers, so that many votes take little memory and are counted without a look at a text. */
export interface Names {
  of(text: string): number;
  /** The number that a text has already; -1, which no text has, for one that is new: what is asked for is not kept. */
  find(text: string): number;
  text(number: number): string;
}

export function someNames(): Names {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  return {
    of(text) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    find: (text) => numbers.get(text) ?? -1,
    text: (number) => texts[number]!,
  };
}

/** What each party, or the members of each country, did in a vote. */
export interface Columns {
  /** The number of each. */
  names: number[];
  /** Of each its side, of those that voted one way without a mistake; the place in `sides`. */
  sides: number[];
  /** Of each what it is shown to have done; the place in `cellKinds`. */
  shown: number[];
  /** Of each its members, -1 where these are not known. */
  sizes: number[];
}

/** A vote as it is kept in memory for counting; texts by their number. */
export interface KnownBallot {
  id: DocumentId;
  nth: number;
  same: number;
  date: number;
  dated: boolean;
  path: number;
  outcome: Outcome;
  byName: boolean;
  /** Members between both sides; none where nobody was counted. */
  margin: number | undefined;
  by: number | undefined;
  /** Of a vote of which none is known that of `unknownOpinion`. */
  opinion: number;
  parties: Columns;
  /** None of votes in which no member's country is known. */
  countries: Columns;
  unanimous: boolean;
  /** Members who deviated (`memberKey`). */
  deviating: number[];
}

const none = sides.indexOf('none');
const voted: readonly Side[] = ['for', 'against', 'abstained'];

/** What a member is known by: a name in a party. */
export const memberKey = (name: string, party: string): string => JSON.stringify([name, party]);
export const readMember = (key: string): { name: string; party: string } => {
  const [name, party] = JSON.parse(key) as [string, string];
  return { name, party };
};

export function knownBallot(id: DocumentId, ballot: Ballot, names: Names): KnownBallot {
  const { cells, numbers } = ballot;
  const ways = new Set(
    cells.flatMap(({ side, for: yes = 0, against = 0, abstained = 0 }) => [
      ...(yes > 0 || side === 'for' ? ['for'] : []),
      ...(against > 0 || side === 'against' ? ['against'] : []),
      ...(abstained > 0 || side === 'abstained' ? ['abstained'] : []),
    ]),
  );
  return {
    id,
    nth: ballot.nth,
    same: names.of(ballot.same),
    date: ballot.date,
    dated: ballot.dated,
    path: names.of(ballot.path),
    outcome: ballot.outcome ?? 'unknown',
    byName: ballot.byName,
    margin: numbers && Math.abs(numbers.for - numbers.against),
    by: ballot.by === undefined ? undefined : names.of(ballot.by),
    opinion: names.of(ballot.opinion ?? unknownOpinion),
    parties: columnsOf(cells, names),
    countries: ballot.countries ? columnsOf(ballot.countries.cells, names) : noColumns,
    unanimous: ways.size === 1,
    deviating: ballot.deviating.map(({ name, party }) => names.of(memberKey(name, party))),
  };
}

/** Shared, because hardly any vote has them. */
const noColumns: Columns = { names: [], sides: [], shown: [], sizes: [] };

function columnsOf(cells: Ballot['cells'], names: Names): Columns {
  return {
    names: cells.map(({ party }) => names.of(party)),
    sides: cells.map(({ side, mistake }) => (voted.includes(side) && !mistake ? sides.indexOf(side) : none)),
    shown: cells.map((cell) => cellKinds.indexOf(kindOfCell(cell))),
    sizes: cells.map((cell) => membersIn(cell) ?? -1),
  };
}
