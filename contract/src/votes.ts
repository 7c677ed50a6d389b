import { z } from 'zod';
import { Day } from './days.ts';
import { DocumentId, DocumentNumber, VoteCounts, VoteOutcome } from './document-parts.ts';
import { access, endpoint } from './endpoint.ts';
import { TableFormat } from './exports.ts';
import { limits } from './limits.ts';
import { PersonId } from './persons.ts';
import { StatisticsSearch } from './statistics.ts';
import { exampleSearch } from './timeline.ts';
import { cellKinds, votesPer } from './vote-cells.ts';

/** An exact number of votes. */
const Count = z.number().int();
const Party = z.string().min(1).max(limits.maximumPartyLength);

/** How a vote ended, `unknown` where its source does not tell. */
export const VoteResult = z.enum([...VoteOutcome.options, 'unknown']);
export type VoteResult = z.infer<typeof VoteResult>;

/** How was voted: by `hands`, a party at a time, or by `names`, a member at a time. */
export const VoteManner = z.enum(['hands', 'names']);
export type VoteManner = z.infer<typeof VoteManner>;

/** What of the votes of a search is meant; of each list one at least has to be true, and an empty one means all. */
export const VotesNarrowing = z.strictObject({
  /** Nodes of the source tree that the documents voted on belong to, children included. @example ["tk/motie"] */
  kinds: z.array(z.string().max(200)).max(limits.maximumGroupPaths).default([]),
  /** Only votes that ended so; none means all. */
  outcomes: z.array(VoteResult).max(VoteResult.options.length).default([]),
  /** Only votes that `closeVote` members at most decided: for and against differ by no more. */
  close: z.boolean().default(false),
  /** Only votes in these manners; none means all. */
  manners: z.array(VoteManner).max(VoteManner.options.length).default([]),
  /** Parties of those who submitted what was voted on, as the sources write them. @example ["Groen Verbond"] */
  by: z.array(Party).max(limits.maximumVoteParties).default([]),
  /** What the government said of what was voted on, in the words of the source, or `unknown`. @example ["Ontraden"] */
  opinions: z.array(z.string().min(1).max(200)).max(limits.maximumVoteOpinions).default([]),
  /** Two parties or, per country, countries: only votes in which most of one did otherwise than most of the other. */
  differing: z.tuple([Party, Party]).optional(),
  /** Only votes in which this party or country did so, as the cells of a vote show it. */
  voted: z
    .strictObject({
      /** As the sources write it, or the code of a country. @example "Groen Verbond" */
      party: Party,
      /** All who took part `for`, `against` or `abstained`; `split`, or all `absent`. */
      how: z.enum(cellKinds),
    })
    .optional(),
  /** Only votes by name in which this member did otherwise than most of the party. */
  member: z
    .strictObject({
      /** As the source writes it. */
      name: z.string().min(1).max(limits.maximumStakeholderLength),
      /** Of the member, at that vote. */
      party: Party,
    })
    .optional(),
});
export type VotesNarrowing = z.infer<typeof VotesNarrowing>;

/** What most members of a party or country did: `none` where two choices are equally many; who stayed away does not decide it. */
const VoteSide = z.enum(['none', 'for', 'against', 'abstained', 'absent']);

/** What a party, or the members of a country, did in one vote. */
export const VoteCell = z.object({
  /** By the name or abbreviation the source uses; of a country its code. @example "S&D" */
  party: z.string(),
  side: VoteSide,
  /** Its members who voted for; like the other numbers left out where the source does not tell the size of the party. */
  for: z.number().int().optional(),
  /** Its members who voted against. */
  against: z.number().int().optional(),
  /** Its members who abstained. */
  abstained: z.number().int().optional(),
  /** Its members who did not take part, where the source names them. */
  absent: z.number().int().optional(),
  /** The party, or a member of the country, let know afterwards to have meant to vote otherwise. */
  mistake: z.boolean().optional(),
});
export type VoteCell = z.infer<typeof VoteCell>;

