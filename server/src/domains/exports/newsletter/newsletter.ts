import type { ColourPair } from 'contract/colours';
import { newsletterBytes, type NewsletterSettings, type RenderedNewsletter } from 'contract/newsletter';
import type { Locale } from 'contract/users';
import { mailDates } from '#platform/mail/dates.ts';
import { calm, oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import { type ExportEntry, itemsIn, mostWithoutContents } from '../entries.ts';
import { itemFacts, type Measure } from './item-facts.ts';
import { looksOf } from './looks.ts';
import { type Foot, newsletterPage, type Part } from './page.ts';
import { newsletterText } from './text.ts';

/** What a newsletter is made of; `settings.title` and colours are settled. */
export interface NewsletterOrder {
  locale: Locale;
  productName: string;
  organisation: string;
  title: string;
  colours: ColourPair;
  /** The day it is of. */
  day: string;
  settings: Omit<NewsletterSettings, 'title' | 'colours'>;
  entries: readonly ExportEntry[];
  /** Where mail programs find it, pixels, and what is read where it is not seen. */
  logo?: { src: string; width: number; height: number; alt: string };
  /** Small print at the end, for readers who are no users. */
  foot?: Foot;
}

/** From the whole to titles alone: the first that fits is taken. */
const measures: readonly Measure[] = [
  { text: undefined, quotes: true },
  { text: 400, quotes: true },
  { text: 200, quotes: false },
  { text: 0, quotes: false },
];

/**
 * A list as a newsletter: HTML that survives the mail programs of specification part 4 and stays below what they cut
 * off, and the same as plain text. Items of which not even the title fits are counted and said.
 */
export function renderNewsletter(order: NewsletterOrder): RenderedNewsletter {
  for (const [step, measure] of measures.entries()) {
    const html = pageOf(order, order.entries, measure, 0);
    if (bytesOf(html) < newsletterBytes) return rendered(order, html, step > 0, 0);
  }
  const least = measures.at(-1)!;
  const total = itemsIn(order.entries);
  const leftOutAt = (kept: number) => total - itemsIn(order.entries.slice(0, kept));
  let [fits, tooMany] = [0, order.entries.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const html = pageOf(order, order.entries.slice(0, middle), least, leftOutAt(middle));
    if (bytesOf(html) < newsletterBytes) fits = middle;
    else tooMany = middle;
  }
  const leftOut = leftOutAt(fits);
  return rendered(order, pageOf(order, order.entries.slice(0, fits), least, leftOut), true, leftOut);
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

function rendered(
  order: NewsletterOrder,
  html: string,
  shortened: boolean,
  leftOut: number,
): RenderedNewsletter {
  const parts = partsOf(order, order.entries, measures[0]!);
  const { locale, title, organisation, day, settings, foot } = order;
  return {
    subject: oneLine(title),
    html,
    text: newsletterText({
      ...settings,
      title,
      organisation,
      date: mailDates(locale).longDay(day),
      parts,
      foot,
    }),
    bytes: bytesOf(html),
    shortened,
    leftOut,
  };
}

function pageOf(
  order: NewsletterOrder,
  entries: readonly ExportEntry[],
  measure: Measure,
  leftOut: number,
): string {
  const { locale, organisation, title, colours, day, settings, logo, foot } = order;
  const parts = partsOf(order, entries, measure);
  const number = mailDates(locale).number(leftOut);
  return newsletterPage({
    ...settings,
    ...{ locale, title: oneLine(title), organisation, parts },
    ...(logo ? { logo } : {}),
    foot,
    date: mailDates(locale).longDay(day),
    looks: looksOf(colours),
    contents:
      settings.contents && itemsIn(entries) > mostWithoutContents
        ? say(locale, 'exports.newsletter.contents')
        : undefined,
    more: leftOut > 0 ? say(locale, 'exports.newsletter.more', { count: leftOut, number }) : undefined,
  });
}

/** Entries by section: what stands before the first subheading has none. */
function partsOf(
  { locale, productName, settings: { show } }: NewsletterOrder,
  entries: readonly ExportEntry[],
  measure: Measure,
): Part[] {
  const parts: Part[] = [{ heading: undefined, items: [] }];
  for (const entry of entries) {
    if (entry.kind === 'heading') parts.push({ heading: calm(entry.title), items: [] });
    else parts.at(-1)!.items.push(itemFacts(entry, { show, measure, locale, productName }));
  }
  return parts.filter(({ heading, items }) => heading !== undefined || items.length > 0);
}
