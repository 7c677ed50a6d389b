import type { CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { oneLine } from '../../reading/western-text.ts';

/** A paragraph, heading or table of a report in the order of the page. */
export type Block =
  | { kind: 'heading'; level: number; text: string; language?: 'nl' | 'fr' }
  | { kind: 'line'; text: string; language?: 'nl' | 'fr' }
  | { kind: 'table'; rows: string[][] };

/**
 * The blocks of a report. Headings are h1 to h6 or the paragraph classes `Titre1NL` to `Titre4FR`; the class
 * of a paragraph gives its language (SOURCES.md §1, Reports).
 */
export function blocksOf($: CheerioAPI): Block[] {
  const blocks: Block[] = [];
  walk($, $('body').get(0), blocks);
  return blocks;
}

function walk($: CheerioAPI, node: AnyNode | undefined, into: Block[]): void {
  for (const child of $(node as Element)
    .contents()
    .toArray()) {
    if (!('tagName' in child)) continue;
    const name = child.tagName.toLowerCase();
    if (/^h[1-6]$/.test(name) || name === 'p' || name === 'li') {
      const block = paragraph($, child, name);
      if (block) into.push(block);
    } else if (name === 'table') {
      // The heading of the annex stands in a table.
      if ($(child).find('h1, h2, p[class^=Titre]').length > 0) walk($, child, into);
      else into.push({ kind: 'table', rows: rowsOf($, child) });
    } else walk($, child, into);
  }
}

function paragraph($: CheerioAPI, element: Element, name: string): Block | undefined {
  const text = oneLine($(element).text());
  if (!text) return undefined;
  const className = element.attribs['class'] ?? '';
  const language = /NL$/.test(className) ? 'nl' : /FR$/.test(className) ? 'fr' : undefined;
  const titre = /^Titre([1-6])/.exec(className)?.[1];
  const level = titre ?? /^h([1-6])$/.exec(name)?.[1];
  const headingLanguage = language ?? languageOfSpans($, element);
  if (level)
    return {
      kind: 'heading',
      level: Number(level),
      text,
      ...(headingLanguage ? { language: headingLanguage } : {}),
    };
  return { kind: 'line', text, ...(language ? { language } : {}) };
}

/** Headings have no class of their language; Word marks it on their letters, mostly rightly. */
function languageOfSpans($: CheerioAPI, element: Element): 'nl' | 'fr' | undefined {
  const letters = { nl: 0, fr: 0 };
  for (const span of $(element).find('span[lang]').toArray()) {
    const language = /^(nl|fr)\b/i.exec(span.attribs['lang'] ?? '')?.[1]?.toLowerCase();
    if (language === 'nl' || language === 'fr') letters[language] += $(span).text().length;
  }
  if (letters.nl === letters.fr) return undefined;
  return letters.nl > letters.fr ? 'nl' : 'fr';
}

function rowsOf($: CheerioAPI, table: Element): string[][] {
  return $(table)
    .find('tr')
    .toArray()
    .map((row) =>
      $(row)
        .children('td, th')
        .toArray()
        .map((cell) =>
          oneLine(
            $(cell)
              .find('p')
              .toArray()
              .map((p) => $(p).text())
              .join('\n') || $(cell).text(),
          ),
        ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
}
