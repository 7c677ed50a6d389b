import { dayOf } from 'contract/amsterdam';
import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { readSitting } from './agenda.ts';
import { cursorAt, fetchAgenda, pollPages, type PageRaw } from './poll.ts';
import { captured } from '../reading/text-parts.ts';
import { keyOf, readVote } from './read-vote.ts';
import { serviceOf } from './service.ts';

/**
 * Votes and plenary agendas of the Eerste Kamer from its own pages (SOURCES.md §4 and §7); its documents come with the
 * official publications.
 */
export function eerstekamer(options: AddressOptions): SourceConnector<PageRaw> {
  const serviceFor = serviceOf(options);
  return {
    source: 'eerstekamer',
    domain: 'nl',
    rhythm: 60 * 60_000,
    // Plenary day is Tuesday.
    news: 5,
    proven: true,
    cursorAt,
    poll: (since, signal) => unlessOutage(pollPages(serviceFor(signal), since, Date.now())),
    itemOf(raw) {
      if ('days' in raw) return { id: `votes ${raw.days[0]?.day ?? '?'}` };
      if ('missing' in raw) return { id: `page ${raw.url}`, url: raw.url };
      const [year, month, day] = captured(/(\d{4})(\d\d)(\d\d)$/, raw.url);
      return {
        id: `agenda ${'agenda' in raw ? raw.agenda.day : [year, month, day].join('-')}`,
        url: raw.url,
      };
    },
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const reading = emptyReading();
      if ('missing' in raw) reading.skipped.push({ sourceId: raw.url, reason: raw.missing });
      if ('agenda' in raw) reading.documents.push(readSitting(raw.agenda, raw.url, raw.readOn));
      for (const { day, votes, unread } of 'days' in raw ? raw.days : []) {
        const counts = new Map<string, number>();
        for (const vote of votes) {
          const count = (counts.get(keyOf(vote)) ?? 0) + 1;
          counts.set(keyOf(vote), count);
          reading.documents.push(readVote(vote, count));
        }
        for (const { title, reason } of unread) reading.skipped.push({ sourceId: `${day} ${title}`, reason });
      }
      return reading;
    },
    async fetchAgain(raw, signal) {
      if ('days' in raw) return undefined;
      return [await fetchAgenda(raw.url, askedOnce(serviceFor(signal)).request, dayOf(Date.now()))];
    },
  };
}
