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
import {
  countOf,
  type Digest,
  type DigestLine,
  type DigestSearch,
  headOf,
  hiddenSearches,
  leftAddress,
  mailAddress,
  mostNamed,
  type VisibleSearch,
} from './digest-contents.ts';
import { type FactsOf, type LineFacts, shortQuery } from './line-facts.ts';
import { counted, mailEnd } from './mail.ts';
import type { StepsFacts } from './step-words.ts';

/** The HTML of a digest with these lines, each with at most so many passages. */
export function digestHtml(
  digest: Digest,
  subject: string,
  visible: readonly VisibleSearch[],
  factsOf: FactsOf,
  passages: number,
): string {
  const { locale, productName } = digest;
  const without = visible.filter(({ lines }) => lines.length === 0);
  return mailPage({
    locale,
    productName,
    title: subject,
    preview: previewOf(digest),
    rows: [
      card([cell(overview(digest, visible))], true),
      ...visible
        .filter(({ lines }) => lines.length > 0)
        .map((section) => card(sectionRows(digest, section, factsOf, passages))),
      ...(without.length === 0 ? [] : [card([cell(withoutLines(digest, without))])]),
    ],
    footer: mailEnd(digest, 'mail.digest.footer').html,
  });
}

function overview(digest: Digest, visible: readonly VisibleSearch[]): Html[] {
  const { locale, productName, address } = digest;
  const head = headOf(digest);
  const nothingNew = [
    markup`${say(locale, 'mail.digest.nothingWhy')} `,
    link(`${address}/settings`, say(locale, 'mail.digest.nothingOff')),
  ];
  return [
    title(head.title),
    small(head.what, 4),
    paragraph(head.intro, 12),
    ...head.alreadyDirect.map((words) => paragraph(words)),
    ...(visible.length > 1 ? [contents(digest, visible)] : []),
    visible.length > 0
      ? paragraph(link(mailAddress(digest), say(locale, 'mail.digest.openAll', { productName })), 12)
      : small(nothingNew, 16),
  ];
}

/** The searches of the mail and how many each found, to see at a glance what to read. */
function contents(digest: Digest, visible: readonly VisibleSearch[]): Html {
  const { locale } = digest;
  const { number } = mailDates(locale);
  const rest = visible.length - mostNamed;
  const row = (name: string | Html, count: string) =>
    markup`<tr><td class="t b" style="padding:5px 0;border-top:1px solid ${light.border};font-size:14px;line-height:20px;color:${light.text}">${name}</td><td class="t3 b" align="right" style="padding:5px 0 5px 12px;border-top:1px solid ${light.border};font-size:14px;line-height:20px;color:${light.text3};white-space:nowrap">${count}</td></tr>`;
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin-top:16px">${[
    ...visible
      .slice(0, mostNamed)
      .map(({ search }) => row(oneLine(search.title), number(search.lines.length))),
    rest > 0
      ? row(
          counted(locale, 'mail.digest.moreSearches', rest),
          number(countOf(digest.searches.slice(mostNamed))),
        )
      : undefined,
  ]}</table>`;
}

function sectionRows(
  digest: Digest,
  { search, lines, hidden }: VisibleSearch,
  factsOf: FactsOf,
  passages: number,
): Html[] {
  const { locale, unsubscribe } = digest;
  return [
    sectionHead(digest, search),
    ...lines.map((line) => lineRow(digest, line, factsOf(search, line), passages)),
    cell(
      [
        ...(hidden > 0 ? [leftLink(digest, search, lines.length, hidden)] : []),
        small(link(unsubscribe.search(search.id), say(locale, 'mail.digest.searchOff')), 0),
      ],
      { line: true },
    ),
  ];
}

function sectionHead({ locale }: Digest, { title: name, dashboard, query, lines }: DigestSearch): Html {
  const words = shortQuery(query);
  const count = counted(locale, 'mail.digest.count', lines.length);
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
      ...facts.steps.map((one) => paragraph(stepParts(one), 5)),
      ...facts.passages.slice(0, passages).map(({ text, marks }, index) => passage(line, text, marks, index)),
      small([markup`<b style="font-weight:600">${say(locale, 'mail.digest.why')}</b> ${facts.why}`]),
      facts.alsoIn === undefined ? undefined : small(facts.alsoIn, 2),
    ],
    { line: true },
  );
}

function stepParts({ words, page }: StepsFacts): Html[] {
  const said = words.map((one) => markup`<b style="font-weight:600">${one}</b>`);
  const parts = page ? [...said, link(page.address, page.name)] : said;
  return parts.flatMap((part, index) => (index === 0 ? [part] : [markup` · `, part]));
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

function leftLink(digest: Digest, search: DigestSearch, after: number, hidden: number): Html {
  const { locale } = digest;
  const words = counted(locale, 'mail.digest.left', hidden);
  return markup`<p class="t" style="margin:0 0 10px;font-size:15px;line-height:22px;color:${light.text}"><b style="font-weight:600">${words}</b> · ${link(leftAddress(digest, search.id, after), say(locale, 'mail.digest.leftHint'))}</p>`;
}

/** Searches for which no room was left: each by its name and number. */
function withoutLines(digest: Digest, without: readonly VisibleSearch[]): Html[] {
  const [count, names] = hiddenSearches(digest, without);
  return [
    heading(count),
    paragraph(names, 4),
    paragraph(link(mailAddress(digest), say(digest.locale, 'mail.digest.leftHint'))),
  ];
}

function previewOf(digest: Digest): string {
  const first = digest.searches.flatMap(({ lines }) => lines).slice(0, 3);
  if (first.length === 0) return headOf(digest).intro;
  return first
    .map(({ line }) => oneLine(line.title.text))
    .join(' · ')
    .slice(0, 300);
}
