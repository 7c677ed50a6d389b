import { SourceFault } from '#platform/outbound/source-fault.ts';
import { emptyReading, type ConnectorOptions, type Reading, type SourceConnector } from '../connector.ts';
import { keepAttachments } from '../reading/attachments.ts';
import { keepBytes, keptType, textOfFile } from '../reading/files.ts';
import { languageOf, languages, noFacts, type WorkFacts } from './facts.ts';
import { readNotice } from './notice.ts';
import { readPage } from './page.ts';
import { cursorAt, pollCellar } from './poll.ts';
import type { EurlexRaw, FetchedText } from './raw.ts';
import { readWork, type ReadText } from './read-work.ts';
import { readDetails } from './sparql.ts';

/** The query service of the Publications Office. */
const queryUrl = 'https://publications.europa.eu/';
/** Its works; their addresses are identifiers that begin with http, and so do its redirects. */
const worksUrl = 'http://publications.europa.eu/';

/** Acts, proposals, communications, opinions and reports of the institutions, from CELLAR (SOURCES.md §6). */
export function eurlex(options: ConnectorOptions): SourceConnector<EurlexRaw> {
  const base = options.baseUrl?.replace(/\/*$/, '/');
  return {
    source: 'eurlex',
    domain: 'eu',
    rhythm: 60 * 60_000,
    news: 1,
    proven: true,
    cursorAt,
    poll: (since, signal) =>
      pollCellar(
        {
          queryUrl: base ?? queryUrl,
          worksUrl: base ?? worksUrl,
          request: { ...options.request, signal },
        },
        since,
        Date.now(),
      ),
    itemOf({ celex, notices, texts }) {
      const url = texts[0]?.url ?? notices[0]?.url;
      return { id: `work ${celex}`, ...(url ? { url } : {}) };
    },
    async read(raw) {
      const reading = emptyReading();
      const note = (text: string) => reading.notes.push({ sourceId: raw.celex, note: text });
      raw.notes.forEach(note);
      const facts = readFacts(raw, reading);
      if (!facts) return reading;
      const texts: ReadText[] = [];
      for (const text of raw.texts) {
        const read = await readText(text, note);
        if (read) texts.push(read);
      }
      const own = texts.map(({ page }) => page.consolidated).find((one) => one !== undefined);
      if (own) facts.celex = own;
      const skip = (reason: string) => reading.skipped.push({ sourceId: raw.celex, reason });
      const document = readWork(facts, texts, skip, note);
      if (!document) return reading;
      const main = raw.texts.find(({ url }) => url === document.file?.url)?.file;
      keepBytes(document.file, main, reading);
      await keepAttachments(document.attachments, raw.attachments ?? {}, options.extraction, reading, note);
      reading.documents.push(document);
      return reading;
    },
  };

  async function readText(
    { url, file, language: claimed }: FetchedText,
    note: (text: string) => void,
  ): Promise<ReadText | undefined> {
    if ('fault' in file) return void note(`no text: ${file.fault}`);
    const pdf = file.mimeType === 'application/pdf';
    const page = pdf ? {} : readPage(file.bytes, url);
    const extracted = page.text ? { text: page.text } : await textOfFile(file, options.extraction, note);
    if (!extracted) return undefined;
    const language = page.language ?? languageOf(claimed);
    const pages = 'pages' in extracted ? extracted.pages : undefined;
    return {
      page,
      ...(language ? { language } : {}),
      text: extracted.text,
      file: {
        mimeType: keptType(file.mimeType),
        size: file.bytes.byteLength,
        url,
        ...(pages === undefined ? {} : { pages }),
      },
    };
  }
}

/** What the notice says, with what only the rows say. */
function readFacts(raw: EurlexRaw, reading: Reading): WorkFacts | undefined {
  const rows = readDetails(raw.rows).get(raw.celex);
  let notice: WorkFacts | undefined;
  for (const { bytes, url } of raw.notices) {
    const one = readNotice(bytes, url);
    if (!one) {
      const reason = 'a dossier: procedures come from the open data of Parliament';
      return void reading.skipped.push({ sourceId: raw.celex, reason });
    }
    if (one.celex !== raw.celex) {
      throw new SourceFault('shape', { url, detail: `a notice of ${one.celex} in place of ${raw.celex}` });
    }
    notice = notice ? { ...notice, titles: { ...one.titles, ...notice.titles } } : one;
  }
  const facts = notice ?? rows ?? { ...noFacts(), celex: raw.celex };
  if (!rows || !notice) return facts;
  for (const language of languages) {
    const title = rows.titles[language];
    if (title) facts.titles[language] ??= title;
  }
  if (facts.types.length === 0) facts.types = rows.types;
  if (facts.authors.length === 0) facts.authors = rows.authors;
  if (rows.date) facts.date = rows.date;
  if (rows.eli) facts.eli ??= rows.eli;
  for (const name of ['entryIntoForce', 'endOfValidity'] as const) {
    facts[name] = [...new Set([...facts[name], ...rows[name]])];
  }
  return facts;
}
