import { z } from 'zod';
import { Delivery, MailAddress } from '../deliveries.ts';
import { DocumentId } from '../document-parts.ts';
import { DomainId } from '../domain-id.ts';
import { FoundPerson } from './people.ts';
import { access, endpoint } from '../endpoint.ts';
import { SavedSearchId, SendUpdatesPerEmail } from '../saved-searches.ts';

/** What a document passes on its way to a user, in this order (UX-2, 20). */
export const whySteps = ['account', 'searchable', 'source', 'query', 'ledger', 'moment', 'delivery'] as const;

/**
 * Why a user was mailed of a document, is still to be, or was not: the one thing that decided it. Each has its words in
 * the catalogue under `why.causes`.
 */
export const whyCauses = [
  'accepted',
  'acceptedHidden',
  'retrying',
  'leaving',
  'waitsForSlot',
  'waitsForDirect',
  'notFollowed',
  'addressPaused',
  'bounced',
  'failed',
  'vacation',
  'onVacation',
  'passedWithdrawn',
  'passedOff',
  'passedChanged',
  'handedOver',
  'deactivated',
  'noModule',
  'moduleEnded',
  'moduleToCome',
  'notTheirs',
  'upperHouse',
  'unknown',
  'withdrawn',
  'meeting',
  'silent',
  'noSearches',
  'notFound',
  'savedLater',
  'searchPaused',
  'foundOnlyNow',
  'noNews',
  'foundNoLonger',
  'noMail',
  'mailedLater',
] as const;
export const WhyCause = z.enum(whyCauses);
export type WhyCause = z.infer<typeof WhyCause>;

/** The answer in one language: what happened, and what decided it; together they can be sent to the customer. */
const Answer = z.object({ head: z.string(), because: z.string() });

/** A user, a document, and why the one was mailed of the other or not (decision 6.7). */
export const Why = z.object({
  outcome: z.enum(['mailed', 'waiting', 'notMailed']),
  cause: WhyCause,
  answer: z.object({ nl: Answer, 'en-gb': Answer }),
  user: FoundPerson,
  /** Of a closed document too: its title may be known. */
  document: z.object({ id: DocumentId, title: z.string(), domain: DomainId.optional() }),
  /** All steps in order; after the one that stopped it they are skipped, and say nothing. */
  steps: z.array(
    z.object({
      step: z.enum(whySteps),
      state: z.enum(['passed', 'waiting', 'stopped', 'skipped']),
      text: z.string(),
    }),
  ),
  /** The saved searches of the user's dashboards: those that find it first, those of other dashboards last. */
  searches: z.array(
    z.object({
      id: SavedSearchId,
      title: z.string(),
      dashboard: DomainId,
      query: z.string(),
      finds: z.boolean(),
      /** Why it does not, or what else there is to know; parts of sentences. */
      notes: z.array(z.string()),
      /** What was found, as the document writes it. */
      words: z.array(z.string()),
      sendUpdatesPerEmail: SendUpdatesPerEmail,
    }),
  ),
  /** Mails of the last seven days, newest first. */
  deliveries: z.array(Delivery),
  address: MailAddress,
});
export type Why = z.infer<typeof Why>;

/** A user of the product, as the admin site names one. */
export const UserId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

export const getWhy = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/why',
  summary: 'Why a user was mailed of a document or not, step by step; staff only.',
  access: access.admin('staff'),
  params: { id: UserId },
  query: { document: DocumentId },
  response: Why,
});

/** Documents that may be meant, in one answer. */
const mostDocuments = 10;

export const findDocuments = endpoint({
  method: 'GET',
  path: '/admin/documents',
  summary: 'Documents by id, address or words, of every domain, newest first; staff only.',
  access: access.admin('staff'),
  query: { text: z.string().trim().min(1).max(500) },
  response: z.object({
    data: z
      .array(
        z.object({
          id: DocumentId,
          domain: DomainId,
          title: z.string(),
          /** UTC instant in ISO 8601. */
          date: z.iso.datetime(),
        }),
      )
      .max(mostDocuments),
  }),
});
