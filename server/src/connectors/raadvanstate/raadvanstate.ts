import { SourceFault } from '#platform/outbound/source-fault.ts';
import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { cursorAt, pollAdvices, type AdviceRaw } from './poll.ts';
import { readAdvice, siteOf } from './read-advice.ts';

/**
 * Advice of the Raad van State from its own site (SOURCES.md §6), one with the paper as which parliament publishes it where the
 * page names that. Little is known of the form of the pages, so they are read by the names of their facts alone.
 */
export function raadvanstate(options: AddressOptions): SourceConnector<AdviceRaw> {
  const baseUrl = (options.baseUrl ?? siteOf('')).replace(/\/*$/, '/');
  return {
    source: 'raadvanstate',
    domain: 'nl',
    rhythm: 6 * 60 * 60_000,
    news: 5,
    proven: false,
    cursorAt,
    poll: (since, signal) =>
      pollAdvices({ baseUrl, request: { interval: 2_000, ...options.request, signal } }, since, Date.now()),
    itemOf: ({ listed, url }) => ({ id: `advice ${listed.number}`, url }),
    async read({ listed, url, page }) {
      const reading = emptyReading();
      if ('fault' in page) {
        const detail = `no page: ${page.fault}`;
        if (page.passing) throw new SourceFault('shape', { url, detail });
        reading.skipped.push({ sourceId: listed.number, reason: detail });
        return reading;
      }
      const $ = loadPage(decodeWestern(page.bytes), url);
      reading.documents.push(readAdvice($, listed, shapeFaults(page.bytes, url)));
      return reading;
    },
  };
}
