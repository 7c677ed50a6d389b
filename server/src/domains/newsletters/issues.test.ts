import { limits } from 'contract/limits';
import type { Issue, IssuesResponse, Recipients } from 'contract/newsletter-issues';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setLimit } from '#domains/organisations/index.ts';
import type { Subscriber } from '#test/product.ts';
import { type Maker, type Newsletters, openNewsletters } from './test/newsletters.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let house: Newsletters;
let maker: Maker;
let replyTo = '';
beforeAll(async () => {
  house = await openNewsletters();
});
beforeEach(async () => {
  house.product.clock.set('2026-11-20T09:30:00Z');
  // What the tests before left waiting.
  await house.product.people.db.deleteFrom('newsletterIssues').execute();
  maker = await house.maker();
  await house.readers(maker, 'els@example.org\njan@example.org');
  replyTo = `redactie-${maker.organisationId}@example.org`;
  await house.replyAddress(maker, replyTo);
});
afterAll(() => house.close());

const inTime = (milliseconds: number) =>
  new Date(house.product.clock.now().getTime() + milliseconds).toISOString();
const refusal = async (asked: object, who = maker) => {
  const answer = await house.send(who, asked);
  const [error] = answer.json<{ errors: { code: string; message: string; field?: string }[] }>().errors;
  return [answer.statusCode, error!.code, error!.message, error!.field];
};
const archive = async (query = '', who: Subscriber = maker) =>
  (await house.call(who, 'GET', `/newsletters/issues${query}`)).json<IssuesResponse>();
const stop = (id: string, who: Subscriber = maker) =>
  house.call(who, 'POST', `/newsletters/issues/${id}/stop`, {});

describe('issues: one that is sent off', () => {
  test('waits a minute and says what it is going to be', async () => {
    const press = await house.sent(maker, { settings: { title: 'Week 48 ' } });
    expect(press).toEqual({
      ...{ id: press.id, subject: 'Week 48', by: 'Test User', state: 'waiting' },
      ...{ addressLists: ['Relaties'], replyTo },
      ...{ created: inTime(0), sendAt: inTime(limits.issueGrace) },
      ...{ readers: 2, accepted: 0, refused: 0, unsubscribed: 0 },
    });
    house.product.clock.advance(limits.issueGrace - 1);
    expect(await house.work()).toBe(0);
    expect(await house.issue(maker, press.id)).toEqual(press);
    house.product.clock.advance(1);
    expect(await house.work()).toBe(2);
    expect(await house.issue(maker, press.id)).toMatchObject({
      ...{ state: 'sent', doneAt: inTime(0), readers: 2, accepted: 2, refused: 0 },
    });
  });

  test('is one for a double click and for two tabs, and another one later', async () => {
    const [one, other] = await Promise.all([house.sent(maker), house.sent(maker)]);
    expect(other).toEqual(one);
    expect(await house.sent(maker)).toEqual(one);
    house.product.clock.advance(limits.repeatedSave);
    expect((await house.sent(maker)).id).not.toBe(one.id);
    expect(await archive()).toMatchObject({ data: [{}, { id: one.id }], issues: 2, maxIssues: 20 });
  });

  test('can be stopped until it leaves, by every colleague, and then sent off again at once', async () => {
    const press = await house.sent(maker);
    const stopped = await stop(press.id, await house.colleague(maker));
    expect(stopped.json()).toMatchObject({ data: { state: 'stopped', doneAt: inTime(0), accepted: 0 } });
    expect((await stop(press.id)).json()).toEqual(stopped.json());
    expect((await archive()).issues).toBe(0);
    const again = await house.sent(maker);
    expect(again.id).not.toBe(press.id);
    house.product.clock.advance(limits.issueGrace);
    expect(await house.work()).toBe(2);
    const late = await stop(again.id);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      errors: [{ code: 'EC-06', message: 'Deze nieuwsbrief kan niet meer worden gestopt.' }],
    });
    expect(await house.issue(maker, press.id)).toMatchObject({ state: 'stopped' });
  });

  test('stopped in the moment in which it would leave either leaves to all or to nobody', async () => {
    const before = house.server.received.length;
    const press = await house.sent(maker);
    house.product.clock.advance(limits.issueGrace);
    const [answer] = await Promise.all([stop(press.id), house.work()]);
    await house.work();
    const { state } = await house.issue(maker, press.id);
    expect(state).toBe(answer.statusCode === 200 ? 'stopped' : 'sent');
    expect(house.server.received.length - before).toBe(answer.statusCode === 200 ? 0 : 2);
  });

  test('can have a time, which is to come and not far away', async () => {
    const sendAt = inTime(3 * day);
    const press = await house.sent(maker, { sendAt });
    expect(press.sendAt).toBe(sendAt);
    // In less than a minute there would be no time to stop it.
    expect((await house.sent(maker, { sendAt: inTime(1_000) })).sendAt).toBe(inTime(limits.issueGrace));
    expect(await refusal({ sendAt: inTime(-1) })).toEqual([
      ...[400, 'EC-02', 'Kies een tijdstip dat nog moet komen.', 'body.sendAt'],
    ]);
    expect(await refusal({ sendAt: inTime(limits.issueDaysAhead * day + 1) })).toEqual([
      ...[400, 'EC-02', 'Een nieuwsbrief kan hoogstens 31 dagen vooruit worden klaargezet.', 'body.sendAt'],
    ]);
    expect((await refusal({ sendAt: 'morgen' })).slice(0, 2)).toEqual([400, 'EC-02']);
  });
});

