import type { Locale } from 'contract/users';
import { link, small } from '#platform/mail/blocks.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { type Html, markup, oneLine } from '#platform/mail/html.ts';
import type { UnsubscribeLinks } from '#platform/mail/unsubscribe-links.ts';
import { say } from '#platform/words.ts';

/** What every mail is made with. */
export interface Letterhead {
  locale: Locale;
  productName: string;
  /** Public base URL of the product, without a slash at its end. */
  address: string;
  supportEmail: string;
  firstName: string;
}

/** A mail about what saved searches find, with the ways to switch it off. */
export interface AlertMail extends Letterhead {
  deliveryId: string;
  unsubscribe: UnsubscribeLinks;
}

/** A mail as it is kept until it is sent; the address is the user's at that moment. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Beside those every mail has. */
  headers: Record<string, string>;
}

/** Bytes of HTML beyond which a mailbox cuts a mail off (decision 4.23). */
export const mostBytes = 90_000;
/** Characters of the names in a subject; a mailbox shows about so many. */
const subjectNames = 120;

/** Words with a number in them. */
export function counted(locale: Locale, key: string, count: number, values: object = {}): string {
  return say(locale, key, { ...values, count, number: mailDates(locale).number(count) });
}

/** Names with commas, and how many there are besides. */
export function namesOf(locale: Locale, names: readonly string[], most: number): string {
  const visible = names.slice(0, most).map(oneLine).join(', ');
  const rest = names.length - most;
  return rest > 0 ? say(locale, 'mail.digest.andMore', { names: visible, count: rest }) : visible;
}

/** Some of the names of searches with how many there are besides, as fits in a subject. */
export function subjectNamesOf(locale: Locale, searches: readonly { title: string }[]): string {
  const titles = searches.map(({ title }) => title);
  let fitting = 1;
  while (fitting < titles.length && titles.slice(0, fitting + 1).join(', ').length <= subjectNames)
    fitting += 1;
  return namesOf(locale, titles, fitting);
}

/** The end of a mail, as HTML and as text: what it is sent for, and how to get fewer of it. */
export function mailEnd(
  { locale, productName, address, supportEmail, unsubscribe }: AlertMail,
  sentFor: 'mail.digest.footer' | 'agendaMails.footer',
  searchesOff: readonly { words: string; address: string }[] = [],
): { html: Html[]; text: string[] } {
  const footer = say(locale, sentFor, { productName, supportEmail });
  const settings = { words: say(locale, 'mail.digest.settings'), address: `${address}/settings` };
  const allOff = { words: say(locale, 'mail.digest.allOff'), address: unsubscribe.all };
  return {
    html: [
      small(footer, 0),
      ...searchesOff.map((one) => small(link(one.address, one.words), 4)),
      small([
        link(settings.address, settings.words),
        markup` &nbsp;·&nbsp; `,
        link(allOff.address, allOff.words),
      ]),
    ],
    text: [
      `-- \n${footer}`,
      ...searchesOff.map((one) => `${one.words}:\n${one.address}`),
      ...[settings, allOff].map((one) => `${one.words}: ${one.address}`),
    ],
  };
}
