import { emptyReading, type AddressOptions, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed } from '../items/missed.ts';
import { cursorAt, fetchMissed, pollDebates, type DebateRaw } from './poll.ts';
import { issueOf, jsonFault, numberOf } from '../reading/answers.ts';
import { readDebate } from './read-debate.ts';
import { DebateAnswer } from './rows.ts';
import { serviceAt } from './service.ts';

/**
 * Debates of the Tweede Kamer as they were held: who had the word at which second, and where the source
 * shows them (SOURCES.md §2, Debat Direct). What was said is what their subtitles have, until the reports of the chamber
 * come, which join them.
 */
export function debatdirect(options: AddressOptions): SourceConnector<DebateRaw> {
  const service = serviceAt(options);
  const serviceFor = (signal: AbortSignal) => ({ ...service, request: { ...service.request, signal } });
  return {
    source: 'debatdirect',
    domain: 'nl',
    rhythm: 10 * 60_000,
    news: 2,
    proven: true,
    unproven: ['agenda', 'subtitles'],
    cursorAt,
    poll: (since, signal) => pollDebates(serviceFor(signal), since, Date.now()),
    // What is only remarked upon has another name than the debate, of which something may be kept.
    itemOf(raw) {
      if ('note' in raw) return { id: `remark on ${raw.about}` };
      return { id: 'day' in raw ? `debates of ${raw.day}` : `debate ${numberOf(raw.debate)}` };
    },
    async read(raw) {
      const reading = emptyReading();
      if ('note' in raw) {
        reading.notes.push({ sourceId: raw.about, note: raw.note });
        return reading;
      }
      if (isMissed(raw)) throw faultOf(raw);
      const { debate: row, actors, cues, missing } = raw;
      const { data: debate, error } = DebateAnswer.safeParse(row);
      if (!debate) throw jsonFault(`debate ${numberOf(row)}`, issueOf(error), row);
      const sourceId = debate.id;
      const read = readDebate(debate, actors, cues);
      if (!read) {
        reading.skipped.push({ sourceId, reason: 'a debate in which nobody had the word' });
        return reading;
      }
      if (read.unknown > 0)
        reading.notes.push({ sourceId, note: `turns of people who are in no list: ${read.unknown}` });
      if (missing !== undefined) reading.notes.push({ sourceId, note: missing });
      reading.documents.push(read.document);
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (!isMissed(raw)) return undefined;
      return fetchMissed(askedOnce(serviceFor(signal)), raw);
    },
  };
}
