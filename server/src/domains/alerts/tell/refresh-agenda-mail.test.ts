import type { AgendaSavedSearch } from 'contract/agenda-searches';
import type { DeliveriesResponse } from 'contract/deliveries';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMail } from '#test/mail-server.ts';
import type { Subscriber } from '#test/product.ts';
import { type Delivering, openDelivering } from '../test/delivering.ts';
import { type FollowingHouse, openFollowing } from '../test/following.ts';
import { aMeeting, saveAgendaSearch } from '../test/meetings.ts';

const minute = 60_000;
const start = '2026-11-24T09:00:00Z';
const next = '2026-11-25T09:00:00Z';
/** The check of a half hour that finds what came in, and the slot of a planning mail. */
const check = '2026-11-20T10:00:10Z';
const planning = '2026-11-23T06:00:00Z';

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

type Mails = Parameters<typeof saveAgendaSearch>[3];
const save = (query: string, mails: Mails) => saveAgendaSearch(house.product, user, query, mails);
const off = async (search: AgendaSavedSearch) => {
  const answer = await house.call(user, 'PATCH', '/agenda/savedsearches/user', {
    id: search.id,
    sendUpdatesPerEmail: {
      dailyChanges: false,
      activitiesFrequent: { enabled: false },
      activitiesOverview: { enabled: false },
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
async function log() {
  const answer = await house.call(user, 'GET', '/users/me/deliveries');
  return answer.json<DeliveriesResponse>().data;
}
/** The mail server is busy when what was planned is sent first. */
async function waits() {
  house.server.behave(() => 'busyRecipient');
  expect(await house.send()).toBe(0);
  house.server.behave(() => 'accept');
}
/** What arrives at the next try. */
async function later() {
  house.product.clock.advance(minute);
  await house.send();
  return house.server.received
    .filter(({ to }) => to === user.email)
    .map((mail) => ({ messageId: mail.messageId, subject: readMail(mail).subject, raw: mail.raw }));
}

describe('a mail of changes that waits for another try', () => {
  let grid: AgendaSavedSearch;
  let hall: AgendaSavedSearch;
  beforeEach(async () => {
    await following.puts(
      aMeeting('a', start),
      aMeeting('b', start, { agendaItems: [] }, { title: 'Klompenzaal', text: 'Klompenzaal' }),
      aMeeting('c', start, {}, { title: 'Klompenzaal c', text: 'Klompenzaal en stroomnet' }),
    );
    grid = await save('stroomnet', ['activitiesFrequent']);
    hall = await save('klompenzaal', ['activitiesFrequent']);
    await following.work();
    await following.puts(
      aMeeting('a', next),
      aMeeting('b', next, { agendaItems: [] }, { title: 'Klompenzaal', text: 'Klompenzaal' }),
      aMeeting('c', next, {}, { title: 'Klompenzaal c', text: 'Klompenzaal en stroomnet' }),
    );
    await following.at(check);
    await waits();
  });

  test('leaves as the same mail without a search that was switched off and what it alone found', async () => {
    const [before] = await log();
    expect(before).toMatchObject({
      subject: '3 wijzigingen in de agenda: Over stroomnet, Over klompenzaal',
      tries: 1,
    });
    await off(grid);
    const [mail, ...others] = await later();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      messageId: `<${before!.id}@tests.example>`,
      subject: '2 wijzigingen in de agenda: Over klompenzaal',
    });
    expect(mail!.raw).not.toContain('Commissiedebat a');
    expect(mail!.raw).not.toContain(grid.id);
    // So its one-click header means no other search.
    expect((await log())[0]).toMatchObject({
      state: 'sent',
      agendaSearches: [{ title: 'Over klompenzaal', meetings: 2 }],
    });
  });

  test('leaves as it was when no search was switched off', async () => {
    const [before] = await log();
    expect(await later()).toMatchObject([{ subject: before!.subject }]);
  });

  test('is dropped when none of its searches mails any more, and says why', async () => {
    await off(grid);
    await off(hall);
    expect(await later()).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'dropped', fault: 'switchedOff' }]);
  });
});

test('refresh agenda mail: a planning that waits for another try leaves without a search that was deleted', async () => {
  await following.puts(
    aMeeting('a', start),
    aMeeting('b', start, { agendaItems: [] }, { title: 'Klompenzaal', text: 'Klompenzaal' }),
  );
  const grid = await save('stroomnet', ['activitiesOverview']);
  await save('klompenzaal', ['activitiesOverview']);
  await following.work();
  await following.at(planning);
  await waits();
  const [before] = await log();
  expect(before).toMatchObject({ kind: 'planning', agendaSearches: [{ meetings: 1 }, { meetings: 1 }] });
  const removed = await house.call(user, 'DELETE', '/agenda/savedsearches', { id: grid.id });
  expect(removed.statusCode, removed.body).toBe(200);
  const [mail, ...others] = await later();
  expect(others).toEqual([]);
  expect(mail!.messageId).toBe(`<${before!.id}@tests.example>`);
  expect(mail!.raw).not.toContain('Commissiedebat a');
  expect((await log())[0]).toMatchObject({ state: 'sent', agendaSearches: [{ title: 'Over klompenzaal' }] });
});

test('refresh agenda mail: a part of several keeps its number', async () => {
  const ids = Array.from({ length: 70 }, (_, index) => `m${String(index).padStart(2, '0')}`);
  await following.puts(...ids.map((id) => aMeeting(id, start)));
  const grid = await save('stroomnet', ['activitiesFrequent']);
  await save('commissiedebat', ['activitiesFrequent']);
  await following.work();
  await following.puts(...ids.map((id) => aMeeting(id, next)));
  await following.at(check);
  await waits();
  await off(grid);
  const subjects = (await later()).map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual([
    '10 wijzigingen in de agenda: Over commissiedebat (deel 2 van 2)',
    '60 wijzigingen in de agenda: Over commissiedebat (deel 1 van 2)',
  ]);
});
