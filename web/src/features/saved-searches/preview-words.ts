import type { SavedSearchPreview } from 'contract/saved-searches';
import type { MailRate } from './mail-rate.ts';

/** How what a search would have brought is told: by the day, or all of it where that is less than one a day. */
export function bringsOf({ hits, perDay }: SavedSearchPreview) {
  if (hits === 0) return 'saving.preview.none';
  return Math.round(perDay) < 1 ? 'saving.preview.few' : 'saving.preview.perDay';
}

/** How many mails that makes, by the words `saving.preview.mails`; no more than there are hits (decision 4.24). */
export function mailsOf({ hits, perDay }: SavedSearchPreview, rate: MailRate) {
  const few = Math.round(perDay) < 1;
  if (rate === 'daily') return few ? 'dailyAtMost' : 'daily';
  if (rate === 'weekly') return hits < weeks ? 'weeklyAtMost' : 'weekly';
  if (rate === 'realTime') return few ? 'realTimeFew' : 'realTime';
  return 'off';
}
/** Weeks in the days a preview looks at. */
const weeks = 4;
