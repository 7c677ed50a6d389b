import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { cursorAt, pollDebates, type DebateRaw } from './poll.ts';
import { readDebate } from './read-debate.ts';

/** The service behind the site of the debates. */
export const debatdirectUrl = 'https://api.debatdirect.tweedekamer.nl/';

/**
 * Debates of the Tweede Kamer as they were held: who had the word at which second, and where the source
 * shows them (SOURCES.md §2, Debat Direct). What was said comes with the reports of the chamber, which join them.
 */
export function debatdirect(options: AddressOptions): SourceConnector<DebateRaw> {
  const baseUrl = (options.baseUrl ?? debatdirectUrl).replace(/\/*$/, '/');
  return {
    source: 'debatdirect',
    domain: 'nl',
    rhythm: 10 * 60_000,
    news: 2,
    proven: true,
    unproven: ['agenda'],
    cursorAt,
    poll: (since, signal) =>
      pollDebates({ baseUrl, request: { ...options.request, signal } }, since, Date.now()),
    async read({ debate, actors }) {
      const reading = emptyReading();
      const sourceId = debate.id;
      const read = readDebate(debate, actors);
      if (!read) {
        reading.skipped.push({ sourceId, reason: 'a debate in which nobody had the word' });
        return reading;
      }
      if (read.unknown > 0)
        reading.notes.push({ sourceId, note: `turns of people who are in no list: ${read.unknown}` });
      reading.documents.push(read.document);
      return reading;
    },
  };
}
