import { parseFeed } from '@rowanmanning/feed-parser';
import RssParser from 'rss-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, dayOf } from 'contract/amsterdam';
import type { RssAddress } from 'contract/feeds';
import { limits } from 'contract/limits';
import { putTreesInUse } from 'contract/sources';
import { moveTo } from 'contract/sources/edit-tree';
import { useTree } from 'contract/sources/test/use-tree';
import type { SavedSearch } from 'contract/saved-searches';
import { setActive } from '#domains/auth/index.ts';
import { aMeeting } from '../test/a-meeting.ts';
import { matchAll } from '../test/follow-all.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { guessed } from '../test/feed-addresses.ts';

let product: TestProduct;
let user: Subscriber;
let lease: Lease;

beforeEach(async () => {
  product = await openProduct('2026-11-20T09:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  user = await product.subscriber();
  const claimed = await openLeases(product.people).claim('matching');
  if (!isLease(claimed)) throw new Error('nobody else matches here');
  lease = claimed;
  await look();
});
afterEach(async () => {
  await lease.release();
  await product.close();
});

const look = () => matchAll({ ...product, people: product.people.db, queue: waitingMatches }, lease);

async function comesIn(...documents: Document[]): Promise<void> {
  await product.documents.put(documents);
  await look();
}

const stuk = (id: string, text: string, fields: Partial<Document> = {}) =>
  aDocument({ id: `test-${id}`, title: `Stuk ${id}`, text, ...fields });

async function save(query: string, who = user, rssEnabled = true, fields: object = {}): Promise<SavedSearch> {
  const queryDetails = { query, context: ['all'], groupingDetails: { name: 'nl' }, ...fields };
  const body = { title: `Over ${query}`.slice(0, 100), queryDetails, rssEnabled, allowIdentical: true };
  return (await who.post('/savedsearches', body)).json<{ data: SavedSearch }>().data;
}

async function addressOf(search: SavedSearch, fields: object = {}, who = user): Promise<string> {
  const answer = await who.post('/savedsearches/rss', { id: search.id, ...fields });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: RssAddress }>().data.httpsUrl;
}

const read = (address: string, headers: Record<string, string> = {}) =>
  product.app.inject({ url: new URL(address).pathname, headers });

/** Read by two parsers that know nothing of each other. */
async function itemsAt(address: string) {
  const answer = await read(address);
  expect(answer.statusCode).toBe(200);
  const { title, items } = await new RssParser().parseString(answer.body);
  const other = parseFeed(answer.body);
  expect([other.meta.version, other.title, other.language]).toEqual(['2.0', title, 'nl']);
  expect(
    other.items.map((item) => [
      item.id,
      item.title,
      item.url,
      item.published?.toISOString(),
      item.description,
    ]),
  ).toEqual(items.map((item) => [item.guid, item.title, item.link, item.isoDate, item.content]));
  return items;
}

const daysOn = (days: number) => product.clock.advance(days * 24 * 3_600_000);

test('rss: a feed tells what came in, newest first, at an address that opens without a login', async () => {
  const search = await save('waterstof');
  const address = await addressOf(search);
  expect(address).toMatch(/^https:\/\/vizier\.example\/api\/feeds\/rss\/[\w-]{43}\/feed\.xml$/);
  expect(await addressOf(search)).toBe(address);
  expect(await itemsAt(address)).toEqual([]);
  await comesIn(stuk('one', 'De groene waterstof komt & blijft <hier>.'));
  product.clock.advance(60_000);
  await comesIn(
    stuk('two', 'Waterstof.', { title: 'Vragen over "H\u0007₂" & <buizen> \ud83d' }),
    stuk('other', 'Wind.'),
  );
  const items = await itemsAt(address);
  expect(items.map(({ title }) => title)).toEqual(['Vragen over "H₂" & <buizen> \ufffd', 'Stuk one']);
  expect(items[1]).toMatchObject({
    guid: `${search.id}:test-one`,
    link: 'https://vizier.example/nl/document/test-one/waterstof',
    isoDate: '2026-11-20T09:30:00.000Z',
  });
  expect(items[1]!.content).toContain('19 november 2026');
  expect(items[1]!.content).toContain(
    'De groene <strong>waterstof</strong> komt &#38; blijft &#60;hier&#62;.',
  );
});

