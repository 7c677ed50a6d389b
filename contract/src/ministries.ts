import { z } from 'zod';
import { CommitmentStanding } from './commitments.ts';
import { Counted, DaySpan, CountedSearch } from './counted.ts';
import { OpenLink } from './documents.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ofPeriod, PersonId, PersonPapers } from './persons.ts';

/**
 * The name by which a ministry is asked for: as papers write it, with or without `Ministerie van` before it. No list of a source
 * gives ministries a key, so the name itself is all there is. @example "Klimaat en Groene Groei"
 */
export const MinistryName = z.string().trim().min(1).max(limits.maximumStakeholderLength);

/** Who was at the head of a ministry, as the sources name them. */
export const Minister = z.object({
  /** As it is written. */
  name: z.string(),
  /** In the source's own words. @example Minister van Klimaat en Groene Groei */
  function: z.string(),
  /** The page of who it is, where the name leaves no doubt. */
  id: PersonId.optional(),
  /** First day by the list, YYYY-MM-DD, where it tells. */
  from: z.iso.date().optional(),
  /** Last day by the list, YYYY-MM-DD. */
  until: z.iso.date().optional(),
  /** Days of the first and the last paper of the period that names them so, where no list does. */
  named: DaySpan.optional(),
});
export type Minister = z.infer<typeof Minister>;

/** A ministry by what papers call it, and what is counted of it in a period. */
export const MinistryHead = z.object({
  /** As most papers write it. */
  name: z.string(),
  domain: DomainId,
  /** Those of the lists first. */
  ministers: z.array(Minister),
  /** Queries of the dashboard, in the language of the call. */
  queries: z.object({
    /** What names the ministry as an organisation. @example organisatie:"Klimaat en Groene Groei" */
    all: z.string(),
  }),
  /** The days that were counted. */
  period: DaySpan,
  /** Papers that name it as an organisation. */
  documents: Counted,
  /** Commitments that it is to fulfil. */
  commitments: Counted.optional(),
  /** Letters of the ministry or its ministers. */
  letters: Counted.optional(),
  /** Written questions to its ministers. */
  questions: Counted.optional(),
});
export type MinistryHead = z.infer<typeof MinistryHead>;

/** What a ministry promised, sent and answered in a period, and in what papers it is named. */
export const MinistryPapers = z.object({
  /** Commitments that it is to fulfil; absent where there are none. */
  commitments: z
    .object({
      /** What the commitments call it: the values by which they are filtered. */
      ministries: z.array(z.string()),
      /** How many stand so, late ones first. */
      counts: z.array(
        z.object({
          standing: CommitmentStanding,
          /** Exact. */
          count: z.number().int(),
        }),
      ),
      /** Late ones first, then those that are due first. */
      first: PersonPapers.shape.commitments,
    })
    .optional(),
  /** Written questions to its ministers by whether they were answered in time; absent where there are none. */
  questions: PersonPapers.shape.questions,
  /** Letters, the newest first. */
  letters: z.array(OpenLink),
  /** Papers that name it by what they are, most first. */
  kinds: z.array(
    z.object({
      /** A node of the source tree. @example tk/toezegging */
      groupPath: z.string(),
      /** Exact. */
      count: z.number().int(),
      search: CountedSearch,
    }),
  ),
  /** The newest papers that name it. */
  newest: z.array(OpenLink),
  /** Words of papers that name it, most papers first. */
  topics: z.array(
    z.object({
      /** As it is written in them. */
      topic: z.string(),
      /** Papers that name the ministry and have the word; exact. */
      documents: z.number().int(),
      search: CountedSearch,
    }),
  ),
});
export type MinistryPapers = z.infer<typeof MinistryPapers>;

const asked = ofPeriod.extend({
  /** Which ministry. */
  name: MinistryName,
});

export const getMinistry = endpoint({
  method: 'POST',
  path: '/ministry/{domain}',
  summary:
    'A ministry by what papers call it, its ministers as the sources name them, and what is counted of it.',
  access: access.document,
  key: 'read',
  params: { domain: DomainId },
  body: asked,
  refuses: ['404 EC-03'],
  response: z.object({ data: MinistryHead }),
});

export const getMinistryPapers = endpoint({
  method: 'POST',
  path: '/ministry/{domain}/papers',
  summary: 'Commitments, answers and letters of a ministry, and the papers that name it.',
  access: access.document,
  key: 'read',
  params: { domain: DomainId },
  body: asked,
  refuses: ['404 EC-03'],
  response: z.object({ data: MinistryPapers }),
});
