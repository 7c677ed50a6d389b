import { emptyReading, type AddressOptions, type SourceConnector } from '../../connector.ts';
import { askedOnce, faultOf, isMissed, unlessOutage } from '../../items/missed.ts';
import { loadPage } from '../../reading/html-page.ts';
import { decodeWestern } from '../../reading/western-text.ts';
import { shapeFaults } from '../../reading/xml-answer.ts';
import { serviceOf } from '../service.ts';
import { billsOf, cursorAt, fetchBill, pollBills, type BillRaw } from './poll.ts';
import { readBill } from './read-bill.ts';

/**
 * The pages of bills of the Eerste Kamer: how far each is, and its papers, which themselves come with the official
 * publications (SOURCES.md §7). The form of the pages is known from what clients read in them.
 */
export function eerstekamerwetten(options: AddressOptions): SourceConnector<BillRaw> {
  const serviceFor = serviceOf(options);
  return {
    source: 'eerstekamerwetten',
    domain: 'nl',
    rhythm: 12 * 60 * 60_000,
    news: 5,
    proven: false,
    cursorAt,
    poll: (since, signal) => unlessOutage(pollBills(serviceFor(signal), since, Date.now())),
    itemOf: (raw) => ({
      id: 'committee' in raw ? `bills of ${raw.committee}` : `bill ${raw.bill.name}`,
      url: raw.url,
    }),
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const { bill, url, page } = raw;
      const reading = emptyReading();
      if (page)
        reading.documents.push(readBill(loadPage(decodeWestern(page), url), bill, shapeFaults(page, url)));
      else reading.skipped.push({ sourceId: bill.name, reason: 'a bill whose page is gone' });
      return reading;
    },
    async fetchAgain(raw, signal) {
      const service = askedOnce(serviceFor(signal));
      if ('bill' in raw) return [await fetchBill(raw.bill, service)];
      await billsOf(raw.committee, service);
      // The next poll reads the bills of every list.
      return [];
    },
  };
}
