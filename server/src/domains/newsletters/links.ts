import { z } from 'zod';
import { hashOf } from '#platform/hash.ts';
import type { Signer } from '#platform/tickets.ts';

/** Stands for a reader of an organisation where the address is not kept; the address is trimmed and lower-cased. */
export const emailHashOf = (organisationId: string, email: string): string =>
  hashOf({ organisationId, email });

/** Names the copy of an issue for a reader, always the same and no longer than a line of a mail's head may be. */
export const copyIdOf = (issueId: string, emailHash: string): string =>
  hashOf({ issueId, emailHash }).slice(0, 22);

/** Pages for readers, who have no account. */
export const paths = {
  unsubscribe: '/readers/unsubscribe/',
  signUp: '/readers/sign-up/',
  confirm: '/readers/confirm/',
  replyAddress: '/readers/reply-address/',
} as const;

/** A reader of an organisation who reads an issue; no address, because links are noted by servers on their way. */
const Unsubscription = z.strictObject({
  kind: z.literal('reader'),
  organisation: z.string(),
  reader: z.string(),
  issue: z.string(),
});
type Unsubscription = z.infer<typeof Unsubscription>;

/** The token with which a reader unsubscribes, for ever: mails are kept. */
export const unsubscribeToken = (signer: Signer, target: Omit<Unsubscription, 'kind'>): string =>
  signer.sign({ kind: 'reader', ...target } satisfies Unsubscription);

export const readUnsubscription = (signer: Signer, token: string): Unsubscription | undefined =>
  Unsubscription.safeParse(signer.verify(token)).data;

/** Somebody who wants to be on an address list, until an instant. */
const SignUp = z.strictObject({
  kind: z.literal('signUp'),
  list: z.string(),
  email: z.string(),
  until: z.number(),
});
type SignUp = z.infer<typeof SignUp>;

export const signUpToken = (signer: Signer, signUp: Omit<SignUp, 'kind'>): string =>
  signer.sign({ kind: 'signUp', ...signUp } satisfies SignUp);

export const readSignUp = (signer: Signer, token: string, now: number): SignUp | undefined => {
  const { data } = SignUp.safeParse(signer.verify(token));
  return data && data.until > now ? data : undefined;
};

/** The question for a reply address that an organisation asked at an instant. */
const ReplyQuestion = z.strictObject({
  kind: z.literal('replyAddress'),
  organisation: z.string(),
  askedAt: z.number(),
});
type ReplyQuestion = z.infer<typeof ReplyQuestion>;

export const replyToken = (signer: Signer, question: Omit<ReplyQuestion, 'kind'>): string =>
  signer.sign({ kind: 'replyAddress', ...question } satisfies ReplyQuestion);

export const readReplyQuestion = (signer: Signer, token: string): ReplyQuestion | undefined =>
  ReplyQuestion.safeParse(signer.verify(token)).data;
