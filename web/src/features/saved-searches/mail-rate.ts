import type { SavedSearch, SendUpdatesPerEmail } from 'contract/saved-searches';

/** How often a search mails, as the screen offers it: one of four (decision 1.2). */
export const mailRates = ['off', 'realTime', 'daily', 'weekly'] as const;
export type MailRate = (typeof mailRates)[number];

/** The rate of a search; of several the fastest, which is the one that mails (decision 4.20). */
export function rateOf({ sendUpdatesPerEmail: mail }: Pick<SavedSearch, 'sendUpdatesPerEmail'>): MailRate {
  if (mail.realTime) return 'realTime';
  if (mail.daily) return 'daily';
  return mail.weekly ? 'weekly' : 'off';
}

/** What the server is told of a rate. */
export function mailAt(rate: MailRate): SendUpdatesPerEmail {
  return { daily: rate === 'daily', weekly: rate === 'weekly', realTime: rate === 'realTime' };
}
