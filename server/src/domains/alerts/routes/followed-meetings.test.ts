import type { AgendaSavedSearch, AgendaSearchesResponse } from 'contract/agenda-searches';
import { limits } from 'contract/limits';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Document, Meeting } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import type { Subscriber } from '#test/product.ts';
import { type Delivering, openDelivering } from '../test/delivering.ts';
import { type FollowingHouse, openFollowing } from '../test/following.ts';
import { aMeeting, saveAgendaSearch } from '../test/meetings.ts';

let house: Delivering;
let following: FollowingHouse;
let user: Subscriber;

/** Friday 20 November 2026, 10:30 in Amsterdam. */
beforeEach(async () => {
  house = await openDelivering();
  following = await openFollowing(house.product);
  user = await house.product.subscriber();
  await following.puts(debate('a'), debate('b'), debate('c'));
});
afterEach(async () => {
  await following.close();
  await house.close();
});

const november24 = '2026-11-24T09:00:00Z';
const november25 = '2026-11-25T09:00:00Z';
const november26 = '2026-11-26T09:00:00Z';
const debate = (
  id: string,
  held: Partial<Meeting> = {},
  start = november24,
  fields: Partial<Document> = {},
) => aMeeting(id, start, held, { title: `Commissiedebat ${id}`, ...fields });
const put = (id: string, followed: boolean, who = user) =>
  house.call(who, 'PUT', `/agendas/test-${id}/followed`, { followed });
async function follow(id: string, followed = true, who = user): Promise<void> {
  const answer = await put(id, followed, who);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({ followed });
}
const saved = async (who = user) =>
  (await house.call(who, 'GET', '/agenda/savedsearches/user')).json<AgendaSearchesResponse>().data;
const namedBy = async (who = user) => (await saved(who)).map(({ queryDetails }) => queryDetails.filters);
const refused = async (id: string, who = user) => {
  const answer = await put(id, true, who);
  const [{ code, message }] = answer.json<{ errors: [{ code: string; message: string }] }>().errors;
  return `${answer.statusCode} ${code} ${message}`;
};

/** The mails that arrive at the check of a time, as they were kept. */
async function mailsAt(instant: string) {
  await following.at(instant);
  const arrived = await house.deliver();
  return house.product.people.db
    .selectFrom('deliveries')
    .innerJoin('users', 'users.id', 'deliveries.userId')
    .select(['users.email', 'deliveries.text'])
    .where('deliveries.state', '=', 'sent')
    .orderBy('plannedAt', 'desc')
    .limit(arrived.length)
    .execute();
}

test('followed meetings: following makes one saved search with its change mails on, once however often it is asked', async () => {
  await Promise.all([follow('a'), follow('a')]);
  await follow('b');
  await follow('b');
  expect(await saved()).toMatchObject([
    {
      title: 'Gevolgde vergaderingen',
      queryDetails: { query: '', filters: ['meeting:test-a', 'meeting:test-b'] },
      sendUpdatesPerEmail: {
        dailyChanges: false,
        activitiesFrequent: { enabled: true },
        activitiesOverview: { enabled: false },
      },
      includeInWebcal: false,
    },
  ]);
  await follow('a', false);
  await follow('a', false);
  expect(await namedBy()).toEqual([['meeting:test-b']]);
  await follow('b', false);
  expect(await saved()).toEqual([]);
});

test('followed meetings: other saved searches are left alone, those of others too', async () => {
  const other = await house.product.subscriber();
  await follow('a', true, other);
  const own = { title: 'Eigen', queryDetails: { query: 'stroomnet', filters: ['meeting:test-a'] } };
  await saveAgendaSearch(house.product, user, 'stroomnet', [], own);
  house.product.clock.advance(1);
  await follow('a');
  await follow('b');
  await follow('a', false);
  expect(await namedBy()).toEqual([['meeting:test-a'], ['meeting:test-b']]);
  expect(await namedBy(other)).toEqual([['meeting:test-a']]);
});

test('followed meetings: whoever follows again is mailed again, also where the mails were switched off', async () => {
  await follow('a');
  const [{ id }] = (await saved()) as [AgendaSavedSearch];
  const sendUpdatesPerEmail = { activitiesFrequent: { enabled: false } };
  await house.call(user, 'PATCH', '/agenda/savedsearches/user', { id, sendUpdatesPerEmail });
  await follow('a');
  expect((await saved())[0]!.sendUpdatesPerEmail.activitiesFrequent.enabled).toBe(true);
});

test('followed meetings: only what is there and can be read is followed', async () => {
  expect(await refused('nothing')).toMatch(/^404 EC-03/);
  const { product } = house;
  const outsider = await product.subscriber({ modules: ['agenda', 'EUDashboard'] });
  expect(await refused('a', outsider)).toMatch(/^403 EC-07/);
  expect(await refused('a', await product.subscriber({ modules: ['nlDashboard'] }))).toMatch(/^403 EC-01/);
  await product.documents.put([aDocument({ id: 'test-paper' })]);
  expect(await refused('paper')).toMatch(/^404 EC-03/);
  expect(await saved(outsider)).toEqual([]);
});

