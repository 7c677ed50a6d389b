import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Jobs } from 'contract/admin/jobs';
import { keepDelivery } from '#domains/alerts/index.ts';
import { sourceStates } from '#domains/sources/index.ts';
import { openLog } from '#platform/log.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { adminTokenOf } from '#test/admin-token.ts';
import { keepItem } from '#test/kept-item.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { lookOnce } from './look.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A Monday. */
const monday = Date.parse('2026-11-16T09:00:00Z');

let product: TestProduct;
let lease: Lease;
let staff: Subscriber[];
/** What the document store answers with. */
let fault: Error | undefined;
beforeAll(async () => {
  product = await openProduct('2026-11-16T09:00:00Z');
  const claimed = await openLeases(product.people).claim('alarms');
  if (!isLease(claimed)) throw new Error('nobody else watches here');
  lease = claimed;
  staff = [
    await product.subscriber({ roles: ['staff'] }),
    await product.subscriber({ roles: ['staff'] }),
    await product.subscriber({ roles: ['org-admin'] }),
  ];
});
afterAll(async () => {
  await lease.release();
  await product.close();
});
beforeEach(async () => {
  const { db } = product.people;
  for (const table of [
    'alarms',
    'deliveries',
    'sourceStates',
    'sourceOrders',
    'keptItems',
    'sourceBatches',
    'matchMarks',
  ] as const)
    await db.deleteFrom(table).execute();
  product.clock.set(monday);
  fault = undefined;
});

const now = () => product.clock.now().getTime();
const state = () => sourceStates(product.people.db, lease);
async function look(): Promise<string[]> {
  const { people, clock } = product;
  await lookOnce(
    {
      people: people.db,
      documents: {
        check: async () => {
          if (fault) throw fault;
        },
      },
      names: ['tweedekamer', 'vlos'],
      clock,
      log: openLog('silent'),
      words: { productName: 'Vizier', site: 'https://beheer.example' },
    },
    lease,
  );
  const subjects = await told(now());
  // These leave at once, whatever others do.
  const mails = people.db.updateTable('deliveries').set({ state: 'sent', sentAt: now() });
  await mails.where('kind', '=', 'notice').execute();
  return subjects;
}
/** Subjects of the mails of an instant to the first member of staff. */
async function told(at: number): Promise<string[]> {
  const rows = await product.people.db
    .selectFrom('deliveries')
    .innerJoin('users', 'users.id', 'deliveries.userId')
    .select(['subject', 'users.email'])
    .where('slot', '=', `alarm ${at}`)
    .execute();
  const addressees = rows.map(({ email }) => email).toSorted();
  if (rows.length > 0) expect(addressees).toEqual([staff[0]!.email, staff[1]!.email].toSorted());
  return rows.filter(({ email }) => email === staff[0]!.email).map(({ subject }) => subject);
}
async function later(milliseconds: number): Promise<string[]> {
  product.clock.advance(milliseconds);
  return look();
}

test('alarms: items in quarantine are told once, however many there are, and when there are none any more', async () => {
  const told = 'de bron Tweede Kamer (open data) konden drie keer niet worden gelezen';
  await keepItem(product, 'Document 7');
  expect(await look()).toEqual([expect.stringContaining(told)]);
  await keepItem(product, 'Document 8');
  expect(await later(hour)).toEqual([]);
  await product.people.db.deleteFrom('keptItems').execute();
  expect(await later(minute)).toEqual([]);
  expect(await later(hour)).toEqual([expect.stringMatching(/^Voorbij: /)]);
});

test('alarms: items in quarantine of a source that staff paused, or that is read no longer, are no alarm', async () => {
  await keepItem(product, 'Document 7');
  const { db } = product.people;
  await db
    .insertInto('sourceOrders')
    .values({ source: 'tweedekamer', pausedAt: now(), askedAt: null })
    .execute();
  expect(await look()).toEqual([]);
  await db.deleteFrom('sourceOrders').execute();
  await db.updateTable('keptItems').set({ source: 'doceo' }).execute();
  expect(await later(hour)).toEqual([]);
  await db.updateTable('keptItems').set({ source: 'vlos' }).execute();
  expect(await later(hour)).toHaveLength(1);
});

