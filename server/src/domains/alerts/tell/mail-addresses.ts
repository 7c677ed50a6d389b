import type { MailAddress } from 'contract/deliveries';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

/** Refusals for good after which an address gets no more mail (decision 4.21). */
const mostBounces = 3;

/** What is known against the address of a user: nothing, unless it is the one that was refused. */
export async function refusalOf(
  db: PeopleStore,
  userId: string,
  email: string,
): Promise<Tables['mailAddresses'] | undefined> {
  return db
    .selectFrom('mailAddresses')
    .selectAll()
    .where('userId', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** True when mail servers refused it so often that it gets no more mail. */
export async function isPaused(db: PeopleStore, userId: string, email: string): Promise<boolean> {
  return ((await refusalOf(db, userId, email))?.pausedAt ?? null) !== null;
}

/** The users among these whose address gets no more mail. */
export async function pausedAmong(db: PeopleStore, userIds: readonly string[]): Promise<Set<string>> {
  // PostgreSQL has no empty list.
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('mailAddresses')
    .innerJoin('users', 'users.id', 'mailAddresses.userId')
    .select('users.id')
    .whereRef('mailAddresses.email', '=', 'users.email')
    .where('pausedAt', 'is not', null)
    .where('users.id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Notes that the address was refused for good; `fault` is what the mail server answered. */
export async function countBounce(
  db: PeopleStore,
  userId: string,
  email: string,
  fault: string,
  now: number,
): Promise<void> {
  const before = await refusalOf(db, userId, email);
  const bounces = (before?.bounces ?? 0) + 1;
  const pausedAt = before?.pausedAt ?? (bounces >= mostBounces ? now : null);
  const row = { email, bounces, fault, bouncedAt: now, pausedAt };
  await db
    .insertInto('mailAddresses')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
}

/** A mail was accepted, or the user says that the address works: it starts afresh. */
export async function forgetBounces(db: PeopleStore, userId: string): Promise<void> {
  await db.deleteFrom('mailAddresses').where('userId', '=', userId).execute();
}

/** An address that was refused, as it is told. */
export function refusedAddress(refusal: Omit<Tables['mailAddresses'], 'userId'>): MailAddress {
  const { email, bounces, fault, bouncedAt, pausedAt } = refusal;
  return { email, bounces, paused: pausedAt !== null, bouncedAt: new Date(bouncedAt).toISOString(), fault };
}
