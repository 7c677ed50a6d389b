import type { AgendaSavedSearch, AgendaSchedule } from 'contract/agenda-searches';
import type { DeliveriesResponse } from 'contract/deliveries';
import { type EmailConfigResponse, standardEmailConfig } from 'contract/email-config';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Subscriber } from '#test/product.ts';
import { type Delivering, openDelivering } from '../test/delivering.ts';
import { type FollowingHouse, openFollowing } from '../test/following.ts';
import { aMeeting } from '../test/meetings.ts';

let house: Delivering;
let following: FollowingHouse;
let user: Subscriber;

/** Friday 20 November 2026, 10:30 in Amsterdam. */
beforeEach(async () => {
  house = await openDelivering();
  user = await house.product.subscriber();
  following = await openFollowing(house.product);
});
afterEach(async () => {
  await following.close();
  await house.close();
});

const path = '/agenda/savedsearches';
async function save(query: string, mails: string[], who = user): Promise<AgendaSavedSearch> {
  house.product.clock.advance(1);
  const answer = await house.call(who, 'POST', path, {
    title: query,
    sendUpdatesPerEmail: {
      dailyChanges: mails.includes('daily'),
      activitiesFrequent: { enabled: mails.includes('checks') },
      activitiesOverview: { enabled: mails.includes('planning') },
    },
    queryDetails: { query, filters: [] },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: AgendaSavedSearch }>().data;
}
async function schedule(who = user): Promise<AgendaSchedule> {
  const answer = await house.call(who, 'GET', `${path}/schedule`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AgendaSchedule>();
}
async function configure(change: object): Promise<void> {
  const { emailConfig } = (
    await house.call(user, 'GET', '/users/me/emailconfig')
  ).json<EmailConfigResponse>();
  const answer = await house.call(user, 'PUT', '/users/me/emailconfig', { ...emailConfig, ...change });
  expect(answer.statusCode, answer.body).toBe(200);
}
test('agenda schedule: each mail of a search has its next moment, by the times that hold on that day', async () => {
  const all = await save('stroomnet', ['checks', 'daily', 'planning']);
  const none = await save('windpark', []);
  expect(await schedule()).toEqual({
    data: [
      {
        savedSearchId: all.id,
        checkAt: '2026-11-20T10:00:00.000Z',
        dailyAt: '2026-11-21T06:00:00.000Z',
        planningAt: '2026-11-23T06:00:00.000Z',
      },
      { savedSearchId: none.id },
    ],
  });
  // New times hold from tomorrow: at four in the afternoon there is no mail any more today.
  const calendar = { ...standardEmailConfig.calendar, time: '16:00', weeklyDay: 5 };
  await configure({ calendar });
  expect((await schedule()).data[0]).toMatchObject({
    dailyAt: '2026-11-21T15:00:00.000Z',
    planningAt: '2026-11-27T15:00:00.000Z',
  });
  await configure({ calendar: { ...calendar, planning: false } });
  expect((await schedule()).data[0]).toEqual({
    savedSearchId: all.id,
    checkAt: '2026-11-20T10:00:00.000Z',
    dailyAt: '2026-11-21T15:00:00.000Z',
  });
  await configure({ calendar: { ...calendar, changes: false } });
  expect(Object.keys((await schedule()).data[0]!)).toEqual(['savedSearchId', 'planningAt']);
});

test('agenda schedule: a vacation, a search that stands still and an address that refuses mail hold it up', async () => {
  const one = await save('stroomnet', ['checks', 'daily', 'planning']);
  await configure({ vacation: { active: true, until: '2026-11-23' } });
  expect(await schedule()).toEqual({
    data: [
      {
        savedSearchId: one.id,
        checkAt: '2026-11-23T23:00:00.000Z',
        dailyAt: '2026-11-24T06:00:00.000Z',
        planningAt: '2026-11-30T06:00:00.000Z',
      },
    ],
    awayUntil: '2026-11-23',
  });
  await configure({ vacation: { active: false, until: null } });
  const { db } = house.product.people;
  await db.updateTable('agendaSearches').set({ paused: 'query' }).where('id', '=', one.id).execute();
  expect((await schedule()).data).toEqual([{ savedSearchId: one.id }]);
  await db.updateTable('agendaSearches').set({ paused: null }).where('id', '=', one.id).execute();
  expect((await schedule()).data[0]).toHaveProperty('checkAt');
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  const refusal = { bounces: 3, fault: 'the mail server answered 550', bouncedAt: 0, pausedAt: 0 };
  await db
    .insertInto('mailAddresses')
    .values({ userId, email: user.email, ...refusal })
    .execute();
  expect((await schedule()).data).toEqual([{ savedSearchId: one.id }]);
});

test('agenda schedule: the last mail of each search is told with how it fared', async () => {
  const wide = await save('verzwaring', ['checks', 'planning']);
  const narrow = await save('klompenzaal', ['daily']);
  await following.work();
  await following.puts(
    aMeeting('a', '2026-11-24T09:00:00Z'),
    aMeeting(
      'b',
      '2026-11-25T09:00:00Z',
      {},
      { title: 'Klompenzaal', text: 'Verzwaring van de klompenzaal' },
    ),
  );
  await following.at('2026-11-20T10:00:00Z');
  const lastOf = async (id: string) =>
    (await schedule()).data.find(({ savedSearchId }) => savedSearchId === id)?.last;
  const told = { kind: 'agendaChanges', plannedAt: '2026-11-20T10:00:00.000Z' };
  expect(await lastOf(wide.id)).toMatchObject({ ...told, state: 'waiting', meetings: 2 });
  // It is named in the mail, so this was its mail too.
  expect(await lastOf(narrow.id)).toMatchObject({ ...told, meetings: 1 });
  expect(await house.send()).toBe(1);
  expect(await lastOf(wide.id)).toMatchObject({ ...told, state: 'sent' });

  await following.at('2026-11-23T06:00:00Z');
  expect(await lastOf(wide.id)).toMatchObject({ kind: 'planning', meetings: 2 });
  expect(await lastOf(narrow.id)).toMatchObject(told);
  house.server.behave(() => 'unknownRecipient');
  await house.send();
  expect(await lastOf(wide.id)).toMatchObject({ kind: 'planning', state: 'failed' });

  const other = await house.product.subscriber();
  expect(await schedule(other)).toEqual({ data: [] });
  const removed = await house.product.app.inject({
    method: 'DELETE',
    url: `/api${path}`,
    payload: { id: wide.id },
    headers: { 'x-auth': user.token },
  });
  expect(removed.statusCode).toBe(200);
  expect((await schedule()).data.map(({ savedSearchId }) => savedSearchId)).toEqual([narrow.id]);
});

test('agenda schedule: the delivery log names the searches a mail was for, with the meetings of each; not those that are gone', async () => {
  const start = '2026-11-24T09:00:00Z';
  await following.puts(aMeeting('a', start), aMeeting('b', start, { agendaItems: [] }));
  const wide = await save('commissiedebat', ['checks']);
  await save('stroomnet', ['checks']);
  await following.work();
  const later = '2026-11-25T09:00:00Z';
  await following.puts(aMeeting('a', later), aMeeting('b', later, { agendaItems: [] }));
  await following.at('2026-11-20T10:00:10Z');
  const log = async () => {
    const answer = await house.call(user, 'GET', '/users/me/deliveries');
    const { data } = answer.json<DeliveriesResponse>();
    return data.map(({ agendaSearches }) =>
      agendaSearches
        .map(({ title, meetings }) => ({ title, meetings }))
        .toSorted((one, other) => one.meetings - other.meetings),
    );
  };
  const narrow = { title: 'stroomnet', meetings: 1 };
  expect(await log()).toEqual([[narrow, { title: 'commissiedebat', meetings: 2 }]]);
  const removed = await house.call(user, 'DELETE', path, { id: wide.id });
  expect(removed.statusCode, removed.body).toBe(200);
  expect(await log()).toStrictEqual([[narrow, { title: undefined, meetings: 2 }]]);
});
