import { z } from 'zod';
import { CountedSearch, listedId, SubjectFigures } from './counted.ts';
import { ForAndAgainst } from './document-parts.ts';
import { OpenLink } from './documents.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { ofPeriod, PersonId, PersonPapers, PersonSaid } from './persons.ts';

/**
 * Our id of a party or group of a chamber: the source whose list has it, a hyphen and that source's own key of it. What stands
 * in no list has no id, and two rows of a list are two parties, whatever they are called. @example tweedekamer-8fd1a907
 */
export const PartyId = z.string().regex(listedId);
export type PartyId = z.infer<typeof PartyId>;

/** A party of a chamber, as its list has it. */
export const ListedParty = z.object({
  id: PartyId,
  /** As the list writes it. */
  name: z.string(),
  /** The list's abbreviation. */
  abbreviation: z.string().optional(),
  /** The chamber: a node of the source tree. @example tk */
  chamber: z.string(),
  /** First day, YYYY-MM-DD, where the list tells. */
  from: z.iso.date().optional(),
  /** Last day, YYYY-MM-DD; of one that is no longer there. */
  until: z.iso.date().optional(),
});
export type ListedParty = z.infer<typeof ListedParty>;

/** Somebody who sits for a party, or did. */
export const PartyMember = z.object({
  id: PersonId,
  /** As the list writes it. */
  name: z.string(),
  /** First day for the party, YYYY-MM-DD, where the list tells. */
  from: z.iso.date().optional(),
  /** Last day for the party, YYYY-MM-DD. */
  until: z.iso.date().optional(),
});
export type PartyMember = z.infer<typeof PartyMember>;

/** What a party is by the list of its chamber, and what is counted of it in a period. */
export const PartyHead = ListedParty.extend(SubjectFigures.shape).extend({
  domain: DomainId,
  /** Members who have a seat by the list; absent where it does not tell their days. */
  seats: z
    .object({
      /** Members on the day. */
      count: z.number().int(),
      /** Today, or the last day of a party that is no longer there, YYYY-MM-DD. */
      day: z.iso.date(),
    })
    .optional(),
  /** Members on that day, by name. */
  members: z.array(PartyMember),
  /** Who was a member in the period and is no longer, by name. */
  former: z.array(PartyMember),
  /** Queries of the dashboard, in the language of the call. */
  queries: z.object({
    /** What names the party. @example partij:"Groen Verbond" */
    all: z.string(),
    /** The beginning of one for words that its members said. @example spreker:"Groen Verbond" ZEI */
    said: z.string(),
  }),
  /** Other parties or members of the chamber whom a search by the name finds too: turns are not counted then. */
  alike: z.array(z.string()),
});
export type PartyHead = z.infer<typeof PartyHead>;

/** A vote by name in which members of a party did different things. */
export const DividedVote = z.object({
  document: OpenLink,
  /** What was voted on. */
  subject: z.string(),
  /** The party's members for and against. */
  counts: ForAndAgainst.optional(),
  /** Who did otherwise than most of the party; nobody where it was in equal halves. */
  deviating: z.array(
    z.object({
      /** As the source writes it. */
      name: z.string(),
      /** The page of who it is, where the name leaves no doubt. */
      id: PersonId.optional(),
      /** What the member did. */
      side: z.enum(['for', 'against', 'abstained']),
    }),
  ),
});
export type DividedVote = z.infer<typeof DividedVote>;

/** How a party voted in a period, as its chamber counts: by hands a party at a time, by name its members. */
export const PartyVotes = z.object({
  /** What the votes call the party; absent where none names it. */
  party: z.string().optional(),
  /** Votes in which it was counted. */
  counted: z.number().int(),
  /** All who took part for. */
  for: z.number().int(),
  /** All who took part against. */
  against: z.number().int(),
  /** All who took part abstained. */
  abstained: z.number().int(),
  /** In which its members did different things. */
  split: z.number().int(),
  /** In which it did not take part, where the source tells. */
  absent: z.number().int(),
  /** Of the divided ones those by name. */
  splitByName: z.number().int(),
  /** The newest of these. */
  divided: z.array(DividedVote),
  /** A search whose votes are exactly those of the chamber in the period; absent where no query finds them all. */
  search: CountedSearch.optional(),
});
export type PartyVotes = z.infer<typeof PartyVotes>;

export const getParties = endpoint({
  method: 'GET',
  path: '/parties/{domain}',
  summary:
    'The parties and groups that the lists of the chambers of a domain have, those that are gone included.',
  access: access.document,
  key: 'read',
  params: { domain: DomainId },
  response: z.object({
    /** By name. */
    data: z.array(ListedParty),
  }),
});

export const getParty = endpoint({
  method: 'POST',
  path: '/party/{id}',
  summary:
    'What a party is by the list of its chamber, who sits for it, and what is counted of it in a period.',
  access: access.document,
  key: 'read',
  params: { id: PartyId },
  body: ofPeriod,
  response: z.object({ data: PartyHead }),
});

export const getPartySaid = endpoint({
  method: 'POST',
  path: '/party/{id}/said',
  summary: 'The last quotations of those who spoke for a party, and words of what they said.',
  access: access.document,
  key: 'read',
  params: { id: PartyId },
  body: ofPeriod,
  response: z.object({ data: PersonSaid }),
});

export const getPartyPapers = endpoint({
  method: 'POST',
  path: '/party/{id}/papers',
  summary: 'Questions, motions and amendments of a party and commitments to it, with what became of them.',
  access: access.document,
  key: 'read',
  params: { id: PartyId },
  body: ofPeriod,
  response: z.object({ data: PersonPapers }),
});

export const getPartyVotes = endpoint({
  method: 'POST',
  path: '/party/{id}/votes',
  summary: 'How often a party was for, against or divided in the votes in which its chamber counted it.',
  access: access.document,
  key: 'read',
  params: { id: PartyId },
  body: ofPeriod,
  response: z.object({ data: PartyVotes }),
});
