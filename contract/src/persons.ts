import { z } from 'zod';
import { DomainId } from './domain-id.ts';
import { CommitmentStanding } from './commitments.ts';
import { Counted, CountedSearch, listedId, SubjectFigures } from './counted.ts';
import { DocumentId, ForAndAgainst, Person, VoteOutcome } from './document-parts.ts';
import { OpenLink } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/**
 * Our id of a person: the source whose list has them, a hyphen and that source's own key of the person. Who has no key in
 * any list has no id. @example tweedekamer-3f6b2c1e-58aa-4a7e-9c0d-0b8f6c1d2e3f
 */
export const PersonId = z.string().regex(listedId);
export type PersonId = z.infer<typeof PersonId>;

/** A name that stands for one person of the sources' lists. */
export const PersonLink = z.object({
  /** As it is written where it stands. */
  name: z.string(),
  /** The party written beside it. */
  party: z.string().optional(),
  /** Whom it stands for. */
  id: PersonId,
});
export type PersonLink = z.infer<typeof PersonLink>;

/** Who somebody is by the sources' own lists, and what is counted of them in a period. */
export const PersonHead = SubjectFigures.extend({
  id: PersonId,
  domain: DomainId,
  /** As the list writes it. */
  name: z.string(),
  /** The name without the first names, where the list tells. */
  surname: z.string().optional(),
  /** What the list says they were, newest first. */
  terms: z.array(
    z.object({
      /** In the source's own words. @example Tweede Kamerlid */
      function: z.string().optional(),
      /** Party or group, as the list calls it. */
      party: z.string().optional(),
      /** First day, YYYY-MM-DD. */
      from: z.iso.date().optional(),
      /** Last day, YYYY-MM-DD. */
      until: z.iso.date().optional(),
    }),
  ),
  /** The party of a chamber's list that they sit for, or sat for last; absent where the lists leave that open. */
  party: z
    .object({
      /** Our id of it, as of `GET /parties/{domain}`. @example tweedekamer-8fd1a907 */
      id: z.string().regex(listedId),
      /** As the list of parties writes it. */
      name: z.string(),
    })
    .optional(),
  /** Committees that they sit in today by the source's list, those whose member they are first. */
  committees: z.array(
    z.object({
      /** As the list writes it. @example Vaste commissie voor Klimaat en Groene Groei */
      name: z.string(),
      /** The list's abbreviation. @example KGG */
      code: z.string().optional(),
      /** What they are there beside a member, in the source's own words. @example Voorzitter */
      function: z.string().optional(),
      /** They take the place of a member who is absent. */
      substitute: z.boolean(),
      /** Query of the dashboard for what the committee has to do with, in the language of the call. */
      query: z.string(),
    }),
  ),
  /** The first day of the term under way and of those it goes on from, YYYY-MM-DD; where the list tells. */
  since: z.iso.date().optional(),
  /** The last day of the last term, YYYY-MM-DD; of who is in office no longer. */
  left: z.iso.date().optional(),
  /** Queries of the dashboard, in the language of the call. */
  queries: z.object({
    /** What names the person and where they speak. @example persoon:"Roos Bosveldt" OF spreker:"Roos Bosveldt" */
    all: z.string(),
    /** The beginning of one for words that they said. @example spreker:"Roos Bosveldt" ZEI */
    said: z.string(),
  }),
  /** Member of a government: papers are counted otherwise, and there are no votes. */
  government: z.boolean(),
  /** Others of the same list who are called the same. */
  namesakes: z.array(
    z.object({
      id: PersonId,
      /** As the list writes it. */
      name: z.string(),
      /** Their last party. */
      party: z.string().optional(),
    }),
  ),
  /** Letters; of members of a government. */
  letters: Counted.optional(),
});
export type PersonHead = z.infer<typeof PersonHead>;