/** One vote of a search; the same vote of several papers is told once. */
export const VoteRow = z.object({
  /** The document that was voted on, or the report that tells of the vote. */
  documentId: DocumentId,
  /** The place of the vote among those of its document, from 0. */
  place: z.number().int(),
  /** What was voted on. */
  subject: z.string(),
  /** The document's node of the source tree. @example tk/motie */
  groupPath: z.string(),
  /** The source's own word for what the document is. */
  sourceType: z.string(),
  /** Whose document it is, as it is called in its own language. @example "Tweede Kamer" */
  institution: z.string(),
  /** Numbers it is known by. */
  numbers: z.array(DocumentNumber),
  /** When was voted, UTC in ISO 8601; of the document where the source does not tell. */
  date: z.iso.datetime(),
  /** The source tells when was voted. */
  dated: z.boolean(),
  outcome: VoteResult,
  /** The source's own words for the outcome. */
  outcomeText: z.string().optional(),
  manner: VoteManner,
  /** As the source counts, else as members or parties come to; left out where nobody was counted. */
  counts: VoteCounts.optional(),
  /** What members or parties come to where that differs from what the source counts, which stands in `counts`. */
  counted: VoteCounts.optional(),
  /**
   * One for each party that the source names in the vote; others are not known to have voted, in whatever way. Per country
   * one for each in which members who voted by name were elected.
   */
  cells: z.array(VoteCell),
  /** Members who voted by name and are in no cell, because their country is not known; told per country alone. */
  withoutCountry: z.number().int().optional(),
  /** Members who did otherwise than most of their party; of votes by name alone. */
  deviating: z.array(
    z.object({
      /** As the source writes it. */
      name: z.string(),
      /** The person whom the name stands for on the day of the vote; absent where that is nobody of the lists, or not certain. */
      id: PersonId.optional(),
      /** The party of the member. */
      party: z.string(),
      /** What the member did. */
      side: VoteSide,
    }),
  ),
  /** What the government said of it before the vote, in the words of the source; where that is known. @example Ontraden */
  opinion: z.string().optional(),
  /** It is part of the demo. */
  demo: z.boolean(),
});
export type VoteRow = z.infer<typeof VoteRow>;

/** A party or country in the votes of a search. */
export const VoteParty = z.object({
  /** By the name or abbreviation the source uses; of a country its code. */
  name: z.string(),
  /** Its members on the day of the newest vote that tells of members; left out where the source does not tell. */
  seats: z.number().int().optional(),
  /** In how many of the votes it has a cell. */
  votes: Count,
});
export type VoteParty = z.infer<typeof VoteParty>;

/** A page of the votes of a search, newest first. */
export const VotesResponse = z.object({
  total: Count,
  /** In the order of `seats`, the largest first, then those without by their votes. */
  parties: z.array(VoteParty),
  /** Parties of the votes beyond the `maximumVoteParties` that are told. */
  otherParties: z.number().int(),
  /** Newest first. */
  data: z.array(VoteRow),
  /** The cursor of the next page, as `searchAfter`; left out on the last. */
  searchMoreAfter: z.string().optional(),
});
export type VotesResponse = z.infer<typeof VotesResponse>;

/** The votes on the documents that a search finds, and which of them. */
const VotesSearch = StatisticsSearch.extend({
  /**
   * What cells, columns and comparisons are of: each `party`, or each `country` in which members who voted by name were
   * elected. Countries are told in the EU dashboard alone, by their code of ISO 3166-1 alpha-2 wherever a party is asked for
   * or told.
   */
  per: z.enum(votesPer).default('party'),
  narrowing: VotesNarrowing.optional(),
});

export const votes = endpoint({
  method: 'POST',
  path: '/votes',
  summary:
    'The votes on the documents that a search finds, newest first, with what each party or country did.',
  access: access.grouping,
  key: 'read',
  refuses: ['429 RATE'],
  body: VotesSearch.extend({
    /**
     * A party or country: first the votes in which most of it voted for, then against, then abstained, then those without a side of
     * its own and those without it; of each the newest first. Newest first when left out. @example "Groen Verbond"
     */
    sortedBy: Party.optional(),
    /** Votes on a page. */
    size: z.number().int().min(1).max(limits.votesPageSizeMax).default(limits.votesPageSize),
    /** The cursor `searchMoreAfter` of the page before. */
    searchAfter: z.string().max(2_000).optional(),
  }),
  example: exampleSearch.common,
  response: VotesResponse,
});

