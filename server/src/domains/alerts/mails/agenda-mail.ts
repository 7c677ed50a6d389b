import type { Locale } from 'contract/users';
import type { UnsubscribeLinks } from '#platform/mail/unsubscribe-links.ts';
import { card, cell, link, small } from '#platform/mail/blocks.ts';
import { mailPage } from '#platform/mail/frame.ts';
import { type Html, markup, oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';

/** What every mail about meetings is made with. */
export interface AgendaMail {
  locale: Locale;
  productName: string;
  /** Public base URL of the product, without a slash at its end. */
  address: string;
  supportEmail: string;
  firstName: string;
  deliveryId: string;
  /** The Amsterdam day of the mail, `YYYY-MM-DD`. */
  day: string;
  /** The saved searches whose meetings are in it, in order. */
  searches: readonly MailSearch[];
  unsubscribe: UnsubscribeLinks;
}

/** A saved search of the agenda as a mail names it. */
interface MailSearch {
  id: string;
  title: string;
  query: string;
}

/** Characters of the names in a subject; a mailbox shows about so many. */
const subjectNames = 120;
/** Searches that can be switched off one by one at the end of a mail. */
const mostSearches = 10;

/** Some of the names with how many there are besides, as fits in a subject. */
export function subjectNamesOf(locale: Locale, searches: readonly MailSearch[]): string {
  const titles = searches.map(({ title }) => title);
  let fitting = 1;
  while (fitting < titles.length && titles.slice(0, fitting + 1).join(', ').length <= subjectNames)
    fitting += 1;
  return someOf(locale, titles, fitting);
}

/** Names with commas, and how many there are besides. */
export function someOf(locale: Locale, names: readonly string[], most: number): string {
  const shown = names.slice(0, most).map(oneLine).join(', ');
  const rest = names.length - most;
  return rest > 0 ? say(locale, 'agendaMails.andMore', { names: shown, count: rest }) : shown;
}

/** The HTML of a mail about meetings: what it is about, its cards, and how to get fewer of it. */
export function agendaPage(
  mail: AgendaMail,
  content: { title: string; preview: string; head: readonly Html[]; cards: readonly (readonly Html[])[] },
): string {
  const { locale, productName, address, supportEmail, unsubscribe } = mail;
  const off = mail.searches
    .slice(0, mostSearches)
    .map(({ id, title }) =>
      small(
        link(unsubscribe.agendaSearch(id), say(locale, 'agendaMails.searchOff', { name: oneLine(title) })),
        4,
      ),
    );
  return mailPage({
    locale,
    productName,
    title: content.title,
    preview: content.preview.slice(0, 300),
    rows: [card([cell(content.head)], true), ...content.cards.map((rows) => card(rows))],
    footer: [
      small(say(locale, 'agendaMails.footer', { productName, supportEmail }), 0),
      ...off,
      small([
        link(`${address}/settings`, say(locale, 'mail.digest.settings')),
        markup` &nbsp;·&nbsp; `,
        link(unsubscribe.all, say(locale, 'mail.digest.allOff')),
      ]),
    ],
  });
}

/** The end of the same mail as plain text. */
export function agendaTextEnd(mail: AgendaMail): string[] {
  const { locale, productName, address, supportEmail, unsubscribe, searches } = mail;
  return [
    `-- \n${say(locale, 'agendaMails.footer', { productName, supportEmail })}`,
    ...searches
      .slice(0, mostSearches)
      .map(
        ({ id, title }) =>
          `${say(locale, 'agendaMails.searchOff', { name: oneLine(title) })}:\n${unsubscribe.agendaSearch(id)}`,
      ),
    `${say(locale, 'mail.digest.settings')}: ${address}/settings`,
    `${say(locale, 'mail.digest.allOff')}: ${unsubscribe.all}`,
  ];
}
