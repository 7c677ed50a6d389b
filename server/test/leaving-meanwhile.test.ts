import type { Why } from 'contract/admin/why';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchAll } from '#domains/alerts/test/follow-all.ts';
import { type Delivering, openDelivering, paper } from '#domains/alerts/test/delivering.ts';
import { openFollowing } from '#domains/alerts/test/following.ts';
import { aMeeting, saveAgendaSearch } from '#domains/alerts/test/meetings.ts';
import { waitingMatches } from '#domains/alerts/tell/waiting-matches.ts';
import { keepLearned } from '#domains/alerts/follow/followed-meetings.ts';
import { setMark } from '#domains/alerts/follow/marks.ts';
import { stateOf } from '#domains/meetings/index.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { adminTokenOf } from './admin-token.ts';
import type { Subscriber } from './product.ts';

let house: Delivering;
let admin: Subscriber;
let leaver: Subscriber;
let heir: Subscriber;
beforeEach(async () => {
  house = await openDelivering();
  admin = await house.product.subscriber({ roles: ['org-admin'] });
  leaver = await house.product.colleague(admin);
  heir = await house.product.colleague(admin);
});
afterEach(() => house.close());

const db = () => house.product.people.db;
const idOf = async ({ email }: Subscriber) =>
  (await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

/** The leaver leaves, with all searches to the heir. */
async function leave(): Promise<void> {
  const receiverId = await idOf(heir);
  const answer = await house.product.app.inject({
    method: 'POST',
    url: `/api/admin/users/${await idOf(leaver)}/deactivate`,
    headers: { 'x-auth': admin.adminToken },
    payload: { handOver: { receiverId, lists: false, searches: true }, reason: 'Uit dienst' },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Looks at what came in, with something done when its matches are kept, or when it is about to be completed. */
async function look(meanwhile: { kept?: () => Promise<void>; ending?: () => Promise<void> } = {}) {
  const { documents, clock, people } = house.product;
  const lease = await openLeases(people).claim('another look');
  if (!isLease(lease)) throw new Error('nobody else looks here');
  const queue: typeof waitingMatches = {
    ...waitingMatches,
    async enqueue(store, after) {
      await waitingMatches.enqueue(store, after);
      await meanwhile.ending?.();
    },
  };
  let writes = 0;
  const counting: Lease = {
    ...lease,
    async write(work) {
      const done = await lease.write(work);
      // The first makes room for the matches, the second keeps them.
      if ((writes += 1) === 2) await meanwhile.kept?.();
      return done;
    },
  };
  try {
    await matchAll({ documents, people: db(), clock, queue }, counting);
  } finally {
    await lease.release();
  }
}

/** Resolves when somebody waits for a row that another transaction holds. */
async function somebodyWaits(): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db())).rows[0]!.count === 0);
}

const why = async (who: Subscriber, id: string) => {
  const staff = await house.product.subscriber({ roles: ['staff'] });
  const answer = await house.product.app.inject({
    url: `/api/admin/users/${await idOf(who)}/why?document=${id}`,
    headers: { 'x-auth': await adminTokenOf(house.product, staff) },
  });
  return answer.json<Why>();
};

test('leaving: what a look found that was cut off before the hand-over is mailed to the colleague', async () => {
  await house.save(leaver, 'stroomnet', { daily: true });
  await house.product.documents.put([paper('late', 'stroomnet')]);
  const cut = look({ ending: () => Promise.reject(new Error('cut off')) });
  await expect(cut).rejects.toThrow('cut off');
  expect(await db().selectFrom('matches').select('documentId').execute()).toHaveLength(1);
  await leave();
  await look();
  house.product.clock.set('2026-11-21T06:00:00Z');
  expect((await house.deliver()).map(({ to, papers }) => [to, papers])).toEqual([[heir.email, ['late']]]);
});

test('leaving: what a look finds during which a search is handed over waits for the colleague, and staff are told so', async () => {
  await house.save(leaver, 'stroomnet', { daily: true });
  await house.product.documents.put([paper('late', 'stroomnet')]);
  await look({ kept: leave });
  expect((await why(heir, 'test-late')).cause).toBe('waitsForSlot');
  house.product.clock.set('2026-11-21T06:00:00Z');
  expect((await house.deliver()).map(({ to, papers }) => [to, papers])).toEqual([[heir.email, ['late']]]);
  house.product.clock.set('2026-11-22T06:00:00Z');
  expect(await house.deliver()).toEqual([]);
});

test('leaving: a look that is completed at the same time leaves nothing with the leaver', async () => {
  await house.save(leaver, 'stroomnet', { daily: true });
  await house.product.documents.put([paper('late', 'stroomnet')]);
  let left: Promise<void> | undefined;
  await look({
    async ending() {
      left = leave();
      // SQLite has one who writes; PostgreSQL could have two.
      if (house.product.people.kind === 'postgres') await Promise.race([left, somebodyWaits()]);
    },
  });
  await left;
  expect(await db().selectFrom('waitingMatches').selectAll().execute()).toEqual([]);
  const { cause, answer, searches } = await why(heir, 'test-late');
  expect(cause).toBe('handedOver');
  expect(answer.nl.because).toBe(
    'De zoekopdracht had het stuk al gevonden toen een collega die overdroeg, op 20 nov 2026, 10:30. Zulke resultaten worden niet opnieuw gemaild.',
  );
  expect(searches).toMatchObject([{ title: 'stroomnet', finds: true }]);
});

test('leaving: what a look learned of meetings and could not complete is told to the colleague', async () => {
  const follower = await openFollowing(house.product);
  await saveAgendaSearch(house.product, leaver, 'stroomnet', ['dailyChanges']);
  await follower.work();
  const before = await db().selectFrom('matchMarks').selectAll().execute();
  await follower.puts(aMeeting('m-1', '2026-11-25T09:00:00Z'));
  await follower.at('2026-11-20T10:00:00Z');
  // As a look leaves it that was cut off when all but its mark was kept.
  const { after } = before.find(({ name }) => name === 'agenda-searches')!;
  await setMark(db(), 'agenda-searches', after);
  admin.adminToken = await adminTokenOf(house.product, admin);
  await leave();
  expect(await db().selectFrom('meetingChanges').select(['toldAt', 'userId']).execute()).toEqual([
    { toldAt: null, userId: await idOf(heir) },
  ]);
  await follower.at('2026-11-21T06:00:00Z');
  expect((await house.deliver()).map(({ to }) => to)).toEqual([heir.email]);
  await follower.close();
});

test('leaving: what is learned of a meeting with a search as it was before belongs to the colleague', async () => {
  const follower = await openFollowing(house.product);
  await saveAgendaSearch(house.product, leaver, 'stroomnet', ['dailyChanges']);
  await follower.work();
  const search = await db().selectFrom('agendaSearches').selectAll().executeTakeFirstOrThrow();
  await leave();
  const state = stateOf(aMeeting('m-1', '2026-11-25T09:00:00Z'))!;
  const followed = {
    searchId: search.id,
    documentId: 'test-m-1',
    seq: 9,
    matching: 1,
    lastDay: '2026-11-25',
  };
  const news = { before: undefined, movedFrom: undefined };
  await db()
    .transaction()
    .execute((transaction) => keepLearned(transaction, search, [{ followed, state, news }], 0, false));
  const changes = await db().selectFrom('meetingChanges').select('userId').execute();
  expect(changes).toEqual([{ userId: await idOf(heir) }]);
  await follower.close();
});
