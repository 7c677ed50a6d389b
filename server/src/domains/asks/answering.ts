import { limits } from 'contract/limits';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import type { Answering } from './answer.ts';

/** What of the configuration is about answers; their tokens are those of summaries. */
interface AnswerChoice {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  SUMMARY_TOKENS_PER_DAY: number;
}

/** What questions are answered with; undefined without a service, which counts only with a model. */
export function answeringOf(
  { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, SUMMARY_TOKENS_PER_DAY }: AnswerChoice,
  { db, clock, log }: { db: PeopleStore; clock: Clock; log: Log },
): Answering | undefined {
  if (!baseUrl || !model) return undefined;
  return {
    service: {
      ...{ baseUrl, model },
      ...(apiKey ? { apiKey } : {}),
      // Somebody waits: what failed once is answered with passages.
      timeout: limits.answerWithin,
      retries: 0,
    },
    ...{ db, log },
    now: () => clock.now().getTime(),
    tokensPerDay: SUMMARY_TOKENS_PER_DAY,
  };
}