/** What somebody said, word for word. */
export const SpokenQuotation = z.object({
  /** The report it stands in. */
  document: OpenLink,
  /** Whole sentences. */
  text: z.string(),
  /** Who said it, where the page is not theirs alone. */
  speaker: z
    .object({
      /** As the report writes it. */
      name: z.string(),
      /** The page of who it is, where the name leaves no doubt. */
      id: PersonId.optional(),
    })
    .optional(),
  /** The turn, from 0, among those that the report shows. */
  turn: z.number().int(),
  /** Milliseconds from where the debate begins; absent where the report has no times. */
  at: z.number().int().optional(),
});
export type SpokenQuotation = z.infer<typeof SpokenQuotation>;

/** What somebody, or those of a party, spoke last, and on what. */
export const PersonSaid = z.object({
  /** Newest first, one of a debate. */
  quotations: z.array(SpokenQuotation),
  /** Words of what was said, most turns first; empty where a search finds what others said too. */
  topics: z.array(
    z.object({
      /** As it is written in what was said. */
      topic: z.string(),
      /** Turns in which it was said; each counts once, however often it says it. */
      turns: z.number().int(),
      /** The debates they are in. */
      debates: z.number().int(),
      search: CountedSearch,
    }),
  ),
});
export type PersonSaid = z.infer<typeof PersonSaid>;

/** Whether a written question was answered within the term of its house. */
export const QuestionState = z.enum(['onTime', 'late', 'answered', 'open', 'openLate']);
export type QuestionState = z.infer<typeof QuestionState>;

/** A written question. */
export const PersonQuestion = z.object({
  document: OpenLink,
  /** Answered on time or late, answered on a day that is not known, open, or open beyond the term. */
  state: QuestionState.optional(),
  /** Days from submission to answer. */
  days: z.number().int().optional(),
  /** The last day of the term, YYYY-MM-DD; only where the house has one. */
  due: z.iso.date().optional(),
  /** When it was told that the answer comes later, YYYY-MM-DD; such a question is late all the same. */
  delayed: z.iso.date().optional(),
});
export type PersonQuestion = z.infer<typeof PersonQuestion>;

/** A motion or an amendment. */
export const PersonProposal = z.object({
  document: OpenLink,
  /** How the vote on it ended; absent where none is known. */
  outcome: VoteOutcome.optional(),
  /** Members for and against, where they are known. */
  counts: ForAndAgainst.optional(),
});
export type PersonProposal = z.infer<typeof PersonProposal>;

/** Motions or amendments by how the votes on them ended. */
export const PersonProposals = z.object({
  /** Adopted. */
  adopted: z.number().int(),
  /** Rejected. */
  rejected: z.number().int(),
  /** Withdrawn. */
  withdrawn: z.number().int(),
  /** Without a vote that is known. */
  undecided: z.number().int(),
  /** The newest. */
  newest: z.array(PersonProposal),
});
export type PersonProposals = z.infer<typeof PersonProposals>;

/** What somebody, or those of a party, asked and proposed in a period. */
export const PersonPapers = z.object({
  /** Written questions; absent where there are none. */
  questions: z
    .object({
      /** By state; of those of a house whose term is known. */
      counts: z.object({
        /** Answered within the term. */
        onTime: z.number().int(),
        /** Answered after it. */
        late: z.number().int(),
        /** Answered, on a day that is not known. */
        answered: z.number().int(),
        /** Not answered, as far as is known. */
        open: z.number().int(),
        /** Of these the ones whose term is over. */
        openLate: z.number().int(),
      }),
      /** The newest. */
      newest: z.array(PersonQuestion),
    })
    .optional(),
  /** Motions; absent where there are none. */
  motions: PersonProposals.optional(),
  /** Amendments; absent where there are none. */
  amendments: PersonProposals.optional(),
  /** Commitments, the newest first. */
  commitments: z.array(
    z.object({
      document: OpenLink,
      /** How the house says it stands, or that its day has passed (UX-3, 30). */
      standing: CommitmentStanding.optional(),
      /** Days until it is due; negative once that day has passed. */
      daysLeft: z.number().int().optional(),
      /** The day by which it is due, YYYY-MM-DD. */
      due: z.iso.date().optional(),
      /** Who made it. */
      by: Person.optional(),
    }),
  ),
  /** Letters, the newest first; of members of a government. */
  letters: z.array(OpenLink),
});
export type PersonPapers = z.infer<typeof PersonPapers>;

