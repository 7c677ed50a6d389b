import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Lease } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Due, markSlotsDone, undoneSlots } from './done-slots.ts';
import { isPending, suppressBefore } from './ledger.ts';
import { planDigest, readerOf } from './plan-digest.ts';
import { forEach, type Planning } from './planning.ts';
import { isAway, recipientsOf } from './recipients.ts';
import { vacationsOf } from '#domains/settings/index.ts';
import { type DigestSlot, digestSlots } from './slots.ts';

const minute = 60_000;
/** Milliseconds a hit waits for others of its user before its direct mail, at most and however many mails there are. */
const longestWait = 4 * minute;
const shortestWait = minute;
/** Milliseconds after the first hit at which the last of its mails is on its way. */
const latest = 4.5 * minute;
/** Milliseconds that planning and sending take for one of many mails: 53 where one takes 0.2 s (bench/README.md). */
const costOfMail = 60;

/**
 * Milliseconds a hit waits for others of its user, so that as many direct mails as wait leave within five minutes of
 * the first (decision 1.3): four minutes, less where sending them takes longer than the rest.
 */
export const directWait = (mails: number): number =>
  Math.min(longestWait, Math.max(shortestWait, latest - mails * costOfMail));
/** Milliseconds two clocks may differ; what lies further ahead was written before a clock was put back. */
const skew = minute;
/** Days marked in one statement. */
const markedAtOnce = 400;

/**
 * What is found during a vacation is never mailed, not even afterwards (decision 4.18).
 * @throws LeaseLostError
 */
export async function suppressVacations({ people, clock }: Planning, lease: Lease): Promise<void> {
  const now = clock.now().getTime();
  for (const { userId, back } of await vacationsOf(people)) {
    const until = dayOf(now) < back ? Number.MAX_SAFE_INTEGER : startOfDay(back);
    const waits = await people
      .selectFrom('waitingMatches')
      .select('userId')
      .where('userId', '=', userId)
      .where('foundAt', '<', until)
      .limit(1)
      .executeTakeFirst();
    if (waits) await lease.write((db) => suppressBefore(db, userId, until, now));
  }
}

/**
 * One mail for what a user's direct searches found, once the first of it has waited for the rest. False when
 * somebody's mail could not be planned; the next time makes up for it, and the others are not held up.
 * @throws LeaseLostError
 */
export async function planDirect(planning: Planning, lease: Lease): Promise<boolean> {
  const now = planning.clock.now();
  const waiting = await planning.people
    .selectFrom('savedSearches')
    .innerJoin('waitingMatches', 'waitingMatches.savedSearchId', 'savedSearches.id')
    .select('waitingMatches.userId')
    .select(({ fn }) => [
      fn.min<number>('waitingMatches.foundAt').as('oldest'),
      fn.max<number>('waitingMatches.foundAt').as('newest'),
    ])
    .where('savedSearches.realTime', '=', 1)
    .where(isPending())
    .groupBy('waitingMatches.userId')
    .execute();
  const at = now.getTime();
  // A time that is still to come was written before the clock was put back: it must not hold up the mail.
  const wait = directWait(waiting.length);
  const due = waiting.filter(({ oldest, newest }) => oldest <= at - wait || newest > at + skew);
  const userIds = due.map(({ userId }) => userId);
  const recipients = await recipientsOf(planning.people, userIds);
  return forEach(planning.log, recipients, async (recipient) => {
    if (recipient.paused || isAway(recipient, at)) return;
    const reader = await readerOf(planning, recipient.userId, ['direct']);
    if (!reader) return;
    const plan = { reader, kind: 'direct', whenEmpty: false, now } as const;
    await lease.write((db) => planDigest(db, planning.wording, plan));
  });
}

/**
 * The digests of every user whose newest slot was not done yet; each slot is done once, with a mail or without. Where
 * nothing is new for any of the rates whose slots have begun, one mail says so, for who asked (decision 4.24). False
 * when somebody's could not be planned.
 * @throws LeaseLostError
 */
export async function planSlots(planning: Planning, lease: Lease): Promise<boolean> {
  const { people, clock } = planning;
  const now = clock.now();
  const at = now.getTime();
  const recipients = await recipientsOf(people);
  const waits = await usersWaiting(people);
  const begun: (Due & { kind: DigestSlot })[] = [];
  for (const kind of digestSlots) {
    const due = await undoneSlots(people, kind, recipients, at);
    const isBusy = ({ recipient, slot }: Due) => {
      const { config, userId, createdAt } = recipient;
      // Who came after it began has nothing to do with it.
      if (recipient.paused || isAway(recipient, at) || slot.at < createdAt) return false;
      return waits.has(userId) || config?.emailConfig.sendWhenEmpty === true;
    };
    const quiet = due.filter((one) => !isBusy(one));
    begun.push(...due.filter(isBusy).map((one) => ({ ...one, kind })));
    for (let from = 0; from < quiet.length; from += markedAtOnce) {
      const some = quiet.slice(from, from + markedAtOnce);
      const slots = some.map(({ recipient: { userId }, slot: { day } }) => ({ userId, day }));
      await lease.write((db) => markSlotsDone(db, kind, slots));
    }
  }
  const users = [...Map.groupBy(begun, ({ recipient }) => recipient)];
  return forEach(planning.log, users, async ([{ userId, config }, slots]) => {
    const kinds = slots.map(({ kind }) => kind);
    const reader = await readerOf(planning, userId, ['direct', ...kinds]);
    await lease.write(async (db) => {
      if (reader) {
        const plan = { reader, whenEmpty: false, now };
        // The fastest rate wins also for what was found just now.
        await planDigest(db, planning.wording, { ...plan, kind: 'direct' });
        let mailed = false;
        for (const { kind, slot } of slots) {
          if (await planDigest(db, planning.wording, { ...plan, kind, day: slot.day })) mailed = true;
        }
        if (!mailed && config?.emailConfig.sendWhenEmpty) {
          for (const { kind, slot } of slots) {
            if (await planDigest(db, planning.wording, { ...plan, kind, day: slot.day, whenEmpty: true }))
              break;
          }
        }
      }
      for (const { kind, slot } of slots) await markSlotsDone(db, kind, [{ userId, day: slot.day }]);
    });
  });
}

async function usersWaiting(db: PeopleStore): Promise<Set<string>> {
  const rows = await db.selectFrom('waitingMatches').select('userId').distinct().execute();
  return new Set(rows.map(({ userId }) => userId));
}
