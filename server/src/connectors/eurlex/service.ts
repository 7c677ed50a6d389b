import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { SourceFault, firstBytesOf } from '#platform/outbound/source-fault.ts';
import { fetchAttachments, type FetchedAttachments } from '../reading/attachments.ts';
import { readNotice } from './notice.ts';
import { readPage } from './page.ts';
import type { Answered, FetchedText } from './raw.ts';
import { rowsOf, type Row } from './sparql.ts';
import { before } from '../reading/text-parts.ts';

/** Where the Publications Office answers, and how it is asked. */
export interface Service {
  /** SPARQL is below `webapi/rdf/sparql`. */
  queryUrl: string;
  /** Works are below `resource/celex/`. */
  worksUrl: string;
  request: SourceRequest;
}

/** English, else French, else Dutch: see `readWork`. */
const wanted = 'en, fr;q=0.8, nl;q=0.6';
/** Formats of texts, the best first; old acts are PDF alone (SOURCES.md §6). */
const formats = ['application/xhtml+xml', 'application/pdf'];
/** Notices of works with many links reach over a megabyte; texts with annexes over ten. */
const maximumBytes = 32 * 1024 * 1024;

/**
 * Rows of a query.
 * @throws SourceFault also for a partial answer, which the store gives when a query takes too long
 */
export async function ask(service: Service, query: string): Promise<Row[]> {
  const url = new URL('webapi/rdf/sparql', service.queryUrl);
  const format = 'application/sparql-results+json';
  url.search = new URLSearchParams({ query, format }).toString();
  const answer = await fetchSource(url, { ...service.request, accept: format });
  whole(answer);
  // Virtuoso says in a header that it gave up before the end.
  const partial = Object.keys(answer.headers).find((name) => /^x-sql-(state|message)$/.test(name));
  if (partial) throw new SourceFault('shape', evidenceOf(answer, `a partial answer: ${partial}`));
  const text = decodeUtf8(answer);
  if (text.trimStart().startsWith('<')) {
    throw new SourceFault('blocked', evidenceOf(answer, 'a page in place of results'));
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new SourceFault('notJson', evidenceOf(answer, 'not valid JSON'), error);
  }
  return rowsOf(body, url.href);
}

/**
 * The notice of a work with its links and one expression; undefined when the service has none (404, 406).
 * @throws SourceFault
 */
export async function fetchNotice(service: Service, celex: string): Promise<Answered | undefined> {
  const url = addressOf(service, celex);
  try {
    const answer = await fetchSource(url, {
      maximumBytes,
      ...service.request,
      accept: 'application/xml;notice=branch',
      headers: { ...service.request.headers, 'accept-language': 'eng' },
    });
    whole(answer);
    // Read here as well, so that a cut or strange notice is fetched again and never stored.
    readNotice(answer.bytes, answer.url);
    return { url: answer.url, bytes: answer.bytes };
  } catch (error) {
    if (absent(error)) return undefined;
    throw error;
  }
}

/**
 * The text of a work in the best language and format there is; undefined when it has none. Where one format
 * is several streams (300), the first is the document itself.
 * @throws SourceFault also while a text is still being produced (202)
 */
export async function fetchText(service: Service, celex: string): Promise<FetchedText | undefined> {
  for (const format of formats) {
    const request = {
      maximumBytes,
      ...service.request,
      accept: format,
      headers: { ...service.request.headers, 'accept-language': wanted },
    };
    try {
      const answer = await fetchSource(addressOf(service, celex), request).catch((error: unknown) => {
        if (!(error instanceof SourceFault) || error.evidence.status !== 300) throw error;
        return fetchSource(`${error.evidence.url.replace(/\/$/, '')}/DOC_1`, request);
      });
      whole(answer);
      const mimeType = before(answer.contentType, ';').trim().toLowerCase();
      if (format === 'application/pdf' && !startsAsPdf(answer.bytes)) {
        throw new SourceFault('blocked', evidenceOf(answer, 'a page in place of the PDF'));
      }
      // Read here as well, so that a cut text or a wall is asked for again and never stored.
      if (format !== 'application/pdf') readPage(answer.bytes, answer.url);
      const language = answer.headers['content-language'];
      return {
        url: answer.url,
        file: { bytes: answer.bytes, mimeType, fileName: '' },
        ...(typeof language === 'string' ? { language } : {}),
      };
    } catch (error) {
      if (!absent(error)) throw error;
    }
  }
  return undefined;
}

/** The further streams that the notice of a work names, such as its annexes. */
export function fetchItems(
  { worksUrl, request }: Service,
  notice: Answered | undefined,
): Promise<FetchedAttachments> {
  const items = notice ? (readNotice(notice.bytes, notice.url)?.items ?? []) : [];
  const attached = items.map(({ url, mimeType }) => ({
    url,
    // Their addresses are identifiers of the service, whatever host stands in them.
    address: new URL(new URL(url).pathname, worksUrl).href,
    ...(mimeType ? { mimeType } : {}),
  }));
  return fetchAttachments(attached, request);
}

function addressOf(service: Service, celex: string): string {
  return new URL(`resource/celex/${encodeURIComponent(celex)}`, service.worksUrl).href;
}

type Answer = Awaited<ReturnType<typeof fetchSource>>;

function whole(answer: Answer): void {
  if (answer.status !== 200 || answer.bytes.byteLength === 0) {
    const detail = 'an answer that is still being produced, partial or empty';
    throw new SourceFault('shape', evidenceOf(answer, detail));
  }
}

function decodeUtf8(answer: Answer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(answer.bytes);
  } catch (error) {
    throw new SourceFault('shape', evidenceOf(answer, 'not UTF-8'), error);
  }
}

function evidenceOf({ url, status, contentType, bytes }: Answer, detail: string) {
  return { url, status, contentType, firstBytes: firstBytesOf(bytes), detail };
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** The service says that there is no such thing, in this format. */
function absent(error: unknown): boolean {
  return error instanceof SourceFault && [404, 406, 410].includes(error.evidence.status ?? 0);
}
