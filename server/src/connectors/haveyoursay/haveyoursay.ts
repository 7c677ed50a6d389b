import { emptyReading, type ConnectorOptions, type SourceConnector } from '../connector.ts';
import { unlessOutage } from '../items/missed.ts';
import { keepAttachments } from '../reading/attachments.ts';
import { cursorAt, pollInitiatives, type InitiativeRaw } from './poll.ts';
import { readDocument } from './read-initiative.ts';

/** The portal of the Commission; its service answers below `brpapi/`. */
const haveyoursayUrl = 'https://ec.europa.eu/info/law/better-regulation/';

/** Initiatives of the Commission with the periods in which people can write (SOURCES.md §7). */
export function haveyoursay(options: ConnectorOptions): SourceConnector<InitiativeRaw> {
  const baseUrl = (options.baseUrl ?? haveyoursayUrl).replace(/\/*$/, '/');
  return {
    source: 'haveyoursay',
    domain: 'eu',
    rhythm: 6 * 60 * 60_000,
    news: 3,
    // The rows come from a table that others made; the form of the service is known from clients only.
    proven: false,
    cursorAt,
    poll: (since, signal) =>
      unlessOutage(
        pollInitiatives({ baseUrl, request: { interval: 1_000, ...options.request, signal } }, since),
      ),
    itemOf: ({ initiative }) => ({ id: `initiative ${initiative.id}` }),
    async read(raw) {
      const reading = emptyReading();
      const sourceId = String(raw.initiative.id);
      const note = (text: string) => reading.notes.push({ sourceId, note: text });
      raw.notes.forEach(note);
      const document = readDocument(
        raw.initiative,
        (reason) => reading.skipped.push({ sourceId, reason }),
        note,
      );
      if (!document) return reading;
      const { attachments = {} } = raw;
      await keepAttachments(document.attachments, attachments, options.extraction, reading, note);
      reading.documents.push(document);
      return reading;
    },
  };
}
