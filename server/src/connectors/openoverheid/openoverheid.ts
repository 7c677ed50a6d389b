import { SourceFault } from '#platform/outbound/source-fault.ts';
import { emptyReading, type ConnectorOptions, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { keepFile, textOfFile } from '../reading/files.ts';
import { cursorAt, fetchDocument, pollDisclosures, type DisclosureRaw } from './poll.ts';
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
  const serviceFor = (signal: AbortSignal) => ({
    baseUrl,
    request: { interval: 1_000, ...options.request, signal },
  });
  return {
    source: 'openoverheid',
    domain: 'nl',
    rhythm: 30 * 60_000,
    news: 1,
    proven: true,
    // One document was recorded; how days are asked for is known from clients alone.
    unproven: ['earlierDays', 'withdrawals'],
    cursorAt,
    poll: (since, signal) => unlessOutage(pollDisclosures(serviceFor(signal), since, Date.now())),
    itemOf: ({ listed: { id } }) =>
      id === undefined ? { id: 'row ?' } : { id: `document ${id}`, url: siteOf(id) },
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const { listed, url = openOverheidUrl, files } = raw;
      const reading = emptyReading();
      const { id, elsewhere } = listed;
      const skip = (reason: string) => reading.skipped.push({ sourceId: id ?? '?', reason });
      if (id === undefined)
        throw new SourceFault('shape', {
          url,
          detail: 'a row that names no document',
          firstBytes: JSON.stringify(listed.row)?.slice(0, 200) ?? '',
        });
      if (elsewhere !== undefined || raw.record === undefined) {
        skip(elsewhere ?? 'a document whose record is gone');
        return reading;
      }
      const record = readDisclosure(raw.record, url);
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
    async fetchAgain({ listed }, signal) {
      if (listed.id === undefined) return undefined;
      const service = askedOnce(serviceFor(signal));
      return [await fetchDocument(service, listed, listed.id)];
    },
  };
}
