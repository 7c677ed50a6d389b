import {
  card,
  cell,
  dot,
  heading,
  link,
  marked,
  paragraph,
  small,
  title,
  toned,
} from '#platform/mail/blocks.ts';
import { light } from '#platform/mail/colours.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { mailPage } from '#platform/mail/frame.ts';
import { type Html, markup, oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { Digest, DigestLine, DigestSearch } from './digest-contents.ts';
import { type FactsOf, type LineFacts, namesOf, shortQuery } from './line-facts.ts';
import { leftAddress, mailAddress, settingsAddress } from './mail-links.ts';
import type { ShownSearch } from './visible-lines.ts';

/** Searches named in the overview at the top, and names of those without a line of their own. */
const mostNamed = 12;

/** The HTML of a digest that shows these lines, each with at most so many passages. */
export function digestHtml(
  digest: Digest,
  subject: string,
  shown: readonly ShownSearch[],
  factsOf: FactsOf,
  passages: number,
): string {
  const { locale, productName } = digest;
  const withLines = shown.filter(({ lines }) => lines.length > 0);
  const without = shown.filter(({ lines }) => lines.length === 0);
  return mailPage({
    locale,
    productName,
    title: subject,
    preview: previewOf(digest),
    rows: [
      card([cell(shown.length === 0 ? nothingNew(digest) : overview(digest, shown))], true),
      ...withLines.map((section) => card(sectionRows(digest, section, factsOf, passages))),
      ...(without.length === 0 ? [] : [card([cell(unshown(digest, without))])]),
    ],
    footer: footer(digest),
  });
}

function overview(digest: Digest, shown: readonly ShownSearch[]): Html[] {
  const { locale, kind, slotDay, firstName, productName } = digest;
  const { number, longDay } = mailDates(locale);
  const total = shown.reduce((sum, { search }) => sum + search.lines.length, 0);
  return [
    title(say(locale, 'mail.digest.count', { count: total, number: number(total) })),
    small(`${longDay(slotDay)} · ${say(locale, `mail.digest.kinds.${kind}`)}`, 4),
    paragraph(say(locale, `mail.digest.intro.${kind}`, { firstName: oneLine(firstName) }), 12),
    ...alreadyDirect(digest),
    ...(shown.length > 1 ? [contents(digest, shown)] : []),
    paragraph(link(mailAddress(digest), say(locale, 'mail.digest.openAll', { productName })), 12),
  ];
}

/** The searches of the mail and how many each found, to see at a glance what to read. */
function contents(digest: Digest, shown: readonly ShownSearch[]): Html {
  const { locale } = digest;
  const { number } = mailDates(locale);
  const rest = shown.length - mostNamed;
  const row = (name: string | Html, count: string) =>
    markup`<tr><td class="t b" style="padding:5px 0;border-top:1px solid ${light.border};font-size:14px;line-height:20px;color:${light.text}">${name}</td><td class="t3 b" align="right" style="padding:5px 0 5px 12px;border-top:1px solid ${light.border};font-size:14px;line-height:20px;color:${light.text3};white-space:nowrap">${count}</td></tr>`;
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin-top:16px">${[
    ...shown.slice(0, mostNamed).map(({ search }) => row(oneLine(search.title), number(search.lines.length))),
    rest > 0
      ? row(
          say(locale, 'mail.digest.moreSearches', { count: rest, number: number(rest) }),
          number(sumOf(shown.slice(mostNamed))),
        )
      : undefined,
  ]}</table>`;
}

function sectionRows(
  digest: Digest,
  { search, lines, left }: ShownSearch,
  factsOf: FactsOf,
  passages: number,
): Html[] {
  const { locale, unsubscribe } = digest;
  return [
    sectionHead(digest, search),
    ...lines.map((line) => lineRow(digest, line, factsOf(search, line), passages)),
    cell(
      [
        ...(left > 0 ? [leftLink(digest, search, lines.length, left)] : []),
        small(link(unsubscribe.search(search.id), say(locale, 'mail.digest.searchOff')), 0),
      ],
      { line: true },
    ),
  ];
}

function sectionHead({ locale }: Digest, { title: name, dashboard, query, lines }: DigestSearch): Html {
  const { number } = mailDates(locale);
  const words = shortQuery(query);
  const count = say(locale, 'mail.digest.count', { count: lines.length, number: number(lines.length) });
  return cell(
    [
      heading(oneLine(name)),
      small(`${say(locale, `shell.domainNames.${dashboard}`)} · ${count}`, 2),
      ...(words === '' ? [] : [small(say(locale, 'mail.digest.lookingFor', { query: words }), 2)]),
    ],
    { raised: true },
  );
}

/** A document as in the timeline: what and where it is from, its title, the passages, and why it is here. */
function lineRow({ locale }: Digest, line: DigestLine, facts: LineFacts, passages: number): Html {
  return cell(
    [
      small(headParts(locale, facts), 0),
      markup`<h3 style="margin:3px 0 0;font-size:16px;line-height:22px;font-weight:600"><a class="a" href="${facts.address}" lang="${line.line.language}" style="color:${light.accent}">${marked(facts.title.text, facts.title.marks)}</a></h3>`,
      ...facts.passages.slice(0, passages).map(({ text, marks }, index) => passage(line, text, marks, index)),
      small([markup`<b style="font-weight:600">${say(locale, 'mail.digest.why')}</b> ${facts.why}`]),
      facts.alsoIn === undefined ? undefined : small(facts.alsoIn, 2),
    ],
    { line: true },
  );
}

function passage(
  { line }: DigestLine,
  text: string,
  marks: readonly (readonly [number, number])[],
  index: number,
): Html {
  return markup`<p class="t2" lang="${line.language}" style="margin:${index === 0 ? 5 : 2}px 0 0;font-size:14px;line-height:21px;color:${light.text2}">${marked(text, marks)}</p>`;
}

function headParts(locale: Digest['locale'], facts: LineFacts): Html[] {
  const parts: Html[] = [];
  if (facts.updated !== undefined) parts.push(toned('w', facts.updated));
  if (facts.closed) parts.push(toned('w', say(locale, 'mail.digest.closed')));
  if (facts.type !== '') {
    parts.push(
      markup`${dot(facts.family)}<b class="t" style="font-weight:600;color:${light.text}">${facts.type}</b>`,
    );
  }
  if (facts.institution !== '') parts.push(markup`${facts.institution}`);
  parts.push(markup`<span style="white-space:nowrap">${facts.date}</span>`);
  if (facts.outcome !== undefined) parts.push(markup`${facts.outcome}`);
  if (facts.demo !== undefined) parts.push(markup`${facts.demo}`);
  return parts.flatMap((part, index) => (index === 0 ? [part] : [markup` · `, part]));
}

function leftLink(digest: Digest, search: DigestSearch, after: number, left: number): Html {
  const { locale } = digest;
  const words = say(locale, 'mail.digest.left', { count: left, number: mailDates(locale).number(left) });
  return markup`<p class="t" style="margin:0 0 10px;font-size:15px;line-height:22px;color:${light.text}"><b style="font-weight:600">${words}</b> · ${link(leftAddress(digest, search.id, after), say(locale, 'mail.digest.leftHint'))}</p>`;
}

/** Searches for which no room was left: each by its name and number. */
function unshown(digest: Digest, without: readonly ShownSearch[]): Html[] {
  const { locale } = digest;
  const { number } = mailDates(locale);
  const total = sumOf(without);
  const names = without.map(({ search }) => `${search.title} (${number(search.lines.length)})`);
  return [
    heading(say(locale, 'mail.digest.left', { count: total, number: number(total) })),
    paragraph(namesOf(locale, names, mostNamed), 4),
    paragraph(link(mailAddress(digest), say(locale, 'mail.digest.leftHint'))),
  ];
}

function nothingNew(digest: Digest): Html[] {
  const { locale, kind, slotDay, firstName } = digest;
  return [
    title(say(locale, 'mail.digest.nothingSubject')),
    small(`${mailDates(locale).longDay(slotDay)} · ${say(locale, `mail.digest.kinds.${kind}`)}`, 4),
    paragraph(say(locale, `mail.digest.nothing.${kind}`, { firstName: oneLine(firstName) }), 12),
    ...alreadyDirect(digest),
    small(
      [
        markup`${say(locale, 'mail.digest.nothingWhy')} `,
        link(settingsAddress(digest), say(locale, 'mail.digest.nothingOff')),
      ],
      16,
    ),
  ];
}

function alreadyDirect({ locale, alreadyDirect: count }: Digest): Html[] {
  if (count === 0) return [];
  return [paragraph(say(locale, 'mail.digest.alreadyDirect', { number: mailDates(locale).number(count) }))];
}

function footer(digest: Digest): Html[] {
  const { locale, productName, supportEmail, unsubscribe } = digest;
  return [
    small(say(locale, 'mail.digest.footer', { productName, supportEmail }), 0),
    small([
      link(settingsAddress(digest), say(locale, 'mail.digest.settings')),
      markup` &nbsp;·&nbsp; `,
      link(unsubscribe.all, say(locale, 'mail.digest.allOff')),
    ]),
  ];
}

function previewOf({ locale, kind, searches, firstName }: Digest): string {
  const first = searches.flatMap(({ lines }) => lines).slice(0, 3);
  if (first.length === 0)
    return say(locale, `mail.digest.nothing.${kind}`, { firstName: oneLine(firstName) });
  return first
    .map(({ line }) => oneLine(line.title.text))
    .join(' · ')
    .slice(0, 300);
}

const sumOf = (shown: readonly ShownSearch[]): number =>
  shown.reduce((sum, { search }) => sum + search.lines.length, 0);
