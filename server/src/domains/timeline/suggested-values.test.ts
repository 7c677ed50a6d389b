import type { SuggestedValue } from 'contract/suggested-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  reader = await product.subscriber();
  await product.documents.put([
    ...Array.from({ length: 12 }, (_, index) =>
      aDocument({
        id: `x-${index}`,
        people: [{ name: 'Proefnaam Vaak' }, { name: `Proefnaam Nummer ${index}` }],
      }),
    ),
    aDocument({
      id: 'x-senate',
      groupPath: 'ek/motie',
      people: [{ name: 'Proefnaam Vaak' }, { name: 'Proefnaam Senator' }],
    }),
    aDocument({ id: 'x-eu', domain: 'eu', groupPath: 'ep/report', people: [{ name: 'Proefnaam Europa' }] }),
  ]);
});
afterAll(() => product.close());

const ask = (who: Subscriber, fields: object) =>
  who.post('/document/values', { groupingName: 'nl', field: 'person', text: 'proefn', ...fields });
async function valuesFor(who: Subscriber, fields: object = {}): Promise<SuggestedValue[]> {
  const answer = await ask(who, fields);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: SuggestedValue[] }>().data;
}

test('suggested values: ten at most, those of most documents first, of the dashboard asked', async () => {
  const values = await valuesFor(reader);
  expect(values).toHaveLength(10);
  expect(values[0]).toEqual({ value: 'Proefnaam Vaak', count: 13 });
  expect(await valuesFor(reader, { groupingName: 'eu' })).toEqual([{ value: 'Proefnaam Europa', count: 1 }]);
});

test('suggested values: who may not read the upper house hears nothing of what it alone has', async () => {
  expect(await valuesFor(reader, { text: 'senator' })).toEqual([{ value: 'Proefnaam Senator', count: 1 }]);
  const outside = await product.subscriber({ modules: ['nlDashboard'] });
  expect(await valuesFor(outside, { text: 'senator' })).toEqual([]);
  expect(await valuesFor(outside, { text: 'vaak' })).toEqual([{ value: 'Proefnaam Vaak', count: 12 }]);
});

test('suggested values: a dashboard without its module, and a field without values, are refused', async () => {
  const outside = await product.subscriber({ modules: ['EUDashboard'] });
  const refused = await ask(outside, {});
  expect([refused.statusCode, refused.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
    403,
    'EC-01',
  ]);
  for (const field of ['title', 'text', 'nothing']) {
    expect((await ask(reader, { field })).statusCode).toBe(400);
  }
});
