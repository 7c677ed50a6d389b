import type { PeopleStore } from '#stores/people/index.ts';

/** How much waits, and since when the first of it does, epoch milliseconds. */
export interface Queue {
  waiting: number;
  oldest: number | undefined;
}

/** Mails that are made and not accepted yet. */
export async function mailsWaiting(db: PeopleStore): Promise<Queue> {
  const { waiting, oldest } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<number | null>('plannedAt').as('oldest'),
    ])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { waiting, oldest: oldest ?? undefined };
}

/** What was found and no mail was made of yet. */
export async function matchesWaiting(db: PeopleStore): Promise<Queue> {
  const { waiting, oldest } = await db
    .selectFrom('waitingMatches')
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min<number | null>('foundAt').as('oldest')])
    .executeTakeFirstOrThrow();
  return { waiting, oldest: oldest ?? undefined };
}

/**
 * Since when mails do not leave: one is due and nobody tries it, no mail server answers, or none was accepted since the
 * one that waits longest was made. A recipient's server that refuses for a while is no trouble of ours. Undefined when
 * all is well.
 */
export async function mailsStuckSince(db: PeopleStore, now: number): Promise<number | undefined> {
  const { due } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.min<number | null>('nextTryAt').as('due'))
    .where('state', '=', 'waiting')
    .where('nextTryAt', '<=', now)
    .executeTakeFirstOrThrow();
  const { unreachable } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.min<number | null>('plannedAt').as('unreachable'))
    .where('state', '=', 'waiting')
    .where('fault', '=', 'unreachable')
    .executeTakeFirstOrThrow();
  const { oldest } = await mailsWaiting(db);
  const refused = oldest === undefined || (await wasAccepted(db, oldest)) ? null : oldest;
  const since = [due, unreachable, refused].filter((one) => one !== null);
  return since.length > 0 ? Math.min(...since) : undefined;
}

/** True when a mail server accepted a mail at an instant or after it. */
async function wasAccepted(db: PeopleStore, since: number): Promise<boolean> {
  const accepted = db.selectFrom('deliveries').select('id').where('sentAt', '>=', since).limit(1);
  return (await accepted.executeTakeFirst()) !== undefined;
}
