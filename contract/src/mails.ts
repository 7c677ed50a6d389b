import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { Locale } from './users.ts';

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
  summary:
    'One kept mail with its two bodies, without the token of a link of another organisation; staff only.',
  access: access.staff,
  params: { id: z.string().max(200) },
  response: KeptMail.extend({
    text: z.string(),
    html: z.string(),
    /** Whether a link that opens the recipient's account was made unusable. */
    linkHidden: z.boolean(),
  }),
});

/** Kinds of mail the product sends, in the order in which staff see their samples. */
export const mailSamples = [
  'direct',
  'daily',
  'weekly',
  'nothing',
  'pausedQuery',
  'pausedTooBroad',
  'planningBasic',
  'planningExtensive',
  'agendaChanges',
  'agendaDaily',
  'webcal',
  'passwordReset',
  'signUp',
  'replyAddress',
] as const;
export const MailSample = z.enum(mailSamples);
export type MailSample = z.infer<typeof MailSample>;

export const getMailSample = endpoint({
  method: 'GET',
  path: '/debug/mail-samples/{kind}',
  summary: 'A mail of this kind with contents composed for it; staff only.',
  access: access.staff,
  params: { kind: MailSample },
  query: { locale: Locale.default('nl') },
  response: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});