/** Meetings to come that name a person. */
export const PersonMeeting = z.object({
  id: DocumentId,
  /** What the source calls it. */
  title: z.string(),
  /** UTC instant in ISO 8601. */
  start: z.iso.datetime(),
  /** UTC instant in ISO 8601, where the source gives one. */
  end: z.iso.datetime().optional(),
  /** False for a meeting of a whole day. */
  timeKnown: z.boolean(),
  /** Of a whole house, or of a committee. */
  kind: z.enum(['plenary', 'committee']),
  /** What the person does there, in the words of the source. */
  role: z.string().optional(),
});
export type PersonMeeting = z.infer<typeof PersonMeeting>;

/** How somebody voted by name, where most of the own party voted otherwise. */
export const PersonVote = z.object({
  document: OpenLink,
  /** What was voted on. */
  subject: z.string(),
  /** What the person voted. */
  choice: z.enum(['Voor', 'Tegen']),
  /** Members of the own party, the person included, who voted for. */
  partyFor: z.number().int(),
  /** Members of the own party, the person included, who voted against. */
  partyAgainst: z.number().int(),
});
export type PersonVote = z.infer<typeof PersonVote>;

/** Votes by name in a period. */
export const PersonVotes = z.object({
  /** Votes by name in which the person voted for or against. */
  rollCalls: z.number().int(),
  /** Votes in which parties were counted, which say nothing of one member. */
  byParty: z.number().int(),
  /** Where the person voted otherwise than the larger side of the own party, newest first. */
  against: z.array(PersonVote),
  /** The first day that was looked at, YYYY-MM-DD; later than asked where there were too many votes. */
  from: z.iso.date().optional(),
});
export type PersonVotes = z.infer<typeof PersonVotes>;

/** Over which months is counted. */
export const ofPeriod = z.strictObject({
  /** Months back from today. */
  months: z.number().int().min(1).max(limits.maximumPersonMonths).default(limits.personMonths),
});

export const getPerson = endpoint({
  method: 'POST',
  path: '/person/{id}',
  summary: 'Who somebody is by the lists of the sources, and what is counted of them in a period.',
  access: access.document,
  key: 'read',
  params: { id: PersonId },
  body: ofPeriod,
  response: z.object({ data: PersonHead }),
});

export const getPersonSaid = endpoint({
  method: 'POST',
  path: '/person/{id}/said',
  summary: 'The last quotations of somebody from debates, and words of what they said there.',
  access: access.document,
  key: 'read',
  params: { id: PersonId },
  body: ofPeriod,
  response: z.object({ data: PersonSaid }),
});

export const getPersonPapers = endpoint({
  method: 'POST',
  path: '/person/{id}/papers',
  summary: 'Questions, motions, amendments, commitments and letters of somebody, with what became of them.',
  access: access.document,
  key: 'read',
  params: { id: PersonId },
  body: ofPeriod,
  response: z.object({ data: PersonPapers }),
});

export const getPersonMeetings = endpoint({
  method: 'POST',
  path: '/person/{id}/meetings',
  summary: 'The next meetings that name somebody, soonest first.',
  access: access.document,
  key: 'read',
  params: { id: PersonId },
  body: z.strictObject({}),
  response: z.object({
    /** Soonest first. */
    data: z.array(PersonMeeting),
  }),
});

export const getPersonVotes = endpoint({
  method: 'POST',
  path: '/person/{id}/votes',
  summary: 'Votes by name in which somebody voted otherwise than most of their own party.',
  access: access.document,
  key: 'read',
  params: { id: PersonId },
  body: ofPeriod,
  response: z.object({ data: PersonVotes }),
});

export const getPersonsOfDocument = endpoint({
  method: 'POST',
  path: '/document/{id}/persons',
  summary: 'Which names in a document stand for one person of the lists of the sources.',
  access: access.document,
  key: 'read',
  params: { id: DocumentId },
  body: z.strictObject({}),
  response: z.object({
    /** Those that leave no doubt; each name with its party once. */
    data: z.array(PersonLink),
  }),
});
