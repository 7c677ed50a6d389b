import { z } from 'zod';
import { commitmentDues, commitmentStandings } from './commitment-kinds.ts';
import { Commitment, DocumentId } from './document-parts.ts';
import { LinkedDocument, OpenLink } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { TableFormat } from './exports.ts';
import { limits } from './limits.ts';
import { exampleSearch } from './timeline.ts';
import { StatisticsSearch } from './statistics.ts';

/**
 * How a commitment stands: `overdue` is ours, and says that the day by which it was due has passed in Amsterdam while its
 * source notes it as open, fulfilled in part or not fulfilled; all others are the state at its source.
 */
export const CommitmentStanding = z.enum(commitmentStandings);
export type CommitmentStanding = z.infer<typeof CommitmentStanding>;

/** Where the day by which a commitment is due comes from: noted by its source, only said in its text, or there is none. */
export const CommitmentDue = z.enum(commitmentDues);
export type CommitmentDue = z.infer<typeof CommitmentDue>;

/**
 * What commitments are listed under: overdue, due in this month or the next, due later, without a day, `passed` where the
 * day has gone by and the source says nothing we know of how it stands, and those that are fulfilled or lapsed.
 */
export const CommitmentGroup = z.enum(['overdue', 'soon', 'later', 'undated', 'passed', 'done']);
export type CommitmentGroup = z.infer<typeof CommitmentGroup>;

/** A commitment in a list. */
export const CommitmentItem = OpenLink.omit({ locked: true }).extend({
  /** What its source says of it. */
  commitment: Commitment,
  standing: CommitmentStanding,
  group: CommitmentGroup,
  /** Days from today in Amsterdam to the day it is due, less than nothing once that has passed; absent without one. */
  daysLeft: z.number().int().optional(),
  /** Days since the day it was made. */
  age: z.number().int(),
  /** The meeting it was made in, where that is known here. */
  meeting: LinkedDocument.optional(),
  /** Of one that is overdue: the newest letter of the same minister that names it and speaks of delay. */
  delay: LinkedDocument.optional(),
});
export type CommitmentItem = z.infer<typeof CommitmentItem>;

/** How many commitments. */
const Count = z.number().int();

/** A ministry or party, with how many commitments are its own within the other filters. */
const Counted = z.object({
  /** As sources write it; empty for those that name none. */
  value: z.string(),
  count: Count,
});

/** A value of a filter: the name as sources write it, empty for commitments that name none. */
const Named = z.string().max(limits.maximumStakeholderLength);

const filters = {
  /** How they have to stand; all when left out. @example ["overdue", "open"] */
  standings: z.array(CommitmentStanding).max(CommitmentStanding.options.length).default([]),
  /** Ministries that made them; all when left out. @example ["Klimaat en Groene Groei"] */
  ministries: z.array(Named).max(limits.maximumCommittees).default([]),
  /** Parties they were made to, or whose members; all when left out. @example ["Groen Verbond"] */
  parties: z.array(Named).max(limits.maximumCommittees).default([]),
  /** Where the day they are due comes from; all when left out. @example ["noted"] */
  dues: z.array(CommitmentDue).max(CommitmentDue.options.length).default([]),
};

/** Commitments among the hits of a dashboard's search, which filters of their own narrow. */
const CommitmentSearch = StatisticsSearch.extend(filters);

/** A page of commitments. */
export const CommitmentsRequest = CommitmentSearch.extend({
  /** Commitments on a page. */
  size: z.number().int().min(1).max(limits.timelinePageSizeMax).default(limits.timelinePageSizeMax),
  /** The cursor `searchMoreAfter` of the page before. */
  searchAfter: z.string().max(2_000).optional(),
});
export type CommitmentsRequest = z.output<typeof CommitmentsRequest>;

/** A page of the commitments of a search, with what there are. */
export const CommitmentsResponse = z.object({
  /** In order: group by group, the day due first before others, without a day and done the newest first. */
  data: z.array(CommitmentItem),
  /** How many there are in each group that has any, in the order of the list. */
  groups: z.array(z.object({ group: CommitmentGroup, count: Count })),
  /** Commitments within the filters. */
  count: z.number().int(),
  /** All commitments of the search. */
  countTotal: z.number().int(),
  /** True where the search has more than are looked at; then only the newest are counted and listed. */
  incomplete: z.boolean(),
  /** What each filter would find without its own choice; names with most commitments first, those without one last. */
  facets: z.object({
    /** How they stand, in the order of the filter. */
    standings: z.array(z.object({ value: CommitmentStanding, count: Count })),
    /** Ministries that made them. */
    ministries: z.array(Counted),
    /** Parties they were made to; of several each counts. */
    parties: z.array(Counted),
    /** Where the day they are due comes from. */
    dues: z.array(z.object({ value: CommitmentDue, count: Count })),
  }),
  /** The cursor of the next page; absent on the last one. */
  searchMoreAfter: z.string().optional(),
});
export type CommitmentsResponse = z.infer<typeof CommitmentsResponse>;

