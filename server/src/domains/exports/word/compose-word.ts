import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TableOfContents,
  TextRun,
} from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import type { Locale } from 'contract/users';
import { say } from '#platform/words.ts';
import {
  type ComparedLine,
  type ExportEntry,
  type ExportItem,
  itemsIn,
  mostWithoutContents,
} from '../entries.ts';
import { type Block, blocksOf, safeHref } from '../rich-text.ts';

/** What a Word file is made of. */
export interface WordOrder {
  locale: Locale;
  /** Stands in the header of every page, behind its logo where it has one: a PNG, shown at so many pixels. */
  organisation: string;
  logo?: { png: Uint8Array; width: number; height: number; alt: string };
  productName: string;
  title: string;
  /** The day of the file as the reader's language writes it. */
  date: string;
  entries: readonly ExportEntry[];
}

type Child = Paragraph | TableOfContents;

const languages: Record<Locale, string> = { nl: 'nl-NL', 'en-gb': 'en-GB' };
/** Items of which the pages are worked out beforehand: laying pages out takes 10 ms of the processor an item. */
const mostNumbered = 60;
const [bullets, numbers] = ['bullets', 'numbers'];
const grey = '5A6662';
const petrol = '0A5B68';
const [red, green] = ['A32020', '12683A'];

/** The bytes of a Word file with styles of headings, real lists, live links and page numbers (decision 7.12). */
export async function writeWord(order: WordOrder): Promise<Buffer> {
  const { locale, organisation, productName, title, date, entries } = order;
  const words = (key: string) => say(locale, `exports.word.${key}`);
  const hasSections = entries.some(({ kind }) => kind === 'heading');
  const hasContents = itemsIn(entries) > mostWithoutContents;
  const isNumbered = hasContents && itemsIn(entries) <= mostNumbered;
  // The title of the file is that of its only item already.
  const isAlone = entries.length === 1 && entries[0]!.title === title;
  const level = isAlone ? 0 : hasSections ? 2 : 1;
  const lists = { count: 0 };
  const children: Child[] = [
    textParagraph(title, { heading: HeadingLevel.TITLE }),
    textParagraph(date, { style: 'Facts' }),
    ...(hasContents
      ? [
          textParagraph(words('contents'), { style: 'ContentsTitle' }),
          new TableOfContents(words('contents'), {
            hyperlink: true,
            headingStyleRange: hasSections ? '1-2' : '1-1',
            ...(isNumbered ? {} : { pageNumbersEntryLevelsRange: '1-2' }),
            beginDirty: false,
          }),
        ]
      : []),
    ...entries.flatMap((entry) =>
      entry.kind === 'heading'
        ? [textParagraph(entry.title, { heading: HeadingLevel.HEADING_1, keepNext: true })]
        : itemOf(entry, { locale, productName, level, lists }),
    ),
  ];
  return Packer.toBuffer(
    new Document({
      title: plain(title),
      creator: plain(organisation),
      // Written whole: Word asks its reader before it works out a field.
      ...(isNumbered ? { pageNumbers: estimatePageNumbers } : {}),
      lastModifiedBy: plain(organisation),
      styles: stylesFor(languages[locale]),
      numbering: {
        config: [
          { reference: bullets, levels: levelsOf(LevelFormat.BULLET) },
          { reference: numbers, levels: levelsOf(LevelFormat.DECIMAL) },
        ],
      },
      sections: [
        {
          headers: { default: new Header({ children: headOf(order) }) },
          footers: { default: new Footer({ children: [pageNumbers(words('page'), words('of'))] }) },
          children,
        },
      ],
    }),
  );
}

function headOf({ organisation, logo }: WordOrder): Paragraph[] {
  const name = textParagraph(organisation, { style: 'Header' });
  if (!logo) return [name];
  const { png, width, height, alt } = logo;
  const picture = new ImageRun({
    ...{ type: 'png', data: png, transformation: { width, height } },
    altText: { name: 'logo', description: plain(alt) },
  });
  return [new Paragraph({ style: 'Header', children: [picture] }), name];
}

function itemOf(
  item: ExportItem,
  {
    locale,
    productName,
    level,
    lists,
  }: { locale: Locale; productName: string; level: 0 | 1 | 2; lists: { count: number } },
): Child[] {
  const facts = [item.type, item.source, item.date, item.numbers, item.people].filter(isSaid);
  const links = [
    { href: item.sourceUrl, text: say(locale, 'exports.links.source') },
    { href: item.pageUrl, text: say(locale, 'exports.links.page', { productName }) },
  ].flatMap(({ href, text }) => (href !== undefined && safeHref(href) ? [{ href, text }] : []));
  return [
    ...(level === 0
      ? []
      : [
          textParagraph(item.title, {
            heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
            keepNext: true,
          }),
        ]),
    ...(facts.length > 0 ? [textParagraph(facts.join(' · '), { style: 'Facts', keepNext: true })] : []),
    ...(isSaid(item.remark) ? [textParagraph(item.remark, { style: 'Remark' })] : []),
    ...linesOf(item.note).map((line) => textParagraph(line)),
    ...linesOf(item.passage).map((line) => textParagraph(line, { style: 'Quote' })),
    ...(item.quotations ?? []).flatMap(({ words, from }) => [
      textParagraph(words, { style: 'Quote', keepNext: from !== '' }),
      ...(from === '' ? [] : [textParagraph(from, { style: 'Facts' })]),
    ]),
    ...(item.summary ? summaryOf(locale, item.summary) : []),
    ...richParagraphs(item.description ?? '', lists),
    ...linesOf(item.text).map((line) => textParagraph(line)),
    ...(item.compared ?? []).map(comparedParagraph),
    ...(links.length > 0
      ? [
          new Paragraph({
            style: 'Facts',
            children: links.flatMap(({ href, text }, at) => [
              ...(at > 0 ? [new TextRun(' · ')] : []),
              linkTo(href, [new TextRun({ text, style: 'Hyperlink' })]),
            ]),
          }),
        ]
      : []),
  ];
}