test('rss: a debate opens at the turn because of which it is there', async () => {
  const search = await save('spreker:wit ZEI waterstof');
  const address = await addressOf(search);
  const turn = (name: string, from: number, to: number) => ({ speaker: { name }, from, to });
  const text = 'Waterstof is duur. Waterstof is schoon.';
  await comesIn(stuk('debate', text, { turns: [turn('Vries', 0, 18), turn('De Wit', 19, 39)] }));
  const [item] = await itemsAt(address);
  expect(item!.link).toBe(
    'https://vizier.example/nl/document/test-debate/spreker%3Awit%20ZEI%20waterstof#turn=2',
  );
});

test('rss: a reader that has the feed already gets 304, and the new one once something came in', async () => {
  const address = await addressOf(await save('waterstof'));
  await comesIn(stuk('one', 'Waterstof.'));
  const first = await read(address);
  expect(first.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'private, max-age=900',
    etag: expect.stringMatching(/^W\/"/),
  });
  product.clock.advance(3 * 3_600_000);
  const headers = { 'if-none-match': `"another", ${String(first.headers.etag).slice(2)}` };
  const again = await read(address, headers);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers.etag).toBe(first.headers.etag);
  await comesIn(stuk('not', 'Wind.'));
  expect((await read(address, headers)).statusCode).toBe(304);
  await comesIn(stuk('two', 'Waterstof.'));
  expect((await read(address, headers)).statusCode).toBe(200);
});

test('rss: a followed dossier tells its steps, each version under a guid of its own, with its page', async () => {
  const search = await save('nummer:36914');
  const address = await addressOf(search);
  const debate = (start: string) =>
    aMeeting('debate', start, {}, { numbers: [{ kind: 'dossier', value: '36 914' }] });
  await comesIn(debate('2026-12-01T09:00:00Z'));
  const { body } = await read(address);
  expect(body).toContain('Vergadering gepland: di 1 dec 2026, 10:00–12:30');
  expect(body).toContain('https://vizier.example/nl/dossier/36914');
  expect(body).toContain(`${search.id}:test-debate:1<`);
});

test('rss: an item keeps its guid when its document changes, and comes once', async () => {
  const search = await save('kernenergie');
  const address = await addressOf(search);
  await comesIn(stuk('paper', 'Kernenergie.'));
  product.clock.advance(60_000);
  await comesIn(stuk('later', 'Kernenergie.'));
  await product.people.db
    .insertInto('matches')
    .columns(['savedSearchId', 'documentId', 'version', 'userId', 'seq', 'updated', 'foundAt', 'line'])
    .expression((eb) =>
      eb
        .selectFrom('matches')
        .select([
          'savedSearchId',
          'documentId',
          eb.lit(2).as('version'),
          'userId',
          eb.lit(99).as('seq'),
          eb.lit(1).as('updated'),
          eb.val(product.clock.now().getTime() + 60_000).as('foundAt'),
          'line',
        ])
        .where('documentId', '=', 'test-paper'),
    )
    .execute();
  const items = await itemsAt(address);
  expect(items.map(({ guid }) => guid)).toEqual([`${search.id}:test-paper`, `${search.id}:test-later`]);
  expect(items[0]!.content).toContain('Bijgewerkt');
});

