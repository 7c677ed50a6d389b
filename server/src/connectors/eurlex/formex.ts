import { tidy } from '#platform/text-extraction/extracted.ts';
import { readXml } from '#platform/text-extraction/read-xml.ts';
import { childOf, elementsOf, readXmlTree, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { readCompactDay } from '../reading/written-days.ts';
import { languageOf } from './facts.ts';
import type { PageFacts } from './page-facts.ts';

/** Elements whose text goes on in the line around them; numbers of points stand before their text. */
const inline = new Set(
  'HT DATE FT NO.P NO.PARAG TXT NP REF.DOC.OJ REF.DOC REF.DOC.SE QUOT.START QUOT.END QUOT.S NOTE FMX.LINK IE'.split(
    ' ',
  ),
);
/** Data about the file, not words of the act. */
const left = new Set(['BIB.INSTANCE', 'BIB.DATA', 'INFO.CONSLEG', 'INFO.PROD', 'FAM.COMP']);

/** Whether a text is Formex 4, whole or as one act of a collection. */
export function isFormex(markup: string): boolean {
  return /<BIB\.INSTANCE[ >]/.test(markup.slice(0, 5_000));
}

/**
 * What an act in Formex says about itself, with its text: a line for each paragraph and point.
 * @throws ExtractionFault
 */
export function readFormex(bytes: Uint8Array): PageFacts {
  const root = readXmlTree(bytes);
  const instance = elementsOf(root, 'BIB.INSTANCE')[0];
  const reference = childOf(instance, 'DOCUMENT.REF');
  const field = (name: string) => textOf(childOf(reference, name)) ?? textOf(childOf(instance, name));
  const title = titleOf(elementsOf(root, 'TITLE')[0]);
  const language = languageOf(textOf(childOf(instance, 'LG.DOC')) ?? field('LG.OJ'));
  const date = readCompactDay(childOf(instance, 'DATE')?.attributes['ISO'] ?? '');
  const consleg = elementsOf(root, 'INFO.CONSLEG')[0]?.attributes;
  const consolidated =
    consleg?.['CONSLEG.REF'] && consleg['START.DATE']
      ? `0${consleg['CONSLEG.REF']}-${consleg['START.DATE']}`
      : undefined;
  const [series, number, year, page] = ['COLL', 'NO.OJ', 'YEAR', 'PAGE.FIRST'].map(field);
  return {
    ...(language ? { language } : {}),
    ...(title ? { title } : {}),
    ...(date ? { date } : {}),
    ...(consolidated ? { consolidated } : {}),
    ...(series && number ? { journal: `OJ ${series} ${number}, ${year}, p. ${page}` } : {}),
    text: textIn(bytes),
  };
}

/** Text of a title on one line; its paragraphs follow each other without a space between. */
function titleOf(element: XmlElement | undefined): string | undefined {
  const pieces: string[] = [];
  const walk = ({ name, attributes, content }: XmlElement): void => {
    const edge = edgeOf(name, attributes);
    pieces.push(edge);
    for (const one of content) {
      if (typeof one === 'string') pieces.push(one);
      else walk(one);
    }
    pieces.push(edge);
  };
  if (element) walk(element);
  return tidy(joined(pieces)).replace(/\s+/g, ' ') || undefined;
}

/** Stands between words and marked words, whose space some writers leave out. */
const seam = '\u0001';

function edgeOf(name: string, attributes: Record<string, string>): string {
  if (!inline.has(name)) return '\n';
  const word =
    name === 'DATE' || name === 'REF.DOC.OJ' || (name === 'HT' && !/^SU[BP]$/.test(attributes['TYPE'] ?? ''));
  return word ? seam : '';
}

function joined(pieces: readonly string[]): string {
  return pieces
    .join('')
    .replace(/(?<=[\p{L}\p{N}])\u0001+(?=[\p{L}\p{N}(])/gu, ' ')
    .replaceAll(seam, '');
}

function textIn(bytes: Uint8Array): string {
  const pieces: string[] = [];
  const edges: string[] = [];
  let skipping = 0;
  readXml(bytes, {
    open(name, attributes) {
      if (left.has(name)) skipping++;
      const edge = edgeOf(name, attributes);
      edges.push(edge);
      pieces.push(name === 'TXT' ? ' ' : edge);
    },
    close(name) {
      if (left.has(name)) skipping--;
      const edge = edges.pop() ?? '';
      pieces.push(name === 'NO.PARAG' ? ' ' : edge);
    },
    text(text) {
      if (skipping === 0) pieces.push(text.replace(/\s+/g, ' '));
    },
  });
  // The number of a paragraph stands before its first line.
  return tidy(joined(pieces)).replace(/^(\d+[a-z]?\.|\(\w+\))\n/gm, '$1 ');
}
