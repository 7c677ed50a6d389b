import { SourceFault } from '#platform/outbound/source-fault.ts';
import { emptyReading, type ConnectorOptions, type SourceConnector } from '../connector.ts';
import { keepFile, textOfFile } from '../reading/files.ts';
import { cursorAt, pollDisclosures, type DisclosureRaw } from './poll.ts';
import { idOf, isWithdrawn, leftOut, readDocument, siteOf } from './read-disclosure.ts';
import { readDisclosure } from './rows.ts';

/** The service of the national index of documents that are public by the Woo. */
const openOverheidUrl = 'https://open.overheid.nl/overheid/openbaarmakingen/api/v0/';

/**
 * What ministries and other bodies of the state disclose (SOURCES.md §7): decisions under the Woo, reports, notes to ministers.
 * Official publications, papers of parliament and what is local stand in the same index and are read at their own sources.
 */
export function openoverheid(options: ConnectorOptions): SourceConnector<DisclosureRaw> {
  const baseUrl = (options.baseUrl ?? openOverheidUrl).replace(/\/*$/, '/');
  return {
    source: 'openoverheid',
    domain: 'nl',
    rhythm: 30 * 60_000,
    news: 1,
    proven: true,
    // One document was recorded; how days are asked for is known from clients alone.
    unproven: ['earlierDays', 'withdrawals'],
    cursorAt,
    poll: (since, signal) =>
      pollDisclosures(
        { baseUrl, request: { interval: 1_000, ...options.request, signal } },
        since,
        Date.now(),
      ),
    itemOf: ({ listed: { id } }) =>
      id === undefined ? { id: 'row ?' } : { id: `document ${id}`, url: siteOf(id) },
    async read({ listed, url = openOverheidUrl, record: fetched, files }) {
      const reading = emptyReading();
      const { id, elsewhere } = listed;
      const skip = (reason: string) => reading.skipped.push({ sourceId: id ?? '?', reason });
      if (id === undefined)
        throw new SourceFault('shape', {
          url,
          detail: 'a row that names no document',
          firstBytes: JSON.stringify(listed.row)?.slice(0, 200) ?? '',
        });
      if (elsewhere !== undefined || !fetched) {
        skip(elsewhere ?? 'a row without its record');
        return reading;
      }
      if ('fault' in fetched) {
        const detail = `no record: ${fetched.fault}`;
        if (fetched.passing) throw new SourceFault('shape', { url, detail });
        skip(detail);
        return reading;
      }
      const record = readDisclosure(fetched.bytes, url);
      if (isWithdrawn(record)) {
        reading.withdrawn.push(idOf(id));
        return reading;
      }
      const reason = leftOut(record);
      if (reason !== undefined) {
        skip(reason);
        return reading;
      }
      const note = (text: string) => void reading.notes.push({ sourceId: id, note: text });
      const document = readDocument(record, id, note);
      if ('reason' in document) {
        skip(document.reason);
        return reading;
      }
      const content = await textOfFile(files?.file, options.extraction, note);
      if (content) document.text = [document.text, content.text].filter(Boolean).join('\n');
      if (document.file && content?.pages !== undefined) document.file.pages = content.pages;
      keepFile(document.file, files?.file, reading);
      reading.documents.push(document);
      return reading;
    },
  };
}
