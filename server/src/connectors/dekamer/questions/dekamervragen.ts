import { basename } from 'node:path';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { SourceRequest } from '#platform/outbound/fetch-source.ts';
import { emptyReading, type Recordings, type SourceConnector } from '../../connector.ts';
import { cursorAt, pollQuestions, type QuestionRaw } from './poll.ts';
import { QuestionAnswer, QuestionRow, readQuestion } from './read-question.ts';

/** The open data service of the Chamber (SOURCES.md §2). */
const dekamervragenUrl = 'https://data.dekamer.be/';

const recordings: Recordings<QuestionRaw> = {
  folders: ['be/dekamer-opendata-json'],
  rawsOf(path, bytes) {
    const name = basename(path);
    if (name.startsWith('actr_')) {
      return Promise.resolve({ leftOut: 'a person, which the source dekamer reads' });
    }
    const body = JSON.parse(new TextDecoder().decode(bytes)) as { total?: number };
    if (body.total !== undefined) {
      return Promise.resolve({ leftOut: 'a page of the list, asked for its numbers only' });
    }
    return Promise.resolve([{ url: new URL(`/v0/qrva/${name}`, dekamervragenUrl).href, body }]);
  },
};

/** Written questions with their answers, from the open data service of the Chamber of Representatives. */
export function dekamervragen(options: {
  baseUrl?: string;
  /** Timeouts, retries and pace, where they differ from the usual ones. */
  request?: SourceRequest;
}): SourceConnector<QuestionRaw> {
  const baseUrl = (options.baseUrl ?? dekamervragenUrl).replace(/\/*$/, '/');
  return {
    source: 'dekamervragen',
    domain: 'be-fed',
    rhythm: 12 * 60 * 60_000,
    news: 10,
    proven: true,
    recordings,
    cursorAt,
    poll: (since, signal) => pollQuestions({ baseUrl, request: { ...options.request, signal } }, since),
    read(raw) {
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
          const issue = row.error.issues[0];
          skip(`unreadable question: ${issue?.path.join('.')} ${issue?.message}`);
          continue;
        }
        const document = readQuestion(row.data, row.data.link.href.replace(/^http:/, 'https:'), skip);
        if (document) reading.documents.push(document);
      }
      return Promise.resolve(reading);
    },
  };
}