describe('issues: what is asked', () => {
  test('needs a confirmed reply address', async () => {
    const other = await house.maker();
    await house.readers(other, 'els@example.org');
    await house.call(other, 'PUT', '/newsletters/reply-address', { email: 'anders@example.org' });
    expect(await refusal({}, other)).toEqual([
      ...[
        409,
        'EC-06',
        expect.stringMatching(/^Je organisatie heeft nog geen bevestigd antwoordadres/),
        undefined,
      ],
    ]);
    await house.press(await house.linkTo('anders@example.org'));
    expect((await house.send(other)).statusCode).toBe(200);
  });

  test('needs readers, an item, both modules, and a list and address lists of its own', async () => {
    const stranger = await house.maker();
    await house.replyAddress(stranger);
    expect((await refusal({}, stranger)).slice(0, 2)).toEqual([400, 'EC-02']);
    expect((await refusal({}, stranger))[2]).toBe(
      'Op de gekozen adressenlijsten staat niemand aan wie we kunnen versturen.',
    );
    expect((await refusal({ addressListIds: [stranger.addressList.id] }))[2]).toBe(
      'Deze adressenlijst bestaat niet (meer).',
    );
    expect((await refusal({ addressListIds: [] })).slice(0, 2)).toEqual([400, 'EC-02']);
    expect((await refusal({ itemIds: [] }))[2]).toBe('Selecteer ten minste 1 item');
    expect((await refusal({}, { ...maker, list: stranger.list })).slice(0, 2)).toEqual([404, 'EC-03']);
    const withoutLists = await house.product.subscriber({ modules: ['newsletter', 'nlDashboard'] });
    const answer = await house.send({ ...maker, ...withoutLists });
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-01', module: 'listManager' }] });
  });

  test('is told before it is sent: readers without doubles, reply address, issues of the month', async () => {
    const press = { ...maker, addressList: await lists('Pers') };
    await house.readers(press, 'jan@example.org\nmien@example.org');
    const ids = [maker.addressList.id, press.addressList.id];
    const count = async (body: object) =>
      (await house.call(maker, 'POST', '/newsletters/recipients', { addressListIds: ids, ...body })).json<{
        data: Recipients;
      }>().data;
    await house.sent(maker, { addressListIds: ids });
    expect(await count({})).toEqual({
      ...{ readers: 3, paused: 0, maxReaders: limits.maximumReaders, replyTo },
      ...{ issues: 1, maxIssues: limits.maximumIssues },
    });
    expect(await count({ sendAt: inTime(20 * day) })).toMatchObject({ issues: 0 });
  });

  test('keeps to the readers and the issues of a month, also from two tabs', async () => {
    const { db } = house.product.people;
    await setLimit(db, maker.organisationId, 'newsletterIssues', 2);
    await house.sent(maker, { settings: { title: 'Een' } });
    const titles = ['Twee', 'Drie'];
    const answers = await Promise.all(titles.map((title) => house.send(maker, { settings: { title } })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect(await refusal({ settings: { title: 'Vier' } })).toEqual([
      ...[
        400,
        'EC-05',
        'Je organisatie heeft in deze maand al 2 van de 2 nieuwsbrieven verstuurd of klaargezet.',
        undefined,
      ],
    ]);
    // The month is that in which it leaves.
    expect((await house.send(maker, { sendAt: '2026-11-30T22:59:59Z' })).statusCode).toBe(400);
    expect((await house.send(maker, { sendAt: '2026-11-30T23:00:00Z' })).statusCode).toBe(200);
    await setLimit(db, maker.organisationId, 'newsletterIssues', undefined);
    await setLimit(db, maker.organisationId, 'newsletterReaders', 1);
    expect((await refusal({ settings: { title: 'Vijf' } }))[2]).toBe(
      'Dit zijn 2 lezers en je organisatie mag er 1 hebben. Kies minder adressenlijsten.',
    );
  });
});

test('issues: those that are stopped at once are not without end either', async () => {
  for (let count = 0; count < limits.issuesSentOff; count++) await house.send(maker, { itemIds: [] });
  expect((await house.send(maker)).statusCode).toBe(429);
  house.product.clock.advance(limits.issuesWindow);
  expect((await house.send(maker)).statusCode).toBe(200);
});

describe('issues: the archive', () => {
  test('is the organisation’s, in pages, newest first', async () => {
    const sent: Issue[] = [];
    for (const title of ['Een', 'Twee', 'Drie']) {
      house.product.clock.advance(1);
      sent.unshift(await house.sent(maker, { settings: { title } }));
    }
    const first = await archive('?size=2', await house.colleague(maker));
    expect(first).toMatchObject({ data: sent.slice(0, 2), more: true });
    expect(await archive(`?size=2&before=${sent[1]!.id}`)).toMatchObject({ data: [sent[2]], more: false });
    expect(await archive('?before=AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ data: [], more: false });
    const stranger = await house.maker();
    expect(await archive('', stranger)).toMatchObject({ data: [], issues: 0 });
    const path = `/newsletters/issues/${sent[0]!.id}`;
    for (const [method, to, body] of [
      ['GET', path, undefined],
      ['POST', `${path}/stop`, {}],
      ['GET', `${path}/html-token`, undefined],
    ] as const)
      expect((await house.call(stranger, method, to, body)).statusCode, to).toBe(404);
  });

  test('opens an issue by ticket, as a page that cannot do anything and without the link of a reader', async () => {
    const { id } = await house.sent(maker, { settings: { title: 'Week <48>' } });
    const { token } = (await house.call(maker, 'GET', `/newsletters/issues/${id}/html-token`)).json<{
      token: string;
    }>();
    const open = (ticket: string, issue = id) =>
      house.product.app.inject(`/api/newsletters/issues/${issue}/html/${ticket}`);
    const page = await open(token);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^sandbox .*default-src 'none'/),
    });
    expect(page.body).toContain('Week &#60;48&#62;');
    expect(page.body).toContain('<a href="#"');
    expect(page.body).not.toContain(id);
    const other = await house.sent(maker, { settings: { title: 'Ander' } });
    expect([(await open('none')).statusCode, (await open(token, other.id)).statusCode]).toEqual([403, 403]);
    house.product.clock.advance(limits.ticketLife + 1);
    expect((await open(token)).statusCode).toBe(403);
  });

  test('keeps an issue for a year and who got it for ninety days', async () => {
    const { db } = house.product.people;
    const { id } = await house.sent(maker);
    house.product.clock.advance(limits.issueGrace);
    await house.work();
    const copies = () =>
      db.selectFrom('newsletterCopies').select('email').where('issueId', '=', id).execute();
    // Nothing is sent there any more, so the addresses are not kept.
    expect(await copies()).toEqual([{ email: '' }, { email: '' }]);
    await house.forget(89 * day);
    expect(await copies()).toHaveLength(2);
    await house.forget(2 * day);
    expect(await copies()).toEqual([]);
    expect(await house.issue(maker, id)).toMatchObject({ state: 'sent', accepted: 2 });
    await house.forget(275 * day);
    expect((await archive()).data).toEqual([]);
  });
});

async function lists(title: string) {
  const answer = await house.call(maker, 'POST', '/newsletters/address-lists', { title });
  return answer.json<{ data: Maker['addressList'] }>().data;
}
