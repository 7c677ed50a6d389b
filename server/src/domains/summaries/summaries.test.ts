import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWords } from 'contract/query/analyser';
import { summaryRules, type SummaryState } from 'contract/summaries';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { aLetter, aReport } from './test/texts.ts';

let product: TestProduct;
let reader: Subscriber;

/** A letter of sentences of 45 words each, of which none fits the 35 words of its extract. */
const breathless = Array.from(
  { length: 10 },
  (_, index) =>
    `De gemeente met het nummer ${index} ${'wacht op het stroomnet en '.repeat(7)}dan op de beslissing.`,
).join('\n\n');

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  await product.documents.put([
    aDocument({ id: 'test-letter', groupPath: 'regering/kamerbrief', text: aLetter }),
    aDocument({ id: 'test-report', groupPath: 'regering/bijlage', text: aReport }),
    aDocument({ id: 'test-brief', groupPath: 'regering/kamerbrief', text: 'Een korte brief.' }),
    aDocument({ id: 'test-breathless', groupPath: 'regering/kamerbrief', text: breathless }),
    aDocument({ id: 'test-agenda', groupPath: 'tk/agenda', text: aLetter }),
    aDocument({
      id: 'test-old',
      groupPath: 'regering/kamerbrief',
      text: aLetter,
      date: Date.parse('2025-07-31T10:00:00Z'),
    }),
    aDocument({
      id: 'test-closed',
      groupPath: 'regering/kamerbrief',
      text: aLetter,
      confidentiality: 'Besloten',
    }),
  ]);
});
afterAll(() => product.close());

async function state(id: string, kind = 'short', headers = {}): Promise<SummaryState> {
  const answer = await reader.get(`/document/${id}/summary?kind=${kind}`, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: SummaryState }>().data;
}

describe('summaries without a service', () => {
  it.each([
    ['test-brief', 'tooShort'],
    ['test-agenda', 'type'],
    ['test-old', 'tooOld'],
    ['test-closed', 'closed'],
    ['test-breathless', 'noSentence'],
  ])('%s has none and says why', async (id, reason) => {
    expect(await state(id)).toEqual({ kind: 'short', status: 'unavailable', reason });
    const asked = await reader.post(`/document/${id}/summary`, {});
    expect(asked.json()).toEqual({ data: { kind: 'short', status: 'unavailable', reason } });
  });

  it('are extracts of the document itself, at once, within the limits, and never called AI', async () => {
    const { status, summary } = await state('test-letter');
    expect(status).toBe('ready');
    expect(summary).toMatchObject({ madeBy: 'extract', language: 'nl' });
    expect(summary).not.toHaveProperty('model');
    const sentences = summary!.parts.flatMap((part) => part.sentences);
    expect(sentences.length).toBeGreaterThan(0);
    for (const { text, start, end } of sentences) expect(aLetter.slice(start, end)).toBe(text);
    expect(summary!.words).toBe(countWords(sentences.map(({ text }) => text).join(' ')));
    expect(summary!.words).toBeLessThanOrEqual(35);
    expect(await state('test-letter')).toEqual(
      await state('test-letter', 'short', { 'accept-language': 'en-gb' }),
    );
  });

  it('come with the document, in the state the poll answers (decision 7.10)', async () => {
    for (const id of ['test-report', 'test-letter', 'test-brief', 'test-closed']) {
      const answer = await reader.post(`/document/${id}`, {});
      const short = await state(id);
      expect(answer.json()).toMatchObject({
        data: { summary: { status: short.status, short, long: await state(id, 'long') } },
      });
    }
  });

  it('are long for long documents only', async () => {
    expect(await state('test-letter', 'long')).toMatchObject({ status: 'unavailable', reason: 'tooShort' });
    const { summary } = await state('test-report', 'long');
    expect(summary!.words).toBeGreaterThan(300);
    expect(summary!.words).toBeLessThanOrEqual(600);
  });

  it('are never of a document without a sentence that fits, which is told with the document too', async () => {
    expect(countWords(breathless)).toBeGreaterThan(summaryRules.minimumWords.short);
    const answer = await reader.post('/document/test-breathless', {});
    expect(answer.json()).toMatchObject({ data: { summary: { status: 'unavailable' } } });
  });

  it('are judged by each reader, who may change or take back what they said', async () => {
    const judge = (judgement: string | null) =>
      product.app.inject({
        method: 'PUT',
        url: '/api/document/test-letter/summary/judgement',
        headers: { 'x-auth': reader.token },
        payload: { kind: 'short', judgement },
      });
    expect((await judge('useful')).json()).toMatchObject({ data: { judgement: 'useful' } });
    expect((await judge('notUseful')).json()).toMatchObject({ data: { judgement: 'notUseful' } });
    expect(await state('test-letter')).toMatchObject({ judgement: 'notUseful' });
    const other = await product.subscriber();
    expect((await other.get('/document/test-letter/summary?kind=short')).json().data).not.toHaveProperty(
      'judgement',
    );
    expect((await judge(null)).json().data).not.toHaveProperty('judgement');
    expect((await judge('splendid')).statusCode).toBe(400);
  });

  it('are for who may read the document', async () => {
    const elsewhere = await product.subscriber({ modules: ['nlLrDashboard'] });
    for (const call of [
      elsewhere.get('/document/test-letter/summary?kind=short'),
      elsewhere.post('/document/test-letter/summary', { kind: 'short' }),
    ]) {
      const answer = await call;
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-07', module: 'MC11' }] });
    }
    expect((await reader.get('/document/test-nowhere/summary?kind=short')).statusCode).toBe(404);
    expect((await reader.get('/document/test-letter/summary?kind=longest')).statusCode).toBe(400);
  });
});
