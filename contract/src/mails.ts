import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';

/** A mail this installation kept instead of, or besides, sending it; for development and support. */
export const KeptMail = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  /** UTC instant in ISO 8601. */
  sentAt: z.iso.datetime(),
});
export type KeptMail = z.infer<typeof KeptMail>;

export const listMails = endpoint({
  method: 'GET',
  path: '/debug/mails',
  summary: 'Kept mails, newest first; staff only.',
  access: access.staff,
  response: z.object({ data: z.array(KeptMail) }),
});

export const getMail = endpoint({
  method: 'GET',
  path: '/debug/mails/{id}',
  summary: 'One kept mail with its two bodies; staff only.',
  access: access.staff,
  params: { id: z.string().max(200) },
  response: KeptMail.extend({ text: z.string(), html: z.string() }),
});
