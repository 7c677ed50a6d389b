import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { readSitting } from './agenda.ts';
import { cursorAt, pollPages, type PageRaw } from './poll.ts';
import { eersteKamerUrl, keyOf, readVote } from './read-vote.ts';

/**
 * Votes and plenary agendas of the Eerste Kamer from its own pages (SOURCES.md §4 and §7); its documents come with the
 * official publications.
 */
export function eerstekamer(options: AddressOptions): SourceConnector<PageRaw> {
  const baseUrl = (options.baseUrl ?? eersteKamerUrl).replace(/\/*$/, '/');
  return {
    source: 'eerstekamer',
    domain: 'nl',
    rhythm: 60 * 60_000,
    // Plenary day is Tuesday.
    news: 5,
    proven: true,
    cursorAt,
    poll: (since, signal) =>
      pollPages(baseUrl, { interval: 1_000, ...options.request, signal }, since, Date.now()),
    itemOf(raw) {
      if ('days' in raw) return { id: `votes ${raw.days[0]?.day ?? '?'}` };
      return { id: 'agenda' in raw ? `agenda ${raw.agenda.day}` : `page ${raw.url}`, url: raw.url };
    },
    async read(raw) {
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
  };
}
