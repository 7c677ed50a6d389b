import type { Block } from './blocks.ts';

/** One numbered item of the agenda with everything below its headings. */
export interface ReportItem {
  /** Two or three digits, as printed. */
  number: string;
  /** The lines of the heading in each language, without the number. */
  heading: { nl: string[]; fr: string[] };
  /** The group of items it belongs to in Dutch, such as `Mondelinge vragen`. */
  section?: string;
  body: Block[];
}

/** A title as printed in one of the languages. */
interface Title {
  language?: 'nl' | 'fr';
  lines: string[];
}

interface ReportBody {
  /** Everything before the first item. */
  opening: Block[];
  items: ReportItem[];
  /** Everything from the heading of the roll calls on. */
  annex: Block[];
}

const numbered = /^(\d{2,3})(?:\s+|(?=[A-ZÀ-Ý"“]))(.+)$/;
const annexHeading = /^(detail van de naamstemmingen|détail des votes nominatifs|detail des votes)/i;

/** Cuts a report into its items by their numbered headings, each printed in two languages. */
export function itemsOf(blocks: readonly Block[]): ReportBody {
  const report: ReportBody = { opening: [], items: [], annex: [] };
  let section: string | undefined;
  let item: ReportItem | undefined;
  let titles: Title[] = [];
  let open = false;
  let annex = false;
  const settle = () => {
    const [first, second] = titles;
    if (item && first) item.heading = headingOf(first, second);
    titles = [];
    open = false;
  };
  for (const block of blocks) {
    if (block.kind === 'heading' && annexHeading.test(block.text)) {
      settle();
      annex = true;
    }
    if (annex) {
      report.annex.push(block);
      continue;
    }
    if (block.kind === 'heading' && block.level === 1 && !numbered.test(block.text)) {
      settle();
      const dutch = block.language !== 'fr' && !looksFrench(block.text);
      if (dutch || !section) section = block.text;
      item = undefined;
      report.opening.push(block);
      continue;
    }
    const [, number, title] = block.kind === 'heading' ? (numbered.exec(block.text) ?? []) : [];
    if (block.kind === 'heading' && number && title) {
      if (!open || item?.number !== number) {
        settle();
        item = { number, heading: { nl: [], fr: [] }, ...(section ? { section } : {}), body: [] };
        report.items.push(item);
        open = true;
      }
      titles.push({ lines: [title], ...(block.language ? { language: block.language } : {}) });
    } else if (block.kind === 'heading' && open && block.level <= 2 && titles.length > 0) {
      titles.at(-1)?.lines.push(block.text);
    } else {
      settle();
      (item?.body ?? report.opening).push(block);
    }
  }
  settle();
  return report;
}

/** Which of the two titles is Dutch shows from their words; the marks of Word decide only where words do not. */
function headingOf(first: Title, second: Title | undefined): ReportItem['heading'] {
  const balance = (title: Title) => frenchness(title.lines.join(' '));
  if (!second) {
    const french = balance(first) > 0 || (balance(first) === 0 && first.language === 'fr');
    return french ? { nl: [], fr: first.lines } : { nl: first.lines, fr: [] };
  }
  const difference = balance(first) - balance(second);
  const firstIsFrench =
    difference > 0 || (difference === 0 && first.language === 'fr' && second.language !== 'fr');
  return firstIsFrench ? { nl: second.lines, fr: first.lines } : { nl: first.lines, fr: second.lines };
}

const french =
  /(?<![\p{L}’'])(?:de la|des|du|le|la|les|et|à|au|aux|sur|pour|une?|ordre|dans|en vue|projet|vote|votes|questions? (?:de|jointes)|motions? de|(?:[ldnsj]|qu)['’])/giu;
const dutch =
  /(?<![\p{L}])(?:van|het|een|aan|over|voor|met|tot|bij|vraag|vragen|samengevoegde|wetsontwerp|wetsvoorstel|agenda|ter|mededeling(?:en)?|stemming(?:en)?|door|op)(?![\p{L}])/giu;

/** More than zero for a French text, less for a Dutch one. */
function frenchness(text: string): number {
  return (text.match(french)?.length ?? 0) - (text.match(dutch)?.length ?? 0);
}

function looksFrench(text: string): boolean {
  return (
    frenchness(text) > 0 ||
    /\b(questions?|propositions?|communications|scrutins|interpellations)\b/i.test(text)
  );
}
