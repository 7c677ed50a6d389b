import { dayOf } from 'contract/amsterdam';
import type { ComparedArticle, ComparedSide, exportComparison } from 'contract/comparisons';
import type { Parsed } from 'contract/endpoint';
import type { Locale } from 'contract/users';
import { documentPage } from '#domains/documents/index.ts';
import { type ComparedLine, composeWord, type ExportItem, fileName } from '#domains/exports/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { say } from '#platform/words.ts';
import { articlesIn, type ComparisonParts, type WholeComparison, wholeComparison } from './comparison.ts';

/** What a Word file says of the product. */
export interface WordParts {
  clock: Clock;
  /** Public base URL of the product, without a slash at its end. */
  baseUrl: string;
  productName: string;
}

type Asked = Parsed<typeof exportComparison>['body'];
type Say = (key: string, values?: Record<string, string | number>) => string;

/** A comparison as a Word file with its marks, and its name. @throws as `wholeComparison` */
export async function comparisonWord(
  parts: ComparisonParts,
  { clock, baseUrl, productName }: WordParts,
  { actor, locale }: { actor: Actor; locale: Locale },
  asked: Asked,
): Promise<{ bytes: Buffer; name: string }> {
  const whole = await wholeComparison(parts, actor, asked);
  const words: Say = (key, values) => say(locale, `compare.${key}`, values);
  const { earlier, later } = whole;
  const names = { from: nameOf(words, earlier), to: nameOf(words, later) };
  const title = words('title', { number: later.document.numbers[0]?.value ?? '', ...names }).replace(
    /^: /u,
    '',
  );
  const today = dayOf(clock.now().getTime());
  const articles = whole.made ? articlesIn(whole.made, asked.onlyChanged) : [];
  const sides = [earlier, later].map((side): ExportItem => ({
    kind: 'item',
    title: nameOf(words, side),
    source: side.document.institution,
    date: mailDates(locale).longDay(dayOf(Date.parse(side.document.date))),
    note: side.document.title,
    ...(side.official === undefined ? {} : { sourceUrl: side.official }),
    pageUrl: documentPage(baseUrl, side.document),
  }));
  const bytes = await composeWord({
    locale,
    organisation: actor.organisation,
    productName,
    title,
    date: mailDates(locale).longDay(today),
    entries: [
      ...sides,
      { kind: 'item', title: words('page'), note: standing(words, whole, names) },
      ...articles.map((article) => itemOf(words, article)),
    ],
  });
  return { bytes, name: fileName(title, today) };
}

/** What was compared, and how to read it. */
function standing(words: Say, { by, made }: WholeComparison, names: { from: string; to: string }): string {
  if (!made) return by === 'scan' ? words('scan') : `${words('language')}. ${words('languageText', names)}`;
  const isSame = made.outline.every(({ state }) => state === 'same');
  return [
    words('standing'),
    ...(by === 'paragraphs' ? [words('byParagraph')] : []),
    ...(isSame ? [words('same')] : []),
  ].join('\n');
}

/** `Wetsvoorstel nr. 2`; another document by its title. */
function nameOf(words: Say, { kind, label, document }: ComparedSide): string {
  return kind ? `${words(`versions.${kind}`)} ${label}`.trim() : document.title;
}

function itemOf(words: Say, article: ComparedArticle): ExportItem {
  const { kind, number, heading, state, was, paragraphs, headingPieces } = article;
  const name =
    kind === 'chapter'
      ? number
      : kind === 'annex' && number !== ''
        ? words('kinds.annexNumbered', { number })
        : words(`kinds.${kind}`, { number });
  const headingChanged = headingPieces.some((each) => each.kind !== 'same') && state === 'changed';
  return {
    kind: 'item',
    title: `${name} ${heading}`.trim(),
    remark: [words(`states.${state}`), ...(was === undefined ? [] : [words('was', { number: was })])].join(
      ', ',
    ),
    compared: [
      ...(headingChanged ? [{ number: '', pieces: headingPieces }] : []),
      ...paragraphs.map(({ from, to, pieces }): ComparedLine => ({ number: to ?? from ?? '', pieces })),
    ],
  };
}
