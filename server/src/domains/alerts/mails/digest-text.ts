import { mailDates } from '#platform/mail/dates.ts';
import { oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import {
  countOf,
  type Digest,
  headOf,
  hiddenSearches,
  leftAddress,
  mailAddress,
  type VisibleSearch,
} from './digest-contents.ts';
import { type FactsOf, type LineFacts, shortQuery } from './line-facts.ts';
import { counted, mailEnd } from './mail.ts';

/** The same mail as plain text. */
export function digestText(digest: Digest, visible: readonly VisibleSearch[], factsOf: FactsOf): string {
  const { locale, productName } = digest;
  const { title, what, intro, alreadyDirect } = headOf(digest);
  const without = visible.filter(({ lines }) => lines.length === 0);
  const blocks = [
    `${title}\n${what}`,
    intro,
    ...alreadyDirect,
    countOf(digest.searches) > 0
      ? `${say(locale, 'mail.digest.openAll', { productName })}:\n${mailAddress(digest)}`
      : say(locale, 'mail.digest.nothingWhy'),
    ...visible
      .filter(({ lines }) => lines.length > 0)
      .flatMap((section) => sectionBlocks(digest, section, factsOf)),
    ...(without.length > 0 ? [`${hiddenSearches(digest, without).join(': ')}\n${mailAddress(digest)}`] : []),
    ...mailEnd(digest, 'mail.digest.footer').text,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function sectionBlocks(digest: Digest, { search, lines, hidden }: VisibleSearch, factsOf: FactsOf): string[] {
  const { locale, unsubscribe } = digest;
  const name = `${oneLine(search.title)} (${mailDates(locale).number(search.lines.length)})`;
  const words = shortQuery(search.query);
  const rule = '='.repeat(Math.min(name.length, 72));
  const looking = words === '' ? '' : `\n${say(locale, 'mail.digest.lookingFor', { query: words })}`;
  return [
    `${name}\n${rule}${looking}`,
    ...lines.map((line, index) => lineBlock(digest, factsOf(search, line), index + 1)),
    ...(hidden > 0
      ? [`${counted(locale, 'mail.digest.left', hidden)}:\n${leftAddress(digest, search.id, lines.length)}`]
      : []),
    `${say(locale, 'mail.digest.searchOff')}:\n${unsubscribe.search(search.id)}`,
  ];
}

function lineBlock({ locale }: Digest, facts: LineFacts, place: number): string {
  const about = [
    facts.updated,
    facts.closed ? say(locale, 'mail.digest.closed') : undefined,
    facts.type,
    facts.institution,
    facts.date,
    facts.outcome,
    facts.demo,
  ].filter((part) => part !== undefined && part !== '');
  return [
    `${place}. ${oneLine(facts.title.text)}`,
    about.join(' · '),
    ...facts.steps.flatMap(({ words, page }) => [
      ...words,
      ...(page ? [`${page.name}: ${page.address}`] : []),
    ]),
    ...facts.passages.map(({ text }) => oneLine(text)),
    `${say(locale, 'mail.digest.why')} ${facts.why}`,
    ...(facts.alsoIn === undefined ? [] : [facts.alsoIn]),
    facts.address,
  ].join('\n   ');
}
