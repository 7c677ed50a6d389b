import type { AuditAction } from 'contract/admin/audit';
import type { Actor } from '#platform/access.ts';
import { networkOf } from '#platform/networks.ts';
import { newId } from '#platform/new-id.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/**
 * Who does something: the actor of a call with the address it came from, the command line of the installation, or the
 * product itself when its time has come.
 */
export type Doer = { actor: Pick<Actor, 'userId' | 'email'>; address: string } | 'command' | 'clock';

let lines = 0;

/** Ids in the order in which lines are written, also those of one millisecond: by it the log is read. */
function nextId(now: number): string {
  lines += 1;
  return `${now.toString(36).padStart(9, '0')}-${lines.toString(36).padStart(6, '0')}-${newId()}`;
}

interface Entry {
  action: AuditAction;
  /** What it is done to, in words that outlive it: the name of an organisation, an address, a source. */
  target: string;
  /** The organisation it is done to, whose admins may read of it; left out where it concerns all of them. */
  organisationId?: string | undefined;
  /** What changes, without secrets; left out where there was or will be nothing. */
  before?: object | undefined;
  after?: object | undefined;
  /** Why, as its doer says; may be left out. */
  reason?: string | undefined;
}

/** What the log calls those who are nobody. */
const names = { command: 'npm run admin', clock: 'clock' } as const;

/**
 * Notes what somebody does by the admin site or the command line, in the transaction in which it is done: nothing
 * happens without its line, and no line stands for what did not happen (decision 6.7).
 */
export async function audit(
  transaction: PeopleStore,
  doer: Doer,
  { action, target, organisationId, before, after, reason }: Entry,
  now: number,
): Promise<void> {
  const byItself = typeof doer === 'string';
  await transaction
    .insertInto('auditLog')
    .values({
      id: nextId(now),
      at: now,
      userId: byItself ? null : doer.actor.userId,
      who: byItself ? names[doer] : doer.actor.email,
      network: byItself ? '' : networkOf(doer.address),
      organisationId: organisationId ?? null,
      action,
      target,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      reason: reason ?? '',
    })
    .execute();
}

/** Milliseconds that lines are kept, two years (decision 9.8). */
const keptFor = 2 * 366 * 24 * 60 * 60_000;

/** Removes lines that are older than is kept; nothing depends on when it runs. */
export async function forgetAudit(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('auditLog')
    .where('at', '<=', now - keptFor)
    .execute();
}
