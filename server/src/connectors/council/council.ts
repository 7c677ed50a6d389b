import { dayOf } from 'contract/amsterdam';
import { emptyReading, type ConnectorOptions, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { keepBytes, textOfFile } from '../reading/files.ts';
import { cursorAt, feedAddress, fetchFeed, pollRegister, type CouncilRaw } from './poll.ts';
import { readDocument } from './read-document.ts';
import { readMeetings } from './read-meetings.ts';

/** The site of the Council with its register. */
const councilUrl = 'https://www.consilium.europa.eu/';
/** The server of its documents, which is open to everyone. */
const filesUrl = 'https://data.consilium.europa.eu/';

/**
 * Documents of the Council's public register (SOURCES.md §9). The calendar of meetings answers to browsers
 * only; of it the feeds for readers are read, and what these leave out is known by its agenda alone. Who voted
 * how stands in the register as a picture inside a PDF, which nobody can read as text.
 */
export function council(options: ConnectorOptions): SourceConnector<CouncilRaw> {
  const base = options.baseUrl?.replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal) => ({
    baseUrl: base ?? councilUrl,
    filesUrl: base ?? filesUrl,
    request: { interval: 2_000, ...options.request, signal },
  });
  return {
    source: 'council',
    domain: 'eu',
    rhythm: 6 * 60 * 60_000,
    news: 1,
    // Written from what is documented: no page or file of the register was recorded.
    proven: false,
    cursorAt,
    poll: (since, signal) => unlessOutage(pollRegister(serviceFor(signal), since, dayOf(Date.now()))),
    itemOf({ listed, meetings, body, missed }) {
      if (listed) return { id: `document ${listed.key}`, url: listed.url };
      if (missed && body) {
        const url = feedAddress(base ?? councilUrl, body);
        return { id: `meetings ${url}`, url };
      }
      return meetings ? { id: `meetings ${meetings.url}`, url: meetings.url } : { id: 'rows passed over' };
    },
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const { listed, file, meetings, skipped } = raw;
      const reading = emptyReading();
      reading.skipped.push(...skipped);
      if (meetings) {
        const found = readMeetings(meetings.bytes, meetings.url, meetings.asked);
        reading.documents.push(...found.documents);
        reading.skipped.push(...found.skipped);
      }
      if (!listed) return reading;
      const note = (text: string) => reading.notes.push({ sourceId: listed.key, note: text });
      const extracted = await textOfFile(file, options.extraction, note);
      const had = file && 'bytes' in file ? { mimeType: file.mimeType, size: file.bytes.byteLength } : {};
      const document = readDocument(listed, {
        ...had,
        ...(extracted ? { text: extracted.text } : {}),
        ...(extracted?.pages === undefined ? {} : { pages: extracted.pages }),
      });
      keepBytes(document.file, file, reading);
      reading.documents.push(document);
      return reading;
    },
    async fetchAgain({ body, missed }, signal) {
      if (!body || !missed) return undefined;
      const service = askedOnce(serviceFor(signal));
      return [await fetchFeed(service, body, dayOf(Date.now()))];
    },
  };
}
