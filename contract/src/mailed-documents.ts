import { z } from 'zod';
import { DeliveryId, DeliveryKind } from './deliveries.ts';
import { DocumentId } from './document-parts.ts';
import { TimelineItem } from './documents.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { QueryDetails, SavedSearchId } from './saved-searches.ts';

/** A document of a mail, as it is today. */
export const MailedDocument = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    searchId: SavedSearchId,
    /** The document, as the timeline shows it. */
    item: TimelineItem,
  }),
  /** Outside the modules: a title with a lock and the module that opens it (decision 6.5). */
  z.object({
    state: z.literal('locked'),
    searchId: SavedSearchId,
    id: DocumentId,
    /** Its title. */
    title: z.string(),
    /** The code of the module that opens it. @example MC11 */
    module: z.string(),
  }),
  /** Taken back by its source since (decision 2.6). */
  z.object({
    state: z.literal('withdrawn'),
    searchId: SavedSearchId,
    id: DocumentId,
    /** Its title. */
    title: z.string(),
  }),
]);
export type MailedDocument = z.infer<typeof MailedDocument>;

/** A page of the documents of a mail. */
export const MailedDocumentsResponse = z.object({
  kind: DeliveryKind,
  /** The subject of the mail. */
  subject: z.string(),
  /** UTC instant in ISO 8601: when the mail was made. */
  madeAt: z.iso.datetime(),
  /** The searches it was for, in the order of the mail; one that is gone has neither title nor criteria. */
  searches: z.array(
    z.object({
      id: SavedSearchId,
      /** Its title. */
      title: z.string().optional(),
      /** What it looks for. */
      queryDetails: QueryDetails.pick({ query: true, context: true }).optional(),
      /** Its documents in this mail. */
      documents: z.number().int(),
    }),
  ),
  /** In the order of the mail. */
  data: z.array(MailedDocument),
  /** How many there are of what was asked for, these included. */
  total: z.number().int(),
  /** There are more: ask again from `from` and what is here. */
  more: z.boolean(),
});
export type MailedDocumentsResponse = z.infer<typeof MailedDocumentsResponse>;

export const listMailedDocuments = endpoint({
  method: 'GET',
  path: '/users/me/deliveries/{id}/documents',
  summary: 'Exactly the documents of a mail of the user, of all its searches or of one; none after 90 days.',
  access: access.session,
  params: { id: DeliveryId },
  query: {
    /** The search whose documents are meant; all of them without one. */
    search: SavedSearchId.optional(),
    /** So many of the first are left out. */
    from: z.coerce.number().int().min(0).max(1_000_000).default(0),
    /** Documents on a page. */
    size: z.coerce.number().int().min(1).max(limits.timelinePageSizeMax).default(limits.timelinePageSize),
  },
  response: MailedDocumentsResponse,
});
