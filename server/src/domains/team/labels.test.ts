import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LabelsResponse, TeamLabel } from 'contract/team-labels';
import type { TimelineResponse } from 'contract/timeline';
import { limits } from 'contract/limits';
import { moduleKeys } from 'contract/modules';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let anna: Subscriber;
let noor: Subscriber;
let stranger: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([
    ...['een', 'twee', 'drie'].map((name) => aDocument({ id: `label-${name}` })),
    aDocument({ id: 'label-senate', groupPath: 'ek/motie' }),
  ]);
});
beforeEach(async () => {
  anna = await product.subscriber();
  noor = await product.colleague(anna);
  stranger = await product.subscriber();
});
afterAll(() => product.close());

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  who = anna,
) {
  const answer = await product.app.inject({
    method,
    url: `/api${path}`,
    headers: { 'x-auth': who.token },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, ...answer.json<{ data: TeamLabel; errors: object[] }>() };
}
const make = async (name: string, colour = 'petrol') =>
  (await call('POST', '/team/labels', { name, colour })).data;
const put = (id: string, labelId: string, on = true, who = anna) =>
  call('PUT', `/team/documents/${id}/labels`, { labelId, on }, who);
const asked = (labels: readonly string[]) => ({
  query: 'stroomnet',
  context: ['all'],
  groupingDetails: { name: 'nl' },
  labels,
});
const found = async (labels: readonly string[], who = noor) => {
  const { data, countTotal } = (await who.post('/document/timeline', asked(labels))).json<TimelineResponse>();
  expect(countTotal).toBe(data.length);
  return data.map(({ id }) => id).toSorted();
};
const gone = { status: 404, errors: [{ code: 'EC-03' }] };

test('labels: colleagues share them by name and colour; another organisation has none of them', async () => {
  const label = await make('Klant B', 'red');
  await make('klant a');
  const { data, ...room } = (await noor.get('/team/labels')).json<LabelsResponse>();
  expect(data.map(({ name, colour }) => [name, colour])).toEqual([
    ['klant a', 'petrol'],
    ['Klant B', 'red'],
  ]);
  expect(room).toEqual({ maxLabels: 50, maxDocuments: 1_000 });
  expect((await stranger.get('/team/labels')).json<LabelsResponse>().data).toEqual([]);
  expect(await call('PATCH', '/team/labels', { id: label.id, name: 'X' }, stranger)).toMatchObject(gone);
  expect(await call('DELETE', '/team/labels', { id: label.id }, stranger)).toMatchObject(gone);
  expect(await put('label-een', label.id, true, stranger)).toMatchObject(gone);
});

test('labels: a double click makes one; a name that is taken is refused, whatever its capitals', async () => {
  const [one, two] = await Promise.all([make('Klant'), make('Klant')]);
  expect(two.id).toBe(one.id);
  const taken = { status: 409, errors: [{ code: 'EC-06' }] };
  expect(await call('POST', '/team/labels', { name: 'KLANT', colour: 'red' })).toMatchObject(taken);
  const other = await make('Ander');
  expect(await call('PATCH', '/team/labels', { id: other.id, name: 'klant' })).toMatchObject(taken);
  expect((await call('PATCH', '/team/labels', { id: one.id, name: 'klant' })).data.name).toBe('klant');
});

test('labels: a search with labels finds the documents that have one of them, exactly, and rows name them', async () => {
  const [a, b, empty] = [await make('A'), await make('B'), await make('Leeg')];
  await put('label-een', a.id);
  await put('label-twee', b.id);
  await put('label-twee', a.id);
  expect(await found([a.id])).toEqual(['label-een', 'label-twee']);
  expect(await found([b.id])).toEqual(['label-twee']);
  expect(await found([a.id, b.id])).toEqual(['label-een', 'label-twee']);
  // No document has it; that is not every document.
  expect(await found([empty.id])).toEqual([]);
  const page = (await noor.post('/document/timeline', asked([]))).json<TimelineResponse>();
  const named = new Map(page.data.map(({ id, teamLabels }) => [id, teamLabels?.map(({ name }) => name)]));
  expect([named.get('label-een'), named.get('label-twee'), named.get('label-drie')]).toEqual([
    ['A'],
    ['A', 'B'],
    undefined,
  ]);
  const others = (await stranger.post('/document/timeline', asked([]))).json<TimelineResponse>();
  expect(others.data.filter(({ teamLabels }) => teamLabels)).toEqual([]);
  await put('label-twee', a.id, false);
  expect(await found([a.id])).toEqual(['label-een']);
});

test('labels: statistics and the file of a result count what the timeline finds', async () => {
  const [label, empty] = [await make('Telt'), await make('Leeg')];
  await put('label-een', label.id);
  await put('label-drie', label.id);
  const total = async (labels: readonly string[]) => {
    const trend = (await anna.post('/statistics/trends', asked(labels))).json<{ countTotal: number }>();
    const suggested = await anna.post('/document/timeline/suggestions', asked(labels));
    expect(suggested.statusCode).toBe(200);
    return trend.countTotal;
  };
  expect([await total([label.id]), await total([empty.id])]).toEqual([2, 0]);
  const file = await anna.post('/document/timeline/export/csv', { search: asked([label.id]) });
  expect(file.body.trim().split('\n')).toHaveLength(3);
});

test('labels: one that is gone or of another organisation is refused in a search, never left out (R5)', async () => {
  const label = await make('Weg');
  const refused = async (who: Subscriber) =>
    (await who.post('/document/timeline', asked([label.id]))).json<object>();
  const fault = { errors: [{ code: 'EC-02', field: 'body.labels' }] };
  expect(await refused(stranger)).toMatchObject(fault);
  await call('DELETE', '/team/labels', { id: label.id });
  expect(await refused(anna)).toMatchObject(fault);
  const saved = { title: 'Met label', queryDetails: asked([label.id]) };
  expect((await anna.post('/savedsearches', saved)).statusCode).toBe(400);
});

test('labels: what lies outside the modules of a user is neither labelled by them nor found by a label', async () => {
  const label = await make('Senaat');
  await put('label-senate', label.id);
  const without = await product.colleague(anna, { modules: moduleKeys.filter((key) => key !== 'DSModule') });
  expect(await found([label.id], without)).toEqual([]);
  expect(await found([label.id])).toEqual(['label-senate']);
  expect(await put('label-senate', label.id, false, without)).toMatchObject({
    status: 403,
    errors: [{ code: 'EC-07' }],
  });
});

test('labels: one is on no more documents than a search can name', async () => {
  const label = await make('Vol');
  const rows = Array.from({ length: limits.maximumLabelledDocuments }, (_, index) => ({
    labelId: label.id,
    documentId: `label-${index}`,
    at: 0,
  }));
  await product.people.db.insertInto('labelledDocuments').values(rows).execute();
  expect(await put('label-een', label.id)).toMatchObject({ status: 400, errors: [{ code: 'EC-05' }] });
  await product.people.db.deleteFrom('labelledDocuments').where('documentId', '=', 'label-0').execute();
  expect((await put('label-een', label.id)).status).toBe(200);
  // What is on it already is no other.
  expect((await put('label-een', label.id)).status).toBe(200);
  expect(await found([label.id])).toEqual(['label-een']);
});
