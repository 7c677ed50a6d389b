import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Summary, SummaryState } from 'contract/summaries';
import { openLeases } from '#stores/people/leases.ts';
import { openLog } from '#platform/log.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { startSummaries, type Summaries, type SummariesOptions } from '../tasks.ts';
import { openProvider, type Provider, rightAnswer } from './provider.ts';
import { aLetter } from './texts.ts';

/** The product with a service of the test's own, and a reader of it; opened and closed around the tests of a file. */
export function useSummaries() {
  let provider: Provider;
  let product: TestProduct;
  let reader: Subscriber;
  const running: Summaries[] = [];
  let made = 0;

  beforeAll(async () => {
    provider = await openProvider();
    product = await openProduct(undefined, openLog('silent'), {
      AI_BASE_URL: provider.baseUrl,
      AI_API_KEY: 'secret',
      AI_MODEL: 'model-x',
    });
    reader = await product.subscriber();
  });
  afterAll(async () => {
    await product.close();
    await provider.close();
  });
  beforeEach(() => {
    provider.answerWith(rightAnswer);
    provider.questions.length = 0;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((summaries) => summaries.stop()));
  });

  /** Starts making what readers ask for; nothing by itself unless told. */
  function start(
    differences: Omit<Partial<SummariesOptions>, 'choice'> & { choice?: object } = {},
  ): Summaries {
    const { choice, ...others } = differences;
    const summaries = startSummaries({
      choice: { ...product.config, SUMMARY_DAYS: 0, ...choice },
      documents: product.documents,
      people: product.people.db,
      leases: openLeases(product.people),
      log: openLog('silent'),
      clock: product.clock,
      pause: 20,
      rest: 1,
      request: { retries: 0, backOff: 1 },
      ...others,
    });
    running.push(summaries);
    return summaries;
  }

  /** Stores a document that is summarised and answers its id. */
  async function stored(fields: Parameters<typeof aDocument>[0] = {}): Promise<string> {
    made += 1;
    const id = `test-summary-${made}`;
    await product.documents.put([
      aDocument({ id, groupPath: 'regering/kamerbrief', text: aLetter, ...fields }),
    ]);
    return id;
  }

  async function state(id: string, kind = 'short', headers = {}): Promise<SummaryState> {
    const answer = await reader.get(`/document/${id}/summary?kind=${kind}`, headers);
    return answer.json<{ data: SummaryState }>().data;
  }
  async function ask(id: string, body: object = {}, headers = {}): Promise<SummaryState> {
    const answer = await reader.post(`/document/${id}/summary`, body, headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ data: SummaryState }>().data;
  }
  async function settled(id: string, kind = 'short', headers = {}): Promise<SummaryState> {
    await expect.poll(async () => (await state(id, kind, headers)).status).toMatch(/ready|failed/);
    return state(id, kind, headers);
  }
  /** Fails the tries without waiting for the pauses between them. */
  async function settledTries(id: string, kind = 'short'): Promise<SummaryState> {
    const moving = setInterval(() => product.clock.advance(100), 20);
    try {
      return await settled(id, kind);
    } finally {
      clearInterval(moving);
    }
  }

  return {
    get provider() {
      return provider;
    },
    get product() {
      return product;
    },
    get reader() {
      return reader;
    },
    start,
    stored,
    state,
    ask,
    settled,
    settledTries,
    /** Moves the clock so far that sessions end, and logs in again. */
    async moveTo(instant: string) {
      product.clock.set(instant);
      reader = await product.subscriber();
    },
  };
}

/** The sentences of all parts. */
export const sentencesOf = ({ parts }: Summary) => parts.flatMap(({ sentences }) => sentences);
/** Its sentences as one text. */
export const textOf = (summary: Summary | undefined) =>
  sentencesOf(summary!)
    .map(({ text }) => text)
    .join(' ');
