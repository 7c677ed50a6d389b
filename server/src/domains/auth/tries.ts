import { limits } from 'contract/limits';
import { z } from 'zod';
import { activationWait, tooManyRequests } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';

const Instants = z.array(z.number());

/** What tries are counted by, and how many `limits.loginWindow` allows. */
interface Counter {
  key: string;
  limit: number;
}

/** A password tried on an account; in the order in which every try holds them, so that none wait in a circle. */
export function loginTries(email: string, address: string): Counter[] {
  return [
    { key: `account:${email}`, limit: limits.loginTriesPerAccount },
    { key: `address:${address}`, limit: limits.loginTriesPerAddress },
  ];
}

/** A link for a forgotten password asked for, or used. */
export function resetTries(address: string): Counter[] {
  return [{ key: `reset:${address}`, limit: limits.loginTriesPerAddress }];
}

/**
 * Counts a try before the password is looked at, so that parallel tries cannot pass the limit, and the same for
 * accounts that do not exist (decision 4.3). Refused tries are not counted.
 * @returns takes the try back once the password was right
 * @throws 429 with the seconds until a try is free again
 */
export async function countTry(
  db: PeopleStore,
  counters: readonly Counter[],
  now: number,
): Promise<() => Promise<void>> {
  const wait = await db.transaction().execute(async (transaction) => {
    const states = [];
    for (const { key, limit } of counters) {
      const tries = (await lockTries(transaction, key, now)).filter((at) => at > now - limits.loginWindow);
      states.push({ key, tries, full: tries.length >= limit });
    }
    const full = states.filter((state) => state.full);
    if (full.length > 0)
      return Math.max(...full.map(({ tries: [first = now] }) => first + limits.loginWindow - now));
    for (const { key, tries } of states) await writeTries(transaction, key, [...tries, now]);
    return 0;
  });
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1_000));
  return () =>
    db.transaction().execute(async (transaction) => {
      for (const { key } of counters) {
        const tries = await lockTries(transaction, key, now);
        const index = tries.lastIndexOf(now);
        if (index >= 0) await writeTries(transaction, key, tries.toSpliced(index, 1));
      }
    });
}

/**
 * What activation mails are counted by: those that somebody asks for at an address, whether there is an account or not,
 * and those that an administrator sends. Apart, so that neither learns of the other nor keeps it waiting.
 */
export const activationOf = {
  address: (email: string) => `activation:${email}`,
  user: (userId: string) => `invited:${userId}`,
};

/**
 * Counts an activation mail (decision 7.22).
 * @throws 429 ACT-WAIT with the seconds until the next may leave
 */
export async function countActivation(db: PeopleStore, key: string, now: number): Promise<void> {
  const wait = await db.transaction().execute(async (transaction) => {
    const last = (await lockTries(transaction, key, now)).at(-1);
    // A clock that was put back makes nobody wait longer.
    const free = last === undefined || last > now ? now : last + limits.activationMailInterval;
    if (free > now) return free - now;
    await writeTries(transaction, key, [now]);
    return 0;
  });
  if (wait > 0) throw activationWait(Math.ceil(wait / 1_000));
}

/** Lets the next activation mail to a user leave at once: the last one was not accepted. */
export async function takeBackActivation(
  db: PeopleStore,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const keys = [activationOf.address(email), activationOf.user(userId)];
  await db.deleteFrom('loginTries').where('key', 'in', keys).execute();
}

/** Reads a counter and holds its row, which the upsert does on both engines, until the transaction ends. */
async function lockTries(db: PeopleStore, key: string, now: number): Promise<number[]> {
  const { tries } = await db
    .insertInto('loginTries')
    .values({ key, tries: '[]', lastAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ lastAt: now }))
    .returning('tries')
    .executeTakeFirstOrThrow();
  return Instants.parse(JSON.parse(tries));
}

async function writeTries(db: PeopleStore, key: string, tries: readonly number[]): Promise<void> {
  await db
    .updateTable('loginTries')
    .set({ tries: JSON.stringify(tries) })
    .where('key', '=', key)
    .execute();
}
