import type { NewsletterParts } from 'contract/newsletter';
import type { Locale } from 'contract/users';
import { calm, markup, shortened } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { ExportItem } from '../entries.ts';
import { blocksOf, safeHref } from '../rich-text.ts';

/** How much of the texts of items is told; less where the whole would be cut off. */
export interface Measure {
  /** Characters of a note, passage, summary or description; undefined: all. */
  text: number | undefined;
  /** Also passages and summaries. */
  quotes: boolean;
}

/** What an item says, chosen by the switches, all still to be escaped. */
export interface ItemFacts {
  title: string | undefined;
  titleHref: string | undefined;
  facts: string;
  remark: string | undefined;
  note: string | undefined;
  passage: string | undefined;
  /** From whom is empty where nobody is known. */
  quotations: { words: string; from: string }[];
  summary: { text: string; made: string } | undefined;
  description: string | undefined;
  links: { href: string; text: string }[];
  /** On as few bytes as may be. */
  brief: boolean;
}

export function itemFacts(
  item: ExportItem,
  {
    show,
    measure,
    locale,
    productName,
  }: { show: NewsletterParts; measure: Measure; locale: Locale; productName: string },
): ItemFacts {
  const said = (wanted: boolean, text: string | undefined) => {
    const clean = wanted && text !== undefined ? text.trim() : '';
    if (clean === '' || measure.text === 0) return undefined;
    return measure.text === undefined ? clean : shortened(clean, measure.text);
  };
  const { summary, description } = item;
  const summaryText = said(show.summary && measure.quotes, summary?.text);
  const hrefs = {
    source: item.sourceUrl === undefined ? undefined : safeHref(item.sourceUrl),
    page: item.pageUrl === undefined ? undefined : safeHref(item.pageUrl),
  };
  const whole = measure.text === undefined;
  return {
    title: show.title ? calm(item.title) : undefined,
    titleHref: (show.sourceLink ? hrefs.source : undefined) ?? (show.pageLink ? hrefs.page : undefined),
    facts: [show.type && item.type, show.source && item.source, show.date && item.date]
      .filter((fact): fact is string => typeof fact === 'string' && fact !== '')
      .map(calm)
      .join(' · '),
    remark: item.remark,
    note: said(show.note, item.note),
    passage: said(show.passage && measure.quotes, item.passage),
    quotations: (item.quotations ?? []).flatMap(({ words: all, from }) => {
      const words = said(show.passage && measure.quotes, all);
      return words === undefined ? [] : { words, from };
    }),
    summary:
      summary && summaryText !== undefined
        ? { text: summaryText, made: say(locale, summary.byAi ? 'exports.madeByAi' : 'exports.extract') }
        : undefined,
    // An update is what its text says: it stays as long as there is room for any.
    description:
      description === undefined || measure.text === 0
        ? undefined
        : whole
          ? description
          : shortRich(description, measure.text!),
    brief: measure.text === 0,
    links: [
      ...(show.sourceLink && hrefs.source !== undefined
        ? [{ href: hrefs.source, text: say(locale, 'exports.links.source') }]
        : []),
      ...(show.pageLink && hrefs.page !== undefined
        ? [{ href: hrefs.page, text: say(locale, 'exports.links.page', { productName }) }]
        : []),
    ],
  };
}

/** Rich text with its first words alone. */
const shortRich = (html: string, most: number): string => {
  const text = blocksOf(html)
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join(' ');
  return text.length <= most ? html : markup`<p>${shortened(text, most)}</p>`.html;
};
