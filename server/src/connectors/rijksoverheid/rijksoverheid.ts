import { ExtractionFault } from '#platform/extraction-fault.ts';
import { emptyReading, type ConnectorOptions, type Reading, type SourceConnector } from '../connector.ts';
import { childrenOf, childOf, readXmlTree, textOf, type XmlElement } from '../reading/xml-tree.ts';
import { cursorAt, pollNews, type RijksoverheidRaw, type Seen } from './poll.ts';
import { readArchived, readOldDocument } from './read-document.ts';
import { readNews } from './read-news.ts';

/** The government's site. */
const rijksoverheidUrl = 'https://www.rijksoverheid.nl/';

/**
 * News of the government. The poll asks the feed, the only thing the site serves since 2 June 2026, known
 * from what its clients tell; documents of the service that ended then are still understood.
 */
export function rijksoverheid(options: ConnectorOptions): SourceConnector<RijksoverheidRaw> {
  const baseUrl = options.baseUrl ?? rijksoverheidUrl;
  const seen: Seen = new Map();
  return {
    source: 'rijksoverheid',
    domain: 'nl',
    rhythm: 15 * 60_000,
    news: 1,
    proven: false,
    cursorAt,
    poll: (since, signal) =>
      pollNews(
        { baseUrl, request: { interval: 1_000, ...options.request, signal } },
        since,
        Date.now(),
        seen,
      ),
    itemOf: (raw) =>
      raw.kind === 'news' ? { id: `news ${raw.item.link}`, url: raw.item.link } : { id: 'document ?' },
    async read(raw) {
      const reading = emptyReading();
      if (raw.kind === 'news') await readMessage(raw, reading);
      else await readFile(raw.bytes, reading);
      return reading;
    },
  };

  async function readMessage(raw: RijksoverheidRaw & { kind: 'news' }, reading: Reading): Promise<void> {
    const sourceId = raw.item.link;
    const note = (text: string) => void reading.notes.push({ sourceId, note: text });
    if (raw.full) note('the feed was full: messages of the same minutes may be missing');
    const read = await readNews(raw.item, raw.page, options.extraction, note);
    if ('reason' in read) reading.skipped.push({ sourceId, reason: read.reason });
    else reading.documents.push(read);
  }

  async function readFile(bytes: Uint8Array, reading: Reading): Promise<void> {
    let root: XmlElement;
    try {
      root = readXmlTree(bytes);
    } catch (error) {
      if (!(error instanceof ExtractionFault)) throw error;
      reading.skipped.push({ sourceId: '?', reason: 'a document that is not well-formed XML' });
      return;
    }
    const found = root.name === 'documents' ? childrenOf(root, 'document') : [root];
    if (found.length === 0) reading.skipped.push({ sourceId: '?', reason: 'a list without documents' });
    for (const element of found) {
      const read =
        element.name === 'work' ? readArchived(element) : await readOldDocument(element, options.extraction);
      const sourceId = textOf(childOf(element, 'id')) ?? '?';
      if ('reason' in read) reading.skipped.push({ sourceId, reason: read.reason });
      else reading.documents.push(read);
    }
  }
}
