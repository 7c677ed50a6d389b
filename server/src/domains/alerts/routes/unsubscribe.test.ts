import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSigner, type Signer } from '#platform/tickets.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { unsubscribeLinks } from '#platform/mail/unsubscribe-links.ts';

let product: TestProduct;
let signer: Signer;
beforeAll(async () => {
  product = await openProduct();
  signer = openSigner(await signingKeyOf(product.people.db));
});
afterAll(() => product.close());

let user: Subscriber;
let userId: string;
let ids: string[];

const details = (query: string) => ({ query, context: ['all'], groupingDetails: { name: 'nl' } });
async function save(title: string, sendUpdatesPerEmail: object): Promise<string> {
  const answer = await user.post('/savedsearches', {
    title,
    sendUpdatesPerEmail,
    queryDetails: details(title),
  });
  return answer.json<{ data: { id: string } }>().data.id;
}
async function rates() {
  const answer = await user.post('/savedsearches/user', { groupingName: 'nl' });
  const { data } = answer.json<{ data: { title: string; sendUpdatesPerEmail: object }[] }>();
  return Object.fromEntries(data.map(({ title, sendUpdatesPerEmail }) => [title, sendUpdatesPerEmail]));
}

beforeEach(async () => {
  user = await product.subscriber();
  const row = await product.people.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  userId = row.id;
  ids = [
    await save('stikstof <b>', { daily: true, weekly: true }),
    await save('stroomnet', { realTime: true }),
  ];
});

const links = (id = userId) => unsubscribeLinks(signer, '', id);
const visit = (url: string, method: 'GET' | 'HEAD' = 'GET') => product.app.inject({ method, url });
const submit = (url: string, fields: Record<string, string>) =>
  product.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const undoIn = (html: string) => /name="undo" value="([^"]+)"/.exec(html)![1]!;

const none = { daily: false, weekly: false, realTime: false };
const before = {
  'stikstof <b>': { daily: true, weekly: true, realTime: false },
  stroomnet: { daily: false, weekly: false, realTime: true },
};

describe('unsubscribe: the address that switches the mail of one search off', () => {
  test('shows a page and changes nothing, however often a scanner follows it', async () => {
    const link = links().search(ids[0]!);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const page = await visit(link, method);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
    const { body } = await visit(link);
    expect(body).toContain('Geen mail meer van ‘stikstof &#60;b&#62;’?');
    expect(body).toContain('method="post"');
    expect(body).not.toContain('<script');
    expect(await rates()).toEqual(before);
  });

  test('does it when posted, once and for that search alone, and takes it back', async () => {
    const link = links().search(ids[0]!);
    const done = await submit(link, { confirm: 'yes' });
    expect(done.body).toContain('Je krijgt geen mail meer van');
    expect(await rates()).toEqual({ ...before, 'stikstof <b>': none });
    expect((await submit(link, { confirm: 'yes' })).body).toContain('Je krijgt geen mail meer van');
    expect((await visit(link)).body).toContain('staat uit');
    expect((await submit(link, { undo: undoIn(done.body) })).body).toContain('De mail staat weer aan');
    expect(await rates()).toEqual(before);
  });

  test('takes nothing back after a day, for another user, or over a choice made since', async () => {
    const link = links().search(ids[0]!);
    const undo = undoIn((await submit(link, { confirm: 'yes' })).body);
    const other = await submit(links('another').search(ids[0]!), { undo });
    expect(other.body).toContain('Dat kan hier niet meer');
    const chosen = { daily: false, weekly: true, realTime: false };
    await product.app.inject({
      method: 'PATCH',
      url: '/api/savedsearches/user',
      headers: { 'x-auth': user.token },
      payload: { id: ids[0], sendUpdatesPerEmail: chosen },
    });
    await submit(link, { undo });
    expect(await rates()).toMatchObject({ 'stikstof <b>': chosen });
    product.clock.advance(24 * 60 * 60_000 + 1);
    expect((await submit(link, { undo })).body).toContain('Dat kan hier niet meer');
  });

  test('works for nobody else’s search', async () => {
    const stranger = await product.subscriber();
    const { id } = await product.people.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', stranger.email)
      .executeTakeFirstOrThrow();
    const page = await submit(links(id).search(ids[0]!), { confirm: 'yes' });
    expect(page.body).not.toContain('stikstof');
    expect(await rates()).toEqual(before);
  });
});

describe('unsubscribe: the address that switches all mail off', () => {
  test('does it in one click of a mail program (RFC 8058)', async () => {
    const done = await submit(links().all, { 'List-Unsubscribe': 'One-Click' });
    expect(done.statusCode).toBe(200);
    expect(await rates()).toEqual({ 'stikstof <b>': none, stroomnet: none });
    await submit(links().all, { undo: undoIn(done.body) });
    expect(await rates()).toEqual(before);
  });

  test('does it when the click comes as a form in parts', async () => {
    const payload =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const done = await product.app.inject({ method: 'POST', url: links().all, headers, payload });
    expect(done.statusCode).toBe(200);
    expect(await rates()).toEqual({ 'stikstof <b>': none, stroomnet: none });
  });

  test('asks when what is posted does not say that it is meant', async () => {
    expect((await submit(links().all, { other: 'x' })).body).toContain(
      'Geen mail meer van je zoekopdrachten?',
    );
    expect(await rates()).toEqual(before);
  });

  test('switches the mails of the agenda off too', async () => {
    const { db } = product.people;
    await db
      .insertInto('agendaSearches')
      .values({
        id: `agenda-${userId}`,
        userId,
        title: 'Commissies',
        criteria: '{}',
        criteriaHash: 'x',
        syntax: 1,
        saveHash: 'x',
        dailyChanges: 0,
        activitiesFrequent: 1,
        activitiesOverview: 1,
        includeInWebcal: 0,
        paused: null,
        after: 0,
        followed: 0,
        createdAt: 0,
        changedAt: 0,
      })
      .execute();
    const kept = () =>
      db
        .selectFrom('agendaSearches')
        .select(['dailyChanges', 'activitiesFrequent', 'activitiesOverview'])
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
    const done = await submit(links().all, { confirm: 'yes' });
    expect(await kept()).toEqual({ dailyChanges: 0, activitiesFrequent: 0, activitiesOverview: 0 });
    await submit(links().all, { undo: undoIn(done.body) });
    expect(await kept()).toEqual({ dailyChanges: 0, activitiesFrequent: 1, activitiesOverview: 1 });
    expect((await visit(links().agendaSearch(`agenda-${userId}`))).body).toContain('‘Commissies’');
  });
});

test('unsubscribe: a link that was changed on its way is told, and changes nothing', async () => {
  const link = links().all;
  const broken = `${link.slice(0, -3)}AAA`;
  expect((await visit(broken)).statusCode).toBe(404);
  expect((await submit(broken, { confirm: 'yes' })).statusCode).toBe(404);
  expect((await visit('/unsubscribe/x')).body).toContain('Deze link klopt niet');
  expect(await rates()).toEqual(before);
});

test('unsubscribe: the page speaks the language of the user, whatever the browser asks for', async () => {
  await product.app.inject({
    method: 'PUT',
    url: '/api/users/me/preferences',
    headers: { 'x-auth': user.token },
    payload: { locale: 'en-gb' },
  });
  const page = await visit(links().search(ids[1]!));
  expect(page.body).toContain('Stop emails about ‘stroomnet’?');
  expect(page.body).toContain('lang="en-gb"');
});
