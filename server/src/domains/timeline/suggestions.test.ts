import type { SuggestedQuery, SuggestionsResponse } from 'contract/query-suggestions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;

const about = (id: string, title: string, fields = {}) =>
  aDocument({ id, title, text: 'Niets.', date: Date.parse('2026-11-10T10:00:00Z'), ...fields });

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  reader = await product.subscriber();
  await product.documents.put([
    ...['a', 'b', 'c', 'd'].map((id) => about(`x-stikstof-${id}`, `Brief over stikstof ${id}`)),
    about('x-beleid', 'Stikstof en het beleid'),
    about('x-compound', 'Stikstofbeleid'),
    about('x-law', 'Stikstofwet'),
    about('x-committee', 'Verslag over veiligheid en regio'),
    ...['a', 'b', 'c', 'd'].map((id) =>
      about(`x-eu-${id}`, 'Stickstoff report', { domain: 'eu', groupPath: 'ep/report' }),
    ),
  ]);
});
afterAll(() => product.close());

async function suggested(query: string, fields = {}): Promise<SuggestedQuery[]> {
  const body = { query, context: ['all'], groupingDetails: { name: 'nl' }, ...fields };
  const answer = await reader.post('/document/timeline/suggestions', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SuggestionsResponse>().data;
}
async function hits(query: string): Promise<number> {
  const body = { query, context: ['all'], groupingDetails: { name: 'nl' } };
  return (await reader.post('/document/timeline', body)).json<{ countTotal: number }>().countTotal;
}

test('suggested queries: a typing error is mended by a word of the domain, with the hits it has', async () => {
  const [first, ...others] = await suggested('stiksotf');
  expect(first).toEqual({ query: 'stikstof', count: await hits('stikstof') });
  // Words of another domain have no hits here.
  expect(others.map(({ query }) => query)).not.toContain('stickstoff');
});

test('suggested queries: within a longer query the word alone is changed', async () => {
  expect(await suggested('brief AND (stiksotf OR "raad van state")')).toEqual([
    { query: 'brief AND (stikstof OR "raad van state")', count: 4 },
  ]);
  expect(await suggested('titel:stiksotf')).toEqual([
    { query: 'titel:stikstof', count: await hits('titel:stikstof') },
  ]);
});

test('suggested queries: a compound is two words, and all that begins as its first part', async () => {
  expect(await suggested('stikstofbeleid')).toEqual([{ query: 'stikstof*', count: 7 }]);
  expect(await suggested('titel:veiligheidsregio')).toEqual([
    { query: 'titel:(veiligheid regio)', count: 1 },
    { query: 'titel:veiligheid*', count: 1 },
  ]);
});

test('suggested queries: none where there are hits enough, nor for a word that others have hits of', async () => {
  expect(await suggested('stikstof')).toEqual([]);
  expect(await suggested('brief -stikstof')).toEqual([]);
});

test('suggested queries: what is excluded, quoted or short is left alone', async () => {
  expect(await suggested('verslag -stiksotf')).toEqual([]);
  expect(await suggested('"stiksotf"')).toEqual([]);
  expect(await suggested('wte')).toEqual([]);
});

test('suggested queries: counts are within the filters of the search', async () => {
  expect(await suggested('stiksotf', { startDate: '2026-11-12', endDate: '2026-11-20' })).toEqual([]);
});

test('suggested queries: a query that cannot be run and a foreign dashboard are refused', async () => {
  const refused = async (fields: object) =>
    (
      await reader.post('/document/timeline/suggestions', {
        query: 'wet',
        context: ['all'],
        groupingDetails: { name: 'nl' },
        ...fields,
      })
    ).statusCode;
  expect(await refused({ query: 'wet AND' })).toBe(400);
  expect(await refused({ groupingDetails: { name: 'eu' }, context: [] })).toBe(400);
  expect(await refused({ size: 1 })).toBe(400);
});
