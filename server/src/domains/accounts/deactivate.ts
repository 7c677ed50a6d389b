import type { HandOver } from 'contract/admin/users';
import { handOverSearches, searchesToLeave } from '#domains/alerts/index.ts';
import { audit } from '#domains/audit/index.ts';
import { actorOf, setActive } from '#domains/auth/index.ts';
import { handOverLists, listsRefusal, listsToLeave } from '#domains/lists/index.ts';
import { requireSeats } from '#domains/organisations/index.ts';
import type { Locale } from 'contract/users';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { alreadyThere, type AppError } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import { say } from '#platform/words.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import {
  type Doer,
  requireActive,
  requireChangeable,
  requireOther,
  requireUser,
  type UserRow,
} from './doer.ts';
import { erasedAt } from './users.ts';

/** What a hand-over is done with. */
export interface HandOverParts {
  db: PeopleStore;
  clock: Clock;
  /** What the mail to the receiver is made with. */
  mailWords: { productName: string; address: string; supportEmail: string };
}

/** Colleagues of one answer. */
const mostColleagues = 500;

/** What a user would leave behind, who could have it, and whether the one asked about can. @throws EC-03, EC-06 */
export async function handOverOf(
  { db, clock }: Pick<HandOverParts, 'db' | 'clock'>,
  doer: Doer,
  { id, receiverId }: { id: string; receiverId?: string | undefined },
  locale: Locale,
): Promise<HandOver> {
  const user = await requireUser(db, doer, id);
  const receiver =
    receiverId === undefined ? undefined : await requireReceiver(db, user, receiverId, clock.now());
  const lists = await listsToLeave(db, id);
  const { searches, alreadyThere: same, refusal } = await searchesToLeave(db, id, receiver);
  const told = (error: AppError | undefined) =>
    error ? say(locale, error.details.words, error.details.values) : null;
  const colleagues = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('organisationId', '=', user.organisationId)
    .where('active', '=', 1)
    .where('id', '<>', id)
    .orderBy('lastName')
    .orderBy('email')
    .limit(mostColleagues)
    .execute();
  return {
    lists: lists.length,
    searches: searches + same,
    colleagues: colleagues.map((one) => ({ id: one.id, name: personName(one) })),
    ...(receiver
      ? {
          receiver: {
            listsRefused: told(await listsRefusal(db, lists, receiver)),
            searchesRefused: told(refusal),
            alreadyThere: same,
          },
        }
      : {}),
  };
}

/** To whom what goes. */
interface Handed {
  receiverId: string;
  lists: boolean;
  searches: boolean;
}

/**
 * Deactivates a user, which ends log-in, mails and feeds at once, and hands over what a colleague is to have: all in one
 * transaction. What stays behind is erased after ninety days (decision 6.6).
 * @throws EC-03; EC-05 and EC-06 when the colleague cannot have it, for oneself, and for who is deactivated already
 */
export async function deactivateUser(
  parts: HandOverParts,
  doer: Doer,
  { id, handOver }: { id: string; handOver: Handed | null },
  reason?: string,
): Promise<{ erasedAt: string; lists: number; searches: number }> {
  const { db, clock } = parts;
  requireOther(doer, await requireChangeable(db, doer, id));
  const people = handOver === null ? [id] : [id, handOver.receiverId];
  return oneAtATime(db, people, async (transaction) => {
    const now = clock.now();
    const user = await requireChangeable(transaction, doer, id);
    requireActive(user);
    const receiver = handOver && (await requireReceiver(transaction, user, handOver.receiverId, now));
    let [lists, searches] = [0, 0];
    if (handOver && receiver) {
      let followed: ReadonlyMap<string, string> = new Map();
      if (handOver.searches) {
        const handed = await handOverSearches(transaction, id, receiver, now.getTime());
        searches = handed.moved;
        followed = handed.now;
      }
      const sender = { ...user, userId: id };
      if (handOver.lists) lists = await handOverLists(transaction, parts, { sender, receiver }, followed);
    }
    await setActive(transaction, id, false, now.getTime());
    const { email: target, organisationId } = user;
    const after = { active: false, ...(receiver ? { receiver: receiver.email, lists, searches } : {}) };
    await audit(
      transaction,
      doer,
      { action: 'user.deactivate', target, organisationId, after, reason },
      now.getTime(),
    );
    return { erasedAt: new Date(erasedAt(now.getTime())).toISOString(), lists, searches };
  });
}

/** An active colleague. @throws EC-06 */
async function requireReceiver(
  db: PeopleStore,
  { id, organisationId }: UserRow,
  receiverId: string,
  now: Date,
): Promise<Actor> {
  const receiver = receiverId === id ? undefined : await actorOf(db, receiverId, now);
  if (receiver?.organisationId !== organisationId) throw alreadyThere('accounts.unknownReceiver');
  return receiver;
}

/**
 * Lets a deactivated user in again, with what they did not hand over.
 * @throws EC-03 once they are erased; EC-05 without a seat; EC-06 for who is active
 */
export async function restoreUser(
  db: PeopleStore,
  doer: Doer,
  id: string,
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  const { organisationId } = await requireChangeable(db, doer, id);
  await db.transaction().execute(async (transaction) => {
    await requireSeats(transaction, organisationId);
    const user = await requireChangeable(transaction, doer, id);
    if (user.active === 1) throw alreadyThere('accounts.isActive');
    await setActive(transaction, id, true, now);
    const { email: target } = user;
    await audit(
      transaction,
      doer,
      { action: 'user.restore', target, organisationId, after: { active: true }, reason },
      now,
    );
  });
}
