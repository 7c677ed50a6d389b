import { z } from 'zod';
import { DeliveriesResponse, deliveryPage, Delivery, DeliveryId, MailAddress } from '../deliveries.ts';
import { access, endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Reason } from './reason.ts';
import { FoundPerson } from './people.ts';
import { UserId } from './why.ts';

/** Whose log or address it is. */
const ofUser = { id: UserId };

export const listUserDeliveries = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/deliveries',
  summary: 'The mails of a user of the last year, newest first, and whether the address takes mail.',
  access: access.admin('organisation'),
  params: ofUser,
  query: deliveryPage,
  response: DeliveriesResponse.extend({ address: MailAddress, user: FoundPerson }),
});

export const sendUserMailAgain = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/deliveries/send-again',
  summary: 'Sends a mail of a user once more, as the same mail.',
  access: access.admin('organisation'),
  params: ofUser,
  body: z.strictObject({ id: DeliveryId, reason: Reason }),
  response: z.object({ data: Delivery }),
});

export const resetUserMailAddress = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/mail-address/reset',
  summary: 'Mails the address of a user again that was paused because mail servers refused it.',
  access: access.admin('organisation'),
  params: ofUser,
  body: z.strictObject({ reason: Reason }),
  response: z.object({ address: MailAddress }),
});

export const listBounces = endpoint({
  method: 'GET',
  path: '/admin/bounces',
  summary: 'The addresses of active users that mail servers refused, those refused last first.',
  access: access.admin('organisation'),
  query: {
    /** The user before whom to go on. */
    before: UserId.optional(),
    size: z.coerce.number().int().min(1).max(limits.deliveryPageSizeMax).default(limits.deliveryPageSize),
  },
  response: z.object({
    data: z.array(
      z.object({
        user: FoundPerson,
        address: MailAddress,
      }),
    ),
    /** There are others: ask again with the last user as `before`. */
    more: z.boolean(),
  }),
});
