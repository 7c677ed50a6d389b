import { dayOf } from 'contract/amsterdam';
import type { Locale } from 'contract/users';
import { composeWord } from '#domains/exports/index.ts';
import { logoPicture, shownLogo } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import { mailDates } from '#platform/mail/dates.ts';
import type { MailWords } from './arrival-mail.ts';
import { entriesOf } from './export-entries.ts';
import type { Parts } from './lists.ts';
import { requireList } from './store.ts';

/**
 * A list as a Word file, with its name (decision 7.12).
 * @throws EC-03 for a list that is not the user's; else as `entriesOf`
 */
export async function listWord(
  parts: Parts & { mailWords: MailWords },
  actor: Actor,
  { id, itemIds, locale }: { id: string; itemIds: readonly string[] | undefined; locale: Locale },
): Promise<{ bytes: Buffer; name: string }> {
  const { productName, address: base } = parts.mailWords;
  const list = await requireList(parts.db, actor.userId, id);
  const entries = await entriesOf(parts, actor, list, itemIds, { locale, base });
  const today = dayOf(parts.clock.now().getTime());
  const logo = await shownLogo({ db: parts.db, address: base }, actor.organisationId);
  const png = logo && (await logoPicture(parts.db, logo.key));
  const bytes = await composeWord({
    ...{ locale, productName, entries },
    ...(png ? { logo: { ...logo, png } } : {}),
    organisation: actor.organisation,
    title: list.title,
    date: mailDates(locale).longDay(today),
  });
  return { bytes, name: `${list.title} ${today}` };
}
