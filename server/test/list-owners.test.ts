import type { Endpoint } from 'contract/endpoint';
import type { List, ListItem } from 'contract/lists';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from './documents.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints, rightCall, someId } from './right-calls.ts';

let product: TestProduct;
/** Who asks, with a saved search of their own. */
interface Asker {
  token: string;
  searchId: string;
}
let owner: Subscriber & Asker;
let others: { colleague: Asker; stranger: Asker };
/** Address of a colleague who may get lists. */
let receiver: string;
beforeAll(async () => {
  product = await openProduct();
  // Long enough to have a summary.
  const text = 'De minister verlaagt het tarief voor bedrijven die buiten de piek draaien. '.repeat(40);
  await product.documents.put([aDocument({ id: 'test-open', groupPath: 'regering/kamerbrief', text })]);
  owner = await searching(await product.subscriber());
  others = {
    colleague: await searching(await product.colleague(owner)),
    stranger: await searching(await product.subscriber()),
  };
  receiver = (await product.colleague(owner)).email;
});
afterAll(() => product.close());

async function searching<Who extends { token: string }>(who: Who): Promise<Who & Asker> {
  const queryDetails = { query: 'tarief', context: ['all'], groupingDetails: { name: 'nl' } };
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/savedsearches',
    payload: { title: 'Tarief', queryDetails },
    headers: { 'x-auth': who.token },
  });
  return { ...who, searchId: answer.json<{ data: { id: string } }>().data.id };
}

/** A list of the owner with two items. */
interface Kept {
  listId: string;
  itemIds: string[];
}

async function keepList(): Promise<Kept> {
  const { id } = (await owner.post('/lists', { title: 'Geheim plan' })).json<{ data: List }>().data;
  await owner.post('/lists/list-items', {
    listIds: [id],
    listItems: [
      { kind: 'document', documentId: 'test-open' },
      { kind: 'subheading', title: 'Kop' },
    ],
  });
  const items = (await owner.get(`/lists/${id}/list-items`)).json<{ data: ListItem[] }>().data;
  return { listId: id, itemIds: items.map((item) => item.id) };
}

/** What anybody could change of it. */
async function stateOf({ listId }: Kept) {
  const [lists, items, share] = await Promise.all([
    owner.get('/lists/active'),
    owner.get(`/lists/${listId}/list-items`),
    owner.get(`/lists/${listId}/share`),
  ]);
  return {
    list: lists.json<{ data: List[] }>().data.find(({ id }) => id === listId),
    items: items.json<{ data: ListItem[] }>().data,
    share: share.json<object>(),
  };
}

/** The right call, about this list and its items. */
function callOn(endpoint: Endpoint, { listId, itemIds: [first, second] }: Kept, { token, searchId }: Asker) {
  const { payload, ...call } = rightCall(endpoint);
  const ofItem = endpoint.path === '/lists/list-items' && endpoint.method !== 'POST';
  const about = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => about(one, key));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, about(one, name)]));
    if (key === 'email') return receiver;
    if (key === 'savedSearchId') return searchId;
    if (value === `${someId}B`) return second;
    if (value !== someId) return value;
    return key.startsWith('listItemId') || (key === 'id' && ofItem) ? first : listId;
  };
  return {
    ...call,
    url: call.url.replace(someId, listId),
    headers: { 'x-auth': token },
    ...(payload ? { payload: about(payload, '') as object } : {}),
  };
}

/** A ticket is its holder's, whoever asks with it. */
const ofOneList = endpoints.filter(
  (endpoint) =>
    endpoint.path.startsWith('/lists') &&
    endpoint.access.kind !== 'ticket' &&
    JSON.stringify(rightCall(endpoint)).includes(someId),
);

describe('lists: every call on a list or its items', () => {
  test.each(ofOneList.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is its owner’s alone: %s',
    async (_call, endpoint) => {
      const kept = await keepList();
      const before = await stateOf(kept);
      const refusals: string[] = [];
      for (const [who, asker] of Object.entries(others)) {
        const answer = await product.app.inject(callOn(endpoint, kept, asker));
        const { errors } = answer.json<{ errors: { code: string; message: string }[] }>();
        expect([who, answer.statusCode, errors]).toMatchObject([who, 404, [{ code: 'EC-03' }]]);
        expect(answer.body).not.toContain('Geheim');
        refusals.push(errors[0]!.message);
      }
      expect(await stateOf(kept)).toEqual(before);
      // The same call finds them where it is the owner who makes it; what else it names may not be there.
      const answer = await product.app.inject(callOn(endpoint, kept, owner));
      expect(answer.statusCode, answer.body).not.toBe(403);
      for (const refusal of refusals) expect(answer.body).not.toContain(refusal);
    },
  );

  test('is named here', () => {
    expect(ofOneList.length).toBeGreaterThan(25);
  });
});
