import { addDays, monthsBefore, startOfDay } from 'contract/amsterdam';
import { moduleKeys } from 'contract/modules';
import { expect, test } from 'vitest';
import { eraseEndedModules } from '#domains/accounts/erase.ts';
import { openDelivering, paper } from '#domains/alerts/test/delivering.ts';
import { openFollowing } from '#domains/alerts/test/following.ts';
import { aMeeting, saveAgendaSearch } from '#domains/alerts/test/meetings.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';

const minute = 60_000;
const timeline = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };

// An ordinary day, and those of 25 and of 23 hours.
test.each(['2026-11-20', '2026-10-25', '2027-03-28'])(
  'module ends: at 00:00 in Amsterdam after %s screens lock, feeds are gone and mails stop; what there is stays',
  async (lastDay) => {
    const midnight = startOfDay(addDays(lastDay, 1));
    const house = await openDelivering(new Date(midnight - 120 * minute).toISOString());
    const { product } = house;
    const user = await product.subscriber();
    const staff = await product.subscriber({ roles: ['staff'] });
    const { db } = product.people;
    const { organisationId } = await db
      .selectFrom('users')
      .select('organisationId')
      .where('email', '=', user.email)
      .executeTakeFirstOrThrow();
    for (const moduleKey of moduleKeys) {
      const set = await product.app.inject({
        method: 'PUT',
        url: `/api/admin/organisations/${organisationId}/modules/${moduleKey}`,
        headers: { 'x-auth': staff.adminToken },
        payload: { startsOn: '2026-01-01', endsOn: lastDay, configuration: {} },
      });
      expect(set.statusCode).toBe(200);
    }
    const follower = await openFollowing(product);
    const search = await house.save(user, 'stroomnet', { realTime: true }, { rssEnabled: true });
    const meetings = await saveAgendaSearch(product, user, 'stroomnet', ['activitiesFrequent'], {
      includeInWebcal: true,
    });
    await follower.work();
    const { data: list } = (await user.post('/lists', { title: 'Net' })).json<{ data: { id: string } }>();
    const addressOf = async (path: string, body: object) =>
      new URL((await user.post(path, body)).json<{ data: { httpsUrl: string } }>().data.httpsUrl).pathname;
    const feeds = [
      await addressOf('/savedsearches/rss', { id: search.id }),
      await addressOf('/users/me/webcal-setup', {}),
    ];
    const screens = async () => [
      (await user.post('/document/timeline', timeline)).statusCode,
      (await user.post('/agendas', {})).statusCode,
      (await user.post('/savedsearches/user', { groupingName: 'nl' })).statusCode,
      (await user.get('/agenda/savedsearches/user')).statusCode,
      (await user.get('/lists/active')).statusCode,
      (await user.get('/newsletters/templates')).statusCode,
    ];
    const read = async () =>
      Promise.all(feeds.map(async (url) => (await product.app.inject(url)).statusCode));
    await house.deliver();

    product.clock.set(midnight - 30 * minute);
    await house.comesIn(paper('before', 'Het stroomnet'));
    product.clock.set(midnight - 20 * minute);
    expect((await house.deliver()).map(({ subject }) => subject)).toEqual(['1 nieuw resultaat: stroomnet']);

    product.clock.set(midnight - 1);
    expect(await screens()).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await read()).toEqual([200, 200]);
    // It would be mailed within five minutes, and the meeting at the next half hour.
    await house.comesIn(paper('late', 'Ook het stroomnet'));
    await follower.puts(aMeeting('m-late', new Date(midnight + 48 * 60 * minute).toISOString()));

    product.clock.set(midnight);
    // What was made with them can be read, and nothing is changed.
    expect(await screens()).toEqual([403, 403, 200, 200, 200, 403]);
    expect((await user.get(`/lists/${list.id}/list-items`)).statusCode).toBe(200);
    expect((await user.post('/lists', { title: 'Nog een' })).statusCode).toBe(403);
    const change = { id: search.id, rssEnabled: false };
    expect((await house.call(user, 'PATCH', '/savedsearches/user', change)).statusCode).toBe(403);
    expect(await read()).toEqual([410, 410]);
    for (const minutes of [5, 30, 60, 12 * 60]) {
      await follower.at(new Date(midnight + minutes * minute).toISOString());
      expect(await house.deliver()).toEqual([]);
    }

    const lease = await openLeases(product.people).claim('erasing');
    if (!isLease(lease)) throw new Error('nobody else erases here');
    const erase = () => eraseEndedModules(db, lease, product.clock.now().getTime());
    const kept = async () => [
      ...(await db.selectFrom('savedSearches').select('id').execute()),
      ...(await db.selectFrom('agendaSearches').select('id').execute()),
      ...(await db.selectFrom('lists').select('id').execute()),
    ];
    const all = [{ id: search.id }, { id: meetings.id }, { id: list.id }];
    const year = Number(lastDay.slice(0, 4)) + 1;
    product.clock.set(startOfDay(`${year}${lastDay.slice(4)}`));
    // The session of a year ago has ended.
    const readable = async () => (await (await product.colleague(user)).get('/lists/active')).statusCode;
    expect(await readable()).toBe(200);
    expect(await erase()).toBe(0);
    expect(await kept()).toEqual(all);
    product.clock.set(startOfDay(addDays(`${year}${lastDay.slice(4)}`, 1)));
    expect(await readable()).toBe(403);
    expect(await erase()).toBe(3);
    expect(await kept()).toEqual([]);
    expect(await db.selectFrom('matches').select('documentId').execute()).toEqual([]);
    expect(await erase()).toBe(0);
    await lease.release();
    await follower.close();
    await house.close();
  },
);

test('module ends: what is kept comes back as it was when the module does, within twelve months', async () => {
  const house = await openDelivering();
  const { product } = house;
  const user = await product.subscriber();
  const { db } = product.people;
  await house.save(user, 'stroomnet', { realTime: true });
  const endsOn = (day: string | null) =>
    db
      .updateTable('organisationModules')
      .set({ endsOn: day })
      .where('moduleKey', '=', 'nlDashboard')
      .execute();
  await endsOn('2026-11-20');
  product.clock.set('2027-06-01T09:00:00Z');
  await house.comesIn(paper('meanwhile', 'Het stroomnet'));
  await endsOn(null);
  await house.comesIn(paper('again', 'Weer het stroomnet'));
  product.clock.advance(5 * minute);
  const mails = await house.deliver();
  expect(mails.map(({ papers }) => papers)).toEqual([['again']]);
  await house.close();
});

test.each([
  ['2027-03-31', 12, '2026-03-31'],
  ['2028-02-29', 12, '2027-02-28'],
  ['2027-01-15', 12, '2026-01-15'],
  ['2027-03-31', 1, '2027-02-28'],
])('module ends: so many months before %s, %i, is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});
