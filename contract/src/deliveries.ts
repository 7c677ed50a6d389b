import { z } from 'zod';

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