function summaryOf(locale: Locale, { text, byAi }: NonNullable<ExportItem['summary']>): Child[] {
  return [
    ...linesOf(text).map((line) => textParagraph(line)),
    textParagraph(say(locale, byAi ? 'exports.madeByAi' : 'exports.extract'), { style: 'Facts' }),
  ];
}

/** Numbered lists begin anew: each has an instance of its own. */
function richParagraphs(html: string, lists: { count: number }): Paragraph[] {
  const blocks = blocksOf(html);
  const first = lists.count;
  lists.count += 1 + Math.max(0, ...blocks.map(({ list }) => list));
  return blocks.map((block) => {
    const text = block.runs.map((run) => run.text).join('');
    return new Paragraph({
      ...directionOf(text),
      ...(block.kind === 'paragraph'
        ? {}
        : {
            numbering: {
              reference: block.kind === 'bullet' ? bullets : numbers,
              level: block.level,
              instance: first + block.list,
            },
          }),
      children: runsOf(block),
    });
  });
}

function runsOf({ runs }: Block): ParagraphChild[] {
  return runs.map(({ text, bold, italic, href, lineBreak }) => {
    const run = new TextRun({
      text: plain(text),
      bold,
      italics: italic,
      ...(isRightToLeft(text) ? { rightToLeft: true } : {}),
      ...(lineBreak ? { break: 1 } : {}),
      ...(href === undefined ? {} : { style: 'Hyperlink' }),
    });
    return href === undefined ? run : linkTo(href, [run]);
  });
}

/** What was deleted is struck through and what was inserted underlined, so that neither is told by its colour alone. */
function comparedParagraph({ number, pieces }: ComparedLine): Paragraph {
  return new Paragraph({
    children: [
      ...(number === '' ? [] : [new TextRun({ text: `${plain(number)} `, color: grey })]),
      ...pieces.map(({ kind, text }) => {
        const looks = {
          deleted: { strike: true, color: red },
          inserted: { underline: {}, color: green },
          same: {},
        };
        return new TextRun({ text: plain(text), ...looks[kind] });
      }),
    ],
  });
}

const linkTo = (link: string, children: ParagraphChild[]) =>
  new ExternalHyperlink({ link: plain(link), children });

type Looks = Pick<
  Exclude<ConstructorParameters<typeof Paragraph>[0], string>,
  'heading' | 'style' | 'keepNext'
>;

function textParagraph(text: string, looks: Looks = {}): Paragraph {
  const clean = plain(text);
  return new Paragraph({
    ...looks,
    ...directionOf(clean),
    children: [new TextRun({ text: clean, ...(isRightToLeft(clean) ? { rightToLeft: true } : {}) })],
  });
}

const directionOf = (text: string) => (isRightToLeft(text) ? { bidirectional: true } : {});

/** By its first letter that has a direction. */
function isRightToLeft(text: string): boolean {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u.test(letter);
}

/** XML knows no control characters, and no halves of surrogate pairs. */
const plain = (text: string): string => text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ');

const linesOf = (text: string | undefined): string[] =>
  (text ?? '').split(/\r?\n/u).filter((line) => line.trim() !== '');

const isSaid = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

function pageNumbers(page: string, of: string): Paragraph {
  return new Paragraph({
    style: 'Footer',
    alignment: AlignmentType.END,
    children: [
      new TextRun({ children: [`${page} `, PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES] }),
    ],
  });
}

function levelsOf(format: typeof LevelFormat.BULLET | typeof LevelFormat.DECIMAL) {
  return Array.from({ length: 9 }, (_none, level) => ({
    level,
    format,
    text: format === LevelFormat.BULLET ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
  }));
}

/** Sizes are half points, distances twentieths of a point. */
function stylesFor(language: string): NonNullable<ConstructorParameters<typeof Document>[0]['styles']> {
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: petrol, font: 'Calibri' },
    paragraph: { spacing: { before, after: 80 } },
  });
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, language: { value: language, bidirectional: 'ar-SA' } },
        paragraph: { spacing: { after: 120, line: 276 } },
      },
      title: heading(40, 0),
      heading1: heading(30, 360),
      heading2: heading(25, 280),
      hyperlink: { run: { color: petrol, underline: {} } },
    },
    paragraphStyles: [
      { id: 'Facts', name: 'Facts', basedOn: 'Normal', run: { size: 19, color: grey } },
      { id: 'Remark', name: 'Remark', basedOn: 'Normal', run: { size: 19, color: '8A4F00', italics: true } },
      { id: 'ContentsTitle', name: 'Contents Title', basedOn: 'Normal', ...heading(26, 200) },
      {
        id: 'Quote',
        name: 'Quote',
        basedOn: 'Normal',
        run: { italics: true },
        paragraph: {
          indent: { left: 360 },
          border: { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color: petrol } },
        },
      },
      { id: 'Header', name: 'header', basedOn: 'Normal', run: { size: 19, color: grey } },
      { id: 'Footer', name: 'footer', basedOn: 'Normal', run: { size: 19, color: grey } },
    ],
  };
}
