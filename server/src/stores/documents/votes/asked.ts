import type { DocumentId, VoteOutcome } from 'contract/document-parts';
import type { CellKind, VotesPer } from 'contract/vote-cells';
import type { z } from 'zod';
import type { PlacedBallot } from './ballot.ts';

export type Outcome = z.infer<typeof VoteOutcome> | 'unknown';
export type Manner = 'hands' | 'names';

/** What votes are narrowed to; of each list one at least has to be true, and an empty or absent one means all. */
export interface VotesNarrowing {
  /** Nodes of the source tree, children included. */
  kinds?: readonly string[];
  /** Nodes below these that are not meant. */
  withoutKinds?: readonly string[];
  outcomes?: readonly Outcome[];
  /** Only those that at most so many members decided. */
  margin?: number;
  manners?: readonly Manner[];
  /** Parties of who submitted what was voted on. */
  by?: readonly string[];
  /** What the government said of what was voted on, in the words of the source, or `unknownOpinion`. */
  opinions?: readonly string[];
  /** Only votes in which most of both parties, or countries, voted, and otherwise than each other. */
  differing?: readonly [string, string];
  /** Only votes in which this party, or the members of this country, did so. */
  voted?: { party: string; how: CellKind };
  /** Only votes by name in which this member voted otherwise than most of the party. */
  member?: { name: string; party: string };
}

/** Where a page of votes ended. */
interface VotePlace {
  date: number;
  id: DocumentId;
  nth: number;
}

export interface VotesAsked {
  /** By party unless told; what is sorted, compared and listed is of these. */
  per?: VotesPer;
  narrowing: VotesNarrowing;
  /** Votes of the page; none with 0. */
  size: number;
  after?: VotePlace;
  /** The party or country by whose side they are in order, each side newest first; pages of these go on after so many. */
  sorted?: { party: string; skip: number };
  /**
   * What is counted over all of them, where it is wanted; `margin` is what counts as a small one, `members` how many who
   * deviated are told.
   */
  summary?: { margin: number; withoutUnanimous: boolean; members: number };
}

/** A party, or country, of the votes that were found. */
export interface VotingParty {
  name: string;
  /** Its members on the day of the newest vote in which it has a size. */
  seats?: number;
  /** In how many of the votes it has a cell. */
  votes: number;
}

interface Count<Value> {
  value: Value;
  count: number;
}

/** How often most of two parties or countries voted the same, of the votes in which most of both voted one way. */
export interface Agreement {
  one: string;
  other: string;
  same: number;
  shared: number;
}

/** `Placed` is how votes are told. */
interface VotesSummary<Placed = PlacedBallot> {
  /** Votes by name among those that were found. */
  byName: number;
  /** Each narrowed by all but itself. */
  facets: {
    /** By the path that the connector gave, or by node. */
    kinds: Count<string>[];
    outcomes: Count<Outcome>[];
    manners: Count<Manner>[];
    by: Count<string>[];
    opinions: Count<string>[];
    /** Votes with a small margin. */
    close: number;
  };
  /** Every pair with a vote in common. */
  agreement: Agreement[];
  /** Members who deviated in votes by name, most often first, with the newest vote in which they did. */
  deviations: (Deviating & { last: Placed })[];
  /** How many did. */
  deviating: number;
}

/** A member and how often that one deviated. */
export interface Deviating {
  name: string;
  party: string;
  times: number;
}

/** The votes of a search, each once, newest first. */
export interface VotesFound<Placed = PlacedBallot> {
  /** Exact. */
  total: number;
  more: boolean;
  page: Placed[];
  /** Most members first, then most votes. */
  parties: VotingParty[];
  /** Those beyond the ones that are told. */
  otherParties: number;
  summary?: VotesSummary<Placed>;
}
