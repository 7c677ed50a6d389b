import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { SavedSearchId } from './saved-searches.ts';
import { Day } from './days.ts';

/** What a mail is: digests of saved searches, mails about meetings, and notices about the user's own affairs. */
export const DeliveryKind = z.enum([
  'direct',
  'daily',
  'weekly',
  'planning',
  'agendaDaily',
  'agendaChanges',
  'notice',
]);
export type DeliveryKind = z.infer<typeof DeliveryKind>;

/**
 * Why a mail was not accepted: no mail server answered, it refused the recipient for good (`bounced`) or anything
 * else, the mail could not be sent safely, the address was refused too often before (`addressPaused`), the
 * account was ended, or, while the mail waited, its searches were switched off or what it told of stands no longer.
 */
export const DeliveryFault = z.enum([
  'unreachable',
  'bounced',
  'refused',
  'unsafe',
  'addressPaused',
  'deactivated',
  'switchedOff',
  'outdated',
]);
export type DeliveryFault = z.infer<typeof DeliveryFault>;

/** Our id of a mail. @example p9Zr2LkXvT6cQ0sWnB4yJg */
export const DeliveryId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A mail in the delivery log (decision 4.21). */
export const Delivery = z.object({
  id: DeliveryId,
  kind: DeliveryKind,
  /** The subject of the mail. */
  subject: z.string(),
  /**
   * Sent once the mail server accepted it; failed when no further try follows by itself; dropped when nothing was left
   * to tell when its turn came.
   */
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  /** UTC instant in ISO 8601 for which it was planned. */
  plannedAt: z.iso.datetime(),
  /** UTC instant in ISO 8601 at which the mail server accepted it. */
  sentAt: z.iso.datetime().optional(),
  /** UTC instant in ISO 8601 of the next try, while there is one. */
  nextTryAt: z.iso.datetime().optional(),
  /** Tries that were not accepted. */
  tries: z.number().int(),
  fault: DeliveryFault.optional(),
  /** Documents it tells of. */
  documents: z.number().int(),
  /** The saved searches it was for. */
  searches: z.array(
    z.object({
      id: SavedSearchId,
      /** Absent once it is gone. */
      title: z.string().optional(),
      /** Documents it found for this mail. */
      documents: z.number().int(),
    }),
  ),
  /** The saved searches of the agenda it was for. */
  agendaSearches: z.array(
    z.object({
      id: SavedSearchId,
      /** Absent once it is gone. */
      title: z.string().optional(),
      /** Meetings it told of in this mail. */
      meetings: z.number().int(),
    }),
  ),
  /** False once its words were let go of. */
  canBeSentAgain: z.boolean(),
});
export type Delivery = z.infer<typeof Delivery>;

/** A page of the delivery log. */
export const DeliveriesResponse = z.object({
  /** Newest first. */
  data: z.array(Delivery),
  /** There are older ones: ask again with the last id as `before`. */
  more: z.boolean(),
});
export type DeliveriesResponse = z.infer<typeof DeliveriesResponse>;

/** How a log of mails is paged. */
export const deliveryPage = {
  /** The delivery before which to go on. */
  before: DeliveryId.optional(),
  /** Mails on a page. */
  size: z.coerce.number().int().min(1).max(limits.deliveryPageSizeMax).default(limits.deliveryPageSize),
};

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/users/me/deliveries',
  summary: "The user's mails of the last year, newest first: what was sent, when, and why not.",
  access: access.session,
  // A page that begins at a mail that is not theirs.
  refuses: ['404 EC-03'],
  query: deliveryPage,
  response: DeliveriesResponse,
});

export const sendOwnAgain = endpoint({
  method: 'POST',
  path: '/users/me/deliveries/send-again',
  summary: 'Sends a mail that failed once more, as the same mail.',
  access: access.session,
  refuses: ['404 EC-03', '409 EC-06'],
  body: z.strictObject({ id: DeliveryId }),
  response: z.object({ data: Delivery }),
});

/** An address that mail servers refused. */
export const MailAddress = z.object({
  /** The address. */
  email: z.string(),
  /** Refusals since the last mail that was accepted. */
  bounces: z.number().int(),
  /** No more mail goes there until the user says that it works again. */
  paused: z.boolean(),
  /** UTC instant in ISO 8601 of the last refusal. */
  bouncedAt: z.iso.datetime().optional(),
  /** What the mail server answered. */
  fault: z.string().optional(),
});
export type MailAddress = z.infer<typeof MailAddress>;

/** When saved searches of the dashboards mail, and whether that arrives. */
export const DeliverySchedule = z.object({
  /** Every saved search of the dashboards that mails. */
  data: z.array(
    z.object({
      savedSearchId: SavedSearchId,
      /** When its next mail leaves if there is something to tell; absent for one that mails directly, or is paused. */
      nextAt: z.iso.datetime().optional(),
      /** Its last mail. */
      last: z
        .object({
          id: DeliveryId,
          state: Delivery.shape.state,
          /** UTC instant in ISO 8601 for which it was planned. */
          plannedAt: z.iso.datetime(),
          /** Documents it told of. */
          documents: z.number().int(),
        })
        .optional(),
    }),
  ),
  address: MailAddress,
  /** Last day of the vacation during which nothing is mailed. */
  awayUntil: Day.optional(),
});
export type DeliverySchedule = z.infer<typeof DeliverySchedule>;

export const getDeliverySchedule = endpoint({
  method: 'GET',
  path: '/users/me/deliveries/schedule',
  summary: 'When each saved search mails next and mailed last, and whether the address takes mail.',
  access: access.session,
  response: DeliverySchedule,
});

export const resetMailAddress = endpoint({
  method: 'POST',
  path: '/users/me/mail-address/reset',
  summary: 'Mails an address again that was paused because mail servers refused it.',
  access: access.session,
  body: z.strictObject({}),
  response: z.object({ address: MailAddress }),
});
