import { isDay } from 'contract/amsterdam';
import type { Deadline } from 'contract/threads';

/** How the article on transposition is written in a language. */
interface Wording {
  article: RegExp;
  /** What makes a sentence the one that obliges Member States to transpose. */
  obliges: readonly RegExp[];
  /** A last day; "with effect from" and "before" name others. */
  day: RegExp;
  months: readonly string[];
}

const monthsOf = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2020, month, 1)),
  );
const number = String.raw`(\d{1,3}(?:[a-z]{1,2})?|[IVX]{1,6})`;
const wordings: readonly Wording[] = [
  {
    article: new RegExp(`^Article ${number}$`),
    obliges: [
      /Member States shall/,
      /provisions necessary to comply with|provisions necessary to transpose|transpose this Directive/,
    ],
    day: /\b(?:by|no later than|not later than)\s+(\d{1,2})\s+([A-Z][a-z]+)\s+(\d{4})\b/g,
    months: monthsOf('en'),
  },
  {
    article: new RegExp(`^Artikel ${number}$`),
    obliges: [/lidstaten/i, /aan\s.{0,200}te voldoen|te voldoen aan|zetten deze richtlijn/s],
    day: /\b(?:uiterlijk|niet later dan)\s+(?:op\s+)?(\d{1,2})\s+([a-z]+)\s+(\d{4})\b/gi,
    months: monthsOf('nl'),
  },
  {
    article: new RegExp(`^Article (premier|${number})$`),
    obliges: [/États membres/, /nécessaires pour se conformer|transposent la présente directive/],
    day: /\bau plus tard le\s+(\d{1,2})(?:\s*er)?\s+(\p{L}+)\s+(\d{4})/gu,
    months: monthsOf('fr'),
  },
];

/**
 * The day by which a directive has to be transposed, read from the article that obliges to it (UX-3, 27): the first that a
 * paragraph of it names in so many words. Undefined where there is none, such as a day that is counted from another or
 * that of an event.
 */
export function readDeadline(text: string): Deadline | undefined {
  for (const wording of wordings) {
    const found = deadlinesIn(text, wording);
    const [first] = found;
    if (!first) continue;
    const days = new Set(found.map(({ day }) => day));
    return { ...first, others: days.size - 1 };
  }
  return undefined;
}

function deadlinesIn(text: string, wording: Wording): Omit<Deadline, 'others'>[] {
  const found: Omit<Deadline, 'others'>[] = [];
  let article: string | undefined;
  for (const line of text.split('\n').map((one) => one.replaceAll(/[\s\u00a0]+/g, ' ').trim())) {
    const heading = wording.article.exec(line)?.[1];
    if (heading) article = heading;
    // What stands before the first article obliges to nothing.
    if (article === undefined || !wording.obliges.every((sign) => sign.test(line))) continue;
    for (const day of daysIn(line, wording)) {
      const paragraph = /^(\d{1,2}[a-z]?)\.\s/.exec(line)?.[1];
      found.push({ day, article, ...(paragraph ? { paragraph } : {}), text: line });
    }
  }
  return found;
}

/** Days of sentences that oblige, not of those beside them. */
function daysIn(paragraph: string, { obliges, day: written, months }: Wording): string[] {
  return paragraph
    .split(/(?<=\.)\s+(?=\p{Lu})/u)
    .filter((sentence) => obliges.every((sign) => sign.test(sentence)))
    .flatMap((sentence) =>
      [...sentence.matchAll(written)].flatMap(([, date = '', month = '', year = '']) => {
        const place = months.indexOf(wordOfMonth(month, months));
        const day = `${year}-${String(place + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
        return place >= 0 && isDay(day) ? [day] : [];
      }),
    );
}

const wordOfMonth = (written: string, months: readonly string[]) =>
  months.find((month) => month.toLowerCase() === written.toLowerCase()) ?? '';