test('rss: the 50 newest of the last 30 days are in it, and no others', async () => {
  const address = await addressOf(await save('stikstof'));
  await comesIn(stuk('old', 'Stikstof.'));
  daysOn(20);
  await comesIn(stuk('middle', 'Stikstof.'));
  expect(await itemsAt(address)).toHaveLength(2);
  daysOn(11);
  expect((await itemsAt(address)).map(({ title }) => title)).toEqual(['Stuk middle']);
  await comesIn(...Array.from({ length: 60 }, (_, nth) => stuk(`many-${nth}`, 'Stikstof.')));
  const items = await itemsAt(address);
  expect(items).toHaveLength(50);
  expect(items.map(({ title }) => title)).not.toContain('Stuk middle');
});

test('rss: what is or becomes confidential has no text in it, and what was withdrawn is gone', async () => {
  const address = await addressOf(await save('stuk'));
  const open = stuk('open', 'Het stuk met een geheim.');
  await comesIn(
    open,
    stuk('closed', 'Geheim.', { confidentiality: 'Besloten' }),
    stuk('gone', 'Het stuk dat verdwijnt.'),
  );
  expect(await itemsAt(address)).toHaveLength(3);
  expect((await read(address)).body).toContain('geheim');
  await product.documents.put([{ ...open, confidentiality: 'Besloten' }]);
  await product.documents.withdraw(['test-gone']);
  const items = await itemsAt(address);
  expect(items.map(({ title }) => title).toSorted()).toEqual(['Stuk closed', 'Stuk open']);
  expect((await read(address)).body).not.toMatch(/geheim/i);
  expect(items[0]!.content).toContain('Vertrouwelijk');
});

test('rss: a renewed address makes the old one answer 410, and one that never was 404', async () => {
  const search = await save('waterstof');
  const old = await addressOf(search);
  const fresh = await addressOf(search, { reset: true });
  expect(fresh).not.toBe(old);
  expect(await addressOf(search)).toBe(fresh);
  expect((await read(old)).statusCode).toBe(410);
  expect((await read(fresh)).statusCode).toBe(200);
  expect((await read(guessed(fresh))).statusCode).toBe(404);
  expect((await read('https://vizier.example/api/feeds/rss/short/feed.xml')).statusCode).toBe(404);
  const kept = JSON.stringify(await product.people.db.selectFrom('feedAddresses').selectAll().execute());
  expect(kept).not.toContain(fresh.split('/').at(-2));
});

test('rss: the feed ends with its search, its switch, its module and its user, and comes back with them', async () => {
  const search = await save('waterstof');
  const address = await addressOf(search);
  const statusOf = async () => (await read(address)).statusCode;
  const headers = { 'x-auth': user.token };
  const change = (method: 'PATCH' | 'DELETE', url: string, payload: object) =>
    product.app.inject({ method, url: `/api${url}`, payload, headers });
  expect(await statusOf()).toBe(200);
  await change('PATCH', '/savedsearches/user', { id: search.id, rssEnabled: false });
  expect(await statusOf()).toBe(410);
  expect((await user.post('/savedsearches/rss', { id: search.id })).statusCode).toBe(400);
  await change('PATCH', '/savedsearches/user', { id: search.id, rssEnabled: true });
  expect(await statusOf()).toBe(200);

  const { db } = product.people;
  const today = dayOf(product.clock.now().getTime());
  const endsOn = (day: string | null) =>
    db
      .updateTable('organisationModules')
      .set({ endsOn: day })
      .where('moduleKey', '=', 'nlDashboard')
      .execute();
  await endsOn(today);
  expect(await statusOf()).toBe(200);
  await endsOn(addDays(today, -1));
  expect(await statusOf()).toBe(410);
  await endsOn(null);

  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  await setActive(db, id, false, 0);
  expect(await statusOf()).toBe(410);
  await setActive(db, id, true, 0);
  expect(await statusOf()).toBe(200);
  const token = (
    await product.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email: user.email, password: user.password },
    })
  ).json<{ data: { token: string } }>().data.token;
  await product.app.inject({
    method: 'DELETE',
    url: '/api/savedsearches',
    payload: { id: search.id },
    headers: { 'x-auth': token },
  });
  expect(await statusOf()).toBe(410);
});

