import type { Quotation } from 'contract/quotations';
import type { Locale } from 'contract/users';
import type { ExportQuotation } from '#domains/exports/index.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { say } from '#platform/words.ts';

/** A quotation as an export tells it: who said it and when, or who made the summary. */
export function toldQuotation({ words, madeBy, ...said }: Quotation, locale: Locale): ExportQuotation {
  if (madeBy) return { words, from: say(locale, madeBy === 'ai' ? 'exports.madeByAi' : 'exports.extract') };
  const { speaker, party, saidAt } = said;
  const who = speaker !== undefined && party !== undefined ? `${speaker} (${party})` : speaker;
  const when = saidAt === undefined ? undefined : mailDates(locale).moment(saidAt, true);
  return { words, from: [who, when].filter((part) => part !== undefined).join(', ') };
}
