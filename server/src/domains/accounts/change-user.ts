import type { ModuleKey } from 'contract/modules';
import type { Locale } from 'contract/users';
import { audit } from '#domains/audit/index.ts';
import { endSessionsOf, forgetLinks, plainEmail } from '#domains/auth/index.ts';
import { localesOf, mergePreferences } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidInput, notYours } from '#platform/errors.ts';
import { addressChangedMail } from '#platform/mail/address-changed-mail.ts';
import { canBeMailed } from '#platform/mail/mailer.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import {
  type Doer,
  isStaff,
  requireActive,
  requireChangeable,
  requireOther,
  rolesOf,
  type UserRow,
} from './doer.ts';
import { type InviteParts, unlessTaken } from './invite.ts';

interface Changes {
  firstName?: string | undefined;
  lastName?: string | undefined;
  locale?: Locale | undefined;
  modules?: readonly ModuleKey[] | null | undefined;
  roles?: Actor['roles'] | undefined;
}

interface Why {
  reason?: string | undefined;
  now: number;
}

/**
 * Changes what is given of a user and leaves the rest. What the marks open holds from their next call on.
 * @throws EC-03; EC-06 for one's own marks, and to an admin of an organisation for the staff mark
 */
export async function changeUser(
  db: PeopleStore,
  doer: Doer,
  id: string,
  { locale, modules, roles, ...names }: Changes,
  { reason, now }: Why,
): Promise<void> {
  const user = await requireChangeable(db, doer, id);
  if (roles !== undefined) requireMarks(doer, user, roles);
  const given = {
    ...names,
    ...(modules === undefined ? {} : { modules: modules === null ? null : JSON.stringify(modules) }),
    ...(roles === undefined ? {} : { roles: JSON.stringify(roles) }),
  };
  const columns = Object.entries(given).filter(
    ([name, value]) => value !== undefined && value !== user[name as keyof typeof given],
  );
  await db.transaction().execute(async (transaction) => {
    const spoken = (await localesOf(transaction, [id])).get(id)!;
    const before = Object.fromEntries([
      ...columns.map(([name]) => [name, user[name as keyof typeof given]]),
      ...(locale === undefined || locale === spoken ? [] : [['locale', spoken]]),
    ]) as Record<string, unknown>;
    if (Object.keys(before).length === 0) return;
    if (columns.length > 0)
      await transaction.updateTable('users').set(Object.fromEntries(columns)).where('id', '=', id).execute();
    if ('locale' in before) await mergePreferences(transaction, id, { locale });
    const after = { ...Object.fromEntries(columns), ...('locale' in before ? { locale } : {}) };
    const { email: target, organisationId } = user;
    await audit(
      transaction,
      doer,
      { action: 'user.change', target, organisationId, before, after, reason },
      now,
    );
  });
}

function requireMarks(doer: Doer, user: UserRow, roles: Actor['roles']): void {
  const before = rolesOf(user);
  const isSame = before.length === roles.length && before.every((role) => roles.includes(role));
  if (isSame) return;
  requireOther(doer, user);
  if (before.includes('staff') !== roles.includes('staff') && !isStaff(doer))
    throw notYours('accounts.staffMark');
}

/**
 * Gives a user another address, ends their sessions and links, and tells both addresses.
 * @returns whether both mails were accepted
 * @throws EC-02 for an address that cannot be mailed; EC-03; EC-06 when it has an account, or this one is deactivated
 */
export async function changeEmail(
  parts: InviteParts,
  doer: Doer,
  { id, email: given }: { id: string; email: string },
  reason?: string,
): Promise<{ mailed: boolean }> {
  const { db, clock, mailer, settings, log } = parts;
  const now = clock.now().getTime();
  const user = await requireChangeable(db, doer, id);
  requireActive(user);
  const email = plainEmail(given);
  if (!canBeMailed(email)) throw invalidInput('accounts.cannotBeMailed', 'body.email');
  if (email === user.email) return { mailed: true };
  await unlessTaken(() =>
    db.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ email }).where('id', '=', id).execute();
      await endSessionsOf(transaction, id);
      await forgetLinks(transaction, id);
      const { organisationId } = user;
      const change = { before: { email: user.email }, after: { email } };
      await audit(
        transaction,
        doer,
        { action: 'user.email', target: email, organisationId, ...change, reason },
        now,
      );
    }),
  );
  const locale = (await localesOf(db, [id])).get(id)!;
  const { productName, supportEmail } = settings;
  const words = { firstName: user.firstName, from: user.email, into: email, productName, supportEmail };
  const link = `${parts.productUrl}/login`;
  const sent = await Promise.allSettled(
    [user.email, email].map((to) => mailer.send(addressChangedMail(locale, { to, link, ...words }))),
  );
  for (const one of sent)
    if (one.status === 'rejected') log.warn({ err: one.reason as unknown }, 'a changed address was not told');
  return { mailed: sent.every(({ status }) => status === 'fulfilled') };
}

/** Ends every session of a user. @throws EC-03 */
export async function endSessions(
  db: PeopleStore,
  doer: Doer,
  id: string,
  { reason, now }: Why,
): Promise<void> {
  const { email: target, organisationId } = await requireChangeable(db, doer, id);
  await db.transaction().execute(async (transaction) => {
    await endSessionsOf(transaction, id);
    await audit(transaction, doer, { action: 'user.endSessions', target, organisationId, reason }, now);
  });
}