test('followed meetings: neither more saved searches than may be, nor more meetings', async () => {
  const { db } = house.product.people;
  await db.updateTable('organisations').set({ limits: '{"agendaSearches":1}' }).execute();
  await saveAgendaSearch(house.product, user, 'stroomnet');
  expect(await refused('a')).toBe('400 EC-05 Maximum aantal zoekopdrachten bereikt');
  await db.updateTable('organisations').set({ limits: '{"agendaSearches":2}' }).execute();
  house.product.clock.advance(1);
  await follow('a');
  const many = Array.from({ length: limits.maximumFollowedMeetings - 1 }, (_, at) => `meeting:test-${at}`);
  const [, { id, title, queryDetails }] = (await saved()) as [AgendaSavedSearch, AgendaSavedSearch];
  const filters = [...queryDetails.filters, ...many];
  const changed = { id, title, queryDetails: { filters } };
  expect((await house.call(user, 'PUT', '/agenda/savedsearches', changed)).statusCode).toBe(200);
  expect(await refused('b')).toMatch(/^400 EC-05 Je volgt al 200 vergaderingen/);
  await follow('a');
  expect((await namedBy())[1]).toHaveLength(limits.maximumFollowedMeetings);
});

test('followed meetings: what changes is mailed at the next check, and nothing of others', async () => {
  await follow('a');
  await follow('b');
  await following.work();
  await following.puts(debate('a', { place: 'Klompézaal' }), debate('c', { place: 'Klompézaal' }));
  const [mail, ...others] = await mailsAt('2026-11-20T10:00:10Z');
  expect(others).toEqual([]);
  expect(mail!.email).toBe(user.email);
  expect(mail!.text).toContain('Plaats: Thorbeckezaal → Klompézaal');
  expect(mail!.text).toContain('Zoekopdracht: Gevolgde vergaderingen');
  expect(mail!.text).not.toContain('Commissiedebat c');
  await follow('a', false);
  await following.puts(debate('a'), debate('b', { place: 'Klompézaal' }));
  const [next, ...further] = await mailsAt('2026-11-20T10:30:10Z');
  expect(further).toEqual([]);
  expect(next!.text).toContain('Commissiedebat b');
  expect(next!.text).not.toContain('Commissiedebat a');
});

test('followed meetings: one that is moved is told as one move and followed where it went', async () => {
  await follow('a');
  await following.work();
  await following.puts(
    debate('a', { status: 'moved', replacedBy: 'test-d' }),
    debate('d', { replaces: 'test-a' }, november25, { title: 'Commissiedebat a' }),
  );
  const [moved, ...others] = await mailsAt('2026-11-20T10:00:10Z');
  expect(others).toEqual([]);
  expect(moved!.text.match(/Commissiedebat a/g)).toHaveLength(1);
  expect(moved!.text).toContain('Datum: di 24 nov 2026, 10:00–12:30 → wo 25 nov 2026, 10:00–12:30');
  expect(await namedBy()).toEqual([['meeting:test-a', 'meeting:test-d']]);

  const agendaItems = [
    { number: '1', title: 'Opening', documentIds: [] },
    { number: '2', title: 'Verzwaring van het stroomnet', documentIds: [] },
    { number: '3', title: 'Windparken', documentIds: [] },
  ];
  const successor = { replaces: 'test-a', agendaItems };
  await following.puts(debate('d', successor, november25, { title: 'Commissiedebat a' }));
  const [changed] = await mailsAt('2026-11-20T10:30:10Z');
  expect(changed!.text).toContain('Agendapunt toegevoegd: Windparken');

  // Once more, and only the new one says so.
  await following.puts(debate('e', { replaces: 'test-d', agendaItems }, november26));
  expect(await mailsAt('2026-11-20T11:00:10Z')).toHaveLength(1);
  expect(await namedBy()).toEqual([['meeting:test-a', 'meeting:test-d', 'meeting:test-e']]);
  expect(await mailsAt('2026-11-20T11:30:10Z')).toEqual([]);
  await follow('e', false);
  expect(await saved()).toEqual([]);
});

test('followed meetings: one that was moved before the follower looked, or before it was followed, is followed where it went', async () => {
  await follow('a');
  await following.puts(
    debate('a', { status: 'moved', replacedBy: 'test-d' }),
    debate('d', { replaces: 'test-a' }, november25),
    debate('b', { status: 'moved', replacedBy: 'test-e' }),
    debate('e', { replaces: 'test-b' }, november25),
  );
  await following.work();
  await follow('b');
  expect(await namedBy()).toEqual([['meeting:test-a', 'meeting:test-d', 'meeting:test-b', 'meeting:test-e']]);
  await following.work();
  await following.puts(debate('e', { replaces: 'test-b', place: 'Klompézaal' }, november25));
  expect(await mailsAt('2026-11-20T10:00:10Z')).toHaveLength(1);
});
