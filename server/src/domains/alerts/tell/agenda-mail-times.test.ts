import { standardEmailConfig } from 'contract/email-config';
import { expect, test } from 'vitest';
import type { Lease } from '#stores/people/leases.ts';
import type { Subscriber } from '#test/product.ts';
import { november24, november25, useAgendaMails } from '../test/agenda-mails.ts';
import { aMeeting } from '../test/meetings.ts';

const ground = useAgendaMails();
const { at, configure, mails, puts, restart, save, work } = ground;

test('agenda mails: nothing is mailed of a time in which mails were off, or of a vacation, also not afterwards', async () => {
  await puts(aMeeting('a', november24));
  const search = await save('stroomnet', []);
  await work();
  await puts(aMeeting('a', november25));
  await at('2026-11-20T10:00:00Z');
  const deliver = (sendUpdatesPerEmail: object) =>
    ground.product.app.inject({
      method: 'PATCH',
      url: '/api/agenda/savedsearches/user/',
      payload: { id: search.id, sendUpdatesPerEmail },
      headers: { 'x-auth': ground.user.token },
    });
  await deliver({ dailyChanges: true, activitiesFrequent: { enabled: true } });
  await at('2026-11-20T10:30:00Z');
  await configure({ vacation: { active: true, until: '2026-11-21' } });
  await puts(aMeeting('a', november24));
  await at('2026-11-20T11:00:00Z');
  await at('2026-11-21T06:00:00Z');
  await puts(aMeeting('a', november24, { place: 'Elders' }));
  // The vacation ends at midnight between two checks.
  await at('2026-11-21T22:30:00Z');
  await at('2026-11-21T23:00:00Z');
  expect(await mails()).toEqual([]);
  await puts(aMeeting('a', november24, { place: 'Nergens' }));
  await at('2026-11-21T23:30:00Z');
  expect(await mails()).toMatchObject([
    { kind: 'agendaChanges', text: expect.stringContaining('Elders → Nergens') },
  ]);
  const { calendar } = standardEmailConfig;
  await configure({ calendar: { ...calendar, changes: false }, vacation: { active: false, until: null } });
  await puts(aMeeting('a', november25));
  await at('2026-11-22T07:00:00Z');
  await configure({ calendar });
  await at('2026-11-23T07:00:00Z');
  expect(await mails()).toEqual([]);
});

test('agenda mails: slots are Amsterdam times in both nights that clocks change; a missed one is made up for once', async () => {
  await puts(aMeeting('spring', '2027-03-30T09:00:00Z'), aMeeting('autumn', '2027-11-02T09:00:00Z'));
  await save('stroomnet', ['activitiesOverview']);
  await configure({ calendar: { ...standardEmailConfig.calendar, weeklyDay: 7 } });
  await at('2027-03-21T07:00:00Z');
  await mails();
  // 28 March has 23 hours, 31 October 25: seven o'clock is 05:00 and 06:00 UTC.
  await at('2027-03-28T04:59:00Z');
  expect(await mails()).toEqual([]);
  await at('2027-03-28T05:00:00Z');
  expect(await mails()).toMatchObject([{ kind: 'planning', slot: '2027-03-28' }]);
  await at('2027-10-24T12:00:00Z');
  await mails();
  await at('2027-10-31T05:59:00Z');
  expect(await mails()).toEqual([]);
  await at('2027-10-31T06:00:00Z');
  expect(await mails()).toMatchObject([{ kind: 'planning', slot: '2027-10-31' }]);
  await restart();
  await at('2027-10-31T12:00:00Z');
  expect(await mails()).toEqual([]);
});

test('agenda mails: a process that is killed anywhere mails nothing twice and loses nothing', async () => {
  await puts(aMeeting('a', november24), aMeeting('b', november24));
  const other = await ground.product.subscriber();
  await save('stroomnet', ['activitiesFrequent', 'activitiesOverview']);
  await save('stroomnet', ['dailyChanges', 'activitiesOverview'], other);
  await work();
  await puts(aMeeting('a', november25), aMeeting('c', november25));
  const whole = ground.lease;
  ground.product.clock.set('2026-11-23T06:00:00Z');
  for (let writes = 0; ; writes++) {
    let left = writes;
    let killed = false;
    const broken: Lease = {
      ...whole,
      write: (change) => {
        killed ||= left-- <= 0;
        if (killed) throw new Error('killed');
        return whole.write(change);
      },
    };
    await restart(broken).catch(() => undefined);
    if (!killed) break;
  }
  await restart();
  const kept = await mails();
  const of = (who: Subscriber) => kept.filter(({ email }) => email === who.email).map(({ kind }) => kind);
  expect(of(ground.user).toSorted()).toEqual(['agendaChanges', 'planning']);
  expect(of(other).toSorted()).toEqual(['agendaDaily', 'planning']);
  for (const { kind, text } of kept.filter((one) => one.kind !== 'planning')) {
    expect(text, kind).toContain('Commissiedebat a');
    expect(text, kind).toContain('Nieuw: Commissiedebat c');
  }
});
