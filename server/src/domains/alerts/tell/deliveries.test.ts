import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmailConfig } from 'contract/email-config';
import type { Notices } from 'contract/notices';
import type { Subscriber } from '#test/product.ts';
import { type Delivering, openDelivering, paper } from '../test/delivering.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let house: Delivering;
let user: Subscriber;
beforeAll(async () => {
  house = await openDelivering();
});
afterAll(() => house.close());
beforeEach(async () => {
  at('2026-11-20T09:30:00Z');
  user = await house.product.subscriber();
});
// Nobody of an earlier test is mailed.
afterEach(() => house.product.people.db.updateTable('users').set({ active: 0 }).execute());

const at = (instant: string) => house.product.clock.set(instant);
const papersOf = (mails: { papers: string[] }[]) => mails.map(({ papers }) => papers);

async function configure(who: Subscriber, change: Partial<EmailConfig>): Promise<void> {
  const { emailConfig } = (await house.call(who, 'GET', '/users/me/emailconfig')).json<{
    emailConfig: EmailConfig;
  }>();
  const answer = await house.call(who, 'PUT', '/users/me/emailconfig', { ...emailConfig, ...change });
  expect(answer.statusCode).toBe(200);
}

async function rates(who: Subscriber, id: string, sendUpdatesPerEmail: object): Promise<void> {
  const answer = await house.call(who, 'PATCH', '/savedsearches/user', { id, sendUpdatesPerEmail });
  expect(answer.statusCode).toBe(200);
}

describe('deliveries: direct mails', () => {
  test('wait four minutes for others, and tell each document once with every search that found it', async () => {
    await house.save(user, 'waterstof', { realTime: true });
    await house.save(user, 'waterstof OR aardgas', { realTime: true });
    await house.comesIn(paper('one', 'Over waterstof.'));
    house.product.clock.advance(2 * minute);
    await house.comesIn(paper('two', 'Over aardgas.'));
    house.product.clock.advance(2 * minute - 1);
    expect(await house.deliver()).toEqual([]);
    house.product.clock.advance(1);
    const [mail, ...others] = await house.deliver();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: user.email, papers: expect.arrayContaining(['one', 'two']) });
    expect(mail!.papers).toHaveLength(2);
    house.product.clock.advance(day);
    expect(await house.deliver()).toEqual([]);
    const told = await house.product.people.db
      .selectFrom('delivered')
      .select(['documentId', 'savedSearchIds'])
      .where('documentId', 'in', ['test-one', 'test-two'])
      .orderBy('documentId')
      .execute();
    expect(told.map(({ savedSearchIds }) => (JSON.parse(savedSearchIds) as string[]).length)).toEqual([2, 1]);
  });

  test('are not held up by a clock that was put back', async () => {
    await house.save(user, 'veen', { realTime: true });
    await house.comesIn(paper('late', 'Over veen.'));
    house.product.clock.advance(-6 * 60 * minute);
    expect(papersOf(await house.deliver())).toEqual([['late']]);
    house.product.clock.advance(12 * 60 * minute);
    expect(await house.deliver()).toEqual([]);
  });

  test('go before the digests of the same moment, which only mention them', async () => {
    await house.save(user, 'turf', { realTime: true });
    await house.save(user, 'turf OR veen', { daily: true });
    at('2026-11-21T05:59:00Z');
    await house.comesIn(paper('both', 'Over turf.'), paper('slow', 'Over veen.'));
    at('2026-11-21T06:00:00Z');
    const mails = await house.deliver();
    expect(papersOf(mails).toSorted()).toEqual([['both'], ['slow']]);
    expect(mails.find(({ papers }) => papers[0] === 'slow')!.raw).toMatch(/Ook al direct verstuurd: 1/);
  });

  test('of a search with several rates leave nothing to its digest but the number', async () => {
    await house.save(user, 'kern', { realTime: true, daily: true, weekly: true });
    await house.comesIn(paper('kern', 'Over kern.'));
    house.product.clock.advance(5 * minute);
    expect(papersOf(await house.deliver())).toEqual([['kern']]);
    at('2026-11-23T06:00:00Z');
    expect(await house.deliver()).toEqual([]);
    const left = house.product.people.db.selectFrom('waitingMatches').where('documentId', '=', 'test-kern');
    expect(await left.selectAll().execute()).toEqual([]);
  });
});

