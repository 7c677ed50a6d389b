import { extractText, getDocumentProxy } from 'unpdf';
import { ExtractionFault } from '../extraction-fault.ts';
import { extractionLimits, tidy, type Extracted } from './extracted.ts';
import { withoutRunningLines } from './running-lines.ts';

/**
 * Text of a PDF, page after page, without its running heads and feet; words broken over two lines are joined again.
 * @throws ExtractionFault
 */
export async function extractPdf(bytes: Uint8Array): Promise<Extracted> {
  let pdf;
  try {
    pdf = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: false });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new ExtractionFault(encrypted ? 'encrypted' : 'malformed', 'PDF can not be opened', error);
  }
  if (pdf.numPages > extractionLimits.pages) {
    throw new ExtractionFault('tooLarge', `PDF of ${pdf.numPages} pages`);
  }
  const { text, totalPages } = await extractText(pdf, { mergePages: false });
  const joined = withoutRunningLines(text)
    .join('\n')
    .replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1');
  return { text: tidy(joined), pages: totalPages };
}
