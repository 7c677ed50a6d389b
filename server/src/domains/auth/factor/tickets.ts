import { limits } from 'contract/limits';
import type { Sealer } from '#platform/sealed.ts';
import { newToken, tokenHashOf } from '#platform/tokens.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/**
 * What a ticket is good for: setting a second factor up, at the login of a site or by who is logged in; adding a
 * passkey; and using one at the login of a site.
 */
export type Purpose =
  | 'set-up product'
  | 'set-up admin'
  | 'set-up own'
  | 'new passkey'
  | 'passkey product'
  | 'passkey admin';

interface Holder {
  userId: string;
  purpose: Purpose;
}

const about = ({ userId, purpose }: Holder) => `ticket ${purpose} ${userId}`;

/** Gives somebody a ticket for one step that keeps a secret; the one they had for the same no longer works. */
export async function issueTicket(
  { db, sealer }: { db: PeopleStore; sealer: Sealer },
  holder: Holder,
  secret: string,
  now: number,
): Promise<string> {
  const ticket = newToken();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('factorTickets')
      .where('userId', '=', holder.userId)
      .where('purpose', '=', holder.purpose)
      .execute();
    await transaction
      .insertInto('factorTickets')
      .values({
        tokenHash: tokenHashOf(ticket),
        ...holder,
        secret: sealer.seal(secret, about(holder)),
        expiresAt: now + limits.factorTicketLife,
      })
      .execute();
  });
  return ticket;
}

/** Whose a ticket is and the secret it keeps; undefined for one that is unknown, used, expired or for something else. */
export async function readTicket(
  { db, sealer }: { db: PeopleStore; sealer: Sealer },
  ticket: string,
  purpose: Purpose,
  now: number,
): Promise<{ userId: string; secret: string } | undefined> {
  const row = await db
    .selectFrom('factorTickets')
    .select(['userId', 'secret'])
    .where('tokenHash', '=', tokenHashOf(ticket))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { userId, secret } = row;
  return { userId, secret: sealer.open(secret, about({ userId, purpose })) };
}

/** Uses a ticket up; false when it was already: of two calls at once one gets true. */
export async function useTicket(db: PeopleStore, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factorTickets')
    .where('tokenHash', '=', tokenHashOf(ticket))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every ticket of a user: what was begun with an earlier password or second factor cannot be finished. */
export async function endTickets(db: PeopleStore, userId: string): Promise<void> {
  await db.deleteFrom('factorTickets').where('userId', '=', userId).execute();
}
