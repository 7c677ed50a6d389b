import { SourceFault } from '#platform/outbound/source-fault.ts';
import { emptyReading, type AddressOptions, type SourceConnector } from '../../connector.ts';
import { faultOf, isMissed, unlessOutage } from '../../items/missed.ts';
import { issueOf } from '../../reading/answers.ts';
import { cursorAt, fetchQuestion, pollQuestions, type QuestionRaw } from './poll.ts';
import { QuestionAnswer, QuestionRow, readQuestion } from './read-question.ts';

/** The open data service of the Chamber (SOURCES.md §2). */
export const dekamervragenUrl = 'https://data.dekamer.be/';

/** Written questions with their answers, from the open data service of the Chamber of Representatives. */
export function dekamervragen(options: AddressOptions): SourceConnector<QuestionRaw> {
  const baseUrl = (options.baseUrl ?? dekamervragenUrl).replace(/\/*$/, '/');
  return {
    source: 'dekamervragen',
    domain: 'be-fed',
    rhythm: 12 * 60 * 60_000,
    news: 10,
    proven: true,
    cursorAt,
    poll: (since, signal) =>
      unlessOutage(pollQuestions({ baseUrl, request: { ...options.request, signal } }, since)),
    itemOf: ({ url }) => ({ id: `question ${url}`, url }),
    async read(raw) {
      if (isMissed(raw)) throw faultOf(raw);
      const reading = emptyReading();
      const skip = (reason: string) => reading.skipped.push({ sourceId: raw.url, reason });
      const answer = QuestionAnswer.safeParse(raw.body);
      if (!answer.success) {
        throw new SourceFault('shape', { url: raw.url, detail: 'an answer without items' });
      }
      if (answer.data.items.length === 0) skip('the service has no question of this number');
      for (const item of answer.data.items) {
        const row = QuestionRow.safeParse(item);
        if (!row.success) {
          reading.unread.push({ part: raw.url, fault: `unreadable question: ${issueOf(row.error)}` });
          continue;
        }
        const document = readQuestion(row.data, row.data.link.href.replace(/^http:/, 'https:'), skip);
        if (document) reading.documents.push(document);
      }
      return reading;
    },
    fetchAgain: async ({ url }, signal) => [
      await fetchQuestion(url, { ...options.request, signal, retries: 0 }),
    ],
  };
}
