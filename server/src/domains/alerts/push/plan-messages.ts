import { newId } from '#platform/new-id.ts';
import type { Clock } from '#platform/clock.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { markOf } from '../follow/marks.ts';
import { suppress } from '../tell/ledger.ts';
import { backAt, isAway, type Recipient, recipientsOf } from '../tell/recipients.ts';

const minute = 60_000;
/** Milliseconds for which a hit waits for others of its user, so that what comes in together is told together. */
export const pushWait = minute;
/** Milliseconds two clocks may differ; what lies further ahead was written before a clock was put back. */
const skew = minute;

interface PlanParts {
  people: PeopleStore;
  clock: Clock;
}

/**
 * Makes a message for every device of what the follower completed since the last time, one for each search that tells by
 * push. Messages and how far they go are kept together, so a crash loses none and makes none twice. They stand in no
 * ledger of mails: what is told by push still stands in the mails that the search has. What is found during a vacation
 * is passed over, as mails do (decision 4.18).
 * @throws LeaseLostError
 */
export async function planMessages({ people, clock }: PlanParts, lease: Lease): Promise<void> {
  // Above the mark a look may be under way.
  const upTo = await markOf(people, 'saved-searches');
  if (upTo === undefined) return;
  const now = clock.now().getTime();
  const behind = await untold(people, upTo)
    .select(['pushDevices.id', 'pushDevices.userId'])
    .select(({ fn }) => [
      fn.min<number>('matches.foundAt').as('oldest'),
      fn.max<number>('matches.foundAt').as('newest'),
    ])
    .groupBy(['pushDevices.id', 'pushDevices.userId'])
    .execute();
  const due = behind.filter(({ oldest, newest }) => oldest <= now - pushWait || newest > now + skew);
  const users = await recipientsOf(people, [...new Set(due.map(({ userId }) => userId))]);
  const recipients = new Map(users.map((user) => [user.userId, user]));
  for (const { id, userId } of due) {
    const recipient = recipients.get(userId);
    if (recipient) await lease.write((db) => planDevice(db, { id, recipient, upTo, now }));
  }
}

/** Matches that devices were not told of yet: of searches of their users that tell by push, up to a number. */
const untold = (db: PeopleStore, upTo: number) =>
  db
    .selectFrom('pushDevices')
    .innerJoin('savedSearches', 'savedSearches.userId', 'pushDevices.userId')
    .innerJoin('matches', 'matches.savedSearchId', 'savedSearches.id')
    .where('pushDevices.stoppedAt', 'is', null)
    .whereRef('matches.seq', '>', 'savedSearches.push')
    .whereRef('matches.seq', '>', 'pushDevices.toldUpTo')
    .where('matches.seq', '<=', upTo)
    .where('matches.gone', 'is', null)
    // A day that passed is told by mails and feeds: nothing came in.
    .where('matches.version', '>=', 0);

async function planDevice(
  db: PeopleStore,
  { id, recipient, upTo, now }: { id: string; recipient: Recipient; upTo: number; now: number },
): Promise<void> {
  const found = await untold(db, upTo)
    .where('pushDevices.id', '=', id)
    .select(['matches.savedSearchId', 'matches.documentId', 'matches.version', 'matches.seq'])
    .select('matches.foundAt')
    .orderBy('matches.seq')
    .execute();
  const back = backAt(recipient.config) ?? -Infinity;
  const away = isAway(recipient, now);
  const passed = found.filter(({ foundAt }) => away || foundAt < back);
  await suppress(db, recipient.userId, 'vacation', passed, now);
  const isPassed = new Set(passed);
  const told = Map.groupBy(
    found.filter((one) => !isPassed.has(one)),
    ({ savedSearchId }) => savedSearchId,
  );
  for (const [savedSearchId, [first]] of told) {
    await db
      .insertInto('pushMessages')
      .values({
        ...{ id: newId(), deviceId: id, savedSearchId, after: first!.seq - 1, upTo, createdAt: now },
        ...{ state: 'waiting', tries: 0, nextTryAt: 0 },
      })
      .execute();
  }
  await db.updateTable('pushDevices').set({ toldUpTo: upTo }).where('id', '=', id).execute();
}
