import { dayOf } from 'contract/amsterdam';
import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { readActPage, staatsbladUrl, type ActPage } from './pages.ts';
import { cursorAt, fetchAct, pollStaatsblad, type ActRaw, type FetchedPage } from './poll.ts';
import { readAct } from './read-act.ts';

/** The Belgian official gazette: laws, decrees and orders with their texts in Dutch and French. */
export function staatsblad(options: AddressOptions): SourceConnector<ActRaw> {
  const baseUrl = (options.baseUrl ?? staatsbladUrl).replace(/\/*$/, '/');
  return {
    source: 'staatsblad',
    domain: 'be-fed',
    rhythm: 12 * 60 * 60_000,
    news: 2,
    proven: true,
    cursorAt,
    poll: (since, signal) =>
      unlessOutage(
        pollStaatsblad({ baseUrl, request: { ...options.request, signal } }, since, dayOf(Date.now())),
      ),
    itemOf({ numac, nl, fr }) {
      const url = nl?.url ?? fr?.url;
      return { id: `act ${numac}`, ...(url ? { url } : {}) };
    },
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const reading = emptyReading();
      const pageOf = (page: FetchedPage | undefined): ActPage | undefined =>
        page && readActPage(page.bytes, page.url);
      const [nl, fr] = [pageOf(raw.nl), pageOf(raw.fr)];
      const pages = { ...(nl ? { nl } : {}), ...(fr ? { fr } : {}) };
      const document = readAct(
        { numac: raw.numac, ...(raw.listed ? { listed: raw.listed } : {}), pages },
        (reason) => reading.skipped.push({ sourceId: raw.numac, reason }),
      );
      if (document) reading.documents.push(document);
      if (document && !nl && !fr) {
        reading.notes.push({ sourceId: raw.numac, note: 'no text: the act is known from a list only' });
      }
      return reading;
    },
    async fetchAgain({ listed }, signal) {
      if (!listed) return undefined;
      return [await fetchAct({ baseUrl, request: { ...options.request, signal, retries: 0 } }, listed)];
    },
  };
}
