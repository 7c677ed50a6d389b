import type { SuggestedValue } from 'contract/suggested-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let reader: Subscriber;

const committee = (name: string) => ({ code: name, name });
const aMeeting = (
  id: string,
  names: readonly string[],
  fields: Partial<Parameters<typeof aDocument>[0]> = {},
) =>
  aDocument({
    id,
    groupPath: 'tk/agenda',
    committees: names.map(committee),
    ...fields,
    meeting: {
      kind: 'committee',
      start: Date.UTC(2026, 10, 24, 9),
      timeKnown: true,
      status: 'planned',
      agendaItems: [],
    },
  });

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  reader = await product.subscriber();
  await product.documents.put([
    // Eleven that two meetings each have, so that the one the houses share is none of their ten.
    ...Array.from({ length: 22 }, (_, nth) => aMeeting(`x-nl-${nth}`, [`Proefcommissie ${nth % 11}`])),
    ...Array.from({ length: 22 }, (_, nth) =>
      aMeeting(`x-eu-${nth}`, [`Proefcommissie EU ${nth % 11}`], { domain: 'eu', groupPath: 'ep/agenda' }),
    ),
    ...['a', 'b', 'c'].map((nth) => aMeeting(`x-most-${nth}`, ['Proefcommissie meest'])),
    aMeeting('x-most-eu', ['Proefcommissie meest'], { domain: 'eu', groupPath: 'ep/agenda' }),
    aDocument({ id: 'x-paper', committees: [committee('Proefcommissie van stukken')] }),
  ]);
});
afterAll(() => product.close());

async function valuesFor(who: Subscriber, text: string): Promise<SuggestedValue[]> {
  const answer = await who.post('/agenda/values', { field: 'committee', text });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: SuggestedValue[] }>().data;
}

test('agenda values: those of meetings alone, of every dashboard, with their exact numbers', async () => {
  const values = await valuesFor(reader, 'proefc');
  expect(values).toHaveLength(10);
  expect(values[0]).toEqual({ value: 'Proefcommissie meest', count: 4 });
  expect(await valuesFor(reader, 'stukken')).toEqual([]);
});

test('agenda values: who has not the dashboard hears nothing of its meetings', async () => {
  const outside = await product.subscriber({ modules: ['agenda', 'EUDashboard'] });
  expect(await valuesFor(outside, 'meest')).toEqual([{ value: 'Proefcommissie meest', count: 1 }]);
  const without = await product.subscriber({ modules: ['EUDashboard'] });
  expect((await without.post('/agenda/values', { field: 'committee', text: 'm' })).statusCode).toBe(403);
});
