import { z } from 'zod';
import { AnnouncementId } from './admin/announcements.ts';
import { DeliveryKind } from './deliveries.ts';
import { DocumentId } from './document-parts.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListId } from './lists.ts';
import { Maintenance } from './maintenance.ts';
import { QueryDetails, SavedSearchId } from './saved-searches.ts';
import { Day } from './days.ts';

/** Our id of something that was switched off from a mail. @example d7Yb3kMs9fQx1vHt5zLrJw */
const StopId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Our id of lists that a colleague handed over together. @example e2Pn6wGc8hUj4aVi0oBsKQ */
const ArrivalId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Our id of a mention in a note. @example k5Ty9hNc3eRw7qZm1uXpVg */
const MentionId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** What the user should know about their mail, lists and the product on whatever page they are. */
export const Notices = z.object({
  /** Maintenance to come; to staff, who are not kept out, also that it is on. */
  maintenance: Maintenance.extend({
    /** Another one when staff changed it, for who put the earlier one away. */
    version: z.number().int(),
  }).optional(),
  /** Last day of the vacation that holds now. */
  vacationUntil: Day.optional(),
  /** The address gets no more mail because it was refused too often (decision 4.21). */
  pausedAddress: z.string().optional(),
  /** Mails that failed for good and can be sent again, and the newest of them, until the user has seen it (4.21). */
  failed: z
    .object({
      /** How many there are. */
      mails: z.number().int(),
      kind: DeliveryKind,
      /** The subject of the newest. */
      subject: z.string(),
      /** UTC instant in ISO 8601 for which the newest was planned. */
      plannedAt: z.iso.datetime(),
    })
    .optional(),
  /** What was switched off from mails and is off still, newest first, until the user has seen it (decision 10.1). */
  stopped: z
    .array(
      z.object({
        id: StopId,
        /** UTC instant in ISO 8601. */
        since: z.iso.datetime(),
        /** Everything, the mails that nothing is new, or the searches named. */
        what: z.enum(['all', 'whenEmpty', 'searches']),
        /** Titles of some of the searches. */
        names: z.array(z.string()),
        /** How many searches there are besides. */
        more: z.number().int(),
        /** It can be switched on again as it was. */
        canUndo: z.boolean(),
      }),
    )
    .max(limits.noticesOfOneKind)
    .optional(),
  /** Webhooks that were stopped because they failed for days, latest first, until the user has seen it (decision 10.9). */
  stoppedWebhooks: z
    .array(
      z.object({
        /** The webhook. */
        id: z.string(),
        /** What its owner calls it. */
        name: z.string(),
        /** UTC instant in ISO 8601. */
        since: z.iso.datetime(),
      }),
    )
    .max(limits.noticesOfOneKind)
    .optional(),
  /** Lists that colleagues handed over and that are still there, newest first, until the user has seen it (4.16). */
  received: z
    .array(
      z.object({
        id: ArrivalId,
        /** UTC instant in ISO 8601. */
        at: z.iso.datetime(),
        /** The name of the colleague; null once that account is gone. */
        from: z.string().nullable(),

        /** The lists that are still there. */
        lists: z.array(
          z.object({
            id: ListId,
            /** Its title. */
            title: z.string(),
          }),
        ),
      }),
    )
    .max(limits.noticesOfOneKind)
    .optional(),
  /** Notes that mention the user and are still there, newest first, until the user has seen it. */
  mentioned: z
    .array(
      z.object({
        id: MentionId,
        /** UTC instant in ISO 8601. */
        at: z.iso.datetime(),
        /** The name of who wrote the note; null once that account is gone. */
        from: z.string().nullable(),
        /** The document it is about. */
        documentId: DocumentId.optional(),
        /** Or the dossier it is about. */
        dossier: z
          .object({
            /** The dashboard it is on. */
            domain: DomainId,
            /** Its number, without spaces and punctuation. */
            number: z.string(),
          })
          .optional(),
      }),
    )
    .max(limits.noticesOfOneKind)
    .optional(),
  /** What staff tell at the moment, in the user's language, until the user puts it away. */
  announcements: z
    .array(
      z.object({
        /** By this `notices/announcements` puts it away. */
        id: AnnouncementId,
        /** Its text, on one line. */
        text: z.string(),
        /** `warning` stands out. */
        kind: z.enum(['info', 'warning']),
      }),
    )
    .max(limits.noticesOfOneKind)
    .optional(),
  /** What was found during the last vacation and is never mailed, until the user has seen it (decision 4.18). */
  returned: z
    .object({
      /** Documents that were found. */
      documents: z.number().int(),
      /** First day on which something was found. */
      from: Day,
      /** Last day on which something was found. */
      until: Day,
      /** Most documents first; searches that are gone are left out. */
      searches: z.array(
        z.object({
          id: SavedSearchId,
          /** Its title. */
          title: z.string(),
          /** Documents it found. */
          documents: z.number().int(),
          queryDetails: QueryDetails,
        }),
      ),
    })
    .optional(),
});
export type Notices = z.infer<typeof Notices>;

export const getNotices = endpoint({
  method: 'GET',
  path: '/users/me/notices',
  summary:
    'Maintenance to come, what staff tell, vacation, an address that refuses mail, mails that failed or were switched off from a mail, webhooks that were stopped, lists that were received, notes that mention the user, and what was found during a vacation.',
  access: access.session,
  response: Notices,
});

export const dismissReturned = endpoint({
  method: 'POST',
  path: '/users/me/notices/returned',
  summary: 'The user has seen what was found during the vacation; it is not shown again.',
  access: access.session,
  body: z.strictObject({}),
  response: Notices,
});

export const dismissFailed = endpoint({
  method: 'POST',
  path: '/users/me/notices/failed',
  summary: 'The user has seen which mails failed; those are not shown again.',
  access: access.session,
  body: z.strictObject({}),
  response: Notices,
});

export const dismissStopped = endpoint({
  method: 'POST',
  path: '/users/me/notices/stopped',
  summary: 'The user has seen what was switched off from a mail; it is not shown again.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: StopId }),
  response: Notices,
});

export const undoStopped = endpoint({
  method: 'POST',
  path: '/users/me/notices/stopped/undo',
  summary: 'Switches on again, within a day, what was switched off from a mail.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: StopId }),
  response: Notices,
});

export const dismissReceived = endpoint({
  method: 'POST',
  path: '/users/me/notices/received',
  summary: 'The user has seen which lists a colleague handed over; it is not shown again.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: ArrivalId }),
  response: Notices,
});

export const dismissMention = endpoint({
  method: 'POST',
  path: '/users/me/notices/mentioned',
  summary: 'The user has seen that a note mentions them; it is not shown again.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: MentionId }),
  response: Notices,
});

export const dismissAnnouncement = endpoint({
  method: 'POST',
  path: '/users/me/notices/announcements',
  summary: 'The user has seen what staff tell; it is not shown again unless it changes.',
  access: access.session,
  body: z.strictObject({ id: AnnouncementId }),
  response: Notices,
});
