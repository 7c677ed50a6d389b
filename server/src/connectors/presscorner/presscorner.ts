import { dayOf } from 'contract/amsterdam';
import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { readRow } from '../reading/answers.ts';
import { cursorOfDays } from '../reading/days-read.ts';
import { fetchRelease, pollReleases, textLanguage, type PressRaw } from './poll.ts';
import { readRelease } from './read-release.ts';
import { Detail, ListRow } from './rows.ts';

/** The press corner; its service answers below `api/`. */
const presscornerUrl = 'https://ec.europa.eu/commission/presscorner/';

/**
 * Press releases, statements, speeches, questions and answers and the news of the day of the Commission (SOURCES.md §8
 * and "Press of the Commission").
 */
export function presscorner(options: AddressOptions): SourceConnector<PressRaw> {
  const baseUrl = (options.baseUrl ?? presscornerUrl).replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal) => ({
    baseUrl,
    request: { interval: 1_000, ...options.request, signal },
  });
  return {
    source: 'presscorner',
    domain: 'eu',
    rhythm: 30 * 60_000,
    news: 1,
    // The form of the service is known from its clients alone.
    proven: false,
    cursorAt: cursorOfDays,
    poll: (since, signal) => unlessOutage(pollReleases(serviceFor(signal), since, dayOf(Date.now()))),
    itemOf: ({ reference }) => ({ id: `release ${reference}` }),
    read(raw) {
      const reading = emptyReading();
      const sourceId = raw.reference;
      const rows = raw.rows.flatMap((row) => readRow(ListRow, 'row', row, reading) ?? []);
      const detail = raw.detail === undefined ? undefined : readRow(Detail, 'release', raw.detail, reading);
      if (isMissed(raw)) reading.unread.push({ part: 'release', fault: faultOf(raw).message });
      if (rows.length === 0) return Promise.resolve(reading);
      if (!raw.missed && raw.detail === undefined)
        reading.notes.push({ sourceId, note: 'no text: the release is known from the lists only' });
      const document = readRelease(sourceId, textLanguage(raw.rows), rows, detail, (reason) =>
        reading.skipped.push({ sourceId, reason }),
      );
      if (document) reading.documents.push(document);
      return Promise.resolve(reading);
    },
    async fetchAgain(raw, signal) {
      if (raw.reference === '?') return undefined;
      return [await fetchRelease(askedOnce(serviceFor(signal)), raw)];
    },
  };
}
