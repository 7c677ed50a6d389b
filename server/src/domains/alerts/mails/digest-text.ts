import { mailDates } from '#platform/mail/dates.ts';
import { oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import { leftAddress, mailAddress, settingsAddress } from './mail-links.ts';
import type { Digest } from './digest-contents.ts';
import { type FactsOf, type LineFacts, namesOf, shortQuery } from './line-facts.ts';
import type { ShownSearch } from './visible-lines.ts';

/** The same mail as plain text. */
export function digestText(digest: Digest, shown: readonly ShownSearch[], factsOf: FactsOf): string {
  const { locale, kind, slotDay, firstName, productName, supportEmail, unsubscribe } = digest;
  const { number, longDay } = mailDates(locale);
  const total = shown.reduce((sum, { search }) => sum + search.lines.length, 0);
  const withLines = shown.filter(({ lines }) => lines.length > 0);
  const without = shown.filter(({ lines }) => lines.length === 0);
  const head =
    total === 0
      ? say(locale, 'mail.digest.nothingSubject')
      : say(locale, 'mail.digest.count', { count: total, number: number(total) });
  const blocks = [
    `${head}\n${longDay(slotDay)} · ${say(locale, `mail.digest.kinds.${kind}`)}`,
    say(locale, `mail.digest.${total === 0 ? 'nothing' : 'intro'}.${kind}`, {
      firstName: oneLine(firstName),
    }),
  ];
  if (digest.alreadyDirect > 0) {
    blocks.push(say(locale, 'mail.digest.alreadyDirect', { number: number(digest.alreadyDirect) }));
  }
  if (total > 0)
    blocks.push(`${say(locale, 'mail.digest.openAll', { productName })}:\n${mailAddress(digest)}`);
  else blocks.push(say(locale, 'mail.digest.nothingWhy'));
  for (const section of withLines) blocks.push(...sectionBlocks(digest, section, factsOf));
  if (without.length > 0) {
    const left = without.reduce((sum, { search }) => sum + search.lines.length, 0);
    const names = without.map(({ search }) => `${search.title} (${number(search.lines.length)})`);
    blocks.push(
      `${say(locale, 'mail.digest.left', { count: left, number: number(left) })}: ${namesOf(locale, names, 12)}\n${mailAddress(digest)}`,
    );
  }
  blocks.push(
    `-- \n${say(locale, 'mail.digest.footer', { productName, supportEmail })}`,
    `${say(locale, 'mail.digest.settings')}: ${settingsAddress(digest)}`,
    `${say(locale, 'mail.digest.allOff')}: ${unsubscribe.all}`,
  );
  return `${blocks.join('\n\n')}\n`;
}

function sectionBlocks(digest: Digest, { search, lines, left }: ShownSearch, factsOf: FactsOf): string[] {
  const { locale, unsubscribe } = digest;
  const { number } = mailDates(locale);
  const name = `${oneLine(search.title)} (${number(search.lines.length)})`;
  const words = shortQuery(search.query);
  const rule = '='.repeat(Math.min(name.length, 72));
  const looking = words === '' ? '' : `\n${say(locale, 'mail.digest.lookingFor', { query: words })}`;
  return [
    `${name}\n${rule}${looking}`,
    ...lines.map((line, index) => lineBlock(digest, factsOf(search, line), index + 1)),
    ...(left > 0
      ? [
          `${say(locale, 'mail.digest.left', { count: left, number: number(left) })}:\n${leftAddress(digest, search.id, lines.length)}`,
        ]
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
    ...facts.passages.map(({ text }) => oneLine(text)),
    `${say(locale, 'mail.digest.why')} ${facts.why}`,
    ...(facts.alsoIn === undefined ? [] : [facts.alsoIn]),
    facts.address,
  ].join('\n   ');
}
