import { dayOf } from 'contract/amsterdam';
import { NewsletterSettings, type RenderedNewsletter } from 'contract/newsletter';
import type { Locale } from 'contract/users';
import { type NewsletterOrder, renderNewsletter } from '#domains/exports/index.ts';
import { readColours, shownLogo, type ShownLogo } from '#domains/settings/index.ts';
import { type Actor, requireModule } from '#platform/access.ts';
import { cleanRichText } from '#platform/rich-text.ts';
import type { Document } from '#stores/documents/document.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { MailWords } from './arrival-mail.ts';
import { entriesOf, type ListEntry } from './export-entries.ts';
import type { Parts } from './lists.ts';
import { type ListRow, requireList } from './store.ts';

/** The short summary of a document as it is ready for a reader; undefined where there is none. */
export type ShortSummaryOf = (
  document: Document,
  reader: { userId: string; locale: Locale },
) => Promise<{ text: string; byAi: boolean } | undefined>;

/** What newsletters are made with. */
export interface NewsletterParts extends Parts {
  mailWords: MailWords;
  shortSummaryOf: ShortSummaryOf;
}

/**
 * How a list becomes a newsletter: its draft, or the defaults.
 * @throws EC-01 without the list manager; EC-03 for a list that is not the user's
 */
export async function newsletterDraft(
  { db }: Pick<Parts, 'db'>,
  actor: Actor,
  listId: string,
): Promise<NewsletterSettings> {
  return draftOf(db, await ownList(db, actor, listId));
}

/**
 * Keeps the draft of a list, cleaned. @throws as reading it, and EC-02 for an intro or a closing that is too long
 */
export async function keepNewsletterDraft(
  { db, clock }: Parts,
  actor: Actor,
  listId: string,
  given: NewsletterSettings,
): Promise<NewsletterSettings> {
  const list = await ownList(db, actor, listId);
  const settings = cleanedTexts(given, 'body');
  const values = { settings: JSON.stringify(settings), changedAt: clock.now().getTime() };
  await db
    .insertInto('newsletterDrafts')
    .values({ listId: list.id, ...values })
    .onConflict((conflict) => conflict.column('listId').doUpdateSet(values))
    .execute();
  return settings;
}

/**
 * A list as a newsletter: with these settings, else its draft; the items named, else those marked (decision 7.11). Its
 * logo stands at an address of the product's: copied HTML is shown by mail programs that drop pictures within it.
 * @throws as reading the draft; EC-02 and EC-03 as `entriesOf`
 */
export async function newsletterOf(
  parts: NewsletterParts,
  actor: Actor,
  asked: {
    listId: string;
    locale: Locale;
    settings?: NewsletterSettings;
    itemIds?: readonly string[] | undefined;
    foot?: NewsletterOrder['foot'];
  },
): Promise<RenderedNewsletter & { logo: ShownLogo | undefined }> {
  const { db, clock, mailWords } = parts;
  const { locale, listId, itemIds, foot } = asked;
  const list = await ownList(db, actor, listId);
  const { title, colours, ...settings } = asked.settings
    ? cleanedTexts(asked.settings, 'body.settings')
    : await draftOf(db, list);
  const entries = await entriesOf(parts, actor, list, itemIds, { locale, base: mailWords.address });
  const now = clock.now();
  const logo = settings.header.logo
    ? await shownLogo({ db, address: mailWords.address }, actor.organisationId)
    : undefined;
  const rendered = renderNewsletter({
    ...{ locale, settings },
    ...(foot ? { foot } : {}),
    productName: mailWords.productName,
    organisation: actor.organisation,
    title: title ?? list.title,
    colours: colours ?? (await readColours(db, actor, now)).effective,
    day: dayOf(now.getTime()),
    entries: settings.show.summary ? await withSummaries(parts, actor, entries, locale) : entries,
    ...(logo ? { logo: { ...logo, src: logo.address } } : {}),
  });
  return { ...rendered, logo };
}

/** The user's list, once it is certain that they may have lists at all. */
function ownList(db: PeopleStore, actor: Actor, listId: string): Promise<ListRow> {
  requireModule(actor, 'listManager');
  return requireList(db, actor.userId, listId);
}

async function draftOf(db: PeopleStore, { id }: ListRow): Promise<NewsletterSettings> {
  const kept = await db
    .selectFrom('newsletterDrafts')
    .select('settings')
    .where('listId', '=', id)
    .executeTakeFirst();
  // One that an older version kept and that is none any more is as if it had not been kept.
  const draft = kept && NewsletterSettings.safeParse(JSON.parse(kept.settings)).data;
  return draft ?? NewsletterSettings.parse({});
}

/** Settings with an intro and a closing that may be shown. @throws EC-02 for one that is too long */
export const cleanedTexts = <S extends { intro: string; closing: string }>(settings: S, at: string): S => ({
  ...settings,
  intro: cleanRichText(settings.intro, `${at}.intro`),
  closing: cleanRichText(settings.closing, `${at}.closing`),
});

/** One document at a time: their texts can be long. */
async function withSummaries(
  { documents, shortSummaryOf }: NewsletterParts,
  { userId }: Actor,
  entries: readonly ListEntry[],
  locale: Locale,
): Promise<ListEntry[]> {
  const told: ListEntry[] = [];
  for (const entry of entries) {
    const [document] = entry.documentId === undefined ? [] : await documents.getMany([entry.documentId]);
    const summary = document && (await shortSummaryOf(document, { userId, locale }));
    told.push(summary && entry.kind === 'item' ? { ...entry, summary } : entry);
  }
  return told;
}
