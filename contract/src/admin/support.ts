import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { SupportContent, SupportQuestion, SupportVideo } from '../support.ts';
import { Locale } from '../users.ts';
import { KeptVersion } from './kept-version.ts';
import { Reason } from './reason.ts';

/** The support dialog in one language, with what it is without the changes of staff. */
const SupportResponse = z.object({
  version: KeptVersion,
  content: SupportContent,
  /** What ships with the product; a question of the same id is another text of that one. */
  shipped: SupportContent,
  /** Hosts besides our own whose videos are played. */
  videoHosts: z.array(z.string()),
});
export type SupportResponse = z.infer<typeof SupportResponse>;

export const getSupport = endpoint({
  method: 'GET',
  path: '/admin/support/{locale}',
  summary: 'What the support dialog says in a language, and what it would say unchanged.',
  access: access.admin('staff'),
  params: { locale: Locale },
  response: SupportResponse,
});

export const putSupport = endpoint({
  method: 'PUT',
  path: '/admin/support/{locale}',
  summary: 'Sets what the support dialog says in a language; a question or video without an id is new.',
  access: access.admin('staff'),
  params: { locale: Locale },
  body: z.strictObject({
    version: KeptVersion,
    content: z.strictObject({
      videos: z.array(SupportVideo.partial({ id: true }).strict()).max(limits.supportVideos),
      questions: z.array(SupportQuestion.partial({ id: true }).strict()).max(limits.supportQuestions),
      contact: SupportContent.shape.contact,
    }),
    reason: Reason,
  }),
  response: SupportResponse,
  refuses: ['404 EC-03', '409 EC-06'],
});
export type NewSupport = z.output<typeof putSupport.body>['content'];