describe('deliveries: daily and weekly mails', () => {
  test('leave at their slot, the faster rate first, and colleagues each have their own', async () => {
    const colleague = await house.product.subscriber();
    await house.save(user, 'natuur', { daily: true });
    await house.save(user, 'natuur OR bos', { weekly: true });
    await house.save(colleague, 'natuur', { weekly: true });
    await house.comesIn(paper('natuur', 'Over natuur.'), paper('bos', 'Over bos.'));
    at('2026-11-21T05:59:59Z');
    expect(await house.deliver()).toEqual([]);
    at('2026-11-21T06:00:00Z');
    expect(await house.deliver()).toMatchObject([{ to: user.email, papers: ['natuur'] }]);
    at('2026-11-23T06:00:00Z');
    const weekly = await house.deliver();
    expect(weekly.find(({ to }) => to === user.email)?.papers).toEqual(['bos']);
    expect(weekly.find(({ to }) => to === colleague.email)?.papers).toEqual(['natuur']);
    expect(weekly).toHaveLength(2);
  });

  test('are planned once for a slot, and a slot that was missed is made up for once', async () => {
    await house.save(user, 'dijk', { daily: true });
    await house.comesIn(paper('a', 'Over een dijk.'));
    at('2026-11-24T11:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['a']]);
    await house.comesIn(paper('b', 'Over een dijk.'));
    at('2026-11-24T22:59:00Z');
    expect(await house.deliver()).toEqual([]);
    at('2026-11-25T06:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['b']]);
  });

  test('stand clocks that jump forward and back', async () => {
    await house.save(user, 'spoor', { daily: true });
    await house.comesIn(paper('first', 'Over spoor.'));
    at('2027-03-01T12:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['first']]);
    at('2026-11-20T09:31:00Z');
    await house.comesIn(paper('second', 'Over spoor.'));
    expect((await house.deliver()).flatMap(({ papers }) => papers)).toEqual([]);
    at('2026-11-21T06:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['second']]);
    await house.comesIn(paper('third', 'Over spoor.'));
    at('2026-11-21T05:00:00Z');
    expect(await house.deliver()).toEqual([]);
    at('2026-11-21T07:00:00Z');
    expect(await house.deliver()).toEqual([]);
    at('2026-11-22T06:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['third']]);
  });

  test.each([
    ['forward', 'the night clocks go forward', '2027-03-27T12:00:00Z', '2027-03-28T05:00:00Z'],
    ['back', 'the night clocks go back', '2027-10-30T12:00:00Z', '2027-10-31T06:00:00Z'],
    ['leap', 'a leap day', '2028-02-28T12:00:00Z', '2028-02-29T06:00:00Z'],
  ])('leave once at seven after %s: %s', async (name, _, evening, slot) => {
    await house.save(user, 'grens', { daily: true });
    at(evening);
    await house.deliver();
    await house.comesIn(paper(`${name}1`, 'Over de grens.'));
    at(new Date(Date.parse(slot) - 1_000).toISOString());
    expect(await house.deliver()).toEqual([]);
    at(slot);
    expect(papersOf(await house.deliver())).toEqual([[`${name}1`]]);
    await house.comesIn(paper(`${name}2`, 'Over de grens.'));
    house.product.clock.advance(60 * minute);
    expect(await house.deliver()).toEqual([]);
    house.product.clock.advance(23 * 60 * minute);
    expect(papersOf(await house.deliver())).toEqual([[`${name}2`]]);
  });

  test('with changed times from the next day on', async () => {
    await house.save(user, 'haven', { daily: true });
    at('2026-11-21T05:00:00Z');
    await house.deliver();
    await configure(user, { dashboards: { dailyTime: '16:00', weeklyDay: 1 } });
    await house.comesIn(paper('today', 'Over de haven.'));
    at('2026-11-21T06:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['today']]);
    await house.comesIn(paper('tomorrow', 'Over de haven.'));
    at('2026-11-22T06:00:00Z');
    expect(await house.deliver()).toEqual([]);
    at('2026-11-22T15:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['tomorrow']]);
  });

  test('of a weekly day that moved cover everything since the last one', async () => {
    await house.save(user, 'visserij', { weekly: true });
    at('2026-11-23T06:00:00Z');
    await house.deliver();
    await house.comesIn(paper('early', 'Over visserij.'));
    at('2026-11-25T10:00:00Z');
    // On Wednesday, Monday becomes Tuesday: the next one is on the 1st.
    await configure(user, { dashboards: { dailyTime: '07:00', weeklyDay: 2 } });
    at('2026-11-30T06:00:00Z');
    expect(await house.deliver()).toEqual([]);
    await house.comesIn(paper('moved', 'Over visserij.'));
    at('2026-12-01T06:00:00Z');
    expect((await house.deliver())[0]?.papers.toSorted()).toEqual(['early', 'moved']);
  });

  test('when there is nothing new: one for all searches, for who asked, never for direct ones', async () => {
    await house.save(user, 'niets', { daily: true, weekly: true });
    await house.save(user, 'noppes', { daily: true });
    const direct = await house.product.subscriber();
    await house.save(direct, 'niets', { realTime: true });
    for (const who of [user, direct]) await configure(who, { sendWhenEmpty: true });
    at('2026-11-21T06:00:00Z');
    const mails = await house.deliver();
    expect(mails).toMatchObject([{ to: user.email, subject: 'Geen nieuwe resultaten' }]);
    house.product.clock.advance(minute);
    expect(await house.deliver()).toEqual([]);
    // One click in it switches such mails off, and no search.
    const [, address] = /^List-Unsubscribe: *<([^>]+)>/im.exec(mails[0]!.raw.replaceAll(/\r\n[ \t]/g, ''))!;
    await house.product.app.inject({
      method: 'POST',
      url: new URL(address!).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    const told = (await house.call(user, 'GET', '/users/me/notices')).json<Notices>();
    expect(told).toMatchObject({ stopped: [{ what: 'whenEmpty', names: [] }] });
    at('2026-11-22T06:00:00Z');
    expect(await house.deliver()).toEqual([]);
    await house.comesIn(paper('some', 'Over niets.'));
    at('2026-11-23T06:00:00Z');
    expect(papersOf(await house.deliver())).toContainEqual(['some']);
  });

  test('when there is nothing new at a moment with a daily and a weekly slot: one', async () => {
    await house.save(user, 'nada', { daily: true });
    await house.save(user, 'rien', { weekly: true });
    await configure(user, { sendWhenEmpty: true });
    at('2026-11-23T06:00:00Z');
    expect(await house.deliver()).toMatchObject([{ subject: 'Geen nieuwe resultaten' }]);
    // And none beside a mail that has something to tell.
    await house.comesIn(paper('rien', 'Over rien.'));
    at('2026-11-30T06:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['rien']]);
  });
});

describe('deliveries: what is never mailed', () => {
  test('what was found before mail was switched on', async () => {
    const { id } = await house.save(user, 'later');
    await house.comesIn(paper('before', 'Over later.'));
    await rates(user, id, { daily: true });
    await house.comesIn(paper('after', 'Over later.'));
    at('2026-11-21T06:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['after']]);
    await house.comesIn(paper('on', 'Over later.'));
    await rates(user, id, {});
    await house.comesIn(paper('off', 'Over later.'));
    await rates(user, id, { daily: true });
    at('2026-11-22T06:00:00Z');
    expect(await house.deliver()).toEqual([]);
  });

  test('what a search found goes along when its rate changes', async () => {
    const { id } = await house.save(user, 'tempo', { weekly: true });
    await house.comesIn(paper('found', 'Over tempo.'));
    await rates(user, id, { realTime: true });
    house.product.clock.advance(5 * minute);
    expect(papersOf(await house.deliver())).toEqual([['found']]);
  });

  test('what was found during a vacation, and mail is back on the day after', async () => {
    await house.save(user, 'zon', { daily: true });
    await house.save(user, 'zee', { realTime: true });
    await house.comesIn(paper('waiting', 'Over de zon.'));
    await configure(user, { vacation: { active: true, until: '2026-11-22' } });
    await house.comesIn(paper('away', 'Over zon en zee.'));
    for (const instant of ['2026-11-21T06:00:00Z', '2026-11-22T06:00:00Z', '2026-11-22T22:59:00Z']) {
      at(instant);
      expect(await house.deliver()).toEqual([]);
    }
    await house.comesIn(paper('last', 'Over zon en zee.'));
    // Nobody planned until after the vacation, and still it is part of it.
    at('2026-11-22T23:00:00Z');
    await house.comesIn(paper('back', 'Over de zon.'));
    at('2026-11-23T06:00:00Z');
    expect(papersOf(await house.deliver())).toEqual([['back']]);
    const passed = await house.product.people.db
      .selectFrom('delivered')
      .select('documentId')
      .where('kind', '=', 'vacation')
      .orderBy('documentId')
      .execute();
    expect(passed.map(({ documentId }) => documentId)).toEqual(['test-away', 'test-last', 'test-waiting']);
  });

  test('what belongs to a module that ended, or to who was deactivated', async () => {
    const gone = await house.product.subscriber();
    for (const who of [user, gone]) await house.save(who, 'module', { daily: true });
    await house.comesIn(paper('m', 'Over een module.'));
    const { db } = house.product.people;
    await db.updateTable('users').set({ active: 0 }).where('email', '=', gone.email).execute();
    await db
      .updateTable('organisationModules')
      .set({ endsOn: '2026-11-20' })
      .where('moduleKey', '=', 'nlDashboard')
      .execute();
    at('2026-11-21T06:00:00Z');
    expect(await house.deliver()).toEqual([]);
  });
});

test('deliveries: a document that changed before its mail is told once, as it is now; a new match after it is told again', async () => {
  await house.save(user, 'eerst', { weekly: true });
  await house.save(user, 'daarna', { weekly: true });
  await house.comesIn(paper('change', 'Over eerst.'));
  await house.comesIn(paper('change', 'Over eerst en daarna.'));
  at('2026-11-23T06:00:00Z');
  const [mail] = await house.deliver();
  expect(mail!.papers).toEqual(['change']);
  expect(mail!.subject).toContain('daarna');
  const versions = await house.product.people.db
    .selectFrom('delivered')
    .select('version')
    .where('documentId', '=', 'test-change')
    .execute();
  expect(versions.map(({ version }) => version).toSorted()).toEqual([1, 2]);
  await house.save(user, 'tenslotte', { weekly: true });
  await house.comesIn(paper('change', 'Over eerst en daarna en tenslotte.'));
  at('2026-11-30T06:00:00Z');
  expect(papersOf(await house.deliver())).toEqual([['change']]);
});

test('deliveries: a search that stands still tells its user once, again when it stands still again', async () => {
  const search = await house.save(user, 'stil', { daily: true });
  const { db } = house.product.people;
  const pause = () =>
    db.updateTable('savedSearches').set({ paused: 'query' }).where('id', '=', search.id).execute();
  await pause();
  const [mail] = await house.deliver();
  expect(mail!.subject).toMatch(/stil/);
  house.product.clock.advance(day);
  expect(await house.deliver()).toEqual([]);
  await house.comesIn(paper('other', 'Over iets anders.'));
  await db
    .updateTable('savedSearches')
    .set({ paused: null, after: await house.product.documents.settled() })
    .where('id', '=', search.id)
    .execute();
  await house.deliver();
  await pause();
  expect(await house.deliver()).toHaveLength(1);
});
