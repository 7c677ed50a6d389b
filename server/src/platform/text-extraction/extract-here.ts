import { ExtractionFault } from '../extraction-fault.ts';
import type { Extracted } from './extracted.ts';
import { extractHtml } from './html.ts';
import { extractOffice } from './office.ts';
import { extractOfficialXml } from './official-xml.ts';
import { extractPdf } from './pdf.ts';
import { extractRtf } from './rtf.ts';
import { extractWord97 } from './word97.ts';

/**
 * Reads the text in this thread. What the bytes are counts for more than what they are called:
 * sources serve Word files as PDF and pages as Word.
 * @throws ExtractionFault
 */
export async function extractHere(bytes: Uint8Array, mimeType: string, fileName: string): Promise<Extracted> {
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 1024))
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (head.includes('%PDF-')) return extractPdf(bytes);
  if (head.startsWith('PK')) return extractOffice(bytes);
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return extractWord97(bytes);
  if (head.startsWith('{\\rtf')) return extractRtf(bytes);
  const kind = `${mimeType.toLowerCase()} ${fileName.toLowerCase()}`;
  if (/^<!doctype html|^<html|^<\?xml[^>]*>\s*<(!doctype )?html/i.test(head)) return extractHtml(bytes);
  if (head.startsWith('<?xml') || /xml($|[; ])/.test(kind)) return extractOfficialXml(bytes);
  if (/html?\b/.test(kind)) return extractHtml(bytes);
  if (/pdf|officedocument|opendocument|msword|rtf/.test(kind)) {
    throw new ExtractionFault('malformed', `the bytes are not ${mimeType || fileName}`);
  }
  throw new ExtractionFault('unsupported', mimeType || fileName || 'unknown kind of file');
}
