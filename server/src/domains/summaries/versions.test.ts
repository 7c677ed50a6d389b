import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SummaryState } from 'contract/summaries';
import { openLog } from '#platform/log.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type TestProduct } from '#test/product.ts';
import { aLetter, aReport } from './test/texts.ts';
import { useSummaries } from './test/use-summaries.ts';

const desk = useSummaries();
const { start, stored, state, ask, settled } = desk;

async function judge(id: string, judgement: string | null): Promise<SummaryState> {
  const answer = await desk.product.app.inject({
    method: 'PUT',
    url: `/api/document/${id}/summary/judgement`,
    headers: { 'x-auth': desk.reader.token },
    payload: { kind: 'short', judgement },
  });
  return answer.json<{ data: SummaryState }>().data;
}

describe('what a reader says of a summary', () => {
  it('stays with the version it was said of, and is not shown of the next', async () => {
    const id = await stored();
    start();
    await ask(id);
    const first = (await settled(id)).summary!;
    expect(await judge(id, 'notUseful')).toMatchObject({ judgement: 'notUseful' });
    desk.product.clock.advance(11 * 60_000);
    await ask(id, { again: true });
    await expect.poll(async () => (await state(id)).summary!.madeAt > first.madeAt).toBe(true);
    expect(await state(id)).not.toHaveProperty('judgement');
    expect(await judge(id, 'useful')).toMatchObject({ judgement: 'useful' });
    const said = () =>
      desk.product.people.db
        .selectFrom('summaryJudgements')
        .select('judgement')
        .where('documentId', '=', id)
        .orderBy('madeAt')
        .execute();
    expect(await said()).toEqual([{ judgement: 'notUseful' }, { judgement: 'useful' }]);
    expect(await judge(id, null)).not.toHaveProperty('judgement');
    expect(await said()).toEqual([{ judgement: 'notUseful' }]);
  });
});

it('summary versions: a summary is looked for in the language that is named, whatever that of the call', async () => {
  const id = await stored();
  await ask(id);
  const english = { 'accept-language': 'en-gb' };
  expect(await state(id, 'short', english)).toMatchObject({ status: 'offered' });
  expect(await state(id, 'short&locale=nl', english)).toMatchObject({ status: 'making' });
  expect((await desk.reader.get(`/document/${id}/summary?kind=short&locale=fr`)).statusCode).toBe(400);
});

describe('the longest document that is sent, SUMMARY_WORDS', () => {
  let limited: TestProduct;
  beforeAll(async () => {
    limited = await openProduct(undefined, openLog('silent'), {
      AI_BASE_URL: desk.provider.baseUrl,
      AI_MODEL: 'model-x',
      SUMMARY_WORDS: '1000',
    });
    await limited.documents.put([
      aDocument({ id: 'test-short', groupPath: 'regering/bijlage', text: aLetter }),
      aDocument({ id: 'test-long', groupPath: 'regering/bijlage', text: aReport }),
    ]);
  });
  afterAll(() => limited.close());

  it('is that of the configuration, and a longer one is refused with its reason', async () => {
    const reader = await limited.subscriber();
    const stateOf = async (id: string) =>
      (await reader.get(`/document/${id}/summary?kind=short`)).json().data;
    expect(await stateOf('test-short')).toMatchObject({ status: 'offered' });
    const refused = { kind: 'short', status: 'unavailable', reason: 'tooLong' };
    expect(await stateOf('test-long')).toEqual(refused);
    expect((await reader.post('/document/test-long/summary', {})).json().data).toEqual(refused);
    expect(await limited.people.db.selectFrom('summaries').selectAll().execute()).toEqual([]);
  });
});
