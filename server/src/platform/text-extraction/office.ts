import { unzipSync, type UnzipFileInfo } from 'fflate';
import { ExtractionFault } from '../extraction-fault.ts';
import { extractionLimits, tidy, type Extracted } from './extracted.ts';
import { readXml } from './read-xml.ts';

type Format = { part: RegExp; blocks: ReadonlySet<string>; texts: ReadonlySet<string> | undefined };

const formats: Format[] = [
  {
    part: /^word\/(document|footnotes|endnotes)\.xml$/,
    blocks: new Set(['p', 'br', 'cr', 'tr']),
    // Deleted text (delText) and field codes (instrText) are not what the document says.
    texts: new Set(['t']),
  },
  { part: /^ppt\/slides\/slide\d+\.xml$/, blocks: new Set(['p', 'br']), texts: new Set(['t']) },
  { part: /^content\.xml$/, blocks: new Set(['p', 'h', 'line-break']), texts: undefined },
];
const spaces = new Set(['tab', 's', 'tc', 'noBreakHyphen']);

/**
 * Text of a zipped office file: Word (docx), PowerPoint (pptx) or OpenDocument (odt). Sizes, part
 * count and compression ratio are checked before anything is unpacked.
 * @throws ExtractionFault
 */
export function extractOffice(bytes: Uint8Array): Extracted {
  for (const format of formats) {
    const parts = unpack(bytes, format.part);
    if (parts.length === 0) continue;
    return { text: tidy(parts.map((part) => textOf(part, format)).join('\n')) };
  }
  throw new ExtractionFault('unsupported', 'archive without a known office document');
}

function unpack(bytes: Uint8Array, wanted: RegExp): Uint8Array[] {
  let count = 0;
  let total = 0;
  const filter = (file: UnzipFileInfo): boolean => {
    if (++count > extractionLimits.parts)
      throw new ExtractionFault('tooLarge', 'too many parts in the archive');
    if (!wanted.test(file.name)) return false;
    total += file.originalSize;
    if (
      total > extractionLimits.partBytes ||
      file.originalSize > file.size * extractionLimits.ratio + 1_000_000
    ) {
      throw new ExtractionFault('tooLarge', `${file.name} unpacks to ${file.originalSize} bytes`);
    }
    return true;
  };
  let unpacked: Record<string, Uint8Array>;
  try {
    // fflate writes into a buffer of the announced size: a lying header can not make it grow.
    unpacked = unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ExtractionFault) throw error;
    throw new ExtractionFault('malformed', 'not a readable archive', error);
  }
  const order = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
  return Object.entries(unpacked)
    .sort(([a], [b]) => order(a) - order(b) || a.localeCompare(b))
    .map(([, part]) => part);
}

function textOf(part: Uint8Array, format: Format): string {
  const pieces: string[] = [];
  let reading = 0;
  readXml(part, {
    open(name) {
      if (format.texts?.has(name)) reading++;
      if (name === 'noBreakHyphen') pieces.push('-');
      else if (spaces.has(name)) pieces.push(' ');
    },
    close(name) {
      if (format.texts?.has(name)) reading--;
      if (format.blocks.has(name)) pieces.push('\n');
    },
    text(text) {
      if (!format.texts || reading > 0) pieces.push(text);
    },
  });
  return pieces.join('');
}
