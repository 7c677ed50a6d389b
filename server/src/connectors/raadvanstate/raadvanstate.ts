import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { cursorAtDay } from '../reading/cursors.ts';
import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { fetchAdvice, pollAdvices, type AdviceRaw } from './poll.ts';
import { readAdvice, siteOf } from './read-advice.ts';

/**
 * Advice of the Raad van State from its own site (SOURCES.md §6), one with the paper as which parliament publishes it where the
 * page names that. Little is known of the form of the pages, so they are read by the names of their facts alone.
 */
export function raadvanstate(options: AddressOptions): SourceConnector<AdviceRaw> {
  const baseUrl = (options.baseUrl ?? siteOf('')).replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal) => ({
    baseUrl,
    request: { interval: 2_000, ...options.request, signal },
  });
  return {
    source: 'raadvanstate',
    domain: 'nl',
    rhythm: 6 * 60 * 60_000,
    news: 5,
    proven: false,
    cursorAt: cursorAtDay,
    poll: (since, signal) => unlessOutage(pollAdvices(serviceFor(signal), since, Date.now())),
    itemOf: ({ listed, url }) => ({ id: `advice ${listed.number}`, url }),
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const { listed, url, page } = raw;
      const reading = emptyReading();
      if (page)
        reading.documents.push(
          readAdvice(loadPage(decodeWestern(page), url), listed, shapeFaults(page, url)),
        );
      else reading.skipped.push({ sourceId: listed.number, reason: 'an advice whose page is gone' });
      return reading;
    },
    async fetchAgain({ listed }, signal) {
      return [await fetchAdvice(askedOnce(serviceFor(signal)), listed)];
    },
  };
}
