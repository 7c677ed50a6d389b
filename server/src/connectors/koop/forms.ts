import type { SourceRequest } from '#platform/outbound/fetch-source.ts';
import { fetchFile, sizeOf, type FetchedFile, type Outage } from '../reading/files.ts';
import { holdsText } from './handelingen.ts';
import type { Statement } from './statements.ts';

/** A publication as a poll brings it: what the search service states, and the form that holds its text. */
export interface PublicationRaw {
  statements: Statement[];
  /** The publication's XML; absent where there is none or it holds no text. */
  xml?: FetchedFile;
  /** The PDF or, where there is none, the page; only where the XML gives no text. */
  other?: FetchedFile;
}

/** Forms in the order of how well they can be read, with what they are. */
const otherForms = [
  ['pdf', 'application/pdf'],
  ['html', 'text/html'],
] as const;

/** Bytes of the forms a publication brought. */
export function bytesIn({ xml, other }: PublicationRaw): number {
  return sizeOf(xml) + sizeOf(other);
}

/** True when a publication has forms and the last one tried could not be had. */
export function lacksForm({ xml, other }: PublicationRaw): boolean {
  const last = other ?? xml;
  return last !== undefined && 'fault' in last;
}

/**
 * Fetches the text of a publication: XML first, the PDF where the XML is absent or empty (section 3). Files
 * are asked of the server the search was asked of, whatever address the record names.
 * @throws SourceFault when the server gives no file at all
 */
export async function withForms(
  statements: Statement[],
  baseUrl: string,
  request: SourceRequest,
  outage: Outage,
): Promise<PublicationRaw> {
  const raw: PublicationRaw = { statements };
  const addressOf = (form: string): string | undefined => {
    const named = statements.find(({ name, scheme }) => name === 'itemurl' && scheme === form)?.value;
    return named && URL.canParse(named) ? new URL(new URL(named).pathname, baseUrl).href : undefined;
  };
  const xmlUrl = addressOf('xml');
  if (xmlUrl) {
    raw.xml = await fetchFile(
      xmlUrl,
      { mimeType: 'application/xml', fileName: nameIn(xmlUrl) },
      request,
      outage,
    );
    if ('bytes' in raw.xml && holdsText(raw.xml.bytes)) return raw;
  }
  for (const [form, mimeType] of otherForms) {
    const url = addressOf(form);
    if (!url) continue;
    raw.other = await fetchFile(url, { mimeType, fileName: nameIn(url) }, request, outage);
    if ('bytes' in raw.other) return raw;
  }
  return raw;
}

function nameIn(url: string): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
}