const example = { ...exampleSearch.common, standings: ['overdue', 'open'] };

export const searchCommitments = endpoint({
  method: 'POST',
  path: '/document/commitments',
  summary:
    `Commitments among the hits of a search of any dashboard but EU, late ones first; ` +
    `of more than ${limits.maximumCommitments} the newest.`,
  access: access.grouping,
  key: 'read',
  refuses: ['429 RATE'],
  body: CommitmentsRequest,
  example,
  response: CommitmentsResponse,
});

export const exportCommitments = endpoint({
  method: 'POST',
  path: '/document/commitments/export/{format}',
  summary:
    'Commitments of a search as a table in the language of the call, in the order of their list: CSV or Excel.',
  access: access.grouping,
  key: 'read',
  refuses: ['400 EC-05'],
  params: { format: TableFormat },
  body: CommitmentSearch,
  example,
  response: z.instanceof(Uint8Array),
  answers: 'binary',
});

/** What became of a commitment, in order of time. */
const Course = z.discriminatedUnion('kind', [
  z.object({
    /** It was made. */
    kind: z.literal('made'),
    /** UTC instant in ISO 8601. */
    at: z.iso.datetime(),
  }),
  z.object({
    /** A later letter of the same minister names it and speaks of delay. */
    kind: z.literal('delay'),
    /** UTC instant in ISO 8601, of the letter. */
    at: z.iso.datetime(),
    /** The letter. */
    document: LinkedDocument,
    /** The sentence that speaks of delay; absent where the letter is outside the modules. */
    quote: z.string().optional(),
  }),
  z.object({
    /** The day it was due has passed, and it was not noted as fulfilled or lapsed. */
    kind: z.literal('passed'),
    /** UTC instant in ISO 8601: the beginning of the day it was due in Amsterdam. */
    at: z.iso.datetime(),
  }),
  z.object({
    /** A paper that its source notes as the fulfilment. */
    kind: z.literal('fulfilled'),
    /** UTC instant in ISO 8601, of the paper, where that is known here. */
    at: z.iso.datetime().optional(),
    /** The paper, where it is known here. */
    document: LinkedDocument.optional(),
    /** What the source calls it. */
    title: z.string(),
  }),
]);
export type CommitmentCourse = z.infer<typeof Course>;

/** A commitment with what is known of it. */
export const CommitmentDetail = CommitmentItem.omit({ delay: true }).extend({
  /** What was promised, in the words of the source. */
  text: z.string(),
  /** Where the source shows it. */
  originalUrls: z.array(z.url()),
  /** Where the minister says these words in the report of the meeting; only where they are literally found. */
  said: z
    .object({
      /** The report. */
      document: LinkedDocument,
      /** The end of the address of the report that leads to the words, without `#`. @example "t=2292" */
      hash: z.string(),
      /** Milliseconds from where the recording or the debate begins, where the report has times. */
      at: z.number().int().optional(),
    })
    .optional(),
  /** In order of time. */
  course: z.array(Course),
  /**
   * Later letters of the same minister with a passage about the same, which its source does not note as the fulfilment. They
   * never change how it stands.
   */
  maybe: z.array(
    z.object({
      /** The letter. */
      document: LinkedDocument,
      /** The passage; absent where the letter is outside the modules. */
      passage: z.string().optional(),
    }),
  ),
});
export type CommitmentDetail = z.infer<typeof CommitmentDetail>;

export const getCommitment = endpoint({
  method: 'GET',
  path: '/document/{id}/commitment',
  summary:
    'What is known of one commitment: by whom, to whom, in which meeting, until when, and what became of it.',
  access: access.document,
  key: 'read',
  params: { id: DocumentId },
  response: z.object({
    /** Null where the document is no commitment, or is behind closed doors. */
    data: CommitmentDetail.nullable(),
  }),
});

export const getMeetingCommitments = endpoint({
  method: 'GET',
  path: '/agendas/{id}/commitments',
  summary: 'The commitments that were made in a meeting, as far as its source has noted them.',
  access: access.module('agenda'),
  key: 'read',
  refuses: ['403 EC-07'],
  params: { id: DocumentId },
  response: z.object({
    /** Late ones first, as in the list of a search. */
    data: z.array(CommitmentItem),
  }),
});
