import { SourceFault } from '#platform/outbound/source-fault.ts';
import { emptyReading, type ConnectorOptions, type SourceConnector } from '../connector.ts';
import { keepAttachments } from '../reading/attachments.ts';
import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { readConsultation } from './pages.ts';
import { cursorAt, pollConsultations, type ConsultationRaw } from './poll.ts';
import { readDocument, siteOf } from './read-consultation.ts';

/**
 * Drafts of laws and rules on which everybody can say something (SOURCES.md §6), with their files. The list of what is open and
 * the pages are known from what clients read in them.
 */
export function internetconsultatie(options: ConnectorOptions): SourceConnector<ConsultationRaw> {
  const baseUrl = (options.baseUrl ?? siteOf('')).replace(/\/*$/, '/');
  return {
    source: 'internetconsultatie',
    domain: 'nl',
    rhythm: 6 * 60 * 60_000,
    news: 3,
    proven: false,
    cursorAt,
    poll: (since, signal) =>
      pollConsultations(
        // The site is slow.
        { baseUrl, request: { interval: 2_000, connectTimeout: 60_000, ...options.request, signal } },
        since,
        Date.now(),
      ),
    itemOf: ({ listed: { name }, url }) => ({ id: `consultation ${name ?? '?'}`, url }),
    async read({ listed, url, page: fetched, attachments = {} }) {
      const reading = emptyReading();
      const { name, seen } = listed;
      if (name === undefined || !fetched)
        throw new SourceFault('shape', {
          url,
          detail: 'a consultation without its address',
          firstBytes: seen,
        });
      if ('fault' in fetched) {
        const detail = `no page: ${fetched.fault}`;
        if (fetched.passing) throw new SourceFault('shape', { url, detail });
        reading.skipped.push({ sourceId: name, reason: detail });
        return reading;
      }
      const page = readConsultation(loadPage(decodeWestern(fetched.bytes), url));
      if (!page) throw shapeFaults(fetched.bytes, url)('a page without a consultation');
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
  };
}