describe('alarms: a source that is silent', () => {
  const chamber = 'de bron Tweede Kamer (open data) is stil sinds 16 nov 2026, 10:00';

  test('is told to all staff once, reminded of a day later, and said to be over', async () => {
    await state().succeeded('tweedekamer', now());
    expect(await look()).toEqual([]);
    expect(await later(3 * hour)).toEqual([`Alarm: ${chamber}`]);
    expect(await later(minute)).toEqual([]);
    expect(await later(23 * hour)).toEqual([]);
    expect(await later(hour)).toEqual([`Nog steeds: ${chamber}`]);
    expect(await later(48 * hour)).toEqual([]);
    await state().succeeded('tweedekamer', now());
    expect(await later(minute)).toEqual([]);
    expect(await later(29 * minute)).toEqual([]);
    expect(await later(minute)).toEqual([`Voorbij: ${chamber}`]);
    expect(await later(minute)).toEqual([]);
  });

  test('that comes and goes is one alarm', async () => {
    await state().succeeded('tweedekamer', now());
    expect(await later(3 * hour)).toHaveLength(1);
    for (let round = 0; round < 3; round++) {
      await state().succeeded('tweedekamer', now());
      expect(await later(20 * minute)).toEqual([]);
      await state().succeeded('tweedekamer', now() - 3 * hour);
      expect(await later(minute)).toEqual([]);
    }
  });

  test('is no alarm when staff paused it, or it is not read here', async () => {
    await state().succeeded('tweedekamer', now());
    await state().succeeded('doceo', now());
    await product.people.db
      .insertInto('sourceOrders')
      .values({ source: 'tweedekamer', pausedAt: now(), askedAt: null })
      .execute();
    expect(await later(3 * hour)).toEqual([]);
  });

  test('beside another is told in one mail, and soon after that nothing more', async () => {
    await state().succeeded('tweedekamer', now());
    await state().succeeded('vlos', now());
    expect(await later(3 * hour)).toEqual([expect.stringMatching(/^Alarm: .+ \(en nog 1\)$/)]);
    fault = new EngineUnavailableError('no answer');
    expect(await later(minute)).toEqual([]);
    expect(await later(10 * minute)).toEqual([]);
    expect(await later(5 * minute)).toEqual([
      'Alarm: de documentenopslag antwoordt niet, of is vol, sinds 16 nov 2026, 13:01',
    ]);
  });
});

describe('alarms: a queue that grows', () => {
  const mail = { subject: 'x', text: 'x', html: 'x', headers: {} };
  const keep = async () => {
    const users = product.people.db.selectFrom('users').select('id').where('email', '=', staff[2]!.email);
    const { id: userId } = await users.executeTakeFirstOrThrow();
    await keepDelivery(product.people.db, {
      userId,
      kind: 'planning',
      slot: String(now()),
      mail,
      now: now(),
    });
  };

  test('of mails that nobody sends for an hour, or that no mail server takes', async () => {
    await keep();
    expect(await later(59 * minute)).toEqual([]);
    expect(await later(minute)).toEqual(['Alarm: mails gaan niet weg sinds 16 nov 2026, 10:00']);
    const waiting = product.people.db.updateTable('deliveries').where('kind', '=', 'planning');
    await waiting.set({ fault: 'refused', nextTryAt: now() + 12 * hour }).execute();
    // A recipient's server that is busy is not ours to mend.
    expect(await later(minute)).toEqual([]);
    expect(await later(31 * minute)).toEqual([expect.stringMatching(/^Voorbij: mails gaan niet weg/)]);
    await waiting.set({ fault: 'unreachable' }).execute();
    expect(await later(16 * minute)).toEqual([expect.stringMatching(/^Alarm: mails gaan niet weg/)]);
  });

  test('of mails that a mail server refuses whoever they are for', async () => {
    await keep();
    const refused = { fault: 'refused' as const, tries: 3, nextTryAt: now() + 12 * hour };
    await product.people.db.updateTable('deliveries').set(refused).execute();
    expect(await later(59 * minute)).toEqual([]);
    expect(await later(minute)).toEqual(['Alarm: mails gaan niet weg sinds 16 nov 2026, 10:00']);
    // The mails about it were accepted.
    expect(await later(minute)).toEqual([]);
    expect(await later(31 * minute)).toEqual([expect.stringMatching(/^Voorbij: mails gaan niet weg/)]);
  });

  test('of documents for which nobody looks', async () => {
    const { db } = product.people;
    await db.insertInto('matchMarks').values({ name: 'saved-searches', after: 10 }).execute();
    await state().stored('tweedekamer', [{ id: 'test-a', outcome: 'new', seq: 11, version: 1 }], now());
    expect(await later(29 * minute)).toEqual([]);
    expect(await later(minute)).toEqual([expect.stringMatching(/^Alarm: sinds 16 nov 2026, 10:00 is niet/)]);
    const headers = { 'x-auth': await adminTokenOf(product, staff[0]!) };
    const jobs = (await staff[0]!.get('/admin/jobs', headers)).json<Jobs>();
    expect(jobs.followers).toEqual([
      { name: 'saved-searches', after: 10, behindSince: new Date(monday).toISOString() },
      { name: 'agenda-searches' },
      { name: 'calendars' },
    ]);
    expect(jobs.queues.map(({ name, waiting }) => [name, waiting])).toEqual([
      ['outbox', 0],
      ['matches', 0],
      ['newsletters', 0],
      ['summaries', 0],
    ]);
    expect(jobs.alarms).toMatchObject([{ subject: 'follower', since: new Date(monday).toISOString() }]);
    expect(jobs.leases.find(({ name }) => name === 'alarms')).toMatchObject({
      holder: expect.stringMatching(/^process /),
      since: expect.any(String),
      lost: false,
    });
  });
});

test('alarms: a document store that fails in whatever way is one, and holds up no other', async () => {
  await state().succeeded('tweedekamer', now());
  fault = new TypeError('the answer makes no sense');
  expect(await later(3 * hour)).toHaveLength(1);
  expect(await later(15 * minute)).toEqual([expect.stringMatching(/^Alarm: de documentenopslag/)]);
});

test('alarms: a document store that is away for a moment is none', async () => {
  fault = new EngineUnavailableError('no answer');
  expect(await look()).toEqual([]);
  expect(await later(4 * minute)).toEqual([]);
  fault = undefined;
  expect(await later(minute)).toEqual([]);
  expect(await product.people.db.selectFrom('alarms').selectAll().execute()).toEqual([]);
});
