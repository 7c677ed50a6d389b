import { dayOf } from 'contract/amsterdam';
import { emptyReading, type ConnectorOptions, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed } from '../items/missed.ts';
import { numberOf, readRow } from '../reading/answers.ts';
import { keepAttachments } from '../reading/attachments.ts';
import { cursorOfDays } from '../reading/days-read.ts';
import { decisionsUrl, fetchMissed, pollDecisions, type VlaamseRegeringRaw } from './poll.ts';
import { readDecision } from './read-decision.ts';
import { NewsItem } from './rows.ts';

/**
 * Decisions of the Flemish government and what it is told, with their ministers, themes and documents (SOURCES.md,
 * "Decisions of the Flemish government").
 */
export function vlaamseregering(options: ConnectorOptions): SourceConnector<VlaamseRegeringRaw> {
  const baseUrl = (options.baseUrl ?? decisionsUrl).replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal) => ({
    baseUrl,
    request: { interval: 1_000, ...options.request, signal },
  });
  return {
    source: 'vlaamseregering',
    domain: 'be-flm',
    rhythm: 6 * 3_600_000,
    news: 5,
    // The form of the service is known from its documentation and clients alone.
    proven: false,
    cursorAt: cursorOfDays,
    poll: (since, signal) => pollDecisions(serviceFor(signal), since, dayOf(Date.now())),
    itemOf: ({ row }) => ({ id: `item ${numberOf(row)}` }),
    async read(raw) {
      const { row, details, files, themes } = raw;
      const reading = emptyReading();
      const item = readRow(NewsItem, 'item', row, reading);
      if (!item) return reading;
      const sourceId = item.id;
      const note = (text: string) => void reading.notes.push({ sourceId, note: text });
      if (isMissed(raw))
        reading.unread.push({ part: 'documents and ministers', fault: faultOf(raw).message });
      const document = readDecision(item, details, themes, (reason) =>
        reading.skipped.push({ sourceId, reason }),
      );
      if (!document) return reading;
      await keepAttachments(document.attachments, files, options.extraction, reading, note);
      reading.documents.push(document);
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (!raw.missed) return undefined;
      return [await fetchMissed(askedOnce(serviceFor(signal)), raw)];
    },
  };
}