test('rss: documents of a module that ended are out of it, and nobody gets the address of another', async () => {
  const search = await save('waterstof');
  const address = await addressOf(search);
  await comesIn(stuk('here', 'Waterstof.'), stuk('senate', 'Waterstof.', { groupPath: 'ek/motie' }));
  expect(await itemsAt(address)).toHaveLength(2);
  await product.people.db.deleteFrom('organisationModules').where('moduleKey', '=', 'DSModule').execute();
  expect((await itemsAt(address)).map(({ title }) => title)).toEqual(['Stuk here']);
  // Wherever staff put them.
  useTree('nl', (nodes) => moveTo(nodes, 'ek/motie', 'tk'));
  await comesIn(stuk('senate too', 'Waterstof.', { groupPath: 'ek/motie' }));
  expect((await itemsAt(address)).map(({ title }) => title)).toEqual(['Stuk here']);
  putTreesInUse({});

  const other = await product.subscriber();
  expect((await other.post('/savedsearches/rss', { id: search.id })).statusCode).toBe(404);
  const theirs = await save('waterstof', other);
  await comesIn(stuk('new', 'Waterstof.'));
  const guids = (await itemsAt(await addressOf(theirs, {}, other))).map(({ guid }) => guid);
  expect(guids).toEqual([`${theirs.id}:test-new`]);
});

test('rss: an address that is asked too often waits', async () => {
  const address = await addressOf(await save('waterstof'));
  for (let nth = 0; nth < limits.feedRequests; nth++) expect((await read(address)).statusCode).toBe(200);
  const refused = await read(address);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe(String(limits.feedWindow / 1_000));
  product.clock.advance(limits.feedWindow);
  expect((await read(address)).statusCode).toBe(200);
});

test('rss: a query too long for a link is marked by its key', async () => {
  const query = `waterstof OF ${'elektrolyser '.repeat(20).trim().replaceAll(' ', ' OF ')}`;
  const address = await addressOf(await save(query));
  await comesIn(stuk('one', 'Waterstof.'));
  const [item] = await itemsAt(address);
  const key = item!.link!.split('/').at(-1)!;
  expect((await user.get(`/highlights/${key}`)).json()).toEqual({ query });
});

test('rss: a feed shows the title of today, its channel leads to the search, and what is found no longer goes', async () => {
  const search = await save('getijdencentrale', user, true, {
    context: ['energie-klimaat'],
    minimalMatchPercentage: 0,
  });
  const address = await addressOf(search);
  await comesIn(stuk('one', 'Een getijdencentrale.'), stuk('two', 'Een getijdencentrale.'));
  await comesIn(
    stuk('one', 'Een getijdencentrale.', { title: 'Beter gezegd' }),
    stuk('two', 'Een windmolen.'),
  );
  const { body } = await read(address);
  const { link, items } = await new RssParser().parseString(body);
  expect(items.map(({ title }) => title)).toEqual(['Beter gezegd']);
  const { pathname, searchParams } = new URL(link!);
  expect(pathname).toBe('/nl/dashboard');
  expect(Object.fromEntries(searchParams)).toEqual({
    q: 'getijdencentrale',
    ctx: 'energie-klimaat',
    min: '0',
    s: search.id,
  });
});

test('rss: what is closed has its title and date alone (3.33)', async () => {
  const address = await addressOf(await save('kluis'));
  await comesIn(stuk('safe', 'Een kluis.', { title: 'De kluis', confidentiality: 'Besloten' }));
  const [item] = await itemsAt(address);
  expect(item!.title).toBe('De kluis');
  expect(item!.categories ?? []).toEqual([]);
  expect(item!.content).not.toMatch(/Tweede Kamer|Motie/);
});
