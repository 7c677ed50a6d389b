import type { DocumentId } from 'contract/document-parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from 'contract/limits';
import type { MailedDocumentsResponse } from 'contract/mailed-documents';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { highlightPart } from '../mails/marked-query.ts';
import { forgetHighlights, keepHighlights } from '../tell/long-queries.ts';

let product: TestProduct;
let user: Subscriber;
let userId: string;
let searches: string[];
const delivery = 'mail-'.padEnd(22, 'A');

beforeAll(async () => {
  product = await openProduct();
  const { db } = product.people;
  user = await product.subscriber({ modules: ['nlDashboard'] });
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  userId = row.id;
  searches = await Promise.all(
    ['stikstof', 'stroomnet'].map(async (query) => {
      const queryDetails = { query, context: ['all'], groupingDetails: { name: 'nl' } };
      const saved = await user.post('/savedsearches', { title: `Over ${query}`, queryDetails });
      return saved.json<{ data: { id: string } }>().data.id;
    }),
  );
  await product.documents.put([
    ...Array.from({ length: 5 }, (_none, index) =>
      aDocument({ id: `test-${index}`, title: `Stuk ${index}` }),
    ),
    aDocument({ id: 'test-closed', title: 'Geheim', text: 'stikstof geheim', confidentiality: 'Besloten' }),
    aDocument({ id: 'test-house', title: 'Uit de Eerste Kamer', groupPath: 'ek/motie' }),
    aDocument({ id: 'test-gone', title: 'Later ingetrokken' }),
  ]);
  await product.documents.withdraw(['test-gone']);
  await db
    .insertInto('deliveries')
    .values({
      id: delivery,
      userId,
      kind: 'daily',
      slot: '2026-11-20',
      subject: '8 nieuwe resultaten',
      text: '',
      html: '',
      headers: '{}',
      messageId: null,
      state: 'sent',
      tries: 0,
      nextTryAt: 0,
      fault: null,
      plannedAt: Date.parse('2026-11-20T06:00:00Z'),
      sentAt: null,
      failureSeenAt: null,
      alreadyDirect: null,
    })
    .execute();
  const told = (documentId: DocumentId, position: number, search: number, version = 1) => ({
    userId,
    documentId,
    version,
    deliveryId: delivery,
    kind: 'daily' as const,
    savedSearchIds: JSON.stringify([searches[search]!, searches[1 - search]!]),
    position,
    at: 0,
  });
  await db
    .insertInto('delivered')
    .values([
      told('test-3', 0, 0),
      told('test-1', 1, 0, 1),
      told('test-1', 1, 0, 2),
      told('test-closed', 2, 0),
      told('test-gone', 3, 0),
      told('test-0', 4, 1),
      told('test-house', 5, 1),
      told('test-2', 6, 1),
    ])
    .execute();
  const line = (documentId: DocumentId, search: number, version = 1) => ({
    savedSearchId: searches[search]!,
    documentId,
    version,
    userId,
    seq: 1,
    updated: 0,
    foundAt: 0,
    line: JSON.stringify({
      title: { text: `Gevonden ${documentId}`, marks: [[0, 8]] },
      passages: [{ text: 'stikstof', marks: [[0, 8]] }],
    }),
  });
  await db
    .insertInto('matches')
    .values([line('test-3', 0), line('test-1', 0, 2), line('test-closed', 0), line('test-gone', 0)])
    .execute();
});
afterAll(() => product.close());

const ask = async (query = '', by = user) =>
  (await by.get(`/users/me/deliveries/${delivery}/documents${query}`)).json<MailedDocumentsResponse>();
const idsIn = ({ data }: MailedDocumentsResponse) =>
  data.map((one) => (one.state === 'open' ? one.item.id : one.id));

describe('the documents of a mail', () => {
  test('are exactly those of the ledger, once each, in the order of the mail', async () => {
    const answer = await ask();
    expect(idsIn(answer)).toEqual([
      'test-3',
      'test-1',
      'test-closed',
      'test-gone',
      'test-0',
      'test-house',
      'test-2',
    ]);
    expect(answer).toMatchObject({
      kind: 'daily',
      madeAt: '2026-11-20T06:00:00.000Z',
      total: 7,
      more: false,
      searches: [
        { id: searches[0], title: 'Over stikstof', documents: 4, queryDetails: { query: 'stikstof' } },
        { id: searches[1], title: 'Over stroomnet', documents: 3 },
      ],
    });
  });

  test('of one search come from where the mail stopped, a page at a time', async () => {
    const rest = await ask(`?search=${searches[0]}&from=1&size=2`);
    expect(idsIn(rest)).toEqual(['test-1', 'test-closed']);
    expect(rest).toMatchObject({ total: 4, more: true });
    expect(idsIn(await ask(`?search=${searches[0]}&from=3&size=2`))).toEqual(['test-gone']);
  });

  test('carry the marks they had, or come as they are when those are gone', async () => {
    const [marked, , , , bare] = (await ask()).data;
    expect(marked).toMatchObject({ item: { title: { text: 'Gevonden test-3', marks: [[0, 8]] } } });
    expect(bare).toMatchObject({ item: { title: { text: 'Stuk 0', marks: [] }, passages: [] } });
  });

  test('show no more than the user may read today', async () => {
    const { data } = await ask();
    expect(data[2]).toMatchObject({
      state: 'open',
      item: { title: { text: 'Geheim', marks: [] }, passages: [] },
    });
    expect(data[3]).toEqual({
      state: 'withdrawn',
      searchId: searches[0],
      id: 'test-gone',
      title: 'Gevonden test-gone',
    });
    expect(data[5]).toEqual({
      state: 'locked',
      searchId: searches[1],
      id: 'test-house',
      title: 'Uit de Eerste Kamer',
      module: expect.any(String) as string,
    });
  });

  test('are nobody else’s', async () => {
    const stranger = await product.subscriber();
    const refused = await stranger.get(`/users/me/deliveries/${delivery}/documents`);
    expect(refused.statusCode).toBe(404);
    const anonymous = await product.app.inject({ url: `/api/users/me/deliveries/${delivery}/documents` });
    expect(anonymous.statusCode).toBe(401);
  });

  test('keep the number of a search that was removed', async () => {
    const { db } = product.people;
    await db.deleteFrom('savedSearches').where('id', '=', searches[1]!).execute();
    const { searches: told } = await ask();
    expect(told[1]).toEqual({ id: searches[1], documents: 3 });
  });
});