/** A value that votes can be narrowed to, with how many there are when all else that is chosen stays. */
const choiceOf = <Value extends z.ZodType>(value: Value) =>
  z.array(
    z.object({
      /** As it is asked for. */
      value,
      count: Count,
    }),
  );

/** How often two parties or countries did the same, as numbers of votes; it says nothing about what anybody thinks. */
export const VoteAgreement = z.object({
  /** One of the two. */
  one: z.string(),
  /** The other. */
  other: z.string(),
  /** Votes in which most of both did the same. */
  same: Count,
  /**
   * Votes in which most of both did something, at least `minimumSharedVotes`: where they shared fewer they are not told.
   * Votes that one of them called a mistake are left out.
   */
  shared: Count,
});
export type VoteAgreement = z.infer<typeof VoteAgreement>;

/** A member who did otherwise than most of the party in votes by name. */
export const VoteDeviation = z.object({
  /** As the source writes it. */
  name: z.string(),
  /** The party of the member. */
  party: z.string(),
  /** In how many votes. */
  times: Count,
  /** The newest of them. */
  last: z.object({
    /** The document that was voted on. */
    documentId: DocumentId,
    /** What was voted on. */
    subject: z.string(),
    /** The numbers of the document. */
    numbers: z.array(DocumentNumber),
    /** The Amsterdam day of the vote. */
    day: Day,
  }),
});
export type VoteDeviation = z.infer<typeof VoteDeviation>;

/** What is counted over all votes of a search. */
export const VotesSummary = z.object({
  total: Count,
  /** The sources that the search is in publish votes: any of their documents, of any day, has one. */
  published: z.boolean(),
  /** Votes by name among them. */
  byName: Count,
  /** By node of the source tree, most first. */
  kinds: choiceOf(z.string()),
  /** By outcome, most first. */
  outcomes: choiceOf(VoteResult),
  /** Votes that `closeVote` members at most decided. */
  close: Count,
  /** By manner of voting, most first. */
  manners: choiceOf(VoteManner),
  /** By the party of who submitted what was voted on, most first; votes of which that is not known are in none. */
  by: choiceOf(z.string()),
  /** By what the government said, most first; `unknown` where that is not told. */
  opinions: choiceOf(z.string()),
  /** As in a page of the votes. */
  parties: z.array(VoteParty),
  /** Pairs of these parties, each once. */
  agreement: z.array(VoteAgreement),
  /** Most often first, up to `shownDeviations`. */
  deviations: z.array(VoteDeviation),
  /** All members who deviated. */
  deviating: z.number().int(),
});
export type VotesSummary = z.infer<typeof VotesSummary>;

export const votesSummary = endpoint({
  method: 'POST',
  path: '/votes/summary',
  summary:
    'What is counted over the votes of a search: what they can be narrowed to, how often parties or countries did the same, who deviated.',
  access: access.grouping,
  key: 'read',
  refuses: ['429 RATE'],
  body: VotesSearch.extend({
    /** Leaves votes in which all were of one mind out of `agreement`. */
    withoutUnanimous: z.boolean().default(false),
  }),
  example: exampleSearch.common,
  response: VotesSummary,
});

export const exportVotes = endpoint({
  method: 'POST',
  path: '/votes/export/{format}',
  summary:
    `The votes of a search as a table in the language of the call, newest first, up to ${limits.maximumTableRows}: ` +
    'a column for each party or country, and the addresses of the sources (decision 10.5).',
  access: access.grouping,
  key: 'read',
  refuses: ['400 EC-05', '429 RATE'],
  params: { format: TableFormat },
  body: VotesSearch,
  example: exampleSearch.common,
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});
