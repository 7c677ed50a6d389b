import { SourceFault } from '#platform/outbound/source-fault.ts';
import { emptyReading, type ConnectorOptions, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { keepAttachments } from '../reading/attachments.ts';
import { cursorAtDay } from '../reading/cursors.ts';
import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { readConsultation } from './pages.ts';
import { fetchConsultation, pollConsultations, type ConsultationRaw } from './poll.ts';
import { readDocument, siteOf } from './read-consultation.ts';

/**
 * Drafts of laws and rules on which everybody can say something (SOURCES.md §6), with their files. The list of what is open and
 * the pages are known from what clients read in them.
 */
export function internetconsultatie(options: ConnectorOptions): SourceConnector<ConsultationRaw> {
  const baseUrl = (options.baseUrl ?? siteOf('')).replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal) => ({
    baseUrl,
    // The site is slow.
    request: { interval: 2_000, connectTimeout: 60_000, ...options.request, signal },
  });
  return {
    source: 'internetconsultatie',
    domain: 'nl',
    rhythm: 6 * 60 * 60_000,
    news: 3,
    proven: false,
    cursorAt: cursorAtDay,
    poll: (since, signal) => unlessOutage(pollConsultations(serviceFor(signal), since, Date.now())),
    itemOf: ({ listed: { name }, url }) => ({ id: `consultation ${name ?? '?'}`, url }),
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const { listed, url, page: bytes, attachments = {} } = raw;
      const reading = emptyReading();
      const { name, seen } = listed;
      if (name === undefined)
        throw new SourceFault('shape', {
          url,
          detail: 'a consultation without its address',
          firstBytes: seen,
        });
      if (!bytes) {
        reading.skipped.push({ sourceId: name, reason: 'a consultation whose page is gone' });
        return reading;
      }
      const page = readConsultation(loadPage(decodeWestern(bytes), url));
      if (!page) throw shapeFaults(bytes, url)('a page without a consultation');
      const document = readDocument({ ...listed, name }, page);
      if ('reason' in document) {
        reading.skipped.push({ sourceId: name, reason: document.reason });
        return reading;
      }
      const note = (text: string) => void reading.notes.push({ sourceId: name, note: text });
      await keepAttachments(document.attachments, attachments, options.extraction, reading, note);
      reading.documents.push(document);
      return reading;
    },
    async fetchAgain({ listed }, signal) {
      if (listed.name === undefined) return undefined;
      const service = askedOnce(serviceFor(signal));
      return [await fetchConsultation(listed, listed.name, service)];
    },
  };
}