describe('mailed documents: the key of a query too long for a link', () => {
  const long = Array.from({ length: 60 }, (_none, index) => `woord${index}`).join(' OF ');

  test('leads back to the query', async () => {
    await keepHighlights(product.people.db, [long, 'kort', long], 1);
    const key = highlightPart(long);
    expect(key).toMatch(/^_key_[A-Za-z0-9_-]{22}$/);
    expect((await user.get(`/highlights/${key}`)).json()).toEqual({ query: long });
    expect(await product.people.db.selectFrom('longHighlights').selectAll().execute()).toHaveLength(1);
  });

  test('leads there as long after the last link to it as after the first', async () => {
    const { db } = product.people;
    const day = 24 * 60 * 60_000;
    const again = `${long} OF nogmaals`;
    await keepHighlights(db, [long, again], day);
    await keepHighlights(db, [again], 9 * day);
    await forgetHighlights(db, 9 * day);
    expect((await user.get(`/highlights/${highlightPart(again)}`)).json()).toEqual({ query: again });
    expect((await user.get(`/highlights/${highlightPart(long)}`)).statusCode).toBe(404);
  });

  test('is given to any user who links to one, and is that of a mail', async () => {
    const asked = `  ${long} OF gekopieerd `;
    const kept = await user.post('/highlights', { query: asked });
    expect(kept.json()).toEqual({ key: highlightPart(asked) });
    expect((await user.post('/highlights', { query: asked })).json()).toEqual(kept.json());
    const reader = await product.subscriber({ modules: [] });
    const { key } = kept.json<{ key: string }>();
    expect((await reader.get(`/highlights/${key}`)).json()).toEqual({ query: asked.trim() });

    const before = product.clock.now().getTime() - 1;
    await forgetHighlights(product.people.db, before);
    expect((await reader.get(`/highlights/${key}`)).statusCode).toBe(200);
    await forgetHighlights(product.people.db, before + 2);
    expect((await reader.get(`/highlights/${key}`)).statusCode).toBe(404);
  });

  test('is refused for a query that fits a link, is none or is too long to be searched', async () => {
    const slashes = '/'.repeat(limits.maximumHighlightWord / '_slash_'.length + 1);
    const most = limits.maximumQueryLength;
    const answers = async (body: object) => (await user.post('/highlights', body)).statusCode;
    expect(await answers({ query: 'w'.repeat(limits.maximumHighlightWord) })).toBe(400);
    expect(await answers({ query: slashes })).toBe(200);
    expect(await answers({ query: ' '.repeat(300) })).toBe(400);
    expect(await answers({ query: 'w'.repeat(most) })).toBe(200);
    expect(await answers({ query: 'w'.repeat(most + 1) })).toBe(400);
    expect(await answers({ query: long, key: highlightPart(long) })).toBe(400);
    const url = '/api/highlights';
    const anonymous = await product.app.inject({ method: 'POST', url, payload: { query: long } });
    expect(anonymous.statusCode).toBe(401);
  });

  test('waits for a user who asks for too many', async () => {
    const [busy, other] = [await product.subscriber(), await product.subscriber()];
    const ask = (by: Subscriber) => by.post('/highlights', { query: long });
    for (let nth = 0; nth < limits.highlightRequests; nth++) expect((await ask(busy)).statusCode).toBe(200);
    const refused = await ask(busy);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(limits.highlightWindow / 1_000));
    expect((await ask(other)).statusCode).toBe(200);
    product.clock.advance(limits.highlightWindow);
    expect((await ask(busy)).statusCode).toBe(200);
  });

  test('is only there for a query that needs one', async () => {
    expect(highlightPart(' 2021/0106(COD) ')).toBe('2021_slash_0106(COD)');
    expect(highlightPart('  ')).toBe('');
    expect((await user.get(`/highlights/_key_${'x'.repeat(22)}`)).statusCode).toBe(404);
  });
});
